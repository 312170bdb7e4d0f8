"""Compiled entry points. Import through `compiled.loops()`, which prepares numba first."""

from __future__ import annotations

from typing import Any

import numba

from .generic import apply, chances, legal
from .playout import FOREVER, count_game, play_on


@numba.njit(cache=True, nogil=True)
def play_some(table: Any, rng: Any, players: Any, out: Any, log: Any, most: int) -> int:
    """`play_on` for the one table in an array of records."""
    return play_on(table[0], rng, players, out, log, most)


@numba.njit(cache=True, nogil=True)
def play_games(
    start: Any, work: Any, rng: Any, players: Any, out: Any, log: Any, points: Any, seats: Any, games: Any, many: int
) -> None:
    """Play games from the same start and tally them."""
    for _ in range(many):
        work[0] = start[0]
        events = play_on(work[0], rng, players, out, log, FOREVER)
        count_game(work[0], events, points, seats, games)


@numba.njit(cache=True, nogil=True)
def happen(table: Any, actor: int, code: int) -> None:
    """`apply` one event."""
    apply(table[0], actor, code)


@numba.njit(cache=True, nogil=True)
def list_legal(table: Any, seat: int, out: Any) -> int:
    return legal(table[0], seat, out)


@numba.njit(cache=True, nogil=True)
def list_chances(table: Any, out: Any, weight: Any) -> int:
    return chances(table[0], out, weight)
