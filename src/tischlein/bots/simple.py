"""The simplest players: any legal action, each game's rule of thumb, and one that often strays from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.errors import SetupError
from ..core.game import find_game
from ..core.rng import below, seeded
from ..core.words import Action
from .protocol import Bot


class RandomBot:
    """Any legal action, each as likely as the other."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = seeded(seed)

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
        return legal[below(self._rng, len(legal))]


class ThumbBot:
    """The game's rule of thumb, applied to a table imagined from the view."""

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
        game = find_game(view.game)
        return game.actions.decode(game.thumb(game.imagine(view), view.seat))


class EasyBot:
    """The rule of thumb, but every fourth time or so something else comes to its mind."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = seeded(seed)
        self._thumb, self._random = ThumbBot(), RandomBot(f"{seed}/whim")

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
        whim = below(self._rng, 4) == 0
        return self._random.choose(view, legal) if whim else self._thumb.choose(view, legal)


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "thumb": lambda seed: ThumbBot(),
    "easy": EasyBot,
    "normal": lambda seed: ThumbBot(),
}
"""Bots by name; each is made with a seed. `easy` and `normal` are the levels that people choose from."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise SetupError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
