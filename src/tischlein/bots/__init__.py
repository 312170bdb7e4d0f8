"""Players that are not people. A bot gets what a seat gets: its view and its legal list, never the state."""

from __future__ import annotations

from .protocol import Bot, let_bots_play
from .simple import BOTS, RandomBot, ThumbBot, make_bot

__all__ = ["BOTS", "Bot", "RandomBot", "ThumbBot", "let_bots_play", "make_bot"]
