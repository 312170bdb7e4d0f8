"""What chance may do in bratwurmeck, and what a seat can't know."""

from __future__ import annotations

from ...core.chance import first_chances
from ...core.dice import roll_chances, roll_possible, sample_roll
from ...core.piles import height
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .rules import FIRST, OVER, State


@rule
def chances(s: State, out: Row, weight: Row) -> int:
    """Who begins, or how the dice fall."""
    if s.phase == FIRST:
        return first_chances(s, out, weight)
    return roll_chances(s, out, weight)


@rule
def possible(s: State, code: int) -> bool:
    """Is this one of the chances?"""
    if s.phase == FIRST:
        return 0 <= code < s.seats
    return roll_possible(s, code)


@rule
def sample(s: State, rng: Row) -> int:
    """One outcome, drawn by the weights."""
    if s.phase == FIRST:
        return below(rng, s.seats)
    return sample_roll(s, rng)


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
