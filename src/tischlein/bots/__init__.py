"""Players that are not people. A bot gets what a seat gets: its view and its legal list, never the state."""

from __future__ import annotations

from .levels import LEVELS, LevelBot
from .named import BOTS, make_bot
from .protocol import Bot, let_bots_play
from .simple import RandomBot, ThumbBot
from .thoughts import Choice, Thinker, Thought

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Choice",
    "LevelBot",
    "RandomBot",
    "Thinker",
    "Thought",
    "ThumbBot",
    "let_bots_play",
    "make_bot",
]
