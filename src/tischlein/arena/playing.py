"""One game between bots, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from ..core.feed import Ears
from ..core.game import Game
from ..core.table import Table
from .dealing import SharedLuck
from .entrants import Player
from .errors import BotError
from .luck import Judge, luck_of

LONGEST = 20_000
"""Events of a game; seven who play at random need no more than 5,500."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A finished game, seat by seat."""

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    luck: tuple[float, ...] | None
    """What chance gave to each, in parts of a victory; None where nobody judges it."""
    events: int
    seconds: tuple[float, ...]
    """That each thought in all."""
    moves: tuple[int, ...]

    def share(self, seat: int) -> float:
        """Of the victory: a shared one is split."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play_game(
    game: Game, players: Sequence[Player], deal: str, judge: Judge | None, options: Mapping[str, object]
) -> Played:
    """Play it to the end."""
    table = Table(game.id, players=len(players), dealer=SharedLuck(deal), options=options)
    ears = Ears(table, [seat for seat, player in enumerate(players) if player.hears])
    seconds, moves = [0.0] * len(players), [0] * len(players)
    while table.actors:
        seat = min(table.actors)
        view, legal = table.view(seat), table.legal(seat)
        news = ears.news(seat)
        began = time.perf_counter()
        for event in news:
            players[seat].hear(event)
        action = players[seat].act(view, legal)
        seconds[seat] += time.perf_counter() - began
        moves[seat] += 1
        table.play(seat, action)
        if len(table.events) > LONGEST:
            names = " and ".join(dict.fromkeys(player.name for player in players))
            raise BotError(f"{names} play on and on: after {LONGEST:,} events the game is not over")
    return Played(
        table.ranks,
        table.scores,
        luck_of(table, judge) if judge else None,
        len(table.events),
        tuple(round(spent, 6) for spent in seconds),
        tuple(moves),
    )
