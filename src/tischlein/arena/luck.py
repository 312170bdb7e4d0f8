"""What chance gave or took: a value function judges every outcome against the mean of all that could have come.

A game's result less its luck has the same mean as the result itself, whoever plays and however rough the judge is: each
outcome is compared with the exact mean over all outcomes in the same situation. The better the judge, the less is left
of the luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from ..core.game import Game
from ..core.table import Table
from ..core.words import CHANCE


class Judge(Protocol):
    """A value function, asked of chance alone."""

    def luck(self, s: Any, code: int, /) -> Sequence[float]:
        """What this outcome gives to each seat: its value less the mean over all outcomes that are possible here.

        Asked for every chance event of a game, in order."""


@cache
def judge(game: Game, seats: int) -> Judge | None:
    """The judge of a game for so many players; None where none was made."""
    from .card_luck import card_judge
    from .dice_luck import dice_judge

    return dice_judge(game, seats) if game.dice_turn else card_judge(game, seats)


def luck_of(table: Table, judge: Judge) -> tuple[float, ...]:
    """What chance gave to each seat in the game so far."""
    game = table.game
    s = game.open(table.seats, table.options, table.components)
    total = [0.0] * table.seats
    for event in table.events:
        chance = event.actor == CHANCE
        code = (game.outcomes if chance else game.actions).encode(event.what)
        if chance:
            total = [sum(pair) for pair in zip(total, judge.luck(s, code), strict=True)]
        game.apply(s, event.actor, code)
    return tuple(round(share, 6) for share in total)
