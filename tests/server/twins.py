"""Two tables that a viewer can't tell apart: all that is hidden from it is another.

Whatever the server would send to this viewer must be the same bytes at both.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import msgspec

from tischlein.core.rng import below
from tischlein.core.table import Table
from tischlein.core.words import CHANCE, Event, Word
from tischlein.server.course import Course
from tischlein.server.live import LiveTable
from tischlein.server.referee import RoundTrip
from tischlein.server.telling import Viewer

TRIES = 30


class StoppedTime:
    """The same moment at both tables."""

    @staticmethod
    def time() -> float:
        return 1_800_000_000.0

    @staticmethod
    def time_ns() -> int:
        return 1_800_000_000_000_000_000

    @staticmethod
    def monotonic() -> float:
        return 1000.0


class Nowhere:
    """A disk that keeps nothing."""

    async def append(self, *_: object) -> None: ...


class NoHall:
    """No other tables."""

    store = Nowhere()

    def rest(self, _: object) -> None: ...


class Listener:
    """A connection that keeps what it is sent."""

    def __init__(self, player: str, seat: Viewer, *, screen: bool = False) -> None:
        self.player, self.owner = f"screen of {player}" if screen else player, player
        self.name, self.tab, self.seat = "", "tab-of-a-twin", seat
        self.seen = self.no = 0
        self.held = 0
        self.trip = RoundTrip()
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def turn_away(self) -> None:
        self.frames.append(b"turned away")


def live(course: Course) -> LiveTable:
    """A table around this course that writes to no disk."""
    hall: Any = NoHall()
    return LiveTable(hall, course)


def same(course: Course) -> Course:
    """A course of its own that stands like this one."""
    other = copy.copy(course)
    other.chairs = [msgspec.structs.replace(chair) for chair in course.chairs]
    other.marks = dict(course.marks)
    if course.game and course.telling:
        other.game, other.telling = course.game.copy(), copy.copy(course.telling)
        other.game._s, other.game._alone = course.game._s.copy(), True  # to be dealt anew
        other.telling.lines = {viewer: list(lines) for viewer, lines in course.telling.lines.items()}
        other.telling.told = dict(course.telling.told)
        other.telling._sealed = {viewer: list(kept) for viewer, kept in course.telling._sealed.items()}
    return other


def twin(course: Course, viewer: Viewer, rng: list[int], *, keep_answers: bool) -> Course | None:
    """A course that this viewer can't tell from the other; None if there is none with the same answers."""
    other = same(course)
    assert other.game and other.telling
    s = other.game._s
    answers = list(getattr(s, "answer", ()))
    other.game.game.redeal(s, -1 if viewer is None else viewer, rng)
    if keep_answers and answers:
        s.answer = answers
        if list(other.game.game.faults(s)):
            return None
    other.game._seen, other.game._may = None, {}
    other.telling.view = other.game.view(None)
    return other


def once_more(table: Table) -> Table:
    """The same table with all that was witnessed there: it can be told again."""
    other = table.copy()
    other._witness = table._witness
    return other


def shadow(before: Table, events: Sequence[Event], viewer: Viewer, rng: list[int]) -> Table | None:
    """The same events for this viewer: what it is not told of falls in another way. None if they can't happen."""
    table = before.with_dealer(None)
    table._witness = before._witness
    for number, event in enumerate(events):
        rules, s = table.game, table._s
        told = rules.redact(s, event.actor, event.what, viewer)
        if event.actor != CHANCE:
            if event.what not in table.legal(event.actor):
                return None
            table.play(event.actor, event.what)
            continue
        if not table.chance:
            return None
        outcome = event.what if told == event.what else another(table, events[number:], rng)
        if not rules.possible(s, rules.outcomes.encode(outcome)):
            return None
        table.deal(outcome)
    return table


def another(table: Table, coming: Sequence[Event], rng: list[int]) -> Word:
    """Any outcome, best one that does not come again soon; a viewer is told the same of all that are secret."""
    needed = {event.what for event in coming}
    outcomes = [table.game.outcomes.decode(code) for code, _ in table.game.chance_codes(table._s)]
    free = [outcome for outcome in outcomes if outcome not in needed] or outcomes
    return free[below(rng, len(free))]
