"""Who plays tables out for a review: compiled where numba is there, else interpreted, and then fewer times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import compiled
from ..core.game import Game
from . import samples

PONDER, PLAIN_PONDER = 1000, 30
"""Playouts of one table."""


class Desk:
    """Plays interpreted."""

    ponder = PLAIN_PONDER

    def __init__(self, game: Game) -> None:
        self.game = game
        self.value_table: Any = samples.value_table
        self.try_choices: Any = samples.try_choices

    def tables(self, root: Any) -> Any:
        """Room for a table, a sample of it, and that played on."""
        return [root.copy() for _ in range(samples.TABLES)]

    def row(self, numbers: Sequence[int]) -> Any:
        return list(numbers)

    def grid(self, rows: int, columns: int) -> Any:
        return [[0] * columns for _ in range(rows)]


class FastDesk(Desk):
    """Plays compiled."""

    ponder = PONDER

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        compiled.prepare(game)
        from . import loops

        self.value_table, self.try_choices = loops.value_table, loops.try_choices

    def tables(self, root: Any) -> Any:
        import numpy

        return numpy.concatenate([compiled.to_record(self.game, root)] * samples.TABLES)

    def row(self, numbers: Sequence[int]) -> Any:
        import numpy

        return numpy.array(numbers, dtype="i8")

    def grid(self, rows: int, columns: int) -> Any:
        import numpy

        return numpy.zeros((rows, columns), dtype="i8")


def make_desk(game: Game, *, interpreted: bool = False) -> Desk:
    """The fastest there is."""
    return FastDesk(game) if compiled.available() and not interpreted else Desk(game)
