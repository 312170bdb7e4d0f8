"""A turn solved: what every choice is worth, and where the turn ends under the best play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..core import compiled
from ..core.dice import DICE, SIDES
from ..core.endings import ACT, FAIL, STEAL, Dice
from ..core.errors import SetupError
from ..core.game import Game
from ..core.struct import Row
from .desk import SPAN, make_desk
from .turn import NEVER, at, solve, spread

Number = float | Fraction


@dataclass(frozen=True)
class Payoff:
    """What each way to end a turn is worth."""

    stop: Sequence[Any]
    """With a worm, by total; NEVER where one may not stop."""
    ways: Sequence[int]
    """The best way to end with each total."""
    fail: Any
    gives_up: bool
    """May one stop where that is a failure?"""
    by_way: Sequence[Mapping[int, Any]] = ()
    """What each way to end with each total is worth, at a table."""

    @property
    def bare(self) -> Any:
        """What stopping without a worm is worth."""
        return self.fail if self.gives_up else NEVER


def payoff_of(dice: Dice, worth: Mapping[int, Number], fail: Number = 0) -> Payoff:
    """A payoff of totals alone, whatever lies on the grill; totals that are not named are failures."""
    stop = [worth.get(total, fail) for total in range(SPAN)]
    return Payoff(stop, [ACT if total in worth else FAIL for total in range(SPAN)], fail, gives_up=True)


def payoff_at(game: Game, s: Any, worth: Callable[[int, int], Number]) -> Payoff:
    """A payoff at a table: `worth` says it of a total and a way to end with it, FAIL, ACT or STEAL."""
    dice = dice_of(game)
    fail = worth(0, FAIL)
    by_way: list[dict[int, Any]] = []
    for total in range(SPAN):
        ways = game.ways_to_end(s, total)
        by_way.append({way: worth(total, way) for way in (ACT, STEAL) if ways >> (way - ACT) & 1})
    nothing = {FAIL: fail if dice.gives_up else NEVER}
    best = [max(found or nothing, key=lambda way: (found or nothing)[way]) for found in by_way]
    stop = [(found or nothing)[way] for found, way in zip(by_way, best, strict=True)]
    return Payoff(stop, best, fail, dice.gives_up, by_way)


def dice_of(game: Game) -> Dice:
    """The dice of a game that has some."""
    if game.dice_turn is None:
        raise SetupError(f"{game.id} has no dice to solve; bratwurmeck and barbecue have")
    return game.dice_turn


class Solved:
    """A whole turn, for one payoff. Exact with Fractions; compiled it is solved in a tenth of a millisecond."""

    def __init__(self, dice: Dice, payoff: Payoff, fast: bool = False) -> None:
        self.dice, self.payoff = dice, payoff
        self._desk = make_desk(dice, fast, payoff.fail * 0)
        self._desk.stop[:] = payoff.stop
        self._solve: Callable[..., None]
        self._spread: Callable[..., None]
        self._solve, self._spread = _compiled() if fast else (solve, spread)
        self._solve(self._desk, dice.worm, payoff.bare, payoff.fail)

    def after(self, kept: Row) -> Any:
        """The best that can be had with these dice kept: by rolling on or by stopping."""
        return self._desk.value[self._at(kept)]

    def rolling(self, kept: Row) -> Any:
        """Rolling on from here; NEVER where no dice or no faces are left."""
        return self._desk.roll[self._at(kept)]

    def stopping(self, kept: Row) -> Any:
        """Stopping here; NEVER where one may not."""
        return self.payoff.stop[self.total(kept)] if kept[self.dice.worm] else self.payoff.bare

    def keeping(self, kept: Row, rolled: Row) -> dict[int, Any]:
        """Each face of a roll that may be kept, with the best that can be had then."""
        return {
            face: self.after([*kept[:face], rolled[face], *kept[face + 1 :]])
            for face in range(SIDES)
            if rolled[face] and not kept[face]
        }

    def ends(self, kept: Row, roll: bool = False) -> tuple[dict[int, Any], Any]:
        """Where the turn ends under the best play: the chance of each total to stop with, and of failing.

        With `roll` the next thing is a roll, whether that is best or not."""
        d, here = self._desk, self._at(kept)
        one = self.payoff.fail * 0 + 1
        d.ends[:] = [one - one] * (SPAN + 1)
        was = d.roll[here]
        if roll and was > NEVER:
            d.roll[here] = -NEVER
        d.reach[here] = one
        self._spread(d, self.dice.worm, self.payoff.bare)
        d.roll[here] = was
        return {total: d.ends[total] for total in range(SPAN) if d.ends[total]}, d.ends[SPAN]

    def total(self, kept: Row) -> int:
        """Points on these dice."""
        return sum(worth * count for worth, count in zip(self.dice.worth, kept, strict=True))

    def _at(self, kept: Row) -> int:
        faces = sum(1 << face for face in range(SIDES) if kept[face])
        return at(faces, DICE - sum(kept), self.total(kept))


def _compiled() -> tuple[Callable[..., None], Callable[..., None]]:
    compiled.prepare()
    from . import loops

    return loops.solve_turn, loops.spread_turn
