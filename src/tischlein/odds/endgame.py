"""What the ends of a turn are worth: at once in points, or by the chance to win the game afterwards."""

from __future__ import annotations

from typing import Any

from ..core.dice import SIDES, dice_left
from ..core.dice_turn import KEEP
from ..core.endings import ACT, FAIL, STEAL
from ..core.generic import actors, copy_state, end, features, gain, kind_of_gain, same_end, score, ways_to_end
from ..core.net import shares
from ..core.playout import better_seats
from ..core.rule import rule
from ..core.struct import Row
from .desk import SPAN, Brain, Desk
from .turn import NEVER, at, stopping

ROLL_ON = SIDES
"""The action of both dice games; those that end a turn follow it: to act, to steal, to give up."""
FAILED = 2 * SPAN
"""The row of what failing leads to, after those of acting and of stealing with each total."""
NOW, THEN = range(2)
"""Places in a row of tables: the one that is played, and one to try an end on."""


@rule
def win_shares(t: Any, which: int, b: Brain, out: Any) -> None:
    """Each seat's chance to win at this table; what it is if it is over."""
    s = t[which]
    if actors(s) == 0:
        score(s, b.points)
        winners = 0
        for seat in range(s.seats):
            if better_seats(s, b.points, seat) == 0:
                winners += 1
        for seat in range(s.seats):
            out[seat] = 0.0
            if better_seats(s, b.points, seat) == 0:
                out[seat] = 1.0 / winners
        return
    for i in range(len(b.inputs)):
        b.inputs[i] = 0.0
    features(s, b.inputs)
    shares(b.weights, b.inputs, len(b.inputs), b.first, b.second, b.turned, s.seats)
    for place in range(s.seats):
        out[(s.turn + place) % s.seats] = b.turned[place]


@rule
def choose_end(d: Desk, total: int, act: Any, stolen: Any, may: int, fail: Any, gives_up: int) -> None:
    """The better way to end with this total."""
    d.ways[total] = FAIL
    d.stop[total] = NEVER
    if may == 0 and gives_up:
        d.stop[total] = fail
    if may & 1:
        d.ways[total] = ACT
        d.stop[total] = act
    if may & 2 and stolen > d.stop[total]:
        d.ways[total] = STEAL
        d.stop[total] = stolen


@rule
def weigh_by_wins(t: Any, d: Desk, b: Brain, gives_up: int) -> Any:
    """The chance to win of the seat whose turn it is, after every end; that after failing is given back.

    The brain's grid gets every seat's chances, a row an end."""
    seat = t[NOW].turn
    copy_state(t, THEN, NOW)
    end(t[THEN], 0, FAIL)
    win_shares(t, THEN, b, b.grid[FAILED])
    fail = b.grid[FAILED][seat]
    for total in range(SPAN):
        may = ways_to_end(t[NOW], total)
        if may & 1:
            if same_end(t[NOW], total):
                for other in range(t[NOW].seats):
                    b.grid[total][other] = b.grid[total - 1][other]
            else:
                copy_state(t, THEN, NOW)
                end(t[THEN], total, ACT)
                win_shares(t, THEN, b, b.grid[total])
        if may & 2:
            copy_state(t, THEN, NOW)
            end(t[THEN], total, STEAL)
            win_shares(t, THEN, b, b.grid[SPAN + total])
        choose_end(d, total, b.grid[total][seat], b.grid[SPAN + total][seat], may, fail, gives_up)
    return fail


@rule
def weigh_by_points(s: Any, d: Desk, gives_up: int, taken: Any, again: Any) -> Any:
    """Points that every end brings at once: from others they count `taken` times, for a second plate `again` times."""
    fail = gain(s, 0, FAIL) * 1.0
    for total in range(SPAN):
        may = ways_to_end(s, total)
        act = 0.0
        stolen = 0.0
        if may & 1:
            act = gain(s, total, ACT) * factor(s, total, ACT, taken, again)
        if may & 2:
            stolen = gain(s, total, STEAL) * factor(s, total, STEAL, taken, again)
        choose_end(d, total, act, stolen, may, fail, gives_up)
    return fail


@rule
def factor(s: Any, total: int, way: int, taken: Any, again: Any) -> Any:
    """How much a point of this end counts."""
    kind = kind_of_gain(s, total, way)
    if kind == 1:
        return taken
    if kind == 2:
        return again
    return 1.0


@rule
def faces_kept(s: Any) -> int:
    """As bits."""
    bits = 0
    for face in range(SIDES):
        if s.kept[face] > 0:
            bits |= 1 << face
    return bits


@rule
def points_kept(s: Any, worth: Row) -> int:
    """On the dice set aside."""
    points = 0
    for face in range(SIDES):
        points += worth[face] * s.kept[face]
    return points


@rule
def value_of_keeping(s: Any, d: Desk, face: int) -> Any:
    """The best that can be had after keeping this face of the roll."""
    count = s.rolled[face]
    total = points_kept(s, d.worth) + count * d.worth[face]
    return d.value[at(faces_kept(s) | (1 << face), dice_left(s) - count, total)]


@rule
def best_code(s: Any, d: Desk, worm: int, bare: Any) -> int:
    """The best action now, of a turn that is solved."""
    if s.phase == KEEP:
        best = -1
        most = NEVER
        for face in range(SIDES):
            if s.rolled[face] > 0 and s.kept[face] == 0:
                found = value_of_keeping(s, d, face)
                if best < 0 or found > most:
                    best = face
                    most = found
        return best
    kept = faces_kept(s)
    total = points_kept(s, d.worth)
    if d.roll[at(kept, dice_left(s), total)] > stopping(d, kept, total, worm, bare):
        return ROLL_ON
    if (kept >> worm) & 1 and d.ways[total] != FAIL:
        return ROLL_ON + d.ways[total]
    return ROLL_ON + STEAL + 1
