"""A rule-of-thumb player of bratwurmeck."""

from __future__ import annotations

from ...core.dice import SIDES, dice_left, may_keep, may_roll
from ...core.dice_turn import KEEP
from ...core.rule import rule
from .rules import LOWEST, ROLL_ON, STEAL, STOP, TAKE, WORM, State, may_steal, may_take, next_lower, total


@rule
def thumb(s: State, seat: int) -> int:
    """Keep what is worth most; steal at once; take when the tile is good or few dice are left."""
    if s.phase == KEEP:
        return best_face(s)
    if may_steal(s):
        return STEAL
    if may_take(s) and (not may_roll(s) or good_enough(s)):
        return TAKE
    if may_roll(s):
        return ROLL_ON
    return STOP


@rule
def best_face(s: State) -> int:
    """The face that adds most; few high dice are better than many low ones, and a worm is needed."""
    best = -1
    most = -1
    for face in range(SIDES):
        if may_keep(s, face):
            value = worth(face) * s.rolled[face] * 2
            if face == WORM and s.kept[WORM] == 0:
                value += 7  # without a worm all is lost
            if face < 3:
                value -= 3 * s.rolled[face]  # dice spent on little
            if value > most or best < 0:
                most = value
                best = face
    return best


@rule
def worth(face: int) -> int:
    """Points of one die; a worm counts 5."""
    if face == WORM:
        return 5
    return face + 1


@rule
def good_enough(s: State) -> bool:
    """With few dice left the next roll fails too often; a good tile is worth stopping for earlier."""
    dice = dice_left(s)
    worms = s.worms[next_lower(s, total(s)) - LOWEST]
    return dice <= 2 or (dice == 3 and worms >= 2) or worms >= 3
