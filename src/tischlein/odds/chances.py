"""What the dice alone allow, whatever lies on the grill."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from ..core.dice import DICE, SIDES
from ..core.errors import SetupError
from ..core.game import Game, find_game
from ..core.struct import Row
from .solver import Solved, dice_of, payoff_of


class TurnChances(msgspec.Struct, frozen=True):
    """The chance to end a turn with a worm and so many points, each under the play that aims at just that."""

    game: str
    kept: tuple[str, ...]
    rolled: tuple[str, ...]
    at_least: dict[str, Any]
    exactly: dict[str, Any]


def chances_of_turn(
    game: Game | str,
    kept: Sequence[str] = (),
    rolled: Sequence[str] = (),
    exact: bool = False,
    fast: bool = False,
) -> TurnChances:
    """For every total that can be reached with these dice kept, and with these lying rolled."""
    game = find_game(game) if isinstance(game, str) else game
    dice, faces = dice_of(game), faces_of(game)
    held, lying = count_faces(kept, faces), count_faces(rolled, faces)
    check_dice(held, lying)
    one: Any = Fraction(1) if exact else 1.0
    totals = reachable(dice.worth, dice.worm, held, lying)
    if not totals:
        raise SetupError("no worm can be kept any more: the turn fails, whatever is rolled")

    def chance(wanted: range) -> Any:
        solved = Solved(dice, payoff_of(dice, dict.fromkeys(wanted, one), one - one), fast)
        if any(lying):
            return max(solved.keeping(held, lying).values())
        return solved.after(held)

    most = max(totals, default=0)
    return TurnChances(
        game=game.id,
        kept=tuple(kept),
        rolled=tuple(rolled),
        at_least={str(total): chance(range(total, most + 1)) for total in totals},
        exactly={str(total): chance(range(total, total + 1)) for total in totals},
    )


def faces_of(game: Game) -> tuple[str, ...]:
    """The names of a die's faces."""
    return next(tuple(str(name) for name in f.axes[0]) for f in game.state.FIELDS if f.name == "kept")  # type: ignore[union-attr]


def count_faces(shown: Sequence[str], faces: tuple[str, ...]) -> Row:
    """How many dice of each face."""
    for face in shown:
        if face not in faces:
            raise SetupError(f"no die shows {face!r}; the faces are {' '.join(faces)}")
    return [list(shown).count(face) for face in faces]


def check_dice(kept: Row, rolled: Row) -> None:
    """Dice that can lie so."""
    if sum(kept) > DICE:
        raise SetupError(f"{sum(kept)} dice are kept, there are {DICE}")
    if any(rolled) and sum(rolled) != DICE - sum(kept):
        raise SetupError(f"{sum(rolled)} dice are rolled, {DICE - sum(kept)} were left")
    if any(rolled) and not any(r and not k for r, k in zip(rolled, kept, strict=True)):
        raise SetupError("only faces kept before were rolled: the turn has failed")


def reachable(worth: tuple[int, ...], worm: int, kept: Row, rolled: Row) -> list[int]:
    """Totals with a worm that can still come about."""
    bits = sum(1 << face for face in range(SIDES) if kept[face])
    left, points = DICE - sum(kept), sum(w * k for w, k in zip(worth, kept, strict=True))
    firsts = [(bits, left, points)]
    if any(rolled):
        firsts = [
            (bits | 1 << face, left - rolled[face], points + worth[face] * rolled[face])
            for face in range(SIDES)
            if rolled[face] and not kept[face]
        ]
    found, new = set(firsts), list(firsts)
    while new:
        mask, dice, total = new.pop()
        for face in range(SIDES):
            for count in range(1, dice + 1) if not mask >> face & 1 else ():
                then = mask | 1 << face, dice - count, total + count * worth[face]
                if then not in found:
                    found.add(then)
                    new.append(then)
    return sorted({total for mask, _, total in found if mask >> worm & 1})
