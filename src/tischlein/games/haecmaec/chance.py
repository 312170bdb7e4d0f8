"""What chance may do in Häc Mäc, and what a seat can't know."""

from __future__ import annotations

from ...core.cards import draw_blind, move_all, remember_size, remembered_size, size
from ...core.chance import draw_chances, draw_possible, first_chances, sample_draw
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Grid, Row
from .rules import not_answered
from .state import (
    ACCUSED,
    ACT,
    DRAW,
    DRAWN,
    FIRST,
    FLY,
    LAY,
    NONE,
    OVER,
    PASSED,
    RACE,
    RACED,
    SLAPPED,
    WINDOW,
    State,
    accusation_offered,
    claimant,
    claims,
    has_ingredient,
    has_top,
    ingredients_in,
    left_of,
    lying,
    may_slap,
    raced_for,
)


@rule
def chances(s: State, out: Row, weight: Row) -> int:
    """Who begins, which card is drawn, or who was first."""
    if s.phase == FIRST:
        return first_chances(s, out, weight)
    if s.phase == RACE:
        return race_chances(s, out, weight)
    return draw_chances(s.pile, DRAWN, out, weight)


@rule
def race_chances(s: State, out: Row, weight: Row) -> int:
    """All who were quick, each with the same chance."""
    what = raced_for(s)
    n = 0
    for seat in range(s.seats):
        if s.answer[seat] == what:
            out[n] = RACED + seat
            weight[n] = 1
            n += 1
    return n


@rule
def possible(s: State, code: int) -> bool:
    """Is this one of the chances?"""
    if s.phase == FIRST:
        return 0 <= code < s.seats
    if s.phase == RACE:
        return RACED <= code < RACED + s.seats and s.answer[code - RACED] == raced_for(s)
    return draw_possible(s.pile, DRAWN, code)


@rule
def sample(s: State, rng: Row) -> int:
    """One outcome, drawn by the weights."""
    if s.phase == FIRST:
        return below(rng, s.seats)
    if s.phase == RACE:
        return sample_race(s, rng)
    return DRAWN + sample_draw(s.pile, rng)


@rule
def sample_race(s: State, rng: Row) -> int:
    """One of those who were quick."""
    what = raced_for(s)
    which = below(rng, claims(s, what))
    seat = claimant(s, what)
    while which > 0:
        seat += 1
        if s.answer[seat] == what:
            which -= 1
    return RACED + seat


# -- what a seat can't know -----------------------------------------------------------------------


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """All that is hidden from a seat is dealt anew, and hidden answers are given anew."""
    if s.phase == OVER:
        return
    hands = gather(s, s.hand, seat)
    redeal_covered(s, rng)
    deal_hands(s, seat, hands, rng)
    if s.phase == WINDOW:
        answer_anew(s, seat, rng)


@rule
def gather(s: State, place: Grid, but: int) -> int:
    """What all seats but one have there goes to the pile; how many each had, packed."""
    sizes = 0
    for seat in range(s.seats):
        if seat != but:
            sizes = remember_size(sizes, seat, size(place[seat]))
            move_all(place[seat], s.pile)
    return sizes


@rule
def redeal_covered(s: State, rng: Row) -> None:
    """What lies under top cards, in closed burgers (also one's own) and thrown away: ingredients alone."""
    closed = gather(s, s.closed, -1)
    doubled = gather(s, s.doubled, -1)
    thrown = ingredients_in(s.thrown)
    gone = s.thrown[FLY]
    move_all(s.thrown, s.pile)
    flies = s.pile[FLY] - gone
    s.pile[FLY] = 0
    rebuild_burger(s, rng)
    for seat in range(s.seats):
        draw_blind(s.pile, s.closed[seat], remembered_size(closed, seat), rng)
        draw_blind(s.pile, s.doubled[seat], remembered_size(doubled, seat), rng)
    draw_blind(s.pile, s.thrown, thrown, rng)
    s.thrown[FLY] = gone
    s.pile[FLY] = flies


@rule
def rebuild_burger(s: State, rng: Row) -> None:
    """Only the top card of the burger is seen, except while an accusation shows all."""
    if s.disputed == 0:
        for at in range(lying(s) - 1):
            s.pile[s.burger[at] - 1] += 1
        for at in range(lying(s) - 1):
            card = sample_draw(s.pile, rng)
            s.pile[card] -= 1
            s.burger[at] = card + 1


@rule
def deal_hands(s: State, seat: int, hands: int, rng: Row) -> None:
    """So many cards to each other seat, again and again until all could be."""
    deal_out(s, hands, rng)
    while somebody_should_be_out(s):
        gather(s, s.hand, seat)
        deal_out(s, hands, rng)


@rule
def deal_out(s: State, hands: int, rng: Row) -> None:
    """So many cards to each hand; who is known to hold a fly gets one first."""
    for seat in range(s.seats):
        if remembered_size(hands, seat) > 0 and known_to_hold_fly(s, seat):
            s.pile[FLY] -= 1
            s.hand[seat][FLY] += 1
    for seat in range(s.seats):
        if remembered_size(hands, seat) > 0:
            draw_blind(s.pile, s.hand[seat], remembered_size(hands, seat) - s.hand[seat][FLY], rng)


@rule
def known_to_hold_fly(s: State, seat: int) -> bool:
    """Who has slapped, for all to see, and has no top left can only mean a fly."""
    return (s.phase == RACE or s.phase == LAY) and s.answer[seat] == SLAPPED and not has_top(s, seat)


@rule
def must_hold_ingredient(s: State, seat: int) -> bool:
    """The game would be over if a turn had ended without one; only the player of the last card may be out."""
    return s.phase >= DRAW and s.phase < OVER and (seat != s.turn or s.phase == DRAW or s.phase == ACT)


@rule
def somebody_should_be_out(s: State) -> bool:
    """Has a seat no ingredient that must have one?"""
    for seat in range(s.seats):
        if must_hold_ingredient(s, seat) and not has_ingredient(s, seat):
            return True
    return False


@rule
def answer_anew(s: State, seat: int, rng: Row) -> None:
    """The others may have said anything or nothing yet; somebody is still to answer."""
    for other in range(s.seats):
        if other != seat and other != s.turn:
            s.answer[other] = some_answer(s, other, rng)
    if not_answered(s) == 0:
        silent = below(rng, s.seats)
        while silent == seat or silent == s.turn:
            silent = left_of(s, silent)
        s.answer[silent] = NONE


@rule
def some_answer(s: State, seat: int, rng: Row) -> int:
    """Nothing yet, or anything this seat may say."""
    answer = below(rng, SLAPPED + 1)
    if answer == ACCUSED and not accusation_offered(s):
        return NONE
    if answer == SLAPPED and not may_slap(s, seat):
        return PASSED
    return answer
