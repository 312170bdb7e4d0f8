"""How a turn of bratwurmeck can end, apart from the dice: for solvers."""

from __future__ import annotations

from ...core.dice import clear
from ...core.endings import ACT, FAIL, Dice
from ...core.piles import height, top
from ...core.rule import rule
from .rules import LOWEST, WORM, State, bust, next_lower, owner_of_top, steal, take

DICE_TURN = Dice(worth=(1, 2, 3, 4, 5, 5), worm=WORM, gives_up=True)


@rule
def ways_to_end(s: State, total: int) -> int:
    """What stopping with a worm and this total allows, as bits: to take, to steal."""
    ways = 0
    if next_lower(s, total) > 0:
        ways += 1
    if owner_of_top(s, total) >= 0:
        ways += 2
    return ways


@rule
def same_end(s: State, total: int) -> bool:
    """Does taking with this total bring the tile that one point less would bring?"""
    return next_lower(s, total) == next_lower(s, total - 1)


@rule
def end(s: State, total: int, way: int) -> None:
    """The turn ends this way."""
    clear(s.kept)
    s.kept[0] = total - WORM  # any dice that make the total
    s.kept[WORM] = 1
    if way == FAIL:
        bust(s)
    elif way == ACT:
        take(s)
    else:
        steal(s)


@rule
def gain(s: State, total: int, way: int) -> int:
    """Worms that the turn's player wins or loses by it."""
    if way == FAIL:
        if height(s.stack[s.turn]) == 0:
            return 0
        return -s.worms[top(s.stack[s.turn]) - LOWEST]
    if way == ACT:
        return s.worms[next_lower(s, total) - LOWEST]
    return s.worms[total - LOWEST]


@rule
def kind_of_gain(s: State, total: int, way: int) -> int:
    """1 where somebody loses what is won, else 0."""
    return 1 if way > ACT else 0
