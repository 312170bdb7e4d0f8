"""Games played by a solver against itself, many at once: what a value function learns from.

Written as rules; `bots.loops` compiles them.
"""

from __future__ import annotations

from typing import Any

from ..core.dice import DICE
from ..core.endings import FAIL, STEAL
from ..core.generic import actors, apply, copy_state, end, features, sample
from ..core.rng import below
from ..core.rule import rule
from ..core.struct import Row
from ..core.words import CHANCE
from ..odds.desk import SPAN, Brain, Desk
from ..odds.endgame import FAILED, NOW, weigh_by_points, weigh_by_wins
from ..odds.lanes import Lanes, lay_lane, solve_lanes, throw_turn
from ..odds.turn import at
from .selfplay import START, TABLES, WINS, result_shares

LANES = 64
"""Games played side by side."""
THROWS = 24
"""Turns thrown to see what the others may hope for; what the player may hope for is known exactly."""


@rule
def teach(
    t: Any, d: Desk, m: Lanes, b: Brain, rng: Row, gives_up: int, worm: int, wish: int, trust: Any, stray: int,
    xs: Any, ys: Any, grids: Any, whose: Row, before: Row, last: Any,
) -> None:  # fmt: skip
    """Fill the rows: what was seen before each turn, and what it was worth to each seat from the one to play.

    That is the solver's value, mixed by `trust` with what came of it. One turn in so many strays: it ends anyhow, so
    that tables are seen that only others would come to. Who plays for points at once knows nothing of chances to win:
    then only what came of it is learnt from."""
    lanes = len(m.fail)
    for lane in range(lanes):
        open_table(t[lane * TABLES : lane * TABLES + TABLES], rng)
        before[lane] = -1
    for n in range(0, len(xs), lanes):
        for lane in range(lanes):
            one = t[lane * TABLES : lane * TABLES + TABLES]
            for i in range(len(xs[n])):
                xs[n + lane][i] = 0.0
            features(one[NOW], xs[n + lane])
            whose[n + lane] = one[NOW].turn
            weigh_lane(one, d, m, lane, b, gives_up, wish, grids[lane])
        solve_lanes(d, m, worm)
        for lane in range(lanes):
            row = n + lane
            more = row + lanes < len(xs)
            one = t[lane * TABLES : lane * TABLES + TABLES]
            total = throw_turn(d, m, lane, worm, rng)
            if wish == WINS:
                hope(one[NOW], d, m, lane, grids[lane], worm, rng, total, ys[row])
            else:
                for place in range(len(last)):
                    ys[row][place] = 1.0 / len(last)
            if stray > 0 and below(rng, stray) == 0:
                total = any_end(m, lane, rng)
                whose[row] -= len(last)
            end_lane(one[NOW], m, lane, total)
            if more:
                before[row + lanes] = row
            if actors(one[NOW]) == 0:
                result_shares(one[NOW], b.points, last)
                open_table(one, rng)
                if more:
                    before[row + lanes] = -1
                look_back(ys, whose, before, row, trust, last)
            elif not more:  # what would have come of it is not known
                whose[row] -= len(last)
                look_back(ys, whose, before, row, trust, last)


@rule
def open_table(t: Any, rng: Row) -> None:
    """A new game; who begins is drawn."""
    copy_state(t, NOW, START)
    apply(t[NOW], CHANCE, sample(t[NOW], rng))


@rule
def weigh_lane(t: Any, d: Desk, m: Lanes, lane: int, b: Brain, gives_up: int, wish: int, grid: Any) -> None:
    """What every end of the turn is worth, laid into its lane."""
    if wish != WINS:
        lay_lane(d, m, lane, weigh_by_points(t[NOW], d, gives_up, 1.0, 1.0), gives_up)
        return
    lay_lane(d, m, lane, weigh_by_wins(t, d, b, gives_up), gives_up)
    for row in range(len(grid)):
        for seat in range(t[NOW].seats):
            grid[row][seat] = b.grid[row][seat]


@rule
def hope(s: Any, d: Desk, m: Lanes, lane: int, grid: Any, worm: int, rng: Row, thrown: int, out: Any) -> None:
    """Everybody's chance to win before the turn, from the seat whose turn it is.

    The player's is known exactly; how the rest falls to the others is seen from some throws, of which one is done."""
    mine = m.roll[m.rows[at(0, DICE, 0)]][lane]
    out[0] = mine
    out[1] = 1.0 - mine
    if s.seats == 2:
        return
    for place in range(1, s.seats):
        out[place] = 0.0
    rest = 0.0
    for _ in range(THROWS):
        row = FAILED
        if thrown >= 0:
            row = SPAN + thrown if m.ways[thrown][lane] == STEAL else thrown
        for place in range(1, s.seats):
            share = grid[row][(s.turn + place) % s.seats]
            out[place] += share
            rest += share
        thrown = throw_turn(d, m, lane, worm, rng)
    for place in range(1, s.seats):
        out[place] = out[place] * (1.0 - mine) / rest if rest > 0.0 else (1.0 - mine) / (s.seats - 1)


@rule
def any_end(m: Lanes, lane: int, rng: Row) -> int:
    """Any total that may be stopped with, or -1 for failing."""
    for _ in range(SPAN):
        total = below(rng, SPAN)
        if m.ways[total][lane] != FAIL:
            return total if below(rng, 4) > 0 else -1
    return -1


@rule
def end_lane(s: Any, m: Lanes, lane: int, total: int) -> None:
    """The turn ends with this total, in the better way."""
    if total < 0:
        end(s, 0, FAIL)
    else:
        end(s, total, m.ways[total][lane])


@rule
def look_back(ys: Any, whose: Row, before: Row, row: int, trust: Any, last: Any) -> None:
    """Mix what came of a game into what was hoped for before each of its turns, from the last one on.

    Where a turn strayed its seat is marked as negative, and what came of it says nothing."""
    seats = len(last)
    while row >= 0:
        hoped = trust if whose[row] >= 0 else 1.0
        for place in range(seats):
            seat = (whose[row] + place) % seats
            last[seat] = hoped * ys[row][place] + (1.0 - hoped) * last[seat]
        for place in range(seats):
            ys[row][place] = last[(whose[row] + place) % seats]
        row = before[row]
