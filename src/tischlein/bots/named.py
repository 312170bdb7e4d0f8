"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.errors import SetupError
from .levels import LEVELS, LevelBot
from .protocol import Bot
from .simple import RandomBot, ThumbBot

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "thumb": lambda seed: ThumbBot(),
    **{level: partial(LevelBot, level) for level in LEVELS},
}
"""Each is made with a seed; the levels are what people choose from."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise SetupError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
