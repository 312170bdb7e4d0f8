"""The fullest moment of a few seeded games between bots."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import cache

from tischlein import Table, make_bot

from .moments import Moment, age
from .positions import GALLERY, Position

SEEDS = range(8)


def found(position: Position, names: Sequence[str]) -> Table:
    """A table that stands at the position's best moment; the same one every time."""
    seed, moves = fullest(position.game, position.seats, tuple(position.options.items()), position.moment)
    table = opened(position.game, names, position.options, seed)
    for _ in range(moves):
        step(table)
    return table


def fullest(game: str, seats: int, options: tuple[tuple[str, str], ...], moment: Moment) -> tuple[int, int]:
    """In which game the best moment is, and after how many moves."""
    alike = {
        each.moment for each in GALLERY.get(game, []) if each.seats == seats and (*each.options.items(),) == options
    }
    best = all_fullest(game, seats, options, frozenset({moment, *alike}))
    assert moment in best, f"no game of {game} in {SEEDS} comes to that moment"
    return best[moment][1:]


@cache
def all_fullest(
    game: str, seats: int, options: tuple[tuple[str, str], ...], moments: frozenset[Moment]
) -> dict[Moment, tuple[float, int, int]]:
    """The best of each kind in the same games, with its score: so they are played once for all."""
    best: dict[Moment, tuple[float, int, int]] = {}
    for seed in SEEDS:
        table, moves = opened(game, seats, dict(options), seed), 0
        while True:
            for moment in moments:
                score = moment(table)
                if score is not None and (moment not in best or score > best[moment][0]):
                    best[moment] = score, seed, moves
            if not step(table):
                break
            moves += 1
    return best


def opened(game: str, players: int | Sequence[str], options: Mapping[str, str], seed: int) -> Table:
    return Table(game, players, seed=f"gallery {seed}", options=options)


def step(table: Table) -> bool:
    """One of those who are asked acts, the first seat last: in a window the others have answered before it."""
    if table.over:
        return False
    seat = max(table.actors)
    # Now and then a whim, so that people accuse in vain and take what they need not. No level plays here:
    # how long it thinks is the machine's matter, and the same moment must be found again.
    whim = not zlib.crc32(f"whim {age(table)}".encode()) % 4
    bot = make_bot("random" if whim else "thumb", seed=age(table))
    table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
    return True
