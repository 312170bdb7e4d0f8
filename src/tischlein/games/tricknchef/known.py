"""Deals of Trick'n'Chef that contradict nothing a seat remembers.

What it remembers is one row of numbers: for each seat and suit whether it could not follow, then for each card the
seat that won it, from 1; 0 where that is not known.
"""

from __future__ import annotations

from ...core.cards import draw_blind, move_all, remember_size, remembered_size, size
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .state import CARD_COUNT, OVER, RANK_COUNT, SEATS, SUIT_COUNT, State
from .thumb import among
from .trick import did_not_follow, first_of, led_suit

VOID = 0
WINNER = VOID + 4 * SUIT_COUNT
KNOWN = WINNER + CARD_COUNT
PILES = int(SEATS)  # a holder beside the seats: all cards won that are not remembered


@rule
def redeal_known(s: State, seat: int, known: Row, rng: Row) -> None:
    """Cards won lie where they were seen; the others' hands hold nothing that they can't."""
    if s.phase == OVER:
        return
    room = 0  # cards that each holder still takes, eight bits each
    piles = 0
    for other in range(s.seats):
        if other != seat:
            room = remember_size(room, other, size(s.hand[other]))
            piles = remember_size(piles, other, size(s.won[other]))
            move_all(s.hand[other], s.unseen)
            move_all(s.won[other], s.unseen)
    for card in range(CARD_COUNT):
        owner = known[WINNER + card] - 1
        if owner >= 0 and s.unseen[card] > 0:
            s.unseen[card] = 0
            s.won[owner][card] = 1
    lost = 0
    for other in range(s.seats):
        if other != seat:
            lost += remembered_size(piles, other) - size(s.won[other])
    room = remember_size(room, PILES, lost)
    deal_hands(s, seat, known, room, rng)
    for other in range(s.seats):
        if other != seat:
            draw_blind(s.unseen, s.won[other], remembered_size(piles, other) - size(s.won[other]), rng)


@rule
def can_hold(s: State, seat: int, holder: int, suit: int, known: Row) -> bool:
    """May this holder have a card of the suit, for all that was shown?"""
    if holder == PILES:
        return True
    if holder == seat or holder >= s.seats or known[VOID + holder * SUIT_COUNT + suit]:
        return False
    return not (did_not_follow(s, holder) and led_suit(s) == suit)


@rule
def holders_of(s: State, seat: int, suit: int, known: Row) -> int:
    """All that may have a card of the suit, a bit each."""
    bits = 0
    for holder in range(PILES + 1):
        if can_hold(s, seat, holder, suit, known):
            bits += 1 << holder
    return bits


# Who may hold a suit, and how many cards of a suit have no holder yet, are packed eight bits a suit, as sizes are.


@rule
def deal_hands(s: State, seat: int, known: Row, room: int, rng: Row) -> None:
    """Every card not seen goes to one that may hold it, the suits that fewest may hold first."""
    masks, left = 0, 0
    for suit in range(SUIT_COUNT):
        masks = remember_size(masks, suit, holders_of(s, seat, suit, known))
        left = remember_size(left, suit, among(s.unseen, suit))
    for many in range(1, PILES + 2):
        for suit in range(SUIT_COUNT):
            if bits_in(remembered_size(masks, suit)) == many:
                for card in range(first_of(suit), first_of(suit) + RANK_COUNT):
                    if s.unseen[card] > 0:
                        left -= remember_size(0, suit, 1)
                        holder = choose_holder(masks, suit, left, room, rng)
                        room -= remember_size(0, holder, 1)
                        if holder < PILES:  # what goes to the piles stays until they are filled
                            s.unseen[card] = 0
                            s.hand[holder][card] = 1


@rule
def bits_in(mask: int) -> int:
    n = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


@rule
def choose_holder(masks: int, suit: int, left: int, room: int, rng: Row) -> int:
    """One that has room for a card of this suit and leaves room for the rest, the likelier the more it has."""
    fit = 0
    many = 0
    for holder in range(PILES + 1):
        space = remembered_size(room, holder)
        if (remembered_size(masks, suit) >> holder) & 1 and space > 0:
            if leaves_room(masks, left, room - remember_size(0, holder, 1)):
                fit += 1 << holder
                many += space
    which = below(rng, many)
    for holder in range(PILES + 1):
        if (fit >> holder) & 1:
            which -= remembered_size(room, holder)
            if which < 0:
                return holder
    return PILES


@rule
def leaves_room(masks: int, left: int, room: int) -> bool:
    """No group of holders must take more cards than it has room for: then all can still be dealt."""
    everybody = 0
    for suit in range(SUIT_COUNT):
        everybody |= remembered_size(masks, suit)
    for group in range(1, everybody):
        if group & everybody == group:
            cards, space = 0, 0
            for suit in range(SUIT_COUNT):
                mask = remembered_size(masks, suit)
                if mask & group == mask:
                    cards += remembered_size(left, suit)
            if cards > 0:
                for holder in range(PILES + 1):
                    if (group >> holder) & 1:
                        space += remembered_size(room, holder)
                if cards > space:
                    return False
    return True
