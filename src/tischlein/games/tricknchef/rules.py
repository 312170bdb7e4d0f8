"""Trick'n'Chef: ten tricks a round, trumps that move with the chefs, and stars only where a chef stands.

The strongest card of a trick wins its cards, the lowest a chef, everybody else a coin.
"""

from __future__ import annotations

from ...core.cards import move_all, size
from ...core.rule import rule
from ...core.struct import Row
from ...core.words import CHANCE
from .points import leading_seat, round_points
from .state import (
    CARD_COUNT,
    CHEF,
    COIN_STEPS,
    DEAL,
    DRAFT,
    DRAWN,
    FIRST,
    HAND,
    MOST_COINS,
    OVER,
    PLAY,
    RANK_COUNT,
    REMOVE,
    REMOVED,
    REWARD,
    ROUND_COUNT,
    SUIT_COUNT,
    State,
)
from .trick import first_of, holds, led_suit, lowest, next_seat, winner


@rule
def setup(s: State) -> None:
    """Everything lies ready; who begins is drawn."""
    for card in range(CARD_COUNT):
        s.unseen[card] = 1
    for suit in range(SUIT_COUNT):
        s.centre[suit] = s.chef_tokens[suit]
    s.reserve = s.coin_tokens
    if s.remove > 0:
        remove_suit(s, s.remove - 1)
    s.phase = FIRST


@rule
def actors(s: State) -> int:
    """Chance draws who begins, which suit leaves, and the cards; else one seat is to act."""
    if s.phase <= DEAL:
        return CHANCE
    if s.phase == OVER:
        return 0
    return 1 << s.turn


# -- what may be done -----------------------------------------------------------------------------


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """A chef set aside, a card, or a chef from the centre."""
    if s.phase == DRAFT:
        return legal_chefs(s.set_aside, out)
    if s.phase == PLAY:
        return legal_cards(s, out)
    return legal_chefs(s.centre, out)


@rule
def legal_chefs(lying: Row, out: Row) -> int:
    """A chef of any suit that lies there."""
    n = 0
    for suit in range(SUIT_COUNT):
        if lying[suit] > 0:
            out[n] = CHEF + suit
            n += 1
    return n


@rule
def legal_cards(s: State, out: Row) -> int:
    """The suit led must be followed; who leads or has none of it plays any card."""
    start, end = 0, CARD_COUNT
    if must_follow(s):
        start = first_of(led_suit(s))
        end = start + RANK_COUNT
    return legal_between(s.hand[s.turn], start, end, s.coins[s.turn], out)


@rule
def legal_between(hand: Row, start: int, end: int, coins: int, out: Row) -> int:
    """Each of these cards in the hand, with any number of one's coins, all up or all down."""
    n = 0
    for card in range(start, end):
        if hand[card] > 0:
            code = play_code(card, -coins)
            for _ in range(2 * coins + 1):
                out[n] = code
                n += 1
                code += 1
    return n


@rule
def must_follow(s: State) -> bool:
    """A card was led, and the seat to play holds its suit."""
    return s.turn != s.leader and holds(s.hand[s.turn], led_suit(s))


@rule
def play_code(card: int, coins: int) -> int:
    """The number that stands for playing this card with so many coins."""
    return card * COIN_STEPS + MOST_COINS + coins


# -- what happens then ----------------------------------------------------------------------------


