"""What a seat is told of a table, event by event, as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .say import Say
from .words import CHANCE, Event

if TYPE_CHECKING:
    from .table import Table


class News(NamedTuple):
    """One event as a seat is told of it, and what came of it."""

    event: Event
    story: tuple[Say, ...]


class Feed:
    """Follows a table for one seat, or for a spectator. Answers that were sealed come when they are settled."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table, self._seat = table, seat
        self._s = table._start.copy()
        self._read = 0
        self._sealed: list[Event] = []

    def news(self) -> list[News]:
        """All that this seat was told since it last asked."""
        found: list[News] = []
        for actor, code in self._table._codes[self._read :]:
            found += self._follow(actor, code)
            self._read += 1
        return found

    def _follow(self, actor: int, code: int) -> list[News]:
        game, s = self._table.game, self._s
        happened = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        what = game.redact(s, actor, happened, self._seat)
        if what is None and game.sealed(s):
            self._sealed.append(Event(actor, happened))
        before = game.view(s, self._seat)
        game.apply(s, actor, code)
        after = game.view(s, self._seat)
        told = [] if what is None else [Event(actor, what)]
        if not game.sealed(s):
            told += self._sealed
            self._sealed = []
        if not told:
            return []
        story = tuple(game.story(before, what or happened, after))
        return [*(News(event, ()) for event in told[:-1]), News(told[-1], story)]
