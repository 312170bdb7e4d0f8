"""Chance that several games share: who begins, and drawing from what is unseen."""

from __future__ import annotations

from typing import Protocol

from .rng import below
from .rule import rule
from .struct import Row


class Seated(Protocol):
    """A state with so many seats."""

    seats: int


@rule
def first_chances(s: Seated, out: Row, weight: Row) -> int:
    """Each seat begins with the same chance."""
    for seat in range(s.seats):
        out[seat] = seat
        weight[seat] = 1
    return s.seats


@rule
def draw_chances(unseen: Row, base: int, out: Row, weight: Row) -> int:
    """Each kind of card left, as many times as it is left; its code is base + its place."""
    n = 0
    for card in range(len(unseen)):
        if unseen[card] > 0:
            out[n] = base + card
            weight[n] = unseen[card]
            n += 1
    return n


@rule
def draw_possible(unseen: Row, base: int, code: int) -> bool:
    """Is the card of this code still there?"""
    return base <= code < base + len(unseen) and unseen[code - base] > 0


@rule
def sample_draw(unseen: Row, rng: Row) -> int:
    """The place of a card drawn blindly from what is left."""
    which = below(rng, sum(unseen))
    for card in range(len(unseen)):
        which -= unseen[card]
        if which < 0:
            return card
    return -1
