"""The levels that people choose from, for each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import find_game
from ..core.words import Action, Event
from .cards import CardBot
from .dice import DICE_LEVELS, DiceBot
from .minds import CARD_LEVELS
from .thoughts import Thought

LEVELS = ("easy", "normal", "hard", "expert")


class LevelBot:
    """A player of some level; it learns from the first view which game it is in."""

    def __init__(self, level: str, seed: int | str = 0, mind: int | str | None = None) -> None:
        """Who is made anew for each choice of a game gets the same `mind`, and so has forgotten the same things."""
        self._level, self._seed, self._mind = level, seed, mind
        self._bot: DiceBot | CardBot | None = None
        self._heard: list[Event] = []

    def hear(self, event: Event, /) -> None:
        self._heard.append(event)

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
        return self._player(view).choose(view, legal)

    def think(self, view: Any, legal: Sequence[Action], /) -> Thought:
        """What it thinks of its choices."""
        return self._player(view).think(view, legal)

    def _player(self, view: Any) -> DiceBot | CardBot:
        if self._bot is None:
            self._bot = make_player(view.game, self._level, self._seed, self._mind)
        for event in self._heard:
            self._bot.hear(event)
        self._heard.clear()
        return self._bot


def make_player(game: str, level: str, seed: int | str = 0, mind: int | str | None = None) -> DiceBot | CardBot:
    """The player of this level in this game."""
    if find_game(game).dice_turn:
        return DICE_LEVELS[level](seed)
    return CardBot(CARD_LEVELS[game][level], seed, mind)
