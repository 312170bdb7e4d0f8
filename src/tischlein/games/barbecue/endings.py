"""How a turn of barbecue can end, apart from the dice: for solvers."""

from __future__ import annotations

from ...core.dice import clear
from ...core.endings import FAIL, Dice
from ...core.rule import rule
from .rules import (
    HIGHEST,
    LOWEST,
    PLATE,
    SNAIL,
    TWO_PLATES,
    WORM,
    State,
    act,
    fail,
    highest,
    lies,
    worms_on,
)  # fmt: skip

DICE_TURN = Dice(worth=(1, 2, 3, 4, 5, 6), worm=WORM, gives_up=False)


@rule
def ways_to_end(s: State, total: int) -> int:
    """May one stop with a worm and this total? As a bit."""
    if total < LOWEST or (total <= HIGHEST and lies(s, total) >= TWO_PLATES):
        return 0
    return 1


@rule
def same_end(s: State, total: int) -> bool:
    """Is it the same with one point less? So it is above the grill."""
    return total > HIGHEST + 1


@rule
def end(s: State, total: int, way: int) -> None:
    """The turn ends this way."""
    clear(s.kept)
    s.kept[0] = total - WORM - 1  # any dice that make the total
    s.kept[WORM] = 1
    if way == FAIL:
        fail(s)
    else:
        act(s)


@rule
def gain(s: State, total: int, way: int) -> int:
    """Points that the turn's player wins by it."""
    if way == FAIL:
        return 0
    if total > HIGHEST:
        return s.snail_points if s.stock > 0 or highest(s, SNAIL, SNAIL) > 0 else 0
    if lies(s, total) == SNAIL:
        return s.snail_points
    return worms_on(s, total)


@rule
def kind_of_gain(s: State, total: int, way: int) -> int:
    """1 where somebody loses what is won, 2 for the own second plate, else 0."""
    if way == FAIL or total > HIGHEST or lies(s, total) < PLATE:
        return 0
    return 2 if lies(s, total) == PLATE + s.turn else 1
