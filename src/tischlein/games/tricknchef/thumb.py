"""A rule-of-thumb player of Trick'n'Chef.

Each card is weighed by what it may bring: the trick, a chef, or a coin. Values are in halves of a
point, chances in percent. Coins are spent only by the last to play, who knows what they buy.
"""

from __future__ import annotations

from ...core.rule import rule
from ...core.struct import Row
from .rules import count, must_follow, play_code
from .state import (
    CARD_COUNT,
    CHEF,
    DRAFT,
    PLAY,
    RANK_COUNT,
    SUIT_COUNT,
    State,
)
from .trick import (
    effective,
    first_of,
    is_trump,
    led_suit,
    next_seat,
    rank_before,
    strength,
    strength_before,
    suit_of,
)

POINT = 2  # values are in halves of a point
SURE = 100  # chances are in percent


@rule
def thumb(s: State, seat: int) -> int:
    """Draft the suit it is long in, play the card that promises most, take the chef that brings most."""
    if s.phase == DRAFT:
        return CHEF + best_chef(s, seat, s.set_aside)
    if s.phase == PLAY:
        return best_play(s, seat)
    return CHEF + best_chef(s, seat, s.centre)


@rule
def best_chef(s: State, seat: int, lying: Row) -> int:
    """Of the chefs that lie there, the one that brings most."""
    best = -1
    most = -1
    for suit in range(SUIT_COUNT):
        if lying[suit] > 0 and chef_value(s, seat, suit) > most:
            best = suit
            most = chef_value(s, seat, suit)
    return best


@rule
def chef_value(s: State, seat: int, suit: int) -> int:
    """Stars of the won card he would stand on; without one, a hope that grows with the hand."""
    spare = s.chefs[seat][suit]
    for rank in range(RANK_COUNT):
        if s.won[seat][first_of(suit) + rank] > 0:
            if spare == 0:
                return POINT * s.stars[rank] + POINT
            spare -= 1
    return max(0, POINT * 2 + among(s.hand[seat], suit) - POINT * spare)


@rule
def among(cards: Row, suit: int) -> int:
    """How many cards of a suit these are."""
    n = 0
    for card in range(first_of(suit), first_of(suit) + RANK_COUNT):
        n += cards[card]
    return n


@rule
def best_play(s: State, seat: int) -> int:
    """The card that promises most, of those that may be played."""
    start, end = 0, CARD_COUNT
    if must_follow(s):
        start = first_of(led_suit(s))
        end = start + RANK_COUNT
    coins = 0
    if next_seat(s, seat) == s.leader:
        coins = s.coins[seat]
    hope = chef_value(s, seat, best_chef(s, seat, s.centre))
    best = -1
    most = 0
    for card in range(start, end):
        if s.hand[seat][card] > 0:
            for laid in range(-coins, coins + 1):
                value = promise(s, seat, card, laid, hope)
                if best < 0 or value > most:
                    best = play_code(card, laid)
                    most = value
    return best


@rule
def promise(s: State, seat: int, card: int, coins: int, hope: int) -> int:
    """What this card may bring: the trick, the chef hoped for, or a coin for neither; less what it costs."""
    trick = trick_chance(s, seat, card, coins)
    chef = chef_chance(s, seat, card, coins)
    neither = (SURE - trick) * (SURE - chef) // SURE
    spent = (POINT * s.coin_points + 1) * count(coins)  # a coin kept is also a choice kept
    return trick * trick_value(s, seat, card) + chef * hope + neither * POINT * s.coin_points - SURE * spent


@rule
def trick_chance(s: State, seat: int, card: int, coins: int) -> int:
    """How likely the card wins: none stronger lies there, and each player to come may have one."""
    led = suit_of(card)
    if seat != s.leader:
        led = led_suit(s)
    if suit_of(card) != led and not is_trump(s, suit_of(card)):
        return 0
    mine = strength(s, card, coins, led)
    chance = SURE
    for other in range(s.seats):
        if s.trick[other] > 0:
            if strength_before(s, other) > mine:
                return 0
        elif other != seat:
            chance = chance * percent(10 * effective(card, coins)) // SURE
    return chance


@rule
def chef_chance(s: State, seat: int, card: int, coins: int) -> int:
    """How likely the card is the lowest: none as low lies there, and each player to come may have one."""
    mine = effective(card, coins)
    chance = SURE
    for other in range(s.seats):
        if s.trick[other] > 0:
            if rank_before(s, other) <= mine:
                return 0
        elif other != seat:
            chance = chance * percent(SURE + 10 - 10 * mine) // SURE
    return chance


@rule
def percent(chance: int) -> int:
    return max(0, min(SURE, chance))


@rule
def trick_value(s: State, seat: int, card: int) -> int:
    """What the cards of the trick are worth to this seat; those to come a little."""
    value = card_value(s, seat, card)
    for other in range(s.seats):
        if s.trick[other] > 0:
            value += card_value(s, seat, s.trick[other] - 1)
        elif other != seat:
            value += POINT
    return value


@rule
def card_value(s: State, seat: int, card: int) -> int:
    """Its stars where a chef is free for it; else a hope if it is high, a nuisance if it is low."""
    suit = suit_of(card)
    if s.chefs[seat][suit] > among(s.won[seat], suit):
        return POINT * s.stars[card % RANK_COUNT]
    if card % RANK_COUNT >= 4:
        return POINT
    if s.chefs[seat][suit] > 0:
        return -POINT
    return 0
