"""Tischlein: five tabletop games, complete, for people, bots and Python."""

from __future__ import annotations

from . import games
from .bots import Bot, let_bots_play, make_bot
from .core import laws
from .core.dealers import Dealer, Scripted, Seeded
from .core.errors import IllegalAction, NotationError, PositionError, RecordError, SetupError, TischleinError
from .core.fair import Fair, Proof
from .core.game import GAMES, Game
from .core.record import Record
from .core.simulate import Summary, simulate
from .core.table import Table
from .core.verify import Report, verify
from .core.words import Action, Event, Outcome

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "Bot",
    "Dealer",
    "Event",
    "Fair",
    "Game",
    "IllegalAction",
    "NotationError",
    "Outcome",
    "PositionError",
    "Proof",
    "Record",
    "RecordError",
    "Report",
    "Scripted",
    "Seeded",
    "SetupError",
    "Summary",
    "Table",
    "TischleinError",
    "games",
    "laws",
    "let_bots_play",
    "make_bot",
    "simulate",
    "verify",
]
