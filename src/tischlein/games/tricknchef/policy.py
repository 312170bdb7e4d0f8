"""A quick player of Trick'n'Chef for searches: it counts the cards that are left, and what each may bring.

Values are in twentieths of a point, chances in percent. The numbers were tuned by games of the policy against itself
and against the rule of thumb.
"""

from __future__ import annotations

from ...core.cards import size
from ...core.outlook import final_share, share_by_lead
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .points import total_points
from .rules import count, must_follow, play_code
from .state import CARD_COUNT, CHEF, DRAFT, OVER, PLAY, RANK_COUNT, REWARD, ROUND_COUNT, SUIT_COUNT, State
from .thumb import SURE, among
from .trick import CLASS, effective, fewest_chefs, first_of, led_suit, next_seat, rank_before, suit_of

SWING = (0, 56, 79)  # tenths of a point by which a lead changes in the rounds left

STAR = 10  # of a card that a chef stands on
HOPED = 10  # of a star on a card without one, an eighth for each trick to come
NOT_YET = 4  # what such a star is worth less, since a chef may never come
CHEF_STAR = 36  # of a star that a chef finds
NO_CARD, IN_HAND, IDLE = -11, 3, 7  # of a chef who finds none: for each card of his suit in hand, for each idle one
POWER = 8  # of a rank in trumps after a chef is gone, an eighth
TRICK = -22  # of a trick as such: who wins it gets no chef and no coin, and leads
TO_COME = 2  # of a card that somebody will still play to the trick
NEITHER = -12  # of getting neither trick nor chef: a coin
COIN, COIN_LATER = 16, 14  # what a coin spent costs, and a quarter for each trick to come
KEPT = (24, 15, 6, 0, 0, 0, 0, 0, 0, 0)  # what a card is worth in hand, by rank, an eighth for each trick to come
LENGTH, HEIGHT, HIGH = 10, 5, 12  # of a suit to draft: for each card in hand, for each of its ranks, for each high one
HIGH_RANK = 8
VARIETY = 300  # people don't all play alike: in hundredths of these values

# How far each card that another holds lowers a chance, if all others are still to play: one of the suit led that is
# higher (lower, for the chef), and one of another suit that could be.
HIGHER, TRUMPED, LOWER, THROWN = 32, 3, 27, 1


@rule
def stage(s: State) -> int:
    """A playout may stop after the round: everything goes back then."""
    return s.rounds_done


@rule
def swing(s: State) -> int:
    """A little for each card in hand: others play better than the quick player."""
    return 4 * size(s.hand[s.turn])


