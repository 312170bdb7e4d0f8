"""What the server offers: the games with their options and components."""

from __future__ import annotations

from functools import cache

from ..bots import LEVELS
from ..core.game import GAMES
from ..core.lesson import has_lesson
from ..puzzles import puzzles_of
from .bodies import Facts, GameFacts, OptionFacts

MINUTES = {"bratwurmeck": 20, "karteneck": 30, "barbecue": 25, "haecmaec": 25, "tricknchef": 40}


@cache
def facts() -> Facts:
    """The same for everybody."""
    return Facts(
        games=[
            GameFacts(
                id=game.id,
                name=game.name,
                fewest=game.fewest,
                most=game.most,
                minutes=MINUTES.get(game.id, 30),
                hands=game.hands,
                windows=bool(game.answers),
                options=[OptionFacts(option.name, list(option.values), option.only_with) for option in game.options],
                components=game.component_tables(),
                lesson=has_lesson(game),
                puzzles=bool(puzzles_of(game)),
            )
            for game in GAMES.values()
        ],
        levels=list(LEVELS),
    )
