"""The odds of a turn at a table: what every choice is worth, and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from ..core.dice_turn import GO, KEEP, ROLL
from ..core.endings import ACT, FAIL, STEAL
from ..core.errors import SetupError
from ..core.game import Game
from ..core.struct import Row
from ..core.table import Table
from .endgame import ROLL_ON
from .solver import Payoff, Solved, dice_of, payoff_at
from .turn import NEVER


class ChoiceOdds(msgspec.Struct, frozen=True):
    """What a choice is worth, and where the turn ends after it under the best play."""

    action: str
    value: Any
    fails: Any
    """The chance that the turn fails."""
    ends: dict[str, Any]
    """The chance to stop with each total."""


class TurnOdds(msgspec.Struct, frozen=True):
    """All choices, the best first; while the dice are to be rolled, the only one is that."""

    game: str
    seat: int
    total: int
    choices: tuple[ChoiceOdds, ...]

    @property
    def value(self) -> Any:
        """Of the best choice."""
        return self.choices[0].value


def turn_odds(
    table: Table,
    worth: Callable[[int, int], float | Fraction] | None = None,
    exact: bool = False,
    fast: bool = False,
) -> TurnOdds:
    """The odds of the turn that is being played.

    `worth` says what it is worth to end with a total in a way: `core.endings.FAIL`, `ACT` or `STEAL`. By default it is
    the points that it brings at once, or costs."""
    game, s = table.game, table.state
    dice = dice_of(game)
    if s.phase not in (ROLL, KEEP, GO):
        raise SetupError("no turn is being played")
    number: Callable[[Any], Any] = Fraction if exact else float
    payoff = payoff_at(game, s, lambda total, way: number(worth(total, way) if worth else game.gain(s, total, way)))
    return odds_of(game, s, Solved(dice, payoff, fast))


def odds_of(game: Game, s: Any, solved: Solved) -> TurnOdds:
    """The odds of a turn that is solved."""
    codes = _codes(game, s)
    found = _keeping(game, s, solved, codes) if s.phase == KEEP else [_going(game, s, solved, code) for code in codes]
    found.sort(key=lambda choice: -choice.value)
    return TurnOdds(game.id, s.turn, solved.total(s.kept), tuple(found))


def _codes(game: Game, s: Any) -> list[int]:
    return [ROLL_ON] if s.phase == ROLL else game.legal_codes(s, s.turn)


def _keeping(game: Game, s: Any, solved: Solved, faces: Sequence[int]) -> list[ChoiceOdds]:
    """Each face of the roll that may be kept."""
    keeps: list[Row] = [[*s.kept[:face], s.rolled[face], *s.kept[face + 1 :]] for face in faces]
    return [
        ChoiceOdds(str(game.actions.decode(face)), solved.after(kept), fails, _named(ends))
        for face, kept, (ends, fails) in zip(faces, keeps, solved.ends_of(keeps), strict=True)
    ]


def _going(game: Game, s: Any, solved: Solved, code: int) -> ChoiceOdds:
    """Rolling on, or an end of the turn."""
    action = str(game.actions.decode(code))
    kept: Row = list(s.kept)
    if code == ROLL_ON:
        ends, fails = solved.ends(kept, roll=True)
        return ChoiceOdds(action, solved.rolling(kept), fails, _named(ends))
    way = {ROLL_ON + ACT: ACT, ROLL_ON + STEAL: STEAL}.get(code, FAIL)
    total = solved.total(kept)
    zero = abs(solved.payoff.fail * 0)  # a loss times nothing would be written as -0
    if way == FAIL:
        return ChoiceOdds(action, solved.payoff.fail, zero + 1, {})
    return ChoiceOdds(action, _worth(solved.payoff, total, way), zero, {str(total): zero + 1})


def _worth(payoff: Payoff, total: int, way: int) -> Any:
    return payoff.by_way[total].get(way, NEVER)


def _named(ends: dict[int, Any]) -> dict[str, Any]:
    return {str(total): chance for total, chance in ends.items()}
