"""Many turns solved side by side, for training: each visit of a roll's tree serves all of them.

The same as `turn.solve`, a lane a turn. Written as rules; compiled, the lanes of a visit are one or two instructions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.dice import DICE, SIDES
from ..core.rng import below
from ..core.rule import rule
from ..core.struct import Row
from .desk import SPAN, Desk
from .trees import COUNTS
from .turn import ALL_FACES, NEVER, at


class Lanes(NamedTuple):
    """Room for the numbers of so many turns; the last index is the lane."""

    rows: Row
    """Where a situation stands in the grids below."""
    stop: Any
    """What stopping with a worm is worth, by total."""
    ways: Any
    """The best way to end with each total."""
    bare: Any
    """What stopping without a worm is worth."""
    fail: Any
    value: Any
    """The best that can be had, by situation."""
    roll: Any
    """What rolling on is worth."""
    best: Any
    """Of one roll: the best at each node of its tree."""
    sums: Any
    """Of one roll: the sum so far."""
    leads: Row
    """Of one roll: where each face with each count leads to."""


def make_lanes(desk: Desk, many: int) -> Lanes:
    """Lanes beside a compiled desk."""
    import numpy as np

    rows: Any = np.zeros(len(desk.value), dtype="i8")
    leads: Any = np.zeros(SIDES * DICE, dtype="i8")
    for row, (kept, dice, total) in enumerate(desk.states):
        rows[at(kept, dice, total)] = row
    situations = len(desk.states)
    return Lanes(
        rows=rows,
        stop=np.zeros((SPAN, many)),
        ways=np.zeros((SPAN, many), dtype="i8"),
        bare=np.zeros(many),
        fail=np.zeros(many),
        value=np.zeros((situations, many)),
        roll=np.zeros((situations, many)),
        best=np.zeros((len(desk.best), many)),
        sums=np.zeros(many),
        leads=leads,
    )


@rule
def solve_lanes(d: Desk, m: Lanes, worm: int) -> None:
    """The value of every situation in every lane; the fewest dice first."""
    many = len(m.fail)
    for i in range(len(d.states)):
        kept, dice, total = d.states[i][0], d.states[i][1], d.states[i][2]
        stays = m.stop[total] if (kept >> worm) & 1 else m.bare
        value, roll = m.value[i], m.roll[i]
        if dice > 0 and kept != ALL_FACES:
            roll_lanes(d, m, kept, dice, total)
            for lane in range(many):
                rolls = m.sums[lane] / d.all[dice]
                roll[lane] = rolls
                value[lane] = rolls if rolls > stays[lane] else stays[lane]
        else:
            for lane in range(many):
                roll[lane] = NEVER
                value[lane] = stays[lane] if stays[lane] > NEVER else m.fail[lane]


@rule
def roll_lanes(d: Desk, m: Lanes, kept: int, dice: int, total: int) -> None:
    """What a roll is worth in every lane, times the ways in which the dice fall."""
    free = 0
    for face in range(SIDES):
        if (kept >> face) & 1 == 0:
            for count in range(1, dice + 1):
                then = at(kept | (1 << face), dice - count, total + count * d.worth[face])
                m.leads[free * DICE + count - 1] = m.rows[then]
            free += 1
    root = d.begin[free * COUNTS + dice]
    sums = m.sums
    for lane in range(len(sums)):
        sums[lane] = d.weight[root] * m.fail[lane]
    for node in range(1, d.begin[free * COUNTS + dice + 1] - root):
        here = m.best[node]
        value = m.value[m.leads[d.adds[root + node]]]
        weight = d.weight[root + node] * 1.0
        if d.parent[root + node] == 0:
            for lane in range(len(sums)):
                here[lane] = value[lane]
                sums[lane] += weight * here[lane]
        else:
            parent = m.best[d.parent[root + node]]
            for lane in range(len(sums)):
                here[lane] = value[lane] if value[lane] > parent[lane] else parent[lane]
                sums[lane] += weight * here[lane]


@rule
def throw_turn(d: Desk, m: Lanes, lane: int, worm: int, rng: Row) -> int:
    """Play a turn that was solved with dice that fall: the total it stops with, -1 where it fails."""
    kept = 0
    dice = DICE
    total = 0
    while True:
        shown = throw_dice(dice, rng)
        best = -1
        row = 0
        for face in range(SIDES):
            count = (shown >> (4 * face)) & 15
            if count > 0 and (kept >> face) & 1 == 0:
                then = m.rows[at(kept | (1 << face), dice - count, total + count * d.worth[face])]
                if best < 0 or m.value[then][lane] > m.value[row][lane]:
                    best = face
                    row = then
        if best < 0:
            return -1
        count = (shown >> (4 * best)) & 15
        kept |= 1 << best
        dice -= count
        total += count * d.worth[best]
        worms = (kept >> worm) & 1
        stays = m.stop[total][lane] if worms else m.bare[lane]
        if not m.roll[row][lane] > stays:
            return total if worms and m.ways[total][lane] > 0 else -1


@rule
def throw_dice(dice: int, rng: Row) -> int:
    """How many of them show each face, four bits a face."""
    roll = below(rng, SIDES**dice)
    shown = 0
    for _ in range(dice):
        shown += 1 << (4 * (roll % SIDES))
        roll //= SIDES
    return shown


@rule
def lay_lane(d: Desk, m: Lanes, lane: int, fail: Any, gives_up: int) -> None:
    """Lay what the desk says of the ends of a turn into its lane."""
    m.fail[lane] = fail
    m.bare[lane] = fail if gives_up else NEVER
    for total in range(SPAN):
        m.stop[total][lane] = d.stop[total]
        m.ways[total][lane] = d.ways[total]
