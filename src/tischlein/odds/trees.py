"""Every way the dice can fall, as trees, so that a solver visits each once.

What matters of a roll is how many dice show each face that is still free; the others are lost on faces
kept before. A node adds a face with its count to its parent's, faces in ascending order, so the best
face of a roll is the better one of its parent's and its own:

    root          all dice on faces kept before: the turn fails
    └ 2 × first   and the rest lost
      └ 1 × third …

A tree depends only on how many faces are free and how many dice are rolled.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

from ..core.dice import DICE, SIDES
from ..core.struct import Row

COUNTS = DICE + 1
"""Numbers of dice that can be left: none to all."""


@dataclass(frozen=True)
class Trees:
    """All of them in rows, one after another; tree `free * COUNTS + dice` begins at `begin` of that number."""

    begin: Row
    parent: Row
    """Where the parent stands, counted from the tree's root."""
    adds: Row
    """The face among the free ones, times DICE, plus the dice that show it, less one."""
    weight: Row
    """In how many ways such a roll falls."""
    all: Row
    """In how many ways so many dice fall at all."""


@cache
def trees() -> Trees:
    """Grown once."""
    found = Trees([], [], [], [], [SIDES**dice for dice in range(COUNTS)])

    def grow(free: int, dice: int, left: int, ways: int, face: int, parent: int, root: int, adds: int) -> None:
        place = len(found.parent) - root
        found.parent.append(parent)
        found.adds.append(adds)
        found.weight.append(ways * (SIDES - free) ** left)
        for next_face in range(face, free):
            for count in range(1, left + 1):
                more = ways * comb(left, count)
                grow(free, dice, left - count, more, next_face + 1, place, root, next_face * DICE + count - 1)

    for free in range(SIDES + 1):
        for dice in range(COUNTS):
            found.begin.append(len(found.parent))
            grow(free, dice, dice, 1, 0, 0, len(found.parent), 0)
    found.begin.append(len(found.parent))
    return found


@cache
def states(worth: tuple[int, ...]) -> list[Row]:
    """Every situation of a turn as (faces kept as bits, dice left, total), the fewest dice first."""
    found = {(0, DICE, 0)}
    new = list(found)
    while new:
        kept, dice, total = new.pop()
        for face in range(SIDES):
            if not kept >> face & 1:
                for count in range(1, dice + 1):
                    then = kept | 1 << face, dice - count, total + count * worth[face]
                    if then not in found:
                        found.add(then)
                        new.append(then)
    return [list(state) for state in sorted(found, key=lambda state: (state[1], state))]
