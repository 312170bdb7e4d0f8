"""Planning a theft: which totals a hand can still reach exactly. Who is left alone knows that no top will change."""

from __future__ import annotations

from ...core.piles import height, top
from ...core.rule import rule
from .known import of_type
from .state import DONE, HIGHEST, LOWEST, MORE, PASS, WORM, State, lies, number_on, total
from .thumb import best_worm_held

ANY_TYPE = -1
UP_TO_HIGHEST = (2 << HIGHEST) - 1
"""Totals are bits: nothing above the highest tile can be stolen."""


@rule
def with_some(bits: int, value: int, many: int, must: bool) -> int:
    """These totals with up to so many cards of a value on top; at least one if it must be."""
    found = bits
    if must:
        found = 0
    for _ in range(many):
        bits = (bits << value) & UP_TO_HIGHEST
        found |= bits
    return found


@rule
def reachable(s: State, seat: int, first: int, goes_on: bool) -> int:
    """All totals with a worm that the hand can bring, a bit each; with the first type if one is named.

    Of the type that is being laid more may follow, if it goes on with that.
    """
    mine = total(s, seat)
    if mine > HIGHEST:
        return 0
    bits = 1 << mine
    for kind in range(WORM + 1):
        there = lies(s, seat, kind)
        if not there or (goes_on and kind == s.laying - 1):
            must = kind == first or (kind == WORM and not there)
            bits = with_some(bits, s.values[kind], of_type(s, seat, kind), must)
    return bits


@rule
def best_theft(s: State, seat: int, bits: int) -> int:
    """The number of the dearest top of others among these totals; 0 if there is none."""
    best = 0
    most = 0
    for other in range(s.seats):
        if other != seat and height(s.stack[other]) > 0:
            tile = top(s.stack[other]) - 1
            number = number_on(tile)
            if s.worms[tile] > most and (bits >> number) & 1:
                best = number
                most = s.worms[tile]
    return best


@rule
def worms_of(s: State, number: int) -> int:
    """Worms on the tile of this number."""
    return s.worms[number - LOWEST + 1]


@rule
def towards(s: State, seat: int, number: int) -> int:
    """The next step to exactly this total: little cards first, a worm last, no more of a type than it takes."""
    if s.phase == MORE:
        if (reachable(s, seat, ANY_TYPE, False) >> number) & 1:
            return DONE
        if s.laying - 1 == WORM:
            return best_worm_held(s, seat)
        return s.laying - 1
    if total(s, seat) == number and lies(s, seat, WORM):
        return PASS
    for kind in range(WORM):
        if s.hand[seat][kind] > 0 and not lies(s, seat, kind) and (reachable(s, seat, kind, False) >> number) & 1:
            return kind
    return best_worm_held(s, seat)
