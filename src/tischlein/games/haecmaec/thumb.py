"""A rule-of-thumb player of Häc Mäc, without a memory."""

from __future__ import annotations

from ...core.piles import top
from ...core.rule import rule
from .rules import may_close
from .table import (
    ACCUSE,
    CLOSE,
    CLOSE_DOUBLE,
    FLY,
    KINDS,
    LAY,
    PASS,
    SLAP,
    WINDOW,
    State,
    accusation_offered,
    has_top,
    kind_of,
    lying,
    may_slap,
    of_kind,
    opening,
    value_of,
)

USUAL = 3  # what an ingredient that is not seen is taken for


@rule
def thumb(s: State, seat: int) -> int:
    """Close what is thick enough, spoil what others would take, lay little, and accuse only where it must be right."""
    if s.phase == WINDOW:
        return best_answer(s, seat)
    if s.phase == LAY:
        return best_lid(s, seat)
    if may_close(s) and has_top(s, seat) and thick(s, seat):
        return best_lid(s, seat)
    if s.hand[seat][FLY] > 0 and not opening(s) and spoils(s, seat):
        return FLY
    return best_ingredient(s, seat)


@rule
def guess(s: State) -> int:
    """What the burger may be worth: exact while it is shown, else by its top card and its height."""
    if s.burger[0] == 0:
        return 0
    if s.disputed != 0:
        points = 0
        for at in range(lying(s)):
            points += value_of(s.burger[at] - 1)
        return points
    return value_of(top(s.burger) - 1) + USUAL * (lying(s) - 1)


@rule
def thick(s: State, seat: int) -> bool:
    """Is it worth a top?"""
    return guess(s) >= 10


@rule
def spoils(s: State, seat: int) -> bool:
    """Without a top, a fly keeps a good burger from the others."""
    return not has_top(s, seat) and guess(s) >= 10


@rule
def best_lid(s: State, seat: int) -> int:
    """The doubling top for what is worth most, or when it is the last; a fly if there is no top."""
    if s.doubles[seat] > 0 and (s.tops[seat] == 0 or guess(s) >= 17):
        return CLOSE_DOUBLE
    if s.tops[seat] > 0:
        return CLOSE
    return FLY


@rule
def best_answer(s: State, seat: int) -> int:
    """Accuse when more lie there than two of each kind; slap what is worth a top."""
    if accusation_offered(s) and lying(s) > 2 * len(KINDS):
        return ACCUSE
    if may_slap(s, seat) and ((has_top(s, seat) and thick(s, seat)) or (spoils(s, seat))):
        return SLAP
    return PASS


@rule
def best_ingredient(s: State, seat: int) -> int:
    best = -1
    most = 0
    for card in range(FLY):
        if s.hand[seat][card] > 0:
            liking = 10 - value_of(card)
            if too_many(s, kind_of(card)):
                liking -= 20
            if best < 0 or liking > most:
                best = card
                most = liking
    return best


@rule
def too_many(s: State, kind: int) -> bool:
    """Could this be the third of its kind, from what is seen?"""
    if s.disputed != 0:
        return of_kind(s, kind, lying(s)) >= 2
    return lying(s) >= 2 and kind_of(top(s.burger) - 1) == kind
