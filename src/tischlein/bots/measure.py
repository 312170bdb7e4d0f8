"""How strong players of dice are against each other, with luck taken off; compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..core import compiled
from ..core.game import Game
from ..core.rng import seeded
from ..core.simulate import usable_cores
from ..odds.desk import make_brain, make_desk
from ..odds.lanes import make_lanes
from ..odds.solver import dice_of
from .dueling import AGAIN, BLUR, HASTY, KIND, TAKEN
from .nets import Strength
from .selfplay import POINTS, START, TABLES
from .solving import Wish
from .teaching import LANES

RIVALS = {
    "one-turn": Wish(wins=False),
    "one-turn, what others lose twice": Wish(wins=False, taken=2.0, again=1.5),
}
"""Who a value function is measured against: who goes for points at once, and who also wants to take them from others
and to protect a plate."""
Progress = Callable[[int], None]
BATCH = 500
"""Games of one go, about; always so many that everybody sits and begins everywhere as often."""


class Measured:
    """A pairing: one player on one seat, the other on all others, judged by a value function."""

    def __init__(self, game: Game, seats: int, weights: Sequence[float], one: Wish, other: Wish) -> None:
        compiled.prepare(game)
        self.game, self.seats, self.dice, self.weights = game, seats, dice_of(game), weights
        self.wishes = [_row(wish) for wish in (one, other)]
        self.batch = seats * seats * max(1, BATCH // (seats * seats))

    def play(
        self, games: int, seed: int | str, cores: int | None = None, progress: Progress = lambda done: None
    ) -> Strength:
        """At least so many games. The same seed gives the same ones on any number of cores."""
        import numpy as np

        adjusted: list[Any] = []
        with ThreadPoolExecutor(cores or usable_cores()) as pool:
            jobs = [pool.submit(self._batch, f"{seed}/{number}") for number in range(-(-games // self.batch))]
            for job in jobs:
                adjusted.append(job.result())
                progress(min(games, len(adjusted) * self.batch))
        found = np.concatenate(adjusted)
        within = 1.96 * found.std(ddof=1) / len(found) ** 0.5
        return Strength(round(float(found.mean()), 4), round(float(within), 4), len(found))

    def _batch(self, seed: str) -> Any:
        import numpy as np

        from . import loops

        tables = np.zeros(LANES * TABLES, dtype=compiled.record_type(self.game))
        tables[START::TABLES] = compiled.to_record(self.game, self.game.open(self.seats))[0]
        desk = make_desk(self.dice, compiled=True)
        brain = make_brain(self.weights, self.game.feature_count(self.seats), self.seats, compiled=True)
        rng: Any = np.array(seeded(seed))
        raw, adjusted = np.zeros(self.batch), np.zeros(self.batch)
        play: Callable[..., None] = loops.duel_games
        play(
            tables, desk, make_lanes(desk, LANES), make_lanes(desk, LANES), brain, rng, int(self.dice.gives_up),
            self.dice.worm, np.array(self.wishes, dtype=float), raw, adjusted, np.zeros(self.seats),
            np.zeros(LANES, dtype="i8"), np.zeros(LANES),
        )  # fmt: skip
        return adjusted


def _row(wish: Wish) -> list[float]:
    row = {KIND: POINTS - wish.wins, TAKEN: wish.taken, AGAIN: wish.again, BLUR: wish.blur, HASTY: wish.hasty}
    return [float(row[place]) for place in sorted(row)]
