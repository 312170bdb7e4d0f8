"""Where bots of the card games search: the same search, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import compiled
from ..core.game import Game
from . import search


class Desk:
    """Searches interpreted."""

    fast = False
    at_once = 1
    """Samples that surely leave time for more."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def tables(self, root: Any) -> Any:
        """The table as it is seen, and room for a sample and for the sample played on."""
        return [root.copy() for _ in range(search.TABLES)]

    def row(self, numbers: Sequence[int]) -> Any:
        return list(numbers)

    def grid(self, rows: int, columns: int) -> Any:
        return [[0] * columns for _ in range(rows)]

    def run(self, *about: Any) -> None:
        search.try_choices(*about)


class FastDesk(Desk):
    """Searches compiled."""

    fast = True
    at_once = 8

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        compiled.prepare(game)
        from . import card_loops

        self._run = card_loops.try_many

    def tables(self, root: Any) -> Any:
        import numpy

        tables = numpy.zeros(search.TABLES, dtype=compiled.record_type(self.game))
        tables[search.ROOT] = compiled.to_record(self.game, root)[0]
        return tables

    def row(self, numbers: Sequence[int]) -> Any:
        import numpy

        return numpy.array(numbers, dtype="i8")

    def grid(self, rows: int, columns: int) -> Any:
        import numpy

        return numpy.zeros((rows, columns), dtype="i8")

    def run(self, *about: Any) -> None:
        self._run(*about)
