"""What a seat may hope for: its share of the win, for sure when it is over, and by its lead before that."""

from __future__ import annotations

from typing import Any

from .generic import score
from .playout import better_seats
from .rule import rule
from .struct import Row

WIN = 4200  # a win of one's own; divisible by 2…7, as a shared one is
NUDGE = 40  # of that: where all is won or lost, it still is better to be further ahead

# How often a lead of so many tenths of its usual swing holds, in thousandths: the normal distribution.
HOLDS = (
    500, 540, 579, 618, 655, 691, 726, 758, 788, 816, 841, 864, 885, 903, 919, 933, 945, 955, 964, 971, 977,
    982, 986, 989, 992, 994, 995, 997, 997, 998, 999,
)  # fmt: skip


@rule
def lead_holds(tenths: int) -> int:
    """The chance that a lead lasts, in thousandths; a lag is a lead of the other."""
    if tenths < 0:
        return 1000 - HOLDS[min(-tenths, len(HOLDS) - 1)]
    return HOLDS[min(tenths, len(HOLDS) - 1)]


@rule
def share_by_lead(seats: int, seat: int, points: Row, swing: int) -> int:
    """The share of the win, by everybody's points and how far a lead usually swings yet, in tenths of a point."""
    mine = 0
    everybody = 0
    for one in range(seats):
        hope = 1
        for other in range(seats):
            if other != one:
                hope *= lead_holds((points[one] - points[other]) * 100 // swing)
        everybody += hope
        if one == seat:
            mine = hope
    return WIN * mine // max(1, everybody)


def as_chance(share: float) -> float:
    """The chance to win, from 0 to 1, without the nudge."""
    return min(1.0, max(0.0, (share * WIN - NUDGE) / (WIN - 2 * NUDGE)))


@rule
def final_share(s: Any, seat: int, swing: int, points: Row) -> int:
    """The share of the win as it stands, equals sharing it; up to a hundredth of it by the lead.

    Where a playout reached far, its end is only a guess: then by how sure a lead is that usually swings so far.
    """
    score(s, points)
    winners = 0
    lead = NUDGE
    for other in range(s.seats):
        if better_seats(s, points, other) == 0:
            winners += 1
        if other != seat:
            lead = min(lead, points[seat] - points[other])
    value = NUDGE + max(lead, -NUDGE)
    if swing > 0:
        return value + share_by_lead(s.seats, seat, points, swing) * (WIN - 2 * NUDGE) // WIN
    if better_seats(s, points, seat) == 0:
        value += (WIN - 2 * NUDGE) // winners
    return value
