"""The course of a game in which each turn is rolling dice and setting faces aside."""

from __future__ import annotations

from typing import Protocol

from .chance import first_chances
from .dice import Turn, dice_left, roll_chances, roll_possible, sample_roll
from .rng import below
from .rule import rule
from .struct import Row

PHASES = ("first", "roll", "keep", "go", "over")
FIRST, ROLL, KEEP, GO, OVER = range(5)


class Course(Turn, Protocol):
    """A state with these phases."""

    seats: int
    phase: int


@rule
def chances(s: Course, out: Row, weight: Row) -> int:
    """Who begins, or how the dice fall."""
    if s.phase == FIRST:
        return first_chances(s, out, weight)
    return roll_chances(s, out, weight)


@rule
def possible(s: Course, code: int) -> bool:
    """Is this one of the chances?"""
    if s.phase == FIRST:
        return 0 <= code < s.seats
    return roll_possible(s, code)


@rule
def sample(s: Course, rng: Row) -> int:
    """One outcome, drawn by the weights."""
    if s.phase == FIRST:
        return below(rng, s.seats)
    return sample_roll(s, rng)


def chance_key(s: Course) -> int | None:
    """So many dice fall alike, whatever else lies on the table."""
    return dice_left(s) if s.phase == ROLL else None
