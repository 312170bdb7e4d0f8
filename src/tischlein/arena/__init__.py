"""Bots against each other, luck set aside as far as it can be."""

from __future__ import annotations

from .errors import BotError
from .estimates import Estimate
from .luck import Judge, judge, luck_of
from .match import Match, play_match
from .standings import Duel, Standing, Standings

__all__ = ["BotError", "Duel", "Estimate", "Judge", "Match", "Standing", "Standings", "judge", "luck_of", "play_match"]
