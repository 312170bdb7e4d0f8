"""What lies on a table of karteneck, and the words for it.

Cards go by their places in CARDS, tiles by their places in TILES; in a stack a tile is its place + 1.
The state knows no order of the deck and no removed tiles, only what has not been seen.
"""

from __future__ import annotations

from typing import Annotated

from ...core.cards import size
from ...core.piles import put, top
from ...core.rule import rule
from ...core.struct import FIXED, Grid, Piles, Row, Seats, Small, Struct

SEATS = Seats(6)
FEWEST = 2

TYPES = ("1", "2", "3", "4", "5", "w")
WORM = 5  # the type's place in TYPES; it may count 5 like the chicken before it, but is another type
CHICKENS = TYPES[:WORM]
WORM_CARDS = 25
CARDS = (*CHICKENS, *(f"w{number}" for number in range(1, WORM_CARDS + 1)))
ALL_CARDS = len(CARDS)

LOWEST, HIGHEST = 16, 42
TILES = ("0", *(str(number) for number in range(LOWEST, HIGHEST + 1)))
ALL_TILES = len(TILES)
TILES_IN_ALL = 30

PHASES = ("first", "deal", "tile", "go", "more", "steal", "draw", "over")
FIRST, DEAL, TILE, GO, MORE, STEAL, DRAW, OVER = range(8)

STATUS = ("in", "waits", "failed")
IN, WAITS, FAILED = range(3)

# Actions: 0…29 lay the card of that place in CARDS, then
DONE, PASS, TAKE, LEAVE = range(ALL_CARDS, ALL_CARDS + 4)

# Outcomes: 0…5 the seat that begins, then the card or the tile of a place, counted from
DRAWN, REVEALED = 16, 64


class State(Struct):
    """The whole table."""

    seats: Small  # how many play
    phase: Annotated[Small, PHASES]
    turn: Small  # seat whose turn it is; the one to begin while cards are dealt and tiles revealed
    draws: Small  # cards that seat is still to draw; 0 unless it is drawing
    laying: Annotated[Small, ("none", *TYPES)]  # type of which it may lay more
    status: Annotated[Row, SEATS, STATUS]  # still in, passed and waiting for the share-out, or failed
    hand: Annotated[Grid, SEATS, CARDS]
    laid: Annotated[Grid, SEATS, CARDS]  # cards before each seat this round
    discard: Annotated[Row, CARDS]
    deck: Annotated[Row, CARDS]  # what is in the draw pile, in no order
    unrevealed: Annotated[Row, TILES]  # tiles nobody has seen, with those put away
    grill: Annotated[Row, TILES]  # tiles of this round not taken yet
    stack: Annotated[Piles, SEATS, TILES_IN_ALL, ("", *TILES)]  # each seat's tiles, the top one last
    hand_size: Annotated[Small, FIXED]  # cards dealt to each
    chickens: Annotated[Row, CHICKENS, FIXED]  # cards of each chicken
    values: Annotated[Row, TYPES, FIXED]  # what a card counts
    removed: Annotated[Row, ("2", "3", "4", "5", "6"), FIXED]  # tiles put away unseen, by the players
    tiles: Annotated[Row, TILES, FIXED]  # tiles of each number
    worms: Annotated[Row, TILES, FIXED]  # worms on such a tile


@rule
def cards_in_box(s: State, card: int) -> int:
    """How many cards of this kind there are; every worm card is there once."""
    if card < WORM:
        return s.chickens[card]
    return 1


@rule
def type_of(card: int) -> int:
    """The card's place in TYPES; all worm cards are one type."""
    return min(card, WORM)


@rule
def number_on(tile: int) -> int:
    """The number on a tile."""
    if tile == 0:
        return 0
    return tile - 1 + LOWEST


@rule
def total(s: State, seat: int) -> int:
    """Points on the cards before a seat."""
    points = 0
    for card in range(ALL_CARDS):
        points += s.laid[seat][card] * s.values[type_of(card)]
    return points


@rule
def best_worm(s: State, seat: int) -> int:
    """The highest number on a worm card before a seat; 0 if there is no worm."""
    for card in range(ALL_CARDS - 1, WORM - 1, -1):
        if s.laid[seat][card] > 0:
            return card - WORM + 1
    return 0


@rule
def lies(s: State, seat: int, kind: int) -> bool:
    """Does this type lie before a seat?"""
    if kind == WORM:
        return best_worm(s, seat) > 0
    return s.laid[seat][kind] > 0


@rule
def holds(s: State, seat: int, kind: int) -> bool:
    """Is a card of this type in a seat's hand?"""
    if kind < WORM:
        return s.hand[seat][kind] > 0
    for card in range(WORM, ALL_CARDS):
        if s.hand[seat][card] > 0:
            return True
    return False


@rule
def drawer(s: State) -> int:
    """The seat that gets the next card; -1 if nobody does. Hands are dealt whole, from the first player on."""
    if s.phase == DRAW:
        return s.turn
    if s.phase == DEAL:
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats
            if size(s.hand[seat]) < s.hand_size:
                return seat
    return -1


@rule
def take_card(s: State, seat: int, card: int) -> None:
    """A card goes from the deck into a hand."""
    s.deck[card] -= 1
    s.hand[seat][card] += 1


@rule
def take_tile(s: State, seat: int, tile: int) -> None:
    """A tile goes from the grill onto a stack."""
    s.grill[tile] -= 1
    put(s.stack[seat], tile + 1)


@rule
def lowest(s: State) -> int:
    """The lowest tile on the grill."""
    tile = 0
    while s.grill[tile] == 0:
        tile += 1
    return tile


@rule
def highest(s: State) -> int:
    """The highest tile on the grill."""
    tile = ALL_TILES - 1
    while s.grill[tile] == 0:
        tile -= 1
    return tile


@rule
def tiles_to_come(s: State) -> int:
    """Tiles still to be revealed: those put away never are."""
    return size(s.unrevealed) - s.removed[s.seats - FEWEST]


@rule
def next_in(s: State) -> int:
    """The next seat clockwise that has not passed, the turn player's own last of all; -1 if all have."""
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if s.status[seat] == IN:
            return seat
    return -1


@rule
def owner_of_top(s: State, number: int) -> int:
    """The other seat whose top tile has this number; -1 if nobody's has. A 0 can't be stolen."""
    for seat in range(s.seats):
        tile = top(s.stack[seat]) - 1
        if seat != s.turn and tile > 0 and number_on(tile) == number:
            return seat
    return -1


@rule
def best_waiting(s: State) -> int:
    """Of those who wait for the share-out, the seat with the highest total, on a tie the highest worm."""
    best = -1
    for seat in range(s.seats):
        if s.status[seat] == WAITS and (best < 0 or ahead(s, seat, best)):
            best = seat
    return best


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """Does a seat come before another in the share-out?"""
    lead = total(s, seat) - total(s, other)
    return lead > 0 or (lead == 0 and best_worm(s, seat) > best_worm(s, other))
