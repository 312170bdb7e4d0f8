"""A dice turn solved exactly, for any payoff.

A payoff says what each way to end the turn is worth: `stop[total]` with a worm kept, NEVER where one may
not stop; `bare` for stopping without a worm; `fail`. Nothing else is assumed: failing may be the best.

Written as rules: interpreted with floats or Fractions, compiled with floats.
"""

from __future__ import annotations

from typing import Any

from ..core.dice import DICE, SIDES
from ..core.rule import rule
from .desk import SPAN, Desk
from .trees import COUNTS

NEVER = -1e300
"""What may not be done."""
ALL_FACES = (1 << SIDES) - 1


@rule
def at(kept: int, dice: int, total: int) -> int:
    """Where a situation stands in the rows of values."""
    return (kept * COUNTS + dice) * SPAN + total


@rule
def stopping(d: Desk, kept: int, total: int, worm: int, bare: Any) -> Any:
    """What it is worth to stop here."""
    if (kept >> worm) & 1:
        return d.stop[total]
    return bare


@rule
def look_ahead(d: Desk, kept: int, dice: int, total: int) -> int:
    """What each free face with each count would lead to; how many faces are free."""
    free = 0
    for face in range(SIDES):
        if (kept >> face) & 1 == 0:
            for count in range(1, dice + 1):
                then = at(kept | (1 << face), dice - count, total + count * d.worth[face])
                d.faces[free * DICE + count - 1] = d.value[then]
            free += 1
    return free


@rule
def rolling(d: Desk, free: int, dice: int, fail: Any) -> Any:
    """What a roll is worth when the best face is kept of each: the mean over all rolls."""
    parent, adds, weight, faces, best = d.parent, d.adds, d.weight, d.faces, d.best
    root = d.begin[free * COUNTS + dice]
    total = weight[root] * fail
    best[0] = NEVER
    for node in range(1, d.begin[free * COUNTS + dice + 1] - root):
        most = best[parent[root + node]]
        mine = faces[adds[root + node]]
        if mine > most:
            most = mine
        best[node] = most
        total += weight[root + node] * most
    return total / d.all[dice]


@rule
def solve(d: Desk, worm: int, bare: Any, fail: Any) -> None:
    """The value of every situation after a face was kept, and of rolling on from it; the fewest dice first."""
    for i in range(len(d.states)):
        kept, dice, total = d.states[i][0], d.states[i][1], d.states[i][2]
        here = at(kept, dice, total)
        stays = stopping(d, kept, total, worm, bare)
        if dice > 0 and kept != ALL_FACES:
            free = look_ahead(d, kept, dice, total)
            d.roll[here] = rolling(d, free, dice, fail)
            d.value[here] = d.roll[here] if d.roll[here] > stays else stays
        else:
            d.roll[here] = NEVER
            d.value[here] = stays if stays > NEVER else fail


def spread(d: Desk, worm: int, bare: Any) -> None:
    """Where a turn that was solved ends under the best play: adds to `ends` the chance of each.

    `reach` holds the chances of the situations to begin with; it is empty again afterwards.
    """
    spread_all(d, [d.reach], [d.ends], [0.0], worm, bare)


@rule
def spread_all(d: Desk, reach: Any, ends: Any, shares: Any, worm: int, bare: Any) -> None:
    """The same for several beginnings side by side, each with its own `reach` and `ends`; `shares` is room for them.

    What is best in a situation is looked for once for all of them.
    """
    for i in range(len(d.states) - 1, -1, -1):
        kept, dice, total = d.states[i][0], d.states[i][1], d.states[i][2]
        here = at(kept, dice, total)
        met = False
        for lane in range(len(reach)):
            shares[lane] = reach[lane][here]
            if shares[lane] > 0:
                reach[lane][here] = shares[lane] - shares[lane]
                met = True
        if met:
            stays = stopping(d, kept, total, worm, bare)
            if d.roll[here] > stays:
                roll_on(d, kept, dice, total, reach, ends, shares)
            else:
                last = total if (kept >> worm) & 1 and stays > NEVER else SPAN
                for lane in range(len(reach)):
                    if shares[lane] > 0:
                        ends[lane][last] += shares[lane]


@rule
def count_faces(d: Desk, free: int, dice: int) -> None:
    """In how many ways a roll falls so that each free face with each count is the best to keep."""
    parent, adds, weight, faces, best, choice = d.parent, d.adds, d.weight, d.faces, d.best, d.choice
    falls = d.falls
    root = d.begin[free * COUNTS + dice]
    best[0] = NEVER
    for place in range(free * DICE):
        falls[place] = 0
    for node in range(1, d.begin[free * COUNTS + dice + 1] - root):
        before = parent[root + node]
        place = adds[root + node]
        most = best[before]
        if faces[place] > most:
            most = faces[place]
        else:
            place = choice[before]
        best[node] = most
        choice[node] = place
        falls[place] += weight[root + node]


@rule
def roll_on(d: Desk, kept: int, dice: int, total: int, reach: Any, ends: Any, shares: Any) -> None:
    """Spread the chances of a situation over what a roll leads to."""
    free = look_ahead(d, kept, dice, total)
    count_faces(d, free, dice)
    leads_to(d, kept, dice, total)
    falls, leads, fails = d.falls, d.leads, d.weight[d.begin[free * COUNTS + dice]]
    for lane in range(len(reach)):
        if shares[lane] > 0:
            mine, share = reach[lane], shares[lane] / d.all[dice]
            ends[lane][SPAN] += share * fails
            for place in range(free * DICE):
                if falls[place] > 0:
                    mine[leads[place]] += share * falls[place]


@rule
def leads_to(d: Desk, kept: int, dice: int, total: int) -> None:
    """Where each free face with each count leads to."""
    place = 0
    for face in range(SIDES):
        if (kept >> face) & 1 == 0:
            for count in range(1, dice + 1):
                then = at(kept | (1 << face), dice - count, total + count * d.worth[face])
                d.leads[place * DICE + count - 1] = then
            place += 1
