"""What a bot is, and how bots sit at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from ..core.errors import SetupError
from ..core.feed import Ears
from ..core.table import Table
from ..core.words import Action, Event


class Bot(Protocol):
    """Anything that chooses: ten lines are enough.

    class Bold:
        def choose(self, view, legal):
            return "roll" if "roll" in map(str, legal) else legal[-1]
    """

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action | str:
        """One of the legal actions, or its text."""


class Actor(Protocol):
    """A bot that calls it `act`, as many programs do."""

    def act(self, view: Any, legal: Sequence[Action], /) -> Action | str:
        """One of the legal actions, or its text."""


Chooser = Callable[[Any, Sequence[Action]], Action | str]


@runtime_checkable
class Listener(Protocol):
    """A bot that also wants to remember: it hears all that its seat is told."""

    def hear(self, event: Event, /) -> None:
        """One event, as this seat is told of it; called before `choose`."""


def chooser(bot: object) -> Chooser:
    """What a bot does when it is asked, whichever of the two names it has for that."""
    for name in ("act", "choose"):
        found: Chooser | None = getattr(bot, name, None)
        if callable(found):
            return found
    raise SetupError(f"a bot has a method choose(view, legal) or act(view, legal); {type(bot).__name__} has none")


def let_bots_play(table: Table, bots: Mapping[int, Bot | Actor] | Sequence[Bot | Actor]) -> Table:
    """Let the bots act until it is over, or until only seats without a bot are to act."""
    seated = bots if isinstance(bots, Mapping) else dict(enumerate(bots))
    choosers = {seat: chooser(bot) for seat, bot in seated.items()}
    ears = Ears(table, [seat for seat, bot in seated.items() if isinstance(bot, Listener)])
    while waiting := sorted(seat for seat in table.actors if seat in seated):
        seat = waiting[0]
        bot = seated[seat]
        if isinstance(bot, Listener):
            for event in ears.news(seat):
                bot.hear(event)
        table.play(seat, choosers[seat](table.view(seat), table.legal(seat)))
    return table
