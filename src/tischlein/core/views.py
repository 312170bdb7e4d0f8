"""What every game's view begins with."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec

T = TypeVar("T")


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat, or a spectator, sees now. A game adds its own fields."""

    game: str
    seat: int | None
    """Whose view it is; None is a spectator."""
    seats: int
    phase: str
    turn: int | None
    """Whose turn it is; None before the first player is drawn and when the game is over."""
    asked: tuple[int, ...]
    """Seats that are to act, as far as everybody may know; empty when chance is to act or it is over."""
    options: dict[str, str]


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a bit set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits > 0 and bits >> seat & 1)


def put_at(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The same, but for one of them."""
    return (*things[:place], thing, *things[place + 1 :])
