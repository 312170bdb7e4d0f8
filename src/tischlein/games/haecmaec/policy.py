"""A quick player of Häc Mäc for searches: knows what lies in the burger, and notices a third as often as is known."""

from __future__ import annotations

from ...core.cards import size
from ...core.outlook import final_share
from ...core.piles import top
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .known import ALERT
from .legal import may_close
from .state import (
    ACCUSE,
    ACT,
    FLY,
    HIGHEST,
    PASS,
    SLAP,
    WINDOW,
    State,
    accusation_offered,
    has_top,
    ingredients_in,
    kind_of,
    lying,
    may_slap,
    of_kind,
    value_of,
)
from .thumb import best_lid, inside, slap_or_pass, top_or_fly

# For two, by 1,000 games of the policy against itself each: 8 wins 64 % against 12, 56 % against 10; 6 to 9 are close.
# For four, 8 to 12 can't be told apart, 14 is worse. With slapping nothing was tried: as the rule of thumb has it.
ENOUGH, ENOUGH_FOR_TWO = 10, 8

# Who alone has tops left lets the burger grow. With slapping, four players and 100 playouts, a search with this wins
# 40 % of 300 games against three without it.
LARGE, HUGE = 7, 12  # ingredients: not to be risked while a fly is about; not to be topped
LAST_CARDS = 2  # so few in a hand, and the game is over soon
HAND = 9  # more than anybody holds
FEW = 3  # players at a small table


outlook = final_share  # a playout goes on to the end


@rule
def swing(s: State) -> int:
    """A few points for each bottom left; at large tables playouts tell more than points.

    For six, 606 games of the expert against hard: 26 % so, 22 % otherwise; for two it is the other way round.
    """
    if s.seats > FEW:
        return 0
    return 10 + 8 * s.bottoms


@rule
def policy(s: State, seat: int, known: Row, rng: Row) -> int:
    """Take what is worth a top, spoil it for others without one, and get rid of dear cards."""
    points = inside(s)
    if s.phase == WINDOW:
        return answer(s, seat, points, known, rng)
    if s.phase == ACT and may_close(s) and alone(s, seat):
        if ripe(s, seat):
            return best_lid(s, seat, points)
        if ingredients_in(s.hand[seat]) > 0:
            return lay_dearest(s, seat)
    lid = top_or_fly(s, seat, points, good_enough(s))
    if lid >= 0:
        return lid
    return lay_dearest(s, seat)


@rule
def good_enough(s: State) -> int:
    """What a burger should be worth at this table."""
    if s.seats == 2 or s.slapping:
        return ENOUGH_FOR_TWO
    return ENOUGH


@rule
def answer(s: State, seat: int, points: int, known: Row, rng: Row) -> int:
    """A third is noticed as often as this seat notices one; slap what is worth it."""
    if accusation_offered(s):
        if of_kind(s, kind_of(top(s.burger) - 1), lying(s)) > 2 and below(rng, 100) < known[ALERT + seat]:
            return ACCUSE
    if alone(s, seat) and may_slap(s, seat):
        return SLAP if ripe(s, seat) else PASS
    return slap_or_pass(s, seat, points, good_enough(s))


@rule
def alone(s: State, seat: int) -> bool:
    """Is this seat the only one that has a top left? Then nobody takes the burger away, and it may grow."""
    for other in range(s.seats):
        if other != seat and has_top(s, other):
            return False
    return has_top(s, seat)


@rule
def ripe(s: State, seat: int) -> bool:
    """All cards that are left, shared among the burgers that can still be closed; sooner where a fly may come."""
    times = min(s.tops[seat] + s.doubles[seat], s.bottoms + 1)
    left = size(s.pile)
    fewest = HAND
    for other in range(s.seats):
        left += size(s.hand[other])
        fewest = min(fewest, size(s.hand[other]))
    many = lying(s)
    if many >= HUGE or (times > 1 and many * (times - 1) >= left):
        return True
    if s.thrown[FLY] + s.hand[seat][FLY] < s.flies and many >= LARGE:
        return True
    return size(s.pile) == 0 and fewest <= LAST_CARDS


@rule
def lay_dearest(s: State, seat: int) -> int:
    """The dearest that is no third of its kind; if all are, the cheapest."""
    best = -1
    most = 0
    many = lying(s)
    for card in range(FLY):
        if s.hand[seat][card] > 0:
            liking = value_of(card)
            if of_kind(s, kind_of(card), many) >= 2:
                liking = -HIGHEST - value_of(card)
            if best < 0 or liking > most:
                best = card
                most = liking
    return best
