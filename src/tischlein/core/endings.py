"""How a dice turn can end: what its solvers need to know of a game."""

from __future__ import annotations

from dataclasses import dataclass

# Ways to end a turn, as a game's `end` takes them:
FAIL, ACT, STEAL = range(3)
WAYS = 3


@dataclass(frozen=True)
class Dice:
    """What the dice of a game are like."""

    worth: tuple[int, ...]
    """Points of each face."""
    worm: int
    """The place of the face that is needed."""
    gives_up: bool
    """May one stop where that is a failure?"""
