"""A turn solved: what every choice is worth, and where the turn ends under the best play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from ..core import compiled
from ..core.dice import DICE, SIDES
from ..core.endings import ACT, FAIL, STEAL, Dice
from ..core.errors import SetupError
from ..core.game import Game
from ..core.struct import Row
from .desk import SPAN, empty_rows, make_desk, make_ends, make_row
from .turn import NEVER, at, solve, spread_all

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
    nothing = {FAIL: fail if dice.gives_up else NEVER}
    stop: list[Any] = []
    best: list[int] = []
    by_way: list[dict[int, Any]] = []
    for total in range(SPAN):
        ways = game.ways_to_end(s, total)
        found = {way: worth(total, way) for way in (ACT, STEAL) if ways >> (way - ACT) & 1}
        worths = found or nothing
        way = max(worths, key=worths.__getitem__)
        by_way.append(found)
        best.append(way)
        stop.append(worths[way])
    return Payoff(stop, best, fail, dice.gives_up, by_way)


def dice_of(game: Game) -> Dice:
    """The dice of a game that has some."""
    if game.dice_turn is None:
        raise SetupError(f"{game.id} has no dice to solve; bratwurmeck and barbecue have")
    return game.dice_turn


class Solved:
    """A whole turn, for one payoff. Exact with Fractions; compiled it is solved in a quarter of a millisecond."""

    def __init__(self, dice: Dice, payoff: Payoff, fast: bool = False) -> None:
        self.dice, self.payoff, self._fast = dice, payoff, fast
        self._desk = make_desk(dice, fast, payoff.fail * 0)
        self._desk.stop[:] = payoff.stop
        self._solve: Callable[..., None]
        self._spread: Callable[..., None]
        self._solve, self._spread = _compiled() if fast else (solve, spread_all)
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
        was = d.roll[here]
        if roll and was > NEVER:
            d.roll[here] = -NEVER
        [found] = self.ends_of([kept])
        d.roll[here] = was
        return found

    def ends_of(self, several: Sequence[Row]) -> list[tuple[dict[int, Any], Any]]:
        """The same for several kept dice at once, which is quicker than one after another."""
        one = self.payoff.fail * 0 + 1
        reach, ends, shares = (make(len(several), self._fast, one - one) for make in (empty_rows, make_ends, make_row))
        for lane, kept in enumerate(several):
            reach[lane][self._at(kept)] = one
        self._spread(self._desk, reach, ends, shares, self.dice.worm, self.payoff.bare)
        rows = ends.tolist() if self._fast else ends
        return [({total: row[total] for total in range(SPAN) if row[total]}, row[SPAN]) for row in rows]

    def total(self, kept: Row) -> int:
        """Points on these dice."""
        return sum(worth * count for worth, count in zip(self.dice.worth, kept, strict=True))

    def _at(self, kept: Row) -> int:
        faces = sum(1 << face for face in range(SIDES) if kept[face])
        return at(faces, DICE - sum(kept), self.total(kept))


@cache
def _compiled() -> tuple[Callable[..., None], Callable[..., None]]:
    compiled.prepare()
    from . import loops

    return loops.solve_turn, loops.spread_turns
