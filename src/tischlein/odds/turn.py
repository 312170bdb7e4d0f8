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
    root = d.begin[free * COUNTS + dice]
    total = d.weight[root] * fail
    d.best[0] = NEVER
    for node in range(1, d.begin[free * COUNTS + dice + 1] - root):
        most = d.best[d.parent[root + node]]
        if d.faces[d.adds[root + node]] > most:
            most = d.faces[d.adds[root + node]]
        d.best[node] = most
        total += d.weight[root + node] * most
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


@rule
def spread(d: Desk, worm: int, bare: Any) -> None:
    """Where a turn that was solved ends under the best play: adds to `ends` the chance of each.

    `reach` holds the chances of the situations to begin with; it is empty again afterwards.
    """
    for i in range(len(d.states) - 1, -1, -1):
        kept, dice, total = d.states[i][0], d.states[i][1], d.states[i][2]
        here = at(kept, dice, total)
        chance = d.reach[here]
        if chance > 0:
            d.reach[here] = chance - chance
            stays = stopping(d, kept, total, worm, bare)
            if d.roll[here] > stays:
                roll_on(d, kept, dice, total, chance)
            elif (kept >> worm) & 1 and stays > NEVER:
                d.ends[total] += chance
            else:
                d.ends[SPAN] += chance


@rule
def best_faces(d: Desk, free: int, dice: int) -> None:
    """At each node of the tree the best face for the player, as its place in `faces`; -1 where none can be kept."""
    root = d.begin[free * COUNTS + dice]
    d.best[0] = -1
    for node in range(1, d.begin[free * COUNTS + dice + 1] - root):
        mine = d.adds[root + node]
        most = int(d.best[d.parent[root + node]])
        if most < 0 or d.faces[mine] > d.faces[most]:
            most = mine
        d.best[node] = most


@rule
def roll_on(d: Desk, kept: int, dice: int, total: int, chance: Any) -> None:
    """Spread the chance of a situation over what a roll leads to."""
    free = look_ahead(d, kept, dice, total)
    names = 0  # of the free faces, three bits each
    place = 0
    for face in range(SIDES):
        if (kept >> face) & 1 == 0:
            names |= face << (3 * place)
            place += 1
    root = d.begin[free * COUNTS + dice]
    share = chance / d.all[dice]
    d.ends[SPAN] += share * d.weight[root]
    best_faces(d, free, dice)
    for node in range(1, d.begin[free * COUNTS + dice + 1] - root):
        if d.weight[root + node] > 0:
            most = int(d.best[node])
            face = (names >> (3 * (most // DICE))) & 7
            count = most % DICE + 1
            then = at(kept | (1 << face), dice - count, total + count * d.worth[face])
            d.reach[then] += share * d.weight[root + node]
