"""What a solver works with: how dice fall, and room for its numbers. Lists interpreted, arrays compiled."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ..core.dice import DICE, SIDES
from ..core.endings import Dice
from ..core.net import FIRST, SECOND
from ..core.struct import Grid, Row
from .trees import COUNTS, states, trees

SPAN = DICE * SIDES + 1
"""Totals from 0 to eight sixes."""
PLACES = (1 << SIDES) * COUNTS * SPAN
"""Situations, most of which can't come about."""
ROWS = 2 * SPAN + 1
"""Ends of a turn: to act and to steal with each total, and to fail."""


class Desk(NamedTuple):
    """All that solving a turn needs."""

    worth: Row
    """Points of each face."""
    states: Grid
    """Situations that can come about, the fewest dice first: faces kept as bits, dice left, total."""
    begin: Row
    parent: Row
    adds: Row
    weight: Row
    all: Row
    """The trees; see there."""
    stop: Any
    """What stopping with a worm is worth, by total."""
    ways: Row
    """The best way to end with each total."""
    value: Any
    """The best that can be had, by situation."""
    roll: Any
    """What rolling on is worth, by situation."""
    reach: Any
    """The chance to come there."""
    ends: Any
    """The chance to stop with each total, and to fail at the last place."""
    faces: Any
    """Of one roll: what each face with each count leads to."""
    best: Any
    """Of one roll: the best face at each node of its tree."""


class Brain(NamedTuple):
    """A value function with room for its thoughts."""

    weights: Any
    inputs: Any
    first: Any
    second: Any
    turned: Any
    """Chances from the seat whose turn it is."""
    points: Row
    grid: Any
    """Every seat's chances after each end of a turn."""


@cache
def _fixed(dice: Dice, compiled: bool) -> tuple[Any, ...]:
    t = trees()
    rows = list(dice.worth), states(dice.worth), t.begin, t.parent, t.adds, t.weight, t.all
    return tuple(_row(row, True) for row in rows) if compiled else rows


def _row(numbers: Any, compiled: bool, kind: str = "i8") -> Any:
    if not compiled:
        return list(numbers)
    import numpy

    return numpy.array(numbers, dtype=kind)


def _zeros(many: int) -> Any:
    import numpy

    return numpy.zeros(many)


def make_desk(dice: Dice, compiled: bool = False, zero: Any = 0.0) -> Desk:
    """A desk of one's own; with a Fraction as zero everything is exact."""

    def numbers(many: int) -> Any:
        return _zeros(many) if compiled else [zero] * many

    worth, situations, begin, parent, adds, weight, ways_to_fall = _fixed(dice, compiled)
    widest = max(after - before for before, after in pairwise(trees().begin))
    return Desk(
        worth=worth,
        states=situations,
        begin=begin,
        parent=parent,
        adds=adds,
        weight=weight,
        all=ways_to_fall,
        stop=numbers(SPAN),
        ways=_row([0] * SPAN, compiled),
        value=numbers(PLACES),
        roll=numbers(PLACES),
        reach=numbers(PLACES),
        ends=numbers(SPAN + 1),
        faces=numbers(SIDES * DICE),
        best=numbers(widest),
    )


def make_brain(weights: Any, inputs: int, seats: int, compiled: bool = False) -> Brain:
    """A brain of one's own."""

    def numbers(many: int) -> Any:
        return _zeros(many) if compiled else [0.0] * many

    grid: Any = [[0.0] * seats for _ in range(ROWS)]
    return Brain(
        weights=_row(weights, compiled, "f8"),
        inputs=numbers(inputs),
        first=numbers(FIRST),
        second=numbers(SECOND),
        turned=numbers(seats),
        points=_row([0] * 8, compiled),
        grid=_row(grid, compiled, "f8"),
    )
