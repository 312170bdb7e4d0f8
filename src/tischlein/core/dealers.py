"""Who settles chance: numbers from a seed, or outcomes that somebody wrote down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from .errors import SetupError
from .game import Game
from .rng import seeded
from .words import Outcome


class Dealer(Protocol):
    """Supplies the outcome of a chance event."""

    def deal(self, game: Game, s: Any) -> Outcome | None:
        """The outcome, or None: somebody else must say."""

    def copy(self) -> Dealer:
        """A dealer that goes on like this one, on its own."""


class Seeded:
    """Deals at random, the same each time for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._rng = seeded(seed)

    def deal(self, game: Game, s: Any) -> Outcome:
        return game.outcomes.decode(game.sample(s, self._rng))

    def copy(self) -> Seeded:
        other = Seeded(self.seed)
        other._rng = self._rng[:]
        return other

    def __repr__(self) -> str:
        return f"Seeded({self.seed!r})"


class Scripted:
    """Deals what was written, in order; then chance is open again."""

    def __init__(self, outcomes: Iterable[str | Outcome]) -> None:
        if isinstance(outcomes, str):
            raise SetupError("a script is a list of outcomes, not one text")
        self._left = list(outcomes)

    def deal(self, game: Game, s: Any) -> Outcome | None:
        if not self._left:
            return None
        outcome = self._left[0]
        if isinstance(outcome, str):
            outcome = game.outcomes.parse(outcome)
        del self._left[0]
        return outcome

    def copy(self) -> Scripted:
        return Scripted(self._left)

    def __repr__(self) -> str:
        return f"Scripted({[str(outcome) for outcome in self._left]!r})"
