"""What a seat remembers: where nothing that happens is secret, all of it."""

from __future__ import annotations

from typing import Any

from ..core.game import find_game
from ..core.words import CHANCE, Event


class Memory:
    """Follows a game whose every event is public, so that one knows the whole table who has listened."""

    def __init__(self) -> None:
        self._heard: list[Event] = []
        self._s: Any = None
        self._lost = False

    def hear(self, event: Event) -> None:
        self._heard.append(event)

    def table(self, view: Any) -> Any:
        """The table as one knows it; what the view alone tells, where something was not heard."""
        game = find_game(view.game)
        if game.hands or self._lost:
            return game.imagine(view)
        if self._s is None:
            self._s = game.open(view.seats, view.options, game.components_of(game.imagine(view)))
        for event in self._heard:
            self._follow(game, event)
        self._heard.clear()
        if self._lost or game.view(self._s, view.seat) != view:
            return game.imagine(view)
        return self._s.copy()

    def _follow(self, game: Any, event: Event) -> None:
        chance, acting = event.actor == CHANCE, game.actors(self._s)
        code = (game.outcomes if chance else game.actions).encode(event.what)
        if chance != (acting == CHANCE) or not (
            game.possible(self._s, code) if chance else code in game.legal_codes(self._s, event.actor)
        ):
            self._lost = True  # not the game that was heard from its beginning
        else:
            game.apply(self._s, event.actor, code)
