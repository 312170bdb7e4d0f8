"""A rule-of-thumb player of barbecue."""

from __future__ import annotations

from ...core.dice import SIDES, dice_left, may_keep
from ...core.dice_turn import KEEP
from ...core.rule import rule
from .rules import (
    EMPTY,
    HIGHEST,
    PLATE,
    ROLL_ON,
    SNAIL,
    STOP,
    WORM,
    State,
    highest,
    lies,
    points,
    total,
    valid,
    worms_on,
)


@rule
def thumb(s: State, seat: int) -> int:
    """Keep what is worth most; stop when it brings enough for the dice that are left."""
    if s.phase == KEEP:
        return best_face(s)
    if valid(s) and good_enough(s, seat):
        return STOP
    return ROLL_ON


@rule
def best_face(s: State) -> int:
    """The face that adds most; few high dice are better than many low ones, and a worm is needed."""
    best = -1
    most = -1
    for face in range(SIDES):
        if may_keep(s, face):
            value = (face + 1) * s.rolled[face] * 2
            if face == WORM:
                value += 7  # without a worm nothing can be had
            if face < 3:
                value -= 3 * s.rolled[face]  # dice spent on little
            if value > most or best < 0:
                most = value
                best = face
    return best


@rule
def good_enough(s: State, seat: int) -> bool:
    """With few dice left the next roll fails too often; a good space is worth stopping for earlier."""
    if ends_game(s):
        return leads(s, seat)
    dice = dice_left(s)
    return dice <= 2 or gain(s, seat) >= dice


@rule
def ends_game(s: State) -> bool:
    """Above the grill, with no snail left anywhere."""
    return total(s) > HIGHEST and s.stock == 0 and highest(s, SNAIL, SNAIL) == 0


@rule
def leads(s: State, seat: int) -> bool:
    """Nobody has more points."""
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return False
    return True


@rule
def gain(s: State, seat: int) -> int:
    """What stopping brings; what another loses by it counts as well."""
    space = total(s)
    if space > HIGHEST or lies(s, space) == SNAIL:
        return s.snail_points
    if lies(s, space) == EMPTY or lies(s, space) == PLATE + seat:
        return worms_on(s, space)
    return 2 * worms_on(s, space)