@rule
def outlook(s: State, seat: int, swing: int, points: Row) -> int:
    """By the points of all rounds so far."""
    if s.phase == OVER:
        return final_share(s, seat, swing, points)
    for other in range(s.seats):
        points[other] = total_points(s, other)
    return share_by_lead(s.seats, seat, points, SWING[ROUND_COUNT - s.rounds_done] + swing // 2)


def far(s: State) -> bool:
    """Before the last round a playout ends with the round."""
    return s.rounds_done < ROUND_COUNT - 1


@rule
def nodes(s: State) -> int:
    """The last two tricks: every card with every number of coins, and every chef."""
    if s.phase != PLAY and s.phase != REWARD:
        return 0
    many = 1
    for seat in range(s.seats):
        cards = size(s.hand[seat])
        if cards > 2:
            return 0
        for held in range(1, cards + 1):
            many *= held * (2 * s.coins[seat] + 1)
    return many


@rule
def policy(s: State, seat: int, known: Row, rng: Row) -> int:
    """Draft the suit it is long and high in, play the card that promises most, take the chef that brings most."""
    if s.phase == DRAFT:
        return CHEF + best_draft(s, seat)
    if s.phase == PLAY:
        return best_play(s, seat, rng)
    return CHEF + best_chef(s, seat, size(s.hand[seat]))


# -- chefs ------------------------------------------------------------------------------------------


@rule
def best_draft(s: State, seat: int) -> int:
    """Of the chefs set aside, the one of the best suit in hand."""
    best = -1
    most = 0
    for suit in range(SUIT_COUNT):
        if s.set_aside[suit] > 0:
            value = 0
            for rank in range(RANK_COUNT):
                if s.hand[seat][first_of(suit) + rank] > 0:
                    value += LENGTH + HEIGHT * rank
                    if rank + 1 >= HIGH_RANK:
                        value += HIGH
            if best < 0 or value > most:
                best = suit
                most = value
    return best


@rule
def best_chef(s: State, seat: int, tricks: int) -> int:
    """Of the chefs in the centre, the one that brings most with so many tricks to come."""
    best = -1
    most = 0
    for suit in range(SUIT_COUNT):
        if s.centre[suit] > 0:
            value = chef_worth(s, seat, suit, tricks)
            if best < 0 or value > most:
                best = suit
                most = value
    return best


@rule
def chef_worth(s: State, seat: int, suit: int, tricks: int) -> int:
    """Stars of the card he would stand on, or a hope for one; and what he makes of the trumps."""
    spare = s.chefs[seat][suit]
    idle = spare - among(s.won[seat], suit)
    worth = (NO_CARD + IN_HAND * among(s.hand[seat], suit) - IDLE * idle) * tricks // 4
    for rank in range(RANK_COUNT):
        if s.won[seat][first_of(suit) + rank] > 0:
            if spare == 0:
                worth = CHEF_STAR * s.stars[rank]
            spare -= 1
    return worth + POWER * trump_ranks_without(s, seat, suit) // 8


@rule
def trump_ranks_without(s: State, seat: int, suit: int) -> int:
    """Ranks of all trumps in hand, once a chef of this suit has left the centre."""
    s.centre[suit] -= 1
    fewest = fewest_chefs(s)
    ranks = 0
    for other in range(SUIT_COUNT):
        if s.centre[other] == fewest:
            for rank in range(RANK_COUNT):
                ranks += s.hand[seat][first_of(other) + rank] * rank
    s.centre[suit] += 1
    return ranks


# -- cards ------------------------------------------------------------------------------------------


@rule
def stars_gained(s: State, seat: int, card: int) -> int:
    """Stars more, or fewer, if this seat wins the card: chefs stand on the lowest."""
    suit = suit_of(card)
    free = s.chefs[seat][suit]
    if free == 0:
        return 0
    last = 0
    rank = 0
    while free > 0 and rank < RANK_COUNT:
        if s.won[seat][first_of(suit) + rank] > 0:
            free -= 1
            last = rank
        rank += 1
    stars = s.stars[card % RANK_COUNT]
    if free > 0:
        return stars
    if card % RANK_COUNT < last:
        return stars - s.stars[last]
    return 0


@rule
def card_worth(s: State, seat: int, card: int, tricks: int) -> int:
    """Its stars where a chef is there for it; else a hope for one, while there are any."""
    suit = suit_of(card)
    worth = STAR * stars_gained(s, seat, card)
    if s.chefs[seat][suit] <= among(s.won[seat], suit) and s.centre[suit] > 0:
        worth += HOPED * s.stars[card % RANK_COUNT] * tricks // 8 - NOT_YET * s.stars[card % RANK_COUNT]
    return worth


@rule
def class_of(s: State, card: int, led: int, fewest: int) -> int:
    """Trumps, then the suit led, then the rest."""
    if s.centre[suit_of(card)] == fewest:
        return 2 * CLASS
    if suit_of(card) == led:
        return CLASS
    return 0


@rule
def best_play(s: State, seat: int, rng: Row) -> int:
    """The card that promises most, of those that may be played; coins only from the last to play."""
    start, end = 0, CARD_COUNT
    leading = seat == s.leader
    led = -1
    if not leading:
        led = led_suit(s)
    if must_follow(s):
        start = first_of(led)
        end = start + RANK_COUNT
    fewest = fewest_chefs(s)
    tricks = size(s.hand[seat]) - 1
    strongest, lowest, lying, to_come = 0, 1000, 0, s.seats - 1
    other = s.leader
    while s.trick[other] > 0:
        card = s.trick[other] - 1
        strength = class_of(s, card, led, fewest) + effective(card, s.laid[other])
        strongest = max(strongest, strength)
        lowest = min(lowest, rank_before(s, other))
        lying += card_worth(s, seat, card, tricks)
        to_come -= 1
        other = next_seat(s, other)
    lying += to_come * TO_COME
    coins = 0
    if to_come == 0:
        coins = s.coins[seat]
    theirs = held_by_others(s, seat)
    share = SURE * to_come // (s.seats - 1)
    hope = chef_worth(s, seat, best_chef(s, seat, tricks), tricks)
    best = -1
    most = 0
    for card in range(start, end):
        if s.hand[seat][card] > 0:
            if leading:
                led = suit_of(card)
            its_class = class_of(s, card, led, fewest)
            worth = TRICK + lying + card_worth(s, seat, card, tricks)
            kept = KEPT[card % RANK_COUNT] * tricks // 8
            for laid in range(-coins, coins + 1):
                rank = effective(card, laid)
                trick, chef = 0, 0
                if its_class > 0 and its_class + rank >= strongest:
                    trick = chance_of_trick(s, theirs, its_class, rank, led, fewest, share)
                if rank < lowest:
                    chef = chance_of_chef(theirs, rank, led, share)
                value = trick * worth + chef * hope + (SURE - trick) * (SURE - chef) // SURE * NEITHER
                value -= SURE * (kept + (COIN + COIN_LATER * (tricks + 1) // 4) * count(laid))
                value += below(rng, VARIETY)
                if best < 0 or value > most:
                    best = play_code(card, laid)
                    most = value
    return best


# -- who may still play what ------------------------------------------------------------------------


@rule
def held_by_others(s: State, seat: int) -> int:
    """All cards that others hold, a bit each: who has counted knows them, but not whose they are."""
    bits = 0
    for other in range(s.seats):
        if other != seat:
            for card in range(CARD_COUNT):
                if s.hand[other][card] > 0:
                    bits |= 1 << card
    return bits


@rule
def held_between(theirs: int, suit: int, low: int, high: int) -> int:
    """How many of a suit others hold from one rank up to before another."""
    n = 0
    for rank in range(max(1, low), min(RANK_COUNT + 1, high)):
        n += (theirs >> (first_of(suit) + rank - 1)) & 1
    return n


@rule
def fade(chance: int, percent: int, times: int) -> int:
    """A chance lowered so many times."""
    for _ in range(times):
        chance -= chance * percent // (SURE * SURE)
    return chance


@rule
def chance_of_trick(s: State, theirs: int, its_class: int, rank: int, led: int, fewest: int, share: int) -> int:
    """Lower for each card of others that would win: of the suit led, and trumps."""
    chance = SURE
    for suit in range(SUIT_COUNT):
        trumps = s.centre[suit] == fewest
        if suit == led and (trumps or its_class == CLASS):
            chance = fade(chance, HIGHER * share, held_between(theirs, suit, rank, RANK_COUNT + 1))
        elif suit != led and trumps:
            least = rank
            if its_class == CLASS:
                least = 1
            chance = fade(chance, TRUMPED * share, held_between(theirs, suit, least, RANK_COUNT + 1))
    return chance


@rule
def chance_of_chef(theirs: int, rank: int, led: int, share: int) -> int:
    """Lower for each lower card of others: those of the suit led come more often."""
    chance = SURE
    for suit in range(SUIT_COUNT):
        percent = THROWN
        if suit == led:
            percent = LOWER
        chance = fade(chance, percent * share, held_between(theirs, suit, 1, rank))
    return chance
