"""The fullest moment of a few seeded games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein import Table, make_bot

from .positions import Position

SEEDS = range(8)


def found(position: Position, names: Sequence[str]) -> Table:
    """A table that stands at the position's best moment; the same one every time."""
    best: tuple[float, int, int] | None = None
    for seed in SEEDS:
        table = opened(position, names, seed)
        moves = 0
        while True:
            score = position.moment(table)
            if score is not None and (best is None or score > best[0]):
                best = score, seed, moves
            if not step(table):
                break
            moves += 1
    assert best, f"no game of {SEEDS} comes to {position.game} {position.name}"
    table = opened(position, names, best[1])
    for _ in range(best[2]):
        step(table)
    return table


def opened(position: Position, names: Sequence[str], seed: int) -> Table:
    return Table(position.game, names, seed=f"gallery {seed}", options=position.options)


def step(table: Table) -> bool:
    """One of those who are asked acts, the first seat last: in a window the others have answered before it."""
    if table.over:
        return False
    seat = max(table.actors)
    # Now and then a whim, so that people accuse in vain and take what they need not.
    bot = make_bot("easy", seed=len(table.events))
    table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
    return True