@rule
def apply(s: State, actor: int, code: int) -> None:
    """One event: chance, a chef drafted, a card played, or a chef taken for the lowest card."""
    if s.phase == FIRST:
        draw_starter(s, code)
    elif s.phase == REMOVE:
        remove_suit(s, code - REMOVED)
        begin_round(s)
    elif s.phase == DEAL:
        deal(s, code - DRAWN)
    elif s.phase == DRAFT:
        draft(s, code - CHEF)
    elif s.phase == PLAY:
        play(s, code // COIN_STEPS, code % COIN_STEPS - MOST_COINS)
    else:
        take_chef(s, code - CHEF)


@rule
def draw_starter(s: State, seat: int) -> None:
    """This seat begins; three players still have to put a suit away, unless it was agreed."""
    s.starter = seat
    s.turn = seat
    if s.seats == 3 and s.removed == 0:
        s.phase = REMOVE
    else:
        begin_round(s)


@rule
def remove_suit(s: State, suit: int) -> None:
    """All cards and chefs of a suit leave the game."""
    s.removed = suit + 1
    s.centre[suit] = 0
    for card in range(first_of(suit), first_of(suit) + RANK_COUNT):
        s.unseen[card] = 0


@rule
def begin_round(s: State) -> None:
    """One chef of each suit is set aside, and the cards are dealt."""
    for suit in range(SUIT_COUNT):
        if s.removed != suit + 1:
            s.centre[suit] -= 1
            s.set_aside[suit] = 1
    s.turn = s.starter
    s.phase = DEAL


@rule
def deal(s: State, card: int) -> None:
    """A card goes into the hand; ten make it full, and the last full hand ends the deal."""
    s.unseen[card] = 0
    s.hand[s.turn][card] = 1
    if size(s.hand[s.turn]) == HAND:
        s.turn = next_seat(s, s.turn)
        if s.turn == s.starter:
            s.phase = DRAFT


@rule
def draft(s: State, suit: int) -> None:
    """Each takes one of the chefs set aside; then the start player leads the first trick."""
    s.set_aside[suit] -= 1
    s.chefs[s.turn][suit] += 1
    s.turn = next_seat(s, s.turn)
    if s.turn == s.starter:
        lead(s, s.starter)


@rule
def lead(s: State, seat: int) -> None:
    """This seat begins a trick."""
    s.leader = seat
    s.turn = seat
    s.phase = PLAY


@rule
def play(s: State, card: int, coins: int) -> None:
    """A card is played with its coins; after the last one the lowest takes a chef."""
    s.hand[s.turn][card] = 0
    s.trick[s.turn] = card + 1
    s.laid[s.turn] = coins
    s.coins[s.turn] -= count(coins)
    s.turn = next_seat(s, s.turn)
    if s.turn == s.leader:
        s.turn = lowest(s)
        s.phase = REWARD


@rule
def take_chef(s: State, suit: int) -> None:
    """The lowest card's chef comes out of the centre, and the trick is settled."""
    best = winner(s)  # found before the chef is gone: trumps hold from the start of the trick
    s.centre[suit] -= 1
    s.chefs[s.turn][suit] += 1
    return_spent_coins(s)
    pay_coins(s, best, s.turn)
    take_trick(s, best)
    if size(s.hand[best]) > 0:
        lead(s, best)
    else:
        end_round(s)


@rule
def count(coins: int) -> int:
    """How many coins these are, whichever side is up."""
    return max(coins, -coins)


@rule
def return_spent_coins(s: State) -> None:
    """Coins on the cards go back to the reserve."""
    for seat in range(s.seats):
        s.reserve += count(s.laid[seat])
        s.laid[seat] = 0


@rule
def pay_coins(s: State, best: int, least: int) -> None:
    """Who got neither the trick nor the chef gets a coin, in order of play while there are any."""
    seat = s.leader
    for _ in range(s.seats):
        if seat != best and seat != least and s.reserve > 0:
            s.reserve -= 1
            s.coins[seat] += 1
        seat = next_seat(s, seat)


@rule
def take_trick(s: State, best: int) -> None:
    """The winner lays the cards on his pile."""
    for seat in range(s.seats):
        s.won[best][s.trick[seat] - 1] = 1
        s.trick[seat] = 0


@rule
def end_round(s: State) -> None:
    """The points are written down; after the third round it is over, else all begins again."""
    for seat in range(s.seats):
        s.points[seat][s.rounds_done] = round_points(s, seat)
    s.rounds_done += 1
    if s.rounds_done == ROUND_COUNT:
        s.phase = OVER
    else:
        clear_table(s)
        s.starter = leading_seat(s)
        begin_round(s)


@rule
def clear_table(s: State) -> None:
    """Cards, chefs and coins go back to the middle."""
    for seat in range(s.seats):
        move_all(s.won[seat], s.unseen)
        move_all(s.chefs[seat], s.centre)
        s.reserve += s.coins[seat]
        s.coins[seat] = 0
