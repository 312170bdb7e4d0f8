"""What a seat is told of a table, event by event, as it happens."""

from __future__ import annotations

from collections.abc import Iterable
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
        event = _event(game, actor, code)
        what = game.redact(s, actor, event.what, self._seat)
        if what is None and game.sealed(s):
            self._sealed.append(event)
        before = game.view(s, self._seat)
        game.apply(s, actor, code)
        after = game.view(s, self._seat)
        told = [] if what is None else [Event(actor, what)]
        if not game.sealed(s):
            told += self._sealed
            self._sealed = []
        if not told:
            return []
        story = tuple(game.story(before, what or event.what, after))
        return [*(News(event, ()) for event in told[:-1]), News(told[-1], story)]


class Ear:
    """What one seat is told, without what came of it."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.told: list[Event] = []
        self._sealed: list[Event] = []

    def hear(self, game: Game, s: Any, event: Event) -> None:
        """Something is about to happen in this state."""
        what = game.redact(s, event.actor, event.what, self._seat)
        if what is not None:
            self.told.append(event if what is event.what else Event(event.actor, what))
        elif game.sealed(s):
            self._sealed.append(event)

    def settle(self) -> None:
        """Answers are sealed no longer."""
        self.told += self._sealed
        self._sealed = []


class Ears:
    """Listens at a table while it is played, for all seats that want to hear; from its first event on."""

    def __init__(self, table: Table, seats: Iterable[int]) -> None:
        self._table = table
        self._ears = {seat: Ear(seat) for seat in seats}
        s = table._start.copy()
        for actor, code in table._codes:
            self(s, actor, code)
            table.game.apply(s, actor, code)
        table._witness = self

    def __call__(self, s: Any, actor: int, code: int) -> None:
        """The table's witness: this is about to happen."""
        event = _event(self._table.game, actor, code)
        self._settle(s)
        for ear in self._ears.values():
            ear.hear(self._table.game, s, event)

    def news(self, seat: int) -> list[Event]:
        """All that this seat was told since it last asked; nothing for who does not listen."""
        if seat not in self._ears:
            return []
        self._settle(self._table._s)
        ear = self._ears[seat]
        told, ear.told = ear.told, []
        return told

    def _settle(self, s: Any) -> None:
        if not self._table.game.sealed(s):
            for ear in self._ears.values():
                ear.settle()


class Hearsay:
    """All that a seat was told so far, at a table that may go back."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._read: list[tuple[int, int]] = []
        self._s: Any = None
        self._ear = Ear(seat)

    def events(self, table: Table) -> list[Event]:
        """From the first event on."""
        codes, game = table._codes, table.game
        if self._s is None or codes[: len(self._read)] != self._read:
            self._s, self._read, self._ear = table._start.copy(), [], Ear(self._seat)
        for actor, code in codes[len(self._read) :]:
            self._ear.hear(game, self._s, _event(game, actor, code))
            game.apply(self._s, actor, code)
            self._read.append((actor, code))
            if not game.sealed(self._s):
                self._ear.settle()
        return self._ear.told


def _event(game: Game, actor: int, code: int) -> Event:
    return Event(actor, (game.outcomes if actor == CHANCE else game.actions).decode(code))
