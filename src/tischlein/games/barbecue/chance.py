"""What chance may do in barbecue; nothing is hidden from anybody."""

from __future__ import annotations

from ...core.dice_turn import chance_key, chances, possible, sample
from ...core.rule import rule
from ...core.struct import Row
from .rules import State

__all__ = ["chance_key", "chances", "possible", "redeal", "sample"]


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """All lies open: there is nothing that a seat couldn't tell."""
