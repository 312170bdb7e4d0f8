"""A value function learnt by self-play: the turn's solver teaches the net what a table is worth before a turn, from
what the net says of the tables after it."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from ..core import compiled
from ..core.errors import SetupError
from ..core.game import Game
from ..core.net import FIRST, SECOND
from ..core.rng import seeded
from ..core.simulate import usable_cores
from ..odds.desk import ROWS, make_brain, make_desk
from ..odds.lanes import make_lanes
from ..odds.solver import dice_of
from .nets import About, Net
from .selfplay import POINTS, START, TABLES, WINS
from .teaching import LANES

ROUNDS = 60
POSITIONS = 24_576
"""Positions a round and core."""
STRAY = 16
"""One turn in so many is ended anyhow."""
FIRST_ROUNDS = 3
"""At first points at once are played for: a net that knows nothing may think it best if nobody ever takes anything,
and such games don't end, so that it would never hear otherwise."""
KEPT = 6
"""Rounds whose positions are learnt from."""
BATCH = 512
RATE, LAST_RATE = 2e-3, 3e-5
STEADY = 0.002
"""How fast the net that plays follows the one that learns."""


class Layers:
    """The net as matrices, with Adam's memory and the steadier mean of the last steps, which plays."""

    def __init__(self, inputs: int, seats: int, seed: int) -> None:
        import numpy as np

        rng = np.random.default_rng(seed)
        sizes = [inputs, FIRST, SECOND, seats]
        self.w = [rng.normal(0, (2 / a) ** 0.5, (a, b)).astype("f4") for a, b in pairwise(sizes)]
        self.w[-1] *= 0.1
        self.b = [np.zeros(b, dtype="f4") for b in sizes[1:]]
        self.means = [part.copy() for part in [*self.w, *self.b]]
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in self.means]
        self.steps = 0

    def flat(self) -> Any:
        """All weights of the mean in the order of `core.net`."""
        import numpy as np

        half = len(self.w)
        pairs = zip(self.means[:half], self.means[half:], strict=True)
        return np.concatenate([part.ravel() for pair in pairs for part in pair])

    def learn(self, x: Any, y: Any, rate: float) -> float:
        """One step towards these shares; how far they were away."""
        import numpy as np

        hidden = [x]
        for w, b in zip(self.w[:-1], self.b[:-1], strict=True):
            hidden.append(np.maximum(hidden[-1] @ w + b, 0))
        logits = hidden[-1] @ self.w[-1] + self.b[-1]
        logits -= logits.max(axis=1, keepdims=True)
        p = np.exp(logits)
        p /= p.sum(axis=1, keepdims=True)
        off = (p - y) / len(x)
        grads_w: list[Any] = []
        grads_b: list[Any] = []
        for layer in range(len(self.w) - 1, -1, -1):
            grads_w.insert(0, hidden[layer].T @ off)
            grads_b.insert(0, off.sum(axis=0))
            if layer:
                off = (off @ self.w[layer].T) * (hidden[layer] > 0)
        self._adam([*grads_w, *grads_b], rate)
        return float(np.sqrt(((p - y) ** 2).mean()))

    def _adam(self, grads: list[Any], rate: float) -> None:
        import numpy as np

        self.steps += 1
        follow = max(STEADY, 1 / self.steps)
        fade, wide = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        parts = zip([*self.w, *self.b], grads, self.moments, self.means, strict=True)
        for part, grad, (mean, square), steady in parts:
            mean *= 0.9
            mean += 0.1 * grad
            square *= 0.999
            square += 0.001 * grad * grad
            part -= rate * (mean / fade) / (np.sqrt(square / wide) + 1e-8)
            steady += follow * (part - steady)


