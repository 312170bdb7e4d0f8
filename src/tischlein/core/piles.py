"""Piles: things on top of one another, bottom first, 0 where nothing lies."""

from __future__ import annotations

from .rule import rule
from .struct import Pile


@rule
def height(pile: Pile) -> int:
    """How many things lie there."""
    n = 0
    while n < len(pile) and pile[n] != 0:
        n += 1
    return n


@rule
def top(pile: Pile) -> int:
    """What lies on top; 0 if nothing does."""
    n = height(pile)
    if n == 0:
        return 0
    return pile[n - 1]


@rule
def put(pile: Pile, thing: int) -> None:
    """Lay one more on top."""
    pile[height(pile)] = thing


@rule
def take_top(pile: Pile) -> int:
    """Take away what lies on top."""
    n = height(pile)
    thing = pile[n - 1]
    pile[n - 1] = 0
    return thing
