"""A rule-of-thumb player of Häc Mäc, who looks and does not remember."""

from __future__ import annotations

from ...core.piles import top
from ...core.rule import rule
from .legal import may_close
from .state import (
    ACCUSE,
    CLOSE,
    CLOSE_DOUBLE,
    FLY,
    HIGHEST,
    KINDS,
    LAY,
    PASS,
    SLAP,
    WINDOW,
    State,
    has_top,
    kind_of,
    lying,
    may_slap,
    of_kind,
    opening,
    value_of,
)

COVERED = 3  # what a covered ingredient is taken to be worth
GOOD, GOOD_TO_SLAP = 12, 8  # what a burger should be worth; hands are faster than turns
VERY_GOOD = 15


@rule
def thumb(s: State, seat: int) -> int:
    """Take what is worth a top, spoil it for others without one, and get rid of dear cards."""
    points = guess(s)
    if s.phase == WINDOW:
        return best_answer(s, seat, points)
    lid = top_or_fly(s, seat, points, good(s))
    if lid >= 0:
        return lid
    return best_ingredient(s, seat)


@rule
def top_or_fly(s: State, seat: int, points: int, enough: int) -> int:
    """What goes on a burger that is worth so many points, where so many are enough for a top; -1: nothing yet."""
    if s.phase == LAY or (may_close(s) and worth_a_top(s, seat, points, enough)):
        return best_lid(s, seat, points)
    if s.hand[seat][FLY] > 0 and not opening(s) and worth_a_fly(s, seat, points):
        return FLY
    return -1


@rule
def best_answer(s: State, seat: int, points: int) -> int:
    """Accuse only where more lie than two of each kind; slap what is worth it."""
    if lying(s) > 2 * len(KINDS):
        return ACCUSE
    return slap_or_pass(s, seat, points, good(s))


@rule
def slap_or_pass(s: State, seat: int, points: int, enough: int) -> int:
    """Slap what is worth a top or a fly."""
    if may_slap(s, seat) and (worth_a_top(s, seat, points, enough) or worth_a_fly(s, seat, points)):
        return SLAP
    return PASS


@rule
def guess(s: State) -> int:
    """What the burger is worth: exactly while it is shown, else by its top card and its height."""
    if lying(s) == 0:
        return 0
    if s.disputed == 0:
        return value_of(top(s.burger) - 1) + COVERED * (lying(s) - 1)
    return inside(s)


@rule
def inside(s: State) -> int:
    """Points that lie in the burger."""
    points = 0
    for at in range(lying(s)):
        points += value_of(s.burger[at] - 1)
    return points


@rule
def good(s: State) -> int:
    """What a burger should be worth at this table."""
    if s.slapping:
        return GOOD_TO_SLAP
    return GOOD


@rule
def worth_a_top(s: State, seat: int, points: int, enough: int) -> bool:
    """Who has more than his share of the tops for the bottoms that are left is content with less."""
    share = s.seats * (s.tops[seat] + s.doubles[seat])
    return share > 0 and points * share >= enough * (s.bottoms + 1)


@rule
def worth_a_fly(s: State, seat: int, points: int) -> bool:
    """Who has no top left grudges the others a good burger."""
    return not has_top(s, seat) and points >= good(s)


@rule
def best_lid(s: State, seat: int, points: int) -> int:
    """The doubling top on what is worth most, a normal one before it; a fly if there is no top."""
    if s.doubles[seat] > 0 and (s.tops[seat] == 0 or points >= VERY_GOOD):
        return CLOSE_DOUBLE
    if s.tops[seat] > 0:
        return CLOSE
    return FLY


@rule
def best_ingredient(s: State, seat: int) -> int:
    """The dearest, since what stays in the hand counts against one; better none that may be the third of its kind."""
    best = -1
    most = 0
    for card in range(FLY):
        if s.hand[seat][card] > 0:
            liking = value_of(card)
            if seems_third(s, kind_of(card)):
                liking -= HIGHEST
            if best < 0 or liking > most:
                best = card
                most = liking
    return best


@rule
def seems_third(s: State, kind: int) -> bool:
    """Two lie there already, while the burger is shown; else the top card is one, and there may be another."""
    if s.disputed != 0:
        return of_kind(s, kind, lying(s)) >= 2
    return lying(s) >= 2 and kind_of(top(s.burger) - 1) == kind
