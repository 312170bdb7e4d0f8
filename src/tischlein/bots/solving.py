"""A bot's turn of dice, solved: interpreted, or compiled where that was readied, which is a hundred times faster."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..core import compiled
from ..core.dice import SIDES
from ..core.dice_turn import ROLL
from ..core.game import Game
from ..odds.desk import Brain, make_brain, make_desk
from ..odds.endgame import NOW
from ..odds.solver import dice_of
from . import selfplay
from .nets import load_net


class Wish(NamedTuple):
    """What a player of dice goes for."""

    wins: bool
    """The chance to win the game; else points at once."""
    taken: float = 1.0
    """How much a point counts that another loses."""
    again: float = 1.0
    """How much a point counts that comes a second time."""
    blur: float = 0.0
    """How far it misjudges a choice, in points."""
    hasty: bool = False
    """Is it content with the first thing that it can have?"""


class Solver:
    """One for all thoughts of a process: they come one after another, and a turn is solved once for all its choices."""

    def __init__(self, game: Game, fast: bool = False) -> None:
        self.game, self.dice, self._fast = game, dice_of(game), fast
        self.desk = make_desk(self.dice, fast)
        self._solve: Any = selfplay.prepare_turn
        if fast:
            compiled.prepare(game)
            from . import loops

            self._solve = loops.solve_dice_turn
        self._brains: dict[int, Brain | None] = {}
        self._solved: Any = None
        self.bare = 0.0
        """What stopping without a worm is worth in the turn on the desk."""

    def brain(self, seats: int) -> Brain | None:
        """The value function for so many players, with room for its thoughts; None where none was learnt."""
        if seats not in self._brains:
            net = load_net(self.game, seats)
            found = make_brain(net.weights, self.game.feature_count(seats), seats, self._fast) if net else None
            self._brains[seats] = found
        return self._brains[seats]

    def solve(self, s: Any, wish: Wish) -> Brain | None:
        """Have this turn on the desk; the brain by which it was judged, None by points."""
        brain = self.brain(s.seats) if wish.wins else None
        before = s.copy()
        for row in (before.kept, before.rolled):
            row[:] = [0] * SIDES
        before.phase = ROLL
        turn = before.to_bytes(), wish._replace(blur=0.0, hasty=False)
        if turn != self._solved:
            kind = selfplay.WINS if brain else selfplay.POINTS
            b, d = brain or self._no_brain(s.seats), self.dice
            self.bare = self._solve(
                self._tables(before), self.desk, b, int(d.gives_up), d.worm, kind, wish.taken, wish.again
            )
            self._solved = turn
        return brain

    def _tables(self, s: Any) -> Any:
        """The table, and room to try ends on."""
        if not self._fast:
            return [s, None]
        import numpy

        tables = numpy.zeros(2, dtype=compiled.record_type(self.game))
        tables[NOW] = compiled.to_record(self.game, s)[0]
        return tables

    def _no_brain(self, seats: int) -> Brain:
        """Compiled code wants to see one, also where it isn't asked."""
        return make_brain([0.0], 1, seats, self._fast)


_READY: dict[Game, Solver] = {}


def solver_for(game: Game) -> Solver:
    """The compiled one where it was readied."""
    return _READY.get(game) or _plain(game)


def ready_solver(game: Game) -> None:
    """Compile it, or load what was compiled before; without a compiler all stays as it is."""
    if compiled.available() and game not in _READY:
        _READY[game] = Solver(game, fast=True)


@cache
def _plain(game: Game) -> Solver:
    return Solver(game)
