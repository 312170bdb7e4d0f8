"""What can't be at a table of bratwurmeck."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice import dice_faults, may_roll
from ...core.dice_turn import FIRST, GO, KEEP, OVER, ROLL
from ...core.piles import height
from .rules import GONE, HIGHEST, LOWEST, State, dearest, may_steal, may_take


def faults(s: State) -> Iterator[str]:
    """Every tile is in one place, the dice add up, and the phase fits what lies there."""
    if not 0 <= s.turn < s.seats:
        yield f"there is no seat {s.turn}"
        return
    yield from tile_faults(s)
    yield from dice_faults(s, in_turn=s.phase not in (FIRST, OVER), lie_rolled=s.phase == KEEP)
    yield from turn_faults(s)


def tile_faults(s: State) -> Iterator[str]:
    """The sixteen tiles are on the grill or in exactly one stack."""
    held: list[int] = []
    for stack in s.stack:
        if any(stack[height(stack) :]):
            yield "a stack has a gap"
        held += stack[: height(stack)]
    for tile in held:
        if not LOWEST <= tile <= HIGHEST:
            yield f"there is no tile {tile}"
            return
    for tile in range(LOWEST, HIGHEST + 1):
        places = held.count(tile) + (s.grill[tile - LOWEST] != GONE)
        if places != 1:
            yield f"tile {tile} is {'nowhere' if places == 0 else 'in two places'}"
    if (dearest(s) == 0) != (s.phase == OVER):
        yield "the game is over just when no tile lies face up on the grill"
    if s.phase == FIRST and held:
        yield "nobody has tiles before the first player is drawn"


def turn_faults(s: State) -> Iterator[str]:
    """A turn that could not go on has ended by itself."""
    if s.phase == ROLL and not may_roll(s):
        yield "there is nothing to roll"
    if s.phase == GO and not any(s.kept):
        yield "no dice are kept"
    if s.phase == GO and not may_roll(s) and not (may_take(s) and may_steal(s)):
        yield "the turn would have ended by itself"
