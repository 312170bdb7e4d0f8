"""The fullest moment of a few seeded games between bots."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import cache

from tischlein import Table, make_bot

from .moments import Moment
from .positions import Position

SEEDS = range(8)


def found(position: Position, names: Sequence[str]) -> Table:
    """A table that stands at the position's best moment; the same one every time."""
    seed, moves = fullest(position.game, position.seats, position.moment, tuple(position.options.items()))
    table = opened(position.game, names, position.options, seed)
    for _ in range(moves):
        step(table)
    return table


@cache
def fullest(game: str, seats: int, moment: Moment, options: tuple[tuple[str, str], ...]) -> tuple[int, int]:
    """In which game the best moment is, and after how many moves."""
    best: tuple[float, int, int] | None = None
    for seed in SEEDS:
        table, moves = opened(game, seats, dict(options), seed), 0
        while True:
            score = moment(table)
            if score is not None and (best is None or score > best[0]):
                best = score, seed, moves
            if not step(table):
                break
            moves += 1
    assert best, f"no game of {game} in {SEEDS} comes to that moment"
    return best[1:]


def opened(game: str, players: int | Sequence[str], options: Mapping[str, str], seed: int) -> Table:
    return Table(game, players, seed=f"gallery {seed}", options=options)


def step(table: Table) -> bool:
    """One of those who are asked acts, the first seat last: in a window the others have answered before it."""
    if table.over:
        return False
    seat = max(table.actors)
    # Now and then a whim, so that people accuse in vain and take what they need not. No level plays here:
    # how long it thinks is the machine's matter, and the same moment must be found again.
    whim = not zlib.crc32(f"whim {len(table.events)}".encode()) % 4
    bot = make_bot("random" if whim else "thumb", seed=len(table.events))
    table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
    return True
