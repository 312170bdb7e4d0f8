"""What chance may do in barbecue; nothing is hidden from anybody."""

from __future__ import annotations

from ...core.chance import first_chances
from ...core.dice import roll_chances, roll_possible, sample_roll
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .rules import FIRST, State


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
    """All lies open: there is nothing that a seat couldn't tell."""
