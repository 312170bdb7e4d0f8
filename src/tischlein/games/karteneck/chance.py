"""What chance may do in karteneck, and what a seat can't know."""

from __future__ import annotations

from ...core.cards import draw_blind, move_all, remember_size, remembered_size, size
from ...core.chance import draw_chances, draw_possible, first_chances, sample_draw
from ...core.piles import height
from ...core.rng import below
from ...core.rule import rule
from ...core.struct import Row
from .state import DRAWN, FIRST, MORE, OVER, REVEALED, TILE, State, holds


@rule
def chances(s: State, out: Row, weight: Row) -> int:
    """Who begins, which tile is revealed, or which card is drawn."""
    if s.phase == FIRST:
        return first_chances(s, out, weight)
    if s.phase == TILE:
        return draw_chances(s.unrevealed, REVEALED, out, weight)
    return draw_chances(s.deck, DRAWN, out, weight)


@rule
def possible(s: State, code: int) -> bool:
    """Is this one of the chances?"""
    if s.phase == FIRST:
        return 0 <= code < s.seats
    if s.phase == TILE:
        return draw_possible(s.unrevealed, REVEALED, code)
    return draw_possible(s.deck, DRAWN, code)


@rule
def sample(s: State, rng: Row) -> int:
    """One outcome, drawn by the weights."""
    if s.phase == FIRST:
        return below(rng, s.seats)
    if s.phase == TILE:
        return REVEALED + sample_draw(s.unrevealed, rng)
    return DRAWN + sample_draw(s.deck, rng)


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """The others' hands are dealt anew from all cards unseen, and so are the tiles under their tops."""
    if s.phase == OVER:
        return
    redeal_cards(s, seat, rng)
    redeal_tiles(s, seat, rng)


@rule
def redeal_cards(s: State, seat: int, rng: Row) -> None:
    """The others' hands go back into the deck, and as many cards come out again."""
    sizes = gather_hands(s, seat)
    if s.phase == MORE and s.turn != seat:
        deal_who_may_lay_more(s, remembered_size(sizes, s.turn), rng)
    for other in range(s.seats):
        if other != seat:
            draw_blind(s.deck, s.hand[other], remembered_size(sizes, other) - size(s.hand[other]), rng)


@rule
def gather_hands(s: State, seat: int) -> int:
    """The others' hands go back into the deck; how many each had, packed."""
    sizes = 0
    for other in range(s.seats):
        if other != seat:
            sizes = remember_size(sizes, other, size(s.hand[other]))
            move_all(s.hand[other], s.deck)
    return sizes


@rule
def deal_who_may_lay_more(s: State, many: int, rng: Row) -> None:
    """Who is asked for more of a type holds some: everybody knows that, so other hands are dealt again."""
    draw_blind(s.deck, s.hand[s.turn], many, rng)
    while not holds(s, s.turn, s.laying - 1):
        move_all(s.hand[s.turn], s.deck)
        draw_blind(s.deck, s.hand[s.turn], many, rng)


@rule
def redeal_tiles(s: State, seat: int, rng: Row) -> None:
    """The tiles under the others' tops go among the unrevealed ones, and as many come out again."""
    gather_tiles(s, seat)
    for other in range(s.seats):
        if other != seat:
            for at in range(height(s.stack[other]) - 1):
                tile = sample_draw(s.unrevealed, rng)
                s.unrevealed[tile] -= 1
                s.stack[other][at] = tile + 1


@rule
def gather_tiles(s: State, seat: int) -> None:
    """The tiles under the others' tops go among the unrevealed ones; in the stacks only their places stay."""
    for other in range(s.seats):
        if other != seat:
            for at in range(height(s.stack[other]) - 1):
                s.unrevealed[s.stack[other][at] - 1] += 1
