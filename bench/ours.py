"""What we measure of ourselves."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from statistics import median

from bench.timing import Work
from tischlein import GAMES, Table
from tischlein.core.rng import below, seeded
from tischlein.core.simulate import _Compiled, _Interpreted

SEATS = {"bratwurmeck": 2, "karteneck": 4, "barbecue": 3, "haecmaec": 4, "tricknchef": 4}


def compiled(game: str, many: int = 200) -> Work:
    """Events of random games in the compiled loop, on one core."""
    return _playing(_Compiled(GAMES[game], GAMES[game].open(SEATS[game]), [0] * SEATS[game]), many)


def interpreted(game: str) -> Work:
    """Events of random games in the same loop, interpreted."""
    return _playing(_Interpreted(GAMES[game], GAMES[game].open(SEATS[game]), [0] * SEATS[game]), 1)


def _playing(hand: _Interpreted, many: int) -> Work:
    rng = seeded("bench")

    def work() -> int:
        before = int(hand.games[1])
        hand.play_chunk(rng, many)
        rng[0] = rng[0] % (1 << 61) + 1
        return int(hand.games[1]) - before

    return work


def keeps_per_event() -> float:
    """In random bratwurmeck, how many events are a set-aside: the unit in which pickomino-env counts."""
    table_events = [t.events for t in (_random_game("bratwurmeck", seed) for seed in range(5))]
    events = [str(event.what) for played in table_events for event in played]
    return sum(event.startswith("keep") for event in events) / len(events)


def _random_game(game: str, seed: int) -> Table:
    table, rng = Table(game, players=SEATS[game], seed=seed), seeded(seed)
    while not table.over:
        seat = min(table.actors)
        legal = table.legal(seat)
        table.play(seat, legal[below(rng, len(legal))])
    return table


def play_microseconds(game: str) -> float:
    """One `play` through Table by its text, with all checks and the chance that follows; the median."""
    rng = seeded("play")
    took: list[float] = []
    for seed in range(3):
        table = Table(game, players=SEATS[game], seed=seed)
        while not table.over and len(took) < 3000 * (seed + 1):
            seat = min(table.actors)
            legal = table.legal(seat)
            action = str(legal[below(rng, len(legal))])
            began = time.perf_counter()
            table.play(seat, action)
            took.append(time.perf_counter() - began)
    return 1e6 * median(took)


START = """
import sys, time
from tischlein import GAMES
from tischlein.core.rng import seeded
from tischlein.core.simulate import _Compiled
game = GAMES[sys.argv[1]]
start = game.open(int(sys.argv[2]))
import numba, numpy
began = time.perf_counter()
_Compiled(game, start, [0] * start.seats).play_chunk(seeded(0), 1)
print(time.perf_counter() - began)
"""


def compile_seconds(game: str) -> tuple[float, float]:
    """Rules and driver of a game in a fresh process: nothing compiled yet, and all of it in the cache."""

    def start(folder: str) -> float:
        done = subprocess.run(
            [sys.executable, "-c", START, game, str(SEATS[game])],
            env={"XDG_CACHE_HOME": folder, "PATH": "", "HOME": folder},
            capture_output=True,
            text=True,
            check=True,
        )
        return float(done.stdout)

    with tempfile.TemporaryDirectory() as folder:
        cold = start(folder)
        return cold, median(start(folder) for _ in range(3))
