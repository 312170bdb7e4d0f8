"""What a value function looks at between two turns of barbecue: what lies on each space, and everybody's points."""

from __future__ import annotations

from typing import Any

from ...core.rule import rule
from ...core.standing import STANDINGS, standing
from .rules import EMPTY, PLATE, SEATS, SNAIL, SPACES, State, points, tiebreak

PLACES = len(SPACES)
SNAILS = 6
"""So many kinds of stock: none left … four, and more."""
A_SEAT = 4 + STANDINGS


def feature_count(seats: int) -> int:
    """How many numbers `features` writes."""
    return PLACES * (2 + 2 * seats) + 5 + SNAILS + seats * A_SEAT + SNAILS * STANDINGS


@rule
def features(s: State, out: Any) -> None:
    """The spaces, the snails, each seat from the one whose turn it is, and in the end its standing by how many snails
    are left: that is what the last turns are about. `out` is empty before."""
    kinds = 2 + 2 * s.seats
    empty = 0
    snails = 0
    single = 0
    for place in range(PLACES):
        lies = s.grill[place]
        if lies == EMPTY:
            out[place * kinds] = 1.0
            empty += 1
        elif lies == SNAIL:
            out[place * kinds + 1] = 1.0
            snails += 1
        else:
            seat = ((lies - PLATE) % SEATS - s.turn) % s.seats
            two = (lies - PLATE) // SEATS
            out[place * kinds + 2 + seat + two * s.seats] = 1.0
            single += 1 - two
    start = PLACES * kinds
    out[start] = s.stock / 6.0
    out[start + 1] = empty / 8.0
    out[start + 2] = snails / 4.0
    out[start + 3] = single / 8.0
    if empty + single == 0:
        out[start + 4] = 1.0
    out[start + 5 + min(s.stock, SNAILS - 1)] = 1.0
    most = 0
    for seat in range(s.seats):
        most = max(most, points(s, seat))
    for place in range(s.seats):
        seat = (s.turn + place) % s.seats
        at = start + 5 + SNAILS + place * A_SEAT
        out[at] = points(s, seat) / 16.0
        out[at + 1] = (points(s, seat) - most) / 8.0
        out[at + 2] = s.caught[seat] / 4.0
        out[at + 3] = tiebreak(s, seat) / 36.0
        out[at + 4 + standing_of(s, seat)] = 1.0
    late = start + 5 + SNAILS + s.seats * A_SEAT
    out[late + min(s.stock, SNAILS - 1) * STANDINGS + standing_of(s, s.turn)] = 1.0


@rule
def standing_of(s: State, seat: int) -> int:
    """How far a seat is ahead of the best other one."""
    most = 0
    high = 0
    for other in range(s.seats):
        if other != seat and (points(s, other) > most or (points(s, other) == most and tiebreak(s, other) > high)):
            most = points(s, other)
            high = tiebreak(s, other)
    return standing(points(s, seat) - most, high > tiebreak(s, seat))
