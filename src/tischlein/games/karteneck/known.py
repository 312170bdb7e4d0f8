"""Deals of karteneck that contradict nothing a seat remembers.

What it remembers is one row of numbers: for each seat how many cards of each type it holds at least, then at most;
then for each seat the tiles of its stack from the bottom, each its place + 1, or 0 where that is forgotten.
"""

from __future__ import annotations

from ...core.cards import draw_blind, remembered_size, size
from ...core.chance import sample_draw
from ...core.piles import height
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .chance import gather_hands, gather_tiles
from .state import ALL_CARDS, OVER, SEATS, TILES_IN_ALL, TYPES, WORM, State, take_card, type_of

KINDS = len(TYPES)
LEAST = 0
MOST = LEAST + int(SEATS) * KINDS
STACKS = MOST + int(SEATS) * KINDS
KNOWN = STACKS + int(SEATS) * TILES_IN_ALL
ANY = 99  # at most so many: nothing is known
PATIENCE = 200  # draws before a hand takes what comes


@rule
def redeal_known(s: State, seat: int, known: Row, rng: Row) -> None:
    """The others' hands hold what they must and nothing they can't; tiles lie where they were seen to go."""
    if s.phase == OVER:
        return
    redeal_hands(s, seat, known, rng)
    redeal_stacks(s, seat, known, rng)


@rule
def redeal_hands(s: State, seat: int, known: Row, rng: Row) -> None:
    """First what each must hold, then the rest."""
    sizes = gather_hands(s, seat)
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                for _ in range(known[LEAST + other * KINDS + kind]):
                    take_of_type(s, other, kind, rng)
    for other in range(s.seats):
        if other != seat:
            fill_hand(s, other, remembered_size(sizes, other), known, rng)


@rule
def take_of_type(s: State, seat: int, kind: int, rng: Row) -> None:
    """Some card of this type goes from the deck into a hand, if one is left."""
    if kind < WORM:
        if s.deck[kind] > 0:
            take_card(s, seat, kind)
        return
    worms = 0
    for card in range(WORM, ALL_CARDS):
        worms += s.deck[card]
    if worms == 0:
        return
    which = below(rng, worms)
    for card in range(WORM, ALL_CARDS):
        which -= s.deck[card]
        if which < 0:
            take_card(s, seat, card)
            return


@rule
def of_type(s: State, seat: int, kind: int) -> int:
    """How many cards of a type a seat holds."""
    if kind < WORM:
        return s.hand[seat][kind]
    n = 0
    for card in range(WORM, ALL_CARDS):
        n += s.hand[seat][card]
    return n


@rule
def fill_hand(s: State, seat: int, many: int, known: Row, rng: Row) -> None:
    """Cards come blindly; one that the seat can't hold goes back."""
    tries = PATIENCE
    missing = many - size(s.hand[seat])
    while missing > 0 and tries > 0:
        tries -= 1
        card = sample_draw(s.deck, rng)
        kind = type_of(card)
        if of_type(s, seat, kind) < known[MOST + seat * KINDS + kind]:
            take_card(s, seat, card)
            missing -= 1
    draw_blind(s.deck, s.hand[seat], missing, rng)


@rule
def redeal_stacks(s: State, seat: int, known: Row, rng: Row) -> None:
    """Tiles under the others' tops: those remembered where they are, the rest drawn from all unseen."""
    gather_tiles(s, seat)
    for other in range(s.seats):
        if other != seat:
            for at in range(height(s.stack[other]) - 1):
                tile = known[STACKS + other * TILES_IN_ALL + at]
                if tile > 0:
                    s.unrevealed[tile - 1] -= 1
                    s.stack[other][at] = tile
    for other in range(s.seats):
        if other != seat:
            for at in range(height(s.stack[other]) - 1):
                if known[STACKS + other * TILES_IN_ALL + at] == 0:
                    tile = sample_draw(s.unrevealed, rng)
                    s.unrevealed[tile] -= 1
                    s.stack[other][at] = tile + 1
