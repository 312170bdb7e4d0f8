"""Was everything that chance did what the seed says? Anyone can ask, with the record alone."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import IllegalAction, RecordError
from .fair import Fair, Proof, commitment
from .game import Game
from .record import Record
from .words import CHANCE, Event

FIRST = 0
"""The first chance event of every game: who begins."""


class Wrong(msgspec.Struct, frozen=True):
    """A chance event that is not as the seed says."""

    event: int
    """Its place among all events of the record, from 1."""
    number: int
    """Its place among the chance events, from 0."""
    what: str
    why: str


class Report(msgspec.Struct, frozen=True):
    """What came of checking a record."""

    chances: int
    """Chance events in the record."""
    races: int
    """Of these, races that went by reaction time; the seed decides only between seats that tied."""
    next_began: bool
    """Who began was not drawn: the next one did, after a game before."""
    over: bool
    committed: bool
    """Is the seed the one that was promised?"""
    wrong: Wrong | None
    """The first chance event that is not as the seed says."""

    @property
    def ok(self) -> bool:
        return self.committed and self.wrong is None


def verify(record: Record) -> Report:
    """Replay a record and check its seed and all its chance events; RecordError if it can't be checked."""
    proof = record.fair
    if proof is None:
        raise RecordError("this record has no line 'fair:', so its chance events can't be checked")
    end = record.table()
    chances = sum(event.actor == CHANCE for event in record.events)
    for number in proof.raced:
        if number >= chances:
            raise RecordError(f"fair: raced names chance event {number}, but they go from 0 to {chances - 1}")
    seed = bytes.fromhex(proof.seed)
    wrong = _first_wrong(end.game, record.table(at=0)._s, record.events, _dealer(proof, seed))
    began = FIRST in proof.raced
    return Report(chances, len(proof.raced) - began, began, end.over, commitment(seed) == proof.commitment, wrong)


def _dealer(proof: Proof, seed: bytes) -> Fair:
    return Fair(seed, proof.entropies, proof.table, raced=proof.raced)


def _first_wrong(game: Game, s: Any, events: tuple[Event, ...], fair: Fair) -> Wrong | None:
    for place, event in enumerate(events, start=1):
        if event.actor == CHANCE:
            number = fair.number
            try:
                dealt = fair.deal(game, s)
            except IllegalAction as error:
                return Wrong(place, number, str(event.what), str(error))
            if dealt != event.what:
                return Wrong(place, number, str(event.what), f"expected {str(dealt)!r}")
            code = game.outcomes.encode(event.what)
        else:
            code = game.actions.encode(event.what)
        game.apply(s, event.actor, code)
    return None
