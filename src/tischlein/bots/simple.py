"""The simplest players: any legal action, and each game's rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import find_game
from ..core.rng import below, seeded
from ..core.words import Action


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
