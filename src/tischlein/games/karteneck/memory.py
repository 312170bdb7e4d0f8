"""What a seat remembers of karteneck: who took which tiles, and what the others' hands can be."""

from __future__ import annotations

from collections.abc import Callable

from ...core.cards import move_all
from ...core.piles import put, take_top
from ...core.struct import Row
from ...core.words import Event, First
from .actions import Done, Draw, Lay, Leave, Pass, Steal, Tile
from .known import ANY, KINDS, KNOWN, LEAST, MOST, STACKS
from .rules import may_steal, share_out
from .state import (
    FAILED,
    IN,
    TILES,
    TILES_IN_ALL,
    WAITS,
    WORM,
    State,
    lies,
    lowest,
    next_in,
    owner_of_top,
    take_tile,
    total,
    type_of,
)
from .view import PLACES, KarteneckView


class Memory:
    """Follows by what is told: tiles on a table of its own, and the fewest and most cards of each type in a hand."""

    def __init__(self, view: KarteneckView, keeps: Callable[[], bool]) -> None:
        self.keeps = keeps
        self.hand_size = view.box.hand_size
        self.table = State()
        """Only what lies open: tiles, laid cards, who has passed."""
        self.table.seats = view.seats
        self.table.values = list(view.box.values)
        self.least = [[0] * KINDS for _ in range(view.seats)]
        self.most = [[0] * KINDS for _ in range(view.seats)]
        self.kept: list[dict[int, bool]] = [{} for _ in range(view.seats)]
        """Of each tile that was covered: is it still in mind?"""
        self.dealt = 0
        self.laying: int | None = None
        """Type that the last to act was seen to lay, while nobody knows whether there is more of it."""

    def hear(self, event: Event) -> None:
        """One event as the seat is told of it."""
        what, seat = event.what, event.actor
        if self.laying is not None and not isinstance(what, Lay | Done):
            self._out_of(self.table.turn, self.laying)
        match what:
            case First(first):
                self.table.turn = first
            case Draw():
                self._draw()
            case Tile(number):
                self.table.grill[TILES.index(str(number))] += 1
            case Lay(card):
                self._lay(seat, PLACES[card])
            case Done():
                if self.laying is not None:
                    self.least[seat][self.laying] = max(1, self.least[seat][self.laying])
                self.laying = None
            case Pass():
                self._pass(seat)
            case Steal():
                put(
                    self.table.stack[seat],
                    take_top(self.table.stack[owner_of_top(self.table, total(self.table, seat))]),
                )
                self._after_pass()
            case Leave():
                self._after_pass()

    def _out_of(self, seat: int, kind: int) -> None:
        """Who could have laid more of a type is asked; who is not asked has no more of it."""
        self.least[seat][kind] = self.most[seat][kind] = 0
        self.laying = None

    def _draw(self) -> None:
        seats = self.table.seats
        seat = self.table.turn
        if self.dealt < seats * self.hand_size:
            seat = (self.table.turn + self.dealt // self.hand_size) % seats
            self.dealt += 1
        self.most[seat] = [many + 1 for many in self.most[seat]]

    def _lay(self, seat: int, card: int) -> None:
        kind = type_of(card)
        if self.laying is not None and self.table.turn != seat:  # the deck was empty: nobody drew in between
            self._out_of(self.table.turn, self.laying)
        self.table.turn = seat
        self.table.laid[seat][card] += 1
        self.least[seat][kind] = max(0, self.least[seat][kind] - 1)
        self.most[seat][kind] -= 1
        self.laying = kind

    def _pass(self, seat: int) -> None:
        s = self.table
        s.turn = seat
        if lies(s, seat, WORM):
            s.status[seat] = WAITS
            if not may_steal(s):
                self._after_pass()
        else:
            s.status[seat] = FAILED
            move_all(s.laid[seat], s.discard)
            take_tile(s, seat, lowest(s))
            self._after_pass()

    def _after_pass(self) -> None:
        if next_in(self.table) < 0:
            share_out(self.table)
            for seat in range(self.table.seats):
                self.table.status[seat] = IN

    def known(self, view: KarteneckView) -> Row:
        """All of it, as `redeal_known` takes it."""
        row = [0] * KNOWN
        if self.laying is not None and view.turn != self.table.turn:
            self._out_of(self.table.turn, self.laying)
        for seat in range(view.seats):
            stack = [tile for tile in self.table.stack[seat] if tile]
            sure = len(stack) == view.players[seat].height
            for at, tile in enumerate(stack[:-1]):
                if sure and self.kept[seat].setdefault(tile, self.keeps()):
                    row[STACKS + seat * TILES_IN_ALL + at] = tile
            for kind in range(KINDS):
                known = self.dealt > 0 and self.keeps()
                row[LEAST + seat * KINDS + kind] = self.least[seat][kind] if known else 0
                row[MOST + seat * KINDS + kind] = self.most[seat][kind] if known else ANY
        return row
