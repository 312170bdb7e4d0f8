"""Find what cards are worth: the results of the rule-of-thumb player against what was drawn.

python -m tischlein.arena.fit                    all card games, all numbers of players
python -m tischlein.arena.fit karteneck 2        one of them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from ..core import compiled
from ..core.game import GAMES, Game, find_game
from ..core.playout import PLAYERS, THUMB
from ..core.rng import seeded
from ..core.words import CHANCE
from .card_luck import FOLDER, Draws, Worths, path_of

GAMES_PLAYED = 3000
SEED = 1
APART = 5
"""One game of so many is kept apart, to measure with."""
LOG = 8192
RIDGE = 300.0
"""Marks that are rarely seen are held near nothing."""


def noted_games(game: Game, seats: int, many: int, seed: int) -> Iterator[list[list[int]]]:
    """Games of the rule-of-thumb player, compiled, each as its events."""
    import numpy as np

    loops = compiled.loops(game)
    begin = compiled.to_record(game, game.open(seats))
    rng, log = np.array(seeded(f"worth/{seed}")), np.zeros((LOG, 2), dtype="i8")
    players, out = np.full(game.most, THUMB), np.zeros(game.most_legal, dtype="i8")
    for _ in range(many):
        table = begin.copy()
        n = loops.play_some(table, rng, players, out, log, LOG)
        yield log[:n].tolist()


def drawn(draws: Draws, seats: int, events: list[list[int]]) -> tuple[Any, Any]:
    """Of a game: each seat's marks less what was to be expected, less those of the others; and its result."""
    import numpy as np

    game, s = draws.game, draws.game.open(seats)
    marks = np.zeros((seats, len(draws.marks)))
    for actor, code in events:
        seat = draws.drawer(s, code) if actor == CHANCE else -1
        if seat >= 0:
            held = draws.held(s, seat)
            surprise = np.zeros(len(draws.kind))  # 1 for the card that came, less the chance of each
            surprise[draws.card[code]] = 1
            chances = game.chance_codes(s)
            total = sum(weight for _, weight in chances)
            for one, weight in chances:
                surprise[draws.card[one]] -= weight / total
            row = marks[seat][draws.stage(s) :][: draws.half]
            row += surprise @ _table(draws) * _times(draws, held)
        game.apply(s, actor, code)
    ranks = game.ranks(s)
    results = np.array([(rank == 1) / ranks.count(1) for rank in ranks]) - 1 / seats
    return marks - (marks.sum(axis=0) - marks) / (seats - 1), results


@cache
def _table(draws: Draws) -> Any:
    """The marks of each card, as if one of each kind were held."""
    import numpy as np

    table = np.zeros((len(draws.kind), draws.half))
    for card in range(len(draws.kind)):
        for mark, times in draws.marks_of(card, [1] * len(draws.kinds)):
            table[card][mark] = times
    return table


def _times(draws: Draws, held: list[int]) -> Any:
    import numpy as np

    kinds = len(draws.kinds)
    times = np.ones(draws.half)
    times[kinds : 2 * kinds] = held
    return times


def fit(game: Game, seats: int, many: int = GAMES_PLAYED, seed: int = SEED) -> Worths:
    """Least squares over all seats of all games but those kept apart."""
    import numpy as np

    draws = Draws(game)
    square, product = np.eye(len(draws.marks)) * RIDGE, np.zeros(len(draws.marks))
    apart = []
    for number, events in enumerate(noted_games(game, seats, many, seed)):
        x, y = drawn(draws, seats, events)
        if number % APART:
            square += x.T @ x
            product += x.T @ y
        else:
            apart.append((x[0], y[0]))
    worth = np.linalg.solve(square, product)
    x, y = np.array([x for x, _ in apart]), np.array([y for _, y in apart])
    narrows = round(float(y.std() / (y - x @ worth).std()), 3)
    found = {mark: round(float(w), 5) for mark, w in zip(draws.marks, worth, strict=True) if abs(w) >= 5e-6}
    return Worths(game.id, seats, seed, many, narrows, found)


def main(arguments: list[str]) -> None:
    """Fit and keep."""
    chosen = [find_game(arguments[0])] if arguments else [game for game in GAMES.values() if not game.dice_turn]
    FOLDER.mkdir(exist_ok=True)
    for game in chosen:
        for seats in [int(arguments[1])] if len(arguments) > 1 else range(game.fewest, int(game.most) + 1):
            worths = fit(game, seats)
            path_of(game, seats).write_bytes(msgspec.json.format(msgspec.json.encode(worths), indent=1) + b"\n")
            sys.stderr.write(
                f"{game.id}, {seats} {PLAYERS[THUMB]} players: intervals {worths.narrows} times as narrow\n"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
