"""What a seat remembers of a round of Trick'n'Chef: who won which cards, and who could not follow."""

from __future__ import annotations

from collections.abc import Callable

from ...core.struct import Row
from ...core.words import Event
from .actions import Draw, Play
from .known import KNOWN, VOID, WINNER
from .state import SUIT_COUNT
from .trick import suit_of
from .view import PLACES, TricknchefView


class Memory:
    """Follows the tricks by what is told; `keeps` says of each thing whether it stays in mind."""

    def __init__(self, view: TricknchefView, keeps: Callable[[], bool]) -> None:
        self.seats, self.keeps = view.seats, keeps
        self._begin()

    def _begin(self) -> None:
        self.void: set[tuple[int, int]] = set()
        """Seat and suit: it could not follow."""
        self.won: dict[int, int] = {}
        """Card and the seat that won it."""
        self.trick: list[tuple[int, int]] = []
        """Seat and card, in the order of play."""

    def hear(self, event: Event) -> None:
        """One event as the seat is told of it."""
        if isinstance(event.what, Draw):
            self._begin()
        elif isinstance(event.what, Play):
            self._collect(event.actor)
            card = PLACES[event.what.card]
            if self.trick and suit_of(card) != suit_of(self.trick[0][1]) and self.keeps():
                self.void.add((event.actor, suit_of(self.trick[0][1])))
            self.trick.append((event.actor, card))

    def _collect(self, leader: int) -> None:
        """Who leads now has won the trick before."""
        if len(self.trick) == self.seats:
            for _, card in self.trick:
                if self.keeps():
                    self.won[card] = leader
            self.trick = []

    def known(self, view: TricknchefView) -> Row:
        """All of it, as `redeal_known` takes it."""
        if view.phase == "play" and view.leader is not None and not any(player.played for player in view.players):
            self._collect(view.leader)
        row = [0] * KNOWN
        for seat, suit in self.void:
            row[VOID + seat * SUIT_COUNT + suit] = 1
        for card, seat in self.won.items():
            row[WINNER + card] = seat + 1
        return row
