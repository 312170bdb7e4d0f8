"""A rule-of-thumb player of karteneck."""

from __future__ import annotations

from ...core.rule import rule
from .rules import may_steal
from .state import (
    ALL_CARDS,
    DONE,
    FAILED,
    GO,
    IN,
    MORE,
    PASS,
    TAKE,
    WORM,
    State,
    highest,
    lies,
    lowest,
    total,
)

ENOUGH = 28  # points that usually win one of the better tiles


@rule
def thumb(s: State, seat: int) -> int:
    """Little cards first, the worms last, all of a type; go on while it pays, and steal what can be stolen."""
    if s.phase == GO:
        return lay_or_pass(s, seat)
    if s.phase == MORE:
        return lay_more(s, seat)
    return TAKE


@rule
def lay_or_pass(s: State, seat: int) -> int:
    """Without a worm nothing is won: fish for one. With one in hand it can wait, until it is time to pass."""
    if lies(s, seat, WORM):
        if may_steal(s) or not worth_going_on(s, seat):
            return PASS
        return cheapest(s, seat)
    worm = best_worm_held(s, seat)
    if worm < 0:
        return cheapest(s, seat)
    if not worth_going_on(s, seat) or cheapest(s, seat) == PASS:
        return worm
    return cheapest(s, seat)


@rule
def lay_more(s: State, seat: int) -> int:
    """All of a type while there is something to win; a single card is enough for fishing."""
    if not worth_going_on(s, seat):
        return DONE
    if s.laying - 1 == WORM:
        return best_worm_held(s, seat)
    if lies(s, seat, WORM) or best_worm_held(s, seat) >= 0:
        return s.laying - 1
    return DONE


@rule
def worth_going_on(s: State, seat: int) -> bool:
    """The tiles differ, and a rival is ahead within reach or may still come from behind."""
    if s.worms[highest(s)] - s.worms[lowest(s)] < 2:
        return False
    mine = total(s, seat)
    best = reach(s, seat)
    for other in range(s.seats):
        if other != seat and s.status[other] != FAILED:
            if mine <= total(s, other) < best or (s.status[other] == IN and mine < ENOUGH):
                return True
    return False


@rule
def reach(s: State, seat: int) -> int:
    """The total with all cards in hand that may still be laid this round."""
    points = total(s, seat)
    for card in range(WORM):
        if s.laid[seat][card] == 0 or s.laying - 1 == card:
            points += s.hand[seat][card] * s.values[card]
    if not lies(s, seat, WORM) or s.laying - 1 == WORM:
        for card in range(WORM, ALL_CARDS):
            points += s.hand[seat][card] * s.values[WORM]
    return points


@rule
def cheapest(s: State, seat: int) -> int:
    """The lowest chicken in hand that doesn't lie there yet; pass if there is none."""
    for card in range(WORM):
        if s.hand[seat][card] > 0 and s.laid[seat][card] == 0:
            return card
    return PASS


@rule
def best_worm_held(s: State, seat: int) -> int:
    """The worm card in hand with the highest number; -1 if there is none."""
    for card in range(ALL_CARDS - 1, WORM - 1, -1):
        if s.hand[seat][card] > 0:
            return card
    return -1
