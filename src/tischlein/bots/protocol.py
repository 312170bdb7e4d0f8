"""What a bot is, and how bots sit at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..core.table import Table
from ..core.words import Action


class Bot(Protocol):
    """Anything that chooses: ten lines are enough.

    class Bold:
        def choose(self, view, legal):
            return "roll" if "roll" in map(str, legal) else legal[-1]
    """

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action | str:
        """One of the legal actions, or its text."""


def let_bots_play(table: Table, bots: Mapping[int, Bot] | Sequence[Bot]) -> Table:
    """Let the bots act until it is over, or until only seats without a bot are to act."""
    seated = bots if isinstance(bots, Mapping) else dict(enumerate(bots))
    while waiting := sorted(seat for seat in table.actors if seat in seated):
        seat = waiting[0]
        table.play(seat, seated[seat].choose(table.view(seat), table.legal(seat)))
    return table
