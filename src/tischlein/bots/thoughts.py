"""What a bot thinks: every choice with its worth, the best first, and the reasons it used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from ..core.say import Say
from ..core.words import Action

Unit = Literal["wins", "points"]
Known = Literal["well", "roughly", "hardly"]
WINS: Unit = "wins"
POINTS: Unit = "points"
"""What a worth is counted in: the chance to win the game, from 0 to 1, or points expected of this turn or round."""


class End(msgspec.Struct, frozen=True):
    """Where a turn of dice may end, and how often it does."""

    at: int
    """The number of the tile or space that is reached; 0 is nothing: it fails."""
    chance: float


class Choice(msgspec.Struct, frozen=True):
    """One of the legal actions."""

    action: Action
    value: float
    reasons: tuple[Say, ...] = ()
    """Why it is worth that, the most telling first; the game's catalogues word them."""
    ends: tuple[End, ...] = ()
    """In a game of dice, if the turn goes on: where it ends when it is played its best."""
    known: Known = "well"
    """How well its worth is known: what was given up soon is worth about that; sooner, only that it seemed worse."""


class Thought(msgspec.Struct, frozen=True):
    """All choices, the best first."""

    unit: Unit
    choices: tuple[Choice, ...]
    guess: bool = False
    """It was tried too little to tell what a choice is worth: only the order means something."""

    @property
    def best(self) -> Choice:
        return self.choices[0]


@runtime_checkable
class Thinker(Protocol):
    """A bot that explains itself."""

    def think(self, view: Any, legal: Sequence[Action], /) -> Thought:
        """What it thinks of its choices; `choose` takes one of the best."""


def thought(unit: Unit, choices: Sequence[Choice], guess: bool = False) -> Thought:
    """Choices in order."""
    return Thought(unit, tuple(sorted(choices, key=lambda choice: -choice.value)), guess)
