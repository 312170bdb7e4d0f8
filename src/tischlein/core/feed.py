"""What a seat is told of a table, event by event, as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .say import Say
from .words import CHANCE, Event

if TYPE_CHECKING:
    from .game import Game
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


class Hearsay:
    """All that a seat was told so far, without what came of it: for bots that listen. The table may go back."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._read: list[tuple[int, int]] = []
        self._s: Any = None
        self._told: list[Event] = []
        self._sealed: list[Event] = []

    def events(self, table: Table) -> list[Event]:
        """From the first event on."""
        codes = table._codes
        if self._s is None or codes[: len(self._read)] != self._read:
            self._s, self._read, self._told, self._sealed = table._start.copy(), [], [], []
        for actor, code in codes[len(self._read) :]:
            self._follow(table.game, actor, code)
        return self._told

    def _follow(self, game: Game, actor: int, code: int) -> None:
        happened = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        what = game.redact(self._s, actor, happened, self._seat)
        if what is None and game.sealed(self._s):
            self._sealed.append(Event(actor, happened))
        game.apply(self._s, actor, code)
        self._read.append((actor, code))
        if what is not None:
            self._told.append(Event(actor, what))
        if not game.sealed(self._s):
            self._told += self._sealed
            self._sealed = []