class _Teacher:
    """Plays against itself in a thread of its own."""

    def __init__(self, game: Game, seats: int) -> None:
        import numpy as np

        compiled.prepare(game)
        from . import loops

        self.loops, self.dice = loops, dice_of(game)
        self.inputs, self.seats = game.feature_count(seats), seats
        self.tables = np.zeros(LANES * TABLES, dtype=compiled.record_type(game))
        self.tables[START::TABLES] = compiled.to_record(game, game.open(seats))[0]
        self.desk = make_desk(self.dice, compiled=True)
        self.lanes = make_lanes(self.desk, LANES)
        self.grids = np.zeros((LANES, ROWS, seats))

    def play(self, weights: Any, seed: str, trust: float | None, positions: int) -> tuple[Any, Any]:
        """So many positions, with what they are worth; without trust the net is not asked."""
        import numpy as np

        xs, ys = np.zeros((positions, self.inputs)), np.zeros((positions, self.seats))
        whose: Any = np.zeros(positions, dtype="i8")
        before: Any = np.zeros(positions, dtype="i8")
        rng: Any = np.array(seeded(seed))
        brain = make_brain(weights, self.inputs, self.seats, compiled=True)
        wish, stray = (POINTS, 0) if trust is None else (WINS, STRAY)
        self.loops.teach_games(
            self.tables, self.desk, self.lanes, brain, rng, int(self.dice.gives_up), self.dice.worm, wish,
            trust or 0.0, stray, xs, ys, self.grids, whose, before, np.zeros(self.seats),
        )  # fmt: skip
        return xs.astype("f4"), ys.astype("f4")


def train(
    game: Game,
    seats: int,
    seed: int = 1,
    rounds: int = ROUNDS,
    minutes: float | None = None,
    cores: int | None = None,
    positions: int = POSITIONS,
    progress: Callable[[int, int, str], None] = lambda done, rounds, text: None,
) -> Net:
    """Learn the value function of a dice game: in so many rounds, or in as many as fit into so many minutes.

    The same seed, rounds and number of cores give the same weights."""
    dice_of(game)
    game.open(seats)
    _check(rounds, minutes, cores)
    import numpy as np

    cores = cores or usable_cores()
    teachers = [_Teacher(game, seats) for _ in range(cores)]
    layers = Layers(teachers[0].inputs, seats, seed)
    rng = np.random.default_rng(seed)
    memory: list[tuple[Any, Any]] = []
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:

        def play(number: int, trust: float | None) -> list[tuple[Any, Any]]:
            weights = layers.flat()
            jobs = [
                pool.submit(teacher.play, weights, f"{seed}/{number}/{core}", trust, positions)
                for core, teacher in enumerate(teachers)
            ]
            return [job.result() for job in jobs]

        if minutes is not None:
            rounds = _rounds_in(60 * minutes, lambda: play(-1, 1.0), Layers(teachers[0].inputs, seats, seed))
        for number in range(rounds):
            share = number / max(1, rounds - 1)
            trust = 0.3 + 0.7 * min(1.0, 1.5 * share)  # at first what came of it, later the solver
            memory = [*memory, *play(number, trust if number >= FIRST_ROUNDS else None)][-KEPT * cores :]
            off = _learn(layers, memory, RATE * (1 - share) + LAST_RATE * share, rng)
            progress(number + 1, rounds, f"off by {off:.4f}")
    seconds = round(time.perf_counter() - began, 1)
    seen = rounds * cores * positions
    return Net(About(game.id, seats, seed, rounds, cores, seen, seconds), layers.flat().tolist())


def _check(rounds: int, minutes: float | None, cores: int | None) -> None:
    if not compiled.available():
        raise SetupError('learning needs numba; install it with: pip install "tischlein[fast]"')
    if rounds < 1:
        raise SetupError(f"at least 1 round is needed, not {rounds}")
    if minutes is not None and not minutes > 0:
        raise SetupError(f"more than 0 minutes are needed, not {minutes:g}")
    if cores is not None and cores < 1:
        raise SetupError(f"at least 1 core is needed, not {cores}")


def _learn(layers: Layers, memory: list[tuple[Any, Any]], rate: float, rng: Any) -> float:
    """Go through all positions once; how far the net was away."""
    import numpy as np

    x, y = np.concatenate([m[0] for m in memory]), np.concatenate([m[1] for m in memory])
    order = rng.permutation(len(x))
    off = [layers.learn(x[part], y[part], rate) for part in np.array_split(order, max(1, len(order) // BATCH))]
    return sum(off) / len(off)


def _rounds_in(seconds: float, play: Callable[[], list[tuple[Any, Any]]], layers: Layers) -> int:
    """How many rounds fit, by one that is played for nothing."""
    import numpy as np

    play()  # compiles
    began = time.perf_counter()
    memory = play()
    played = time.perf_counter() - began
    _learn(layers, memory, RATE, np.random.default_rng(0))
    learnt = time.perf_counter() - began - played
    return max(1, round(seconds / (played + KEPT * learnt)))
