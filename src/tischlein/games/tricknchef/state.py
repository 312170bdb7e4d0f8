"""The table of Trick'n'Chef as one record, and what its numbers mean.

A card goes by its place: red 1 to 10, then yellow, blue and green. Between rounds all cards are
unseen, all chefs lie in the centre and all coins in the reserve.
"""

from __future__ import annotations

from typing import Annotated

from ...core.options import Option
from ...core.struct import FIXED, Grid, Row, Seats, Small, Struct

SUITS = ("red", "yellow", "blue", "green")
RANKS = tuple(str(rank) for rank in range(1, 11))
CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)
ROUNDS = ("1", "2", "3")
SEATS = Seats(4)
SUIT_COUNT, RANK_COUNT, CARD_COUNT, ROUND_COUNT = len(SUITS), len(RANKS), len(CARDS), len(ROUNDS)
HAND = 10  # cards a seat is dealt, and so tricks a round

PHASES = ("first", "remove", "deal", "draft", "play", "reward", "over")
FIRST, REMOVE, DEAL, DRAFT, PLAY, REWARD, OVER = range(7)

REMOVES = ("random", *SUITS)
OPTIONS = (Option("remove", REMOVES),)

# A coin changes the rank by 2. This number is no component: the notation writes the change of rank.
COIN = 2
# A seat gets a coin a trick at most, so it has nine at most when it plays its last card.
MOST_COINS = 9

# Actions: a card with its coins, then the chefs.
#
#     code   card * 19 + 9 + coins                      760 + suit
#            coins: -9 … 9, below 0 they lower          a chef of that suit
#
# "play red-1" = 9, "play red-1 +4" = 11, "play red-2 -2" = 27, "chef green" = 763
COIN_STEPS = 2 * MOST_COINS + 1
CHEF = CARD_COUNT * COIN_STEPS

# Outcomes: 0…3 who begins, then 16 + suit removed, 32 + card drawn.
REMOVED = 16
DRAWN = 32


class State(Struct):
    """The whole table."""

    seats: Small  # how many play
    phase: Annotated[Small, PHASES]
    turn: Small  # seat that is to act, or is dealt to
    starter: Small  # start player of the round
    leader: Small  # seat that leads the trick; means nothing outside the tricks
    rounds_done: Small  # rounds scored: 0…3
    removed: Annotated[Small, ("none", *SUITS)]  # the suit that left the game, with three players
    unseen: Annotated[Row, CARDS]  # 1 = not dealt yet
    hand: Annotated[Grid, SEATS, CARDS]  # 1 = in this seat's hand
    won: Annotated[Grid, SEATS, CARDS]  # 1 = in the pile of tricks this seat won
    trick: Annotated[Row, SEATS, ("", *CARDS)]  # card each seat has played to the trick, its place + 1; 0 = none
    laid: Annotated[Row, SEATS]  # coins on that card; below 0 = they lower it
    set_aside: Annotated[Row, SUITS]  # chefs to be drafted
    centre: Annotated[Row, SUITS]  # chefs in the centre
    chefs: Annotated[Grid, SEATS, SUITS]  # chefs before each seat
    coins: Annotated[Row, SEATS]  # coins before each seat, not those on its card
    reserve: Small  # coins in the reserve
    points: Annotated[Grid, SEATS, ROUNDS]  # points of each round that is scored; 0 until then
    stars: Annotated[Row, RANKS, FIXED]  # stars on a card of each rank
    chef_tokens: Annotated[Row, SUITS, FIXED]  # chefs of each suit in the box
    coin_tokens: Annotated[Small, FIXED]  # coins in the box
    coin_points: Annotated[Small, FIXED]  # points for a coin left
    remove: Annotated[Small, FIXED]
