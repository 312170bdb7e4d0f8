"""A turn solved at a table, for what somebody wishes for, and what a game has brought: rules that bots, training,
measuring and judging share."""

from __future__ import annotations

from typing import Any

from ..core.generic import score
from ..core.playout import better_seats
from ..core.rule import rule
from ..core.struct import Row
from ..odds.desk import Brain, Desk
from ..odds.endgame import NOW, weigh_by_points, weigh_by_wins
from ..odds.turn import NEVER, solve

START = 2
"""The place of the table as it is opened, in a row of tables."""
TABLES = 3
WINS, POINTS = range(2)
"""What a player maximises: the chance to win, or points at once."""


@rule
def prepare_turn(t: Any, d: Desk, b: Brain, gives_up: int, worm: int, wish: int, taken: Any, again: Any) -> Any:
    """Solve the turn that begins; what stopping without a worm is worth."""
    fail = 0.0
    if wish == WINS:
        fail = weigh_by_wins(t, d, b, gives_up)
    else:
        fail = weigh_by_points(t[NOW], d, gives_up, taken, again)
    bare = NEVER
    if gives_up:
        bare = fail
    solve(d, worm, bare, fail)
    return bare


@rule
def result_shares(s: Any, points: Row, out: Any) -> None:
    """What each seat has won in the end."""
    score(s, points)
    winners = 0
    for seat in range(s.seats):
        out[seat] = 0.0
        if better_seats(s, points, seat) == 0:
            winners += 1
    for seat in range(s.seats):
        if better_seats(s, points, seat) == 0:
            out[seat] = 1.0 / winners
