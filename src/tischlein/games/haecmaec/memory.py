"""What a seat remembers of Häc Mäc: what lies in the burgers, and who notices what."""

from __future__ import annotations

from collections.abc import Callable

from ...core.struct import Row
from ...core.words import Event
from .actions import Accuse, Close, CloseDouble, Fly, Pass, Play
from .imagine import PLACES
from .known import ALERT, BURGER, CLOSED, DOUBLED, KNOWN, THROWN
from .state import CARDS, kind_of
from .view import HaecmaecView

NOTICED, ASKED = 3, 5
"""Before anything is known of a player: he notices three of five thirds."""


class Memory:
    """Follows the burgers by what is told; `keeps` says of each card that is covered whether it stays in mind."""

    def __init__(self, view: HaecmaecView, keeps: Callable[[], bool]) -> None:
        self.keeps, self.seat = keeps, view.seat
        self.burger: list[int] = []
        self.kept: list[bool] = []
        """Of each card in the burger: is it still in mind?"""
        self.layer = 0
        self.accused = True
        """Since the last card: was there an accusation?"""
        self.gone: dict[int, list[int]] = {}
        """Cards of closed and thrown burgers still in mind, by where they are in the row."""
        self.noticed = [NOTICED] * view.seats
        self.asked = [ASKED] * view.seats

    def hear(self, event: Event) -> None:
        """One event as the seat is told of it."""
        match event.what:
            case Play(card):
                self.kept = [kept and self.keeps() for kept in self.kept]
                self.burger.append(PLACES[card])
                self.kept.append(True)
                self.layer, self.accused = event.actor, False
            case Accuse():
                self._judge(event.actor, True)
                self._accuse()
            case Pass():
                self._judge(event.actor, False)
            case Close():
                self._clear(CLOSED + event.actor * len(CARDS))
            case CloseDouble():
                self._clear(DOUBLED + event.actor * len(CARDS))
            case Fly():
                self._clear(THROWN)

    def _judge(self, seat: int, accuses: bool) -> None:
        """Did this seat notice a third? Only what one noticed oneself tells."""
        if self.accused or seat == self.seat:
            return
        kind = kind_of(self.burger[-1])
        seen = sum(kept and kind_of(card) == kind for card, kept in zip(self.burger, self.kept, strict=True))
        if seen > 2:
            self.asked[seat] += 1
            self.noticed[seat] += accuses

    def _accuse(self) -> None:
        """The burger is shown, so all of it is in mind again; the card leaves it."""
        if not self.accused:
            self.burger.pop()
            self.kept = [True] * len(self.burger)
            self.accused = True

    def _clear(self, place: int) -> None:
        self.gone.setdefault(place, []).extend(
            card for card, kept in zip(self.burger, self.kept, strict=True) if kept and self.keeps()
        )
        self.burger, self.kept, self.accused = [], [], True

    def known(self, view: HaecmaecView) -> Row:
        """All of it, as `redeal_known` takes it."""
        row = [0] * KNOWN
        if view.burger and view.burger.height == len(self.burger):
            for at, (card, kept) in enumerate(zip(self.burger, self.kept, strict=True)):
                row[BURGER + at] = card + 1 if kept else 0
        for place, cards in self.gone.items():
            for card in cards:
                row[place + card] += 1
        for seat in range(view.seats):
            row[ALERT + seat] = self.alert(seat)
        return row

    def alert(self, seat: int) -> int:
        """How often a seat notices a third, in percent."""
        return 100 * self.noticed[seat] // self.asked[seat]
