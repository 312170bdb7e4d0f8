"""The judge of the two dice games: the turn's solver, with what the learnt net says of the tables after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..bots.nets import load_net
from ..core import compiled
from ..core.dice_turn import FIRST
from ..core.game import Game
from ..core.words import CHANCE
from ..odds.desk import PLACES, make_brain, make_desk
from ..odds.endgame import NOW
from ..odds.solver import dice_of
from . import judging


def dice_judge(game: Game, seats: int) -> DiceJudge | None:
    """None where no net was learnt for so many players."""
    net = load_net(game, seats)
    if net is None:
        return None
    made = DiceJudge(game, seats, net.weights, compiled.available())
    made.luck(game.open(seats), 0)  # compiles it, once for all processes that come after
    return made


class DiceJudge:
    """Solves every turn once, compiled in a fraction of a millisecond."""

    def __init__(self, game: Game, seats: int, weights: Sequence[float], fast: bool) -> None:
        self._game, self._seats, self._dice, self._fast = game, seats, dice_of(game), fast
        self._desk = make_desk(self._dice, fast)
        self._brain = make_brain(weights, game.feature_count(seats), seats, fast)
        self._hopes, self._rolls = _rows(seats, fast), _rows(seats, fast)
        self._judge: Callable[..., None] = judging.judge_turn
        self._solved = b""
        if fast:
            compiled.prepare(game)
            from . import loops

            self._judge = loops.judge_dice_turn

    def luck(self, s: Any, code: int, /) -> Sequence[float]:
        before, after = [1 / self._seats] * self._seats, [0.0] * self._seats
        if s.phase == FIRST:
            # Whoever begins, the seats in their order hope for the same: the mean over all is an even share.
            then = s.copy()
            self._game.apply(then, CHANCE, code)
            self._solve(then)
            judging.hopes_before(then, self._desk, self._rolls, after)
        else:
            if not any(s.kept):
                self._solve(s)
            judging.hopes_before(s, self._desk, self._rolls, before)
            judging.hopes_after(s, self._desk, self._brain, code, self._hopes, after)
        return [float(a) - float(b) for a, b in zip(after, before, strict=True)]

    def _solve(self, s: Any) -> None:
        """The turn that begins, unless it is the one that was solved last."""
        state = s.to_bytes()
        if state == self._solved:
            return
        self._solved = state
        tables: Any = [s, None]  # the other place is for trying ends
        if self._fast:
            import numpy as np

            tables = np.zeros(2, dtype=compiled.record_type(self._game))
            tables[NOW] = compiled.to_record(self._game, s)[0]
        d = self._dice
        self._judge(tables, self._desk, self._brain, int(d.gives_up), d.worm, self._hopes, self._rolls)


def _rows(seats: int, fast: bool) -> Any:
    if not fast:
        return [[0.0] * PLACES for _ in range(seats)]
    import numpy as np

    return np.zeros((seats, PLACES))
