"""Who is to be better than whom, and by how much."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tischlein import GAMES
from tischlein.bots.dice import DiceBot
from tischlein.bots.levels import LEVELS
from tischlein.bots.solving import Wish

THIEF = "thief=bench.strength.pairings:thief"


def thief(seed: str) -> DiceBot:
    """The best single turn for who counts stolen worms twice, and those of an own second plate one and a half times."""
    return DiceBot(Wish(wins=False, taken=2.0, again=1.5), seed)


class Pairing(NamedTuple):
    """One bot against others of one kind."""

    game: str
    players: int
    one: str
    other: str
    asked: float
    """At least this share of the victories."""
    games: int

    @property
    def key(self) -> str:
        return f"{self.game} {self.players} {self.one} {self.other.partition('=')[0]}"


def pairings() -> Iterator[Pairing]:
    """All of them: the ladder at the smallest and the largest table, then what an expert meets elsewhere."""
    for game in GAMES.values():
        dice = game.dice_turn is not None
        for players in (game.fewest, game.most):
            for lower, higher in pairwise(LEVELS):
                expert = higher == LEVELS[-1]
                share = 0.55 if dice and expert else 0.57
                asked = share if players == 2 else (2 * share if dice and expert else 1.3) / players
                yield Pairing(game.id, players, higher, lower, asked, 1000 if expert else 2000)
        if dice:
            yield Pairing(game.id, 2, LEVELS[-1], THIEF, 0.53, 4000)
        yield Pairing(game.id, game.fewest, LEVELS[-1], "thumb", 0.65 if dice else 0.75, 1000)
        yield Pairing(game.id, game.fewest, LEVELS[-1], "random", 0.97, 1000)
