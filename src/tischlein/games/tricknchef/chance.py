"""What chance may do in Trick'n'Chef, and what a seat can't know."""

from __future__ import annotations

from ...core.cards import draw_blind, move_all, remember_size, remembered_size, size
from ...core.chance import draw_chances, draw_possible, first_chances, sample_draw
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .state import CARD_COUNT, DRAWN, FIRST, OVER, REMOVE, REMOVED, SUIT_COUNT, State
from .trick import did_not_follow, led_suit, suit_of


@rule
def chances(s: State, out: Row, weight: Row) -> int:
    """Who begins, which suit leaves, or which card is dealt."""
    if s.phase == FIRST:
        return first_chances(s, out, weight)
    if s.phase == REMOVE:
        return remove_chances(out, weight)
    return draw_chances(s.unseen, DRAWN, out, weight)


@rule
def remove_chances(out: Row, weight: Row) -> int:
    """Each suit leaves with the same chance."""
    for suit in range(SUIT_COUNT):
        out[suit] = REMOVED + suit
        weight[suit] = 1
    return SUIT_COUNT


@rule
def possible(s: State, code: int) -> bool:
    """Is this one of the chances?"""
    if s.phase == FIRST:
        return 0 <= code < s.seats
    if s.phase == REMOVE:
        return REMOVED <= code < REMOVED + SUIT_COUNT
    return draw_possible(s.unseen, DRAWN, code)


@rule
def sample(s: State, rng: Row) -> int:
    """One outcome, drawn by the weights."""
    if s.phase == FIRST:
        return below(rng, s.seats)
    if s.phase == REMOVE:
        return REMOVED + below(rng, SUIT_COUNT)
    return DRAWN + sample_draw(s.unseen, rng)


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """The others' hands and piles are mixed with what is not dealt yet, and as many given to each again.

    Who did not follow suit in this trick holds none of it. These hands are filled first, from the
    other suits; every way to deal the rest is open then, so that all deals are equally likely.
    """
    if s.phase == OVER:
        return
    hands, piles = 0, 0
    for other in range(s.seats):
        if other != seat:
            hands = remember_size(hands, other, size(s.hand[other]))
            piles = remember_size(piles, other, size(s.won[other]))
            move_all(s.hand[other], s.unseen)
            move_all(s.won[other], s.unseen)
    for other in range(s.seats):
        if other != seat and did_not_follow(s, other):
            draw_off_suit(s, other, remembered_size(hands, other), rng)
    for other in range(s.seats):
        if other != seat:
            if not did_not_follow(s, other):
                draw_blind(s.unseen, s.hand[other], remembered_size(hands, other), rng)
            draw_blind(s.unseen, s.won[other], remembered_size(piles, other), rng)


@rule
def draw_off_suit(s: State, seat: int, many: int, rng: Row) -> None:
    """So many cards go into a hand, none of the suit led."""
    for _ in range(many):
        card = sample_off_suit(s, led_suit(s), rng)
        s.unseen[card] -= 1
        s.hand[seat][card] += 1


@rule
def sample_off_suit(s: State, led: int, rng: Row) -> int:
    """The place of a card drawn blindly from the other suits."""
    left = 0
    for card in range(CARD_COUNT):
        if suit_of(card) != led:
            left += s.unseen[card]
    which = below(rng, left)
    for card in range(CARD_COUNT):
        if suit_of(card) != led:
            which -= s.unseen[card]
            if which < 0:
                return card
    return -1
