"""What a solver works with: how dice fall, and room for its numbers. Lists interpreted, arrays compiled."""

from __future__ import annotations

import threading
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
    """Of one roll: what each face with each count is worth."""
    leads: Row
    """Of one roll: where each face with each count leads to."""
    best: Any
    """Of one roll: the most that can be had at each node of its tree …"""
    choice: Row
    """… and the face with its count that brings it, as its place in `faces`; the root has none."""
    falls: Row
    """Of one roll: in how many ways each face with each count is the best to keep."""


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


def make_row(many: int, compiled: bool = False, zero: Any = 0.0) -> Any:
    """So many zeros."""
    if not compiled:
        return [zero] * many
    import numpy

    return numpy.zeros(many)


_ROOM = threading.local()


def empty_rows(rows: int, compiled: bool = False, zero: Any = 0.0) -> Any:
    """Chances to come to each situation, none yet. Who uses them leaves them empty, so that arrays serve again."""
    if not compiled:
        return [[zero] * PLACES for _ in range(rows)]
    import numpy

    if getattr(_ROOM, "rows", None) is None:
        _ROOM.rows = numpy.zeros((SIDES, PLACES))  # of so many faces one can be kept
    return _ROOM.rows[:rows]


def make_ends(rows: int, compiled: bool = False, zero: Any = 0.0) -> Any:
    """Chances of each end, none yet."""
    if not compiled:
        return [[zero] * (SPAN + 1) for _ in range(rows)]
    import numpy

    return numpy.zeros((rows, SPAN + 1))


@cache
def _widest() -> int:
    """Nodes of the largest tree."""
    return max(after - before for before, after in pairwise(trees().begin))


def make_desk(dice: Dice, compiled: bool = False, zero: Any = 0.0) -> Desk:
    """A desk of one's own; with a Fraction as zero everything is exact."""

    def numbers(many: int) -> Any:
        return make_row(many, compiled, zero)

    worth, situations, begin, parent, adds, weight, ways_to_fall = _fixed(dice, compiled)
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
        leads=_row([0] * (SIDES * DICE), compiled),
        best=numbers(_widest()),
        choice=_row([0] * _widest(), compiled),
        falls=_row([0] * (SIDES * DICE), compiled),
    )


def make_brain(weights: Any, inputs: int, seats: int, compiled: bool = False) -> Brain:
    """A brain of one's own."""

    def numbers(many: int) -> Any:
        return make_row(many, compiled)

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
