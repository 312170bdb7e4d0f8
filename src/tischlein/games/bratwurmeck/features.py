"""What a value function looks at between two turns of bratwurmeck: worms, tops, and what lies open."""

from __future__ import annotations

from typing import Any

from ...core.piles import height, top
from ...core.rule import rule
from ...core.standing import STANDINGS, standing
from .rules import HIGHEST, LOWEST, TILES, UP, State, tiebreak

PLACES = len(TILES)
FEW = 5
"""So many kinds of how many tiles lie open: one … four, and more."""
A_SEAT = PLACES + 6 + STANDINGS


def feature_count(seats: int) -> int:
    """How many numbers `features` writes."""
    return PLACES + 4 + FEW + seats * A_SEAT + FEW * STANDINGS


@rule
def features(s: State, out: Any) -> None:
    """The grill, each seat from the one whose turn it is, and in the end its standing by how few tiles lie open: that
    is what the last turns are about. `out` is empty before."""
    open_tiles = 0
    open_worms = 0
    dearest = 0
    lowest = 0
    for place in range(PLACES):
        if s.grill[place] == UP:
            out[place] = 1.0
            open_tiles += 1
            open_worms += s.worms[place]
            dearest = place + 1
            if lowest == 0:
                lowest = place + 1
    out[PLACES] = open_tiles / 8.0
    out[PLACES + 1] = open_worms / 20.0
    out[PLACES + 2] = dearest / 16.0
    out[PLACES + 3] = lowest / 16.0
    if open_tiles > 0:
        out[PLACES + 3 + min(open_tiles, FEW)] = 1.0
        late = PLACES + 4 + FEW + s.seats * A_SEAT + (min(open_tiles, FEW) - 1) * STANDINGS
        out[late + standing_of(s, s.turn)] = 1.0
    for place in range(s.seats):
        seat = (s.turn + place) % s.seats
        features_of_seat(s, seat, PLACES + 4 + FEW + place * A_SEAT, out)


@rule
def features_of_seat(s: State, seat: int, start: int, out: Any) -> None:
    """The top tile, and what it and the whole stack are worth."""
    high = height(s.stack[seat])
    out[start] = worms_of(s, seat) / 8.0
    out[start + 1] = high / 4.0
    if high > 0:
        tile = top(s.stack[seat])
        out[start + 2] = s.worms[tile - LOWEST] / 4.0
        out[start + 3] = (tiebreak(s, seat) - LOWEST + 1) / (HIGHEST - LOWEST + 1.0)
        out[start + 6 + tile - LOWEST] = 1.0
        if high > 1:
            below = s.stack[seat][high - 2]
            out[start + 4] = s.worms[below - LOWEST] / 4.0
    else:
        out[start + 5] = 1.0
    out[start + 6 + PLACES + standing_of(s, seat)] = 1.0


@rule
def standing_of(s: State, seat: int) -> int:
    """How far a seat is ahead of the best other one."""
    most = 0
    high = 0
    for other in range(s.seats):
        if other != seat:
            worms = worms_of(s, other)
            if worms > most or (worms == most and tiebreak(s, other) > high):
                most = worms
                high = tiebreak(s, other)
    return standing(worms_of(s, seat) - most, high > tiebreak(s, seat))


@rule
def worms_of(s: State, seat: int) -> int:
    """On all tiles of a stack."""
    worms = 0
    for place in range(height(s.stack[seat])):
        worms += s.worms[s.stack[seat][place] - LOWEST]
    return worms
