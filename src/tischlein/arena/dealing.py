"""Luck that is shared: the same deal again, with other players on the seats."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.rng import seeded
from ..core.words import Outcome


class SharedLuck:
    """Deals from a seed, a seat's turn, and the how-manieth chance of that turn.

    What happened before doesn't matter: who rolls once more in one turn has the same dice in the next. Every chance
    has a random number of its own, so it is as fair as any; leading digits of rolls of more and of fewer dice agree.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._seat, self._chance = -1, 0
        self._turns: dict[int, int] = {}

    def deal(self, game: Game, s: Any) -> Outcome:
        if s.turn != self._seat:
            self._seat, self._chance = s.turn, 0
            self._turns[s.turn] = self._turns.get(s.turn, 0) + 1
        self._chance += 1
        rng = seeded(f"{self.seed}/{self._seat}/{self._turns[self._seat]}", self._chance)
        return game.outcomes.decode(game.sample(s, rng))

    def copy(self) -> SharedLuck:
        other = SharedLuck(self.seed)
        other._seat, other._chance, other._turns = self._seat, self._chance, dict(self._turns)
        return other
