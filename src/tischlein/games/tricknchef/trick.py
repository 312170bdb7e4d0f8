"""The trick: suits and ranks, trumps, who wins it and whose card is lowest."""

from __future__ import annotations

from ...core.rule import rule
from ...core.struct import Row
from .state import COIN, RANK_COUNT, SUIT_COUNT, State

CLASS = 100  # more than coins can change: no card climbs into the class above


@rule
def next_seat(s: State, seat: int) -> int:
    """The left neighbour."""
    if seat + 1 == s.seats:
        return 0
    return seat + 1


@rule
def suit_of(card: int) -> int:
    return card // RANK_COUNT


@rule
def first_of(suit: int) -> int:
    """The place of a suit's 1."""
    return suit * RANK_COUNT


@rule
def holds(cards: Row, suit: int) -> bool:
    """Is any card of this suit among them?"""
    for card in range(first_of(suit), first_of(suit) + RANK_COUNT):
        if cards[card] > 0:
            return True
    return False


@rule
def led_suit(s: State) -> int:
    """The suit of the leader's card, once it lies there."""
    return suit_of(s.trick[s.leader] - 1)


@rule
def effective(card: int, coins: int) -> int:
    """The rank of a card with the coins on it; it may leave 1 to 10."""
    return card % RANK_COUNT + 1 + COIN * coins


@rule
def fewest_chefs(s: State) -> int:
    """The smallest number of chefs in the centre, of the suits that have any; 0 if none has."""
    fewest = 0
    for suit in range(SUIT_COUNT):
        if s.centre[suit] > 0 and (fewest == 0 or s.centre[suit] < fewest):
            fewest = s.centre[suit]
    return fewest


@rule
def is_trump(s: State, suit: int) -> bool:
    """The suits with the fewest chefs are trumps; one without a chef in the centre is none."""
    return s.centre[suit] == fewest_chefs(s)  # above 0: the centre has a chef for every trick


@rule
def strength(s: State, card: int, coins: int, led: int) -> int:
    """Trumps beat the suit led, which beats the rest; within each the effective rank counts."""
    if is_trump(s, suit_of(card)):
        return 2 * CLASS + effective(card, coins)
    if suit_of(card) == led:
        return CLASS + effective(card, coins)
    return effective(card, coins)


@rule
def strength_before(s: State, seat: int) -> int:
    """How strong the card is that this seat has played."""
    return strength(s, s.trick[seat] - 1, s.laid[seat], led_suit(s))


@rule
def rank_before(s: State, seat: int) -> int:
    """The effective rank of the card that this seat has played."""
    return effective(s.trick[seat] - 1, s.laid[seat])


@rule
def winner(s: State) -> int:
    """The seat whose card is strongest; of equals the last played."""
    best = s.leader
    most = strength_before(s, best)
    seat = next_seat(s, s.leader)
    while seat != s.leader:
        if strength_before(s, seat) >= most:
            best = seat
            most = strength_before(s, seat)
        seat = next_seat(s, seat)
    return best


@rule
def lowest(s: State) -> int:
    """The seat with the lowest effective rank, of any suit; of equals the first played."""
    least = s.leader
    seat = next_seat(s, s.leader)
    while seat != s.leader:
        if rank_before(s, seat) < rank_before(s, least):
            least = seat
        seat = next_seat(s, seat)
    return least


@rule
def did_not_follow(s: State, seat: int) -> bool:
    """This seat has played another suit than the one led: it holds none of that."""
    return s.trick[seat] > 0 and suit_of(s.trick[seat] - 1) != led_suit(s)
