"""What chance may do in bratwurmeck, and what a seat can't know."""

from __future__ import annotations

from ...core.dice_turn import OVER, chance_key, chances, possible, sample
from ...core.piles import height
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .rules import State

__all__ = ["chance_key", "chances", "possible", "redeal", "sample"]


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """Tiles buried in the others' stacks change places; a seat sees only their tops."""
    if s.phase == OVER:
        return
    for i in range(buried(s, seat) - 1, 0, -1):
        swap_buried(s, seat, i, below(rng, i + 1))


@rule
def buried(s: State, seat: int) -> int:
    """How many tiles lie under the tops of the others' stacks."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            n += max(0, height(s.stack[other]) - 1)
    return n


@rule
def swap_buried(s: State, seat: int, i: int, j: int) -> None:
    """Exchange the i-th and the j-th of the buried tiles."""
    a, b = stack_of_buried(s, seat, i), stack_of_buried(s, seat, j)
    at_a, at_b = place_of_buried(s, seat, i), place_of_buried(s, seat, j)
    tile = s.stack[a][at_a]
    s.stack[a][at_a] = s.stack[b][at_b]
    s.stack[b][at_b] = tile


@rule
def stack_of_buried(s: State, seat: int, i: int) -> int:
    """In whose stack the i-th buried tile lies."""
    for other in range(s.seats):
        if other != seat:
            if i < height(s.stack[other]) - 1:
                return other
            i -= max(0, height(s.stack[other]) - 1)
    return -1


@rule
def place_of_buried(s: State, seat: int, i: int) -> int:
    """How deep in that stack it lies, from the bottom."""
    for other in range(s.seats):
        if other != seat:
            if i < height(s.stack[other]) - 1:
                return i
            i -= max(0, height(s.stack[other]) - 1)
    return -1
