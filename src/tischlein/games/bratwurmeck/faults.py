"""What can't be at a table of bratwurmeck."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice import DICE, dice_left, face_left, stuck
from ...core.piles import height
from .rules import FIRST, GO, GONE, HIGHEST, KEEP, LOWEST, OVER, ROLL, State, dearest, may_roll, may_steal, may_take


def faults(s: State) -> Iterator[str]:
    """Every tile is in one place, the dice add up, and the phase fits what lies there."""
    if not 0 <= s.turn < s.seats:
        yield f"there is no seat {s.turn}"
        return
    yield from tile_faults(s)
    yield from dice_faults(s)


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


def dice_faults(s: State) -> Iterator[str]:
    """Dice kept and rolled are eight at most, and rolled ones lie there only while a face is to be kept."""
    if min(s.kept) < 0 or min(s.rolled) < 0:
        yield "fewer than no dice"
        return
    if sum(s.kept) > DICE:
        yield f"{sum(s.kept)} dice are kept, there are {DICE}"
        return
    if s.phase == KEEP:
        if sum(s.rolled) != dice_left(s):
            yield f"{sum(s.rolled)} dice are rolled, {dice_left(s)} were left"
        elif stuck(s):
            yield "no face can be kept"
    elif any(s.rolled):
        yield "dice lie rolled, but no face is to be kept"
    if s.phase in (FIRST, OVER) and any(s.kept):
        yield "dice are kept outside a turn"
    if s.phase == ROLL and not may_roll(s):
        yield "there is nothing to roll"
    if s.phase == KEEP and not face_left(s):
        yield "all faces are kept"
    if s.phase == GO:
        if not any(s.kept):
            yield "no dice are kept"
        elif not may_roll(s) and not (may_take(s) and may_steal(s)):
            yield "the turn would have ended by itself"
