"""Who leads by how much, as a value function looks at it: near the end a single point decides."""

from __future__ import annotations

from .rule import rule

MOST = 7
"""Leads larger than this are alike."""
STANDINGS = 2 * MOST + 2
"""Behind by 7 … 1, equal and behind by the tie-break, equal and not behind, ahead by 1 … 7."""


@rule
def standing(lead: int, behind: bool) -> int:
    """How far a seat is ahead of the best other one; at the same points the tie-break says who is behind."""
    place = MOST + min(max(lead, -MOST), MOST)
    if lead > 0 or (lead == 0 and not behind):
        place += 1
    return place
