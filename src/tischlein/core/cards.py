"""Cards as counts: a hand, a pile or what is unseen is a row with a number for each kind of card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress, repeat

from .chance import sample_draw
from .rule import rule
from .struct import Row

SIZE_BITS = 8


@rule
def size(cards: Row) -> int:
    """How many cards these are."""
    return sum(cards)


def one_by_one(names: Sequence[str], counts: Row) -> tuple[str, ...]:
    """The cards by their names, as often as they are there."""
    if not any(counts):
        return ()
    return tuple(chain.from_iterable(map(repeat, compress(names, counts), filter(None, counts))))


@rule
def move_all(source: Row, target: Row) -> None:
    """All cards go from one place to another."""
    for card in range(len(source)):
        target[card] += source[card]
        source[card] = 0


@rule
def draw_blind(unseen: Row, hand: Row, many: int, rng: Row) -> None:
    """So many cards go from the unseen ones into a hand."""
    for _ in range(many):
        card = sample_draw(unseen, rng)
        unseen[card] -= 1
        hand[card] += 1


# Redealing takes all hidden hands back and deals as many again. Their sizes are remembered in one
# number, eight bits a seat, since a rule has no lists of its own:
#
#     bits   0-7            8-15           16-23     …
#            size of seat 0 size of seat 1 of seat 2


@rule
def remember_size(sizes: int, seat: int, many: int) -> int:
    return sizes + (many << (SIZE_BITS * seat))


@rule
def remembered_size(sizes: int, seat: int) -> int:
    return (sizes >> (SIZE_BITS * seat)) & 255
