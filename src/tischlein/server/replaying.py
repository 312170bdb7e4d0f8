"""Finished games, moment by moment: from one seat, from outside, or with open cards."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from ..core.fair import Fair, Proof
from ..core.record import Record
from ..core.table import Table
from ..core.words import CHANCE, Event
from .bodies import Draw, Frame, Replay
from .course import Course
from .protocol import Line
from .showing import standings
from .telling import Telling, Viewer

From = int | Literal["outside", "open"]
T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_line = msgspec.json.Decoder(Line).decode


def finished_record(course: Course) -> Record | None:
    """The record of a table, with the proof of its dice; a game that is not over gives nobody its record."""
    if course.stage != "over" or not course.game or not isinstance(course.game._dealer, Fair):
        return None
    return msgspec.structs.replace(course.game.record(), fair=course.game._dealer.reveal())


def replay(record: Record, seen_from: From, bots: Sequence[int] = ()) -> Replay:
    """A game from its first event to its last."""
    table = record.table()
    frames = _open_frames(table) if seen_from == "open" else _frames(table, _viewer(seen_from))
    return Replay(
        game=record.game,
        players=list(record.players),
        bots=tuple(bots),
        options=table.options,
        frames=list(politely(frames)),
        result=list(standings(table)) if table.over else None,
        draws=list(politely(_draws(table, record.fair))) if record.fair and table.over else None,
        proof=record.fair if table.over else None,
    )


def politely(work: Iterable[T]) -> Iterator[T]:
    """The same, step by step: in between whoever waits for the interpreter gets it, such as a table in play."""
    for step in work:
        time.sleep(0.0001)  # a thread that never waits is asked to share only every 5 ms
        yield step


def _viewer(seen_from: From) -> Viewer:
    return None if isinstance(seen_from, str) else seen_from


def _raw(view: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(view))


def _frames(table: Table, viewer: Viewer) -> Iterator[Frame]:
    """As one seat, or a spectator, was told of it."""
    game, s = table.game, table._start.copy()
    telling = Telling(game, s)
    yield Frame(_raw(game.view(s, viewer)))
    for actor, code in table._codes:
        read = len(telling.lines[viewer])
        telling.follow(0, s, actor, code)
        yield Frame(_raw(game.view(s, viewer)), tuple(_line(line) for line in telling.lines[viewer][read:]))


def _open_frames(table: Table) -> Iterator[Frame]:
    """With everybody's cards on the table, and every answer at once."""
    game, s = table.game, table._start.copy()
    view = game.view(s, None)
    yield Frame(_raw(view), hands=_hands(table, s))
    for actor, code in table._codes:
        happened = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        game.apply(s, actor, code)
        after = game.view(s, None)
        event = Event(actor, happened)
        said = game.tell(view, event, after)
        says = (*((said,) if said else ()), *game.story(view, happened, after))
        who = view.turn if actor == CHANCE else actor
        lines = (Line(0, "event", who=who, says=says, text=str(event)),) if says else ()
        view = after
        yield Frame(_raw(view), lines, _hands(table, s))


def _hands(table: Table, s: Any) -> list[msgspec.Raw]:
    """Every seat's own view."""
    return [_raw(table.game.view(s, seat)) for seat in range(table.seats)]


def _draws(table: Table, proof: Proof) -> Iterator[Draw]:
    """Each chance event as the part of the weights that it took: a browser checks it against the seed."""
    game, s = table.game, table._start.copy()
    i = 0
    for actor, code in table._codes:
        if actor == CHANCE:
            seats = proof.raced.get(i)
            what = str(game.outcomes.decode(code))
            weighed = game.chance_codes(s)
            if seats is not None:
                named = {f"{verb} {seat}" for seat in seats for verb in ("race", "first")}
                weighed = [(each, 1) for each, _ in weighed if str(game.outcomes.decode(each)) in named]
            low = 0
            for each, weight in weighed:
                if each == code:
                    total = sum(weight for _, weight in weighed)
                    yield Draw(i, str(total), str(low), str(weight), what, seats is not None)
                    break
                low += weight
            i += 1
        game.apply(s, actor, code)
