"""Some deals of a pairing, played on any core or machine."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec

from ..bots.ready import be_patient
from ..core.game import find_game
from .entrants import Entrant
from .luck import judge
from .playing import Played, play_game

DEALS = 4
"""In a batch: few, so that slow bots lose little when they are interrupted."""


class Pairing(msgspec.Struct, frozen=True):
    """One bot on a seat, another on all others."""

    one: Entrant
    other: Entrant


class Batch(msgspec.Struct, frozen=True):
    """What a worker is told: everything, so that it needs nothing else."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int | str
    adjust: bool
    limit: float
    pairing: Pairing
    first: int
    """The number of its first deal; the same number is the same deal in every pairing."""
    deals: int


def play_batch(batch: Batch) -> list[list[Played]]:
    """Each deal once for each seat that the one can sit on."""
    be_patient(find_game(batch.game))
    numbers = range(batch.first, batch.first + batch.deals)
    return [[_play(batch, deal, seat) for seat in range(batch.players)] for deal in numbers]


def _play(batch: Batch, deal: int, seat: int) -> Played:
    game = find_game(batch.game)
    of_luck = judge(game, batch.players) if batch.adjust else None
    with ExitStack() as after:
        players = []
        for place in range(batch.players):
            entrant = batch.pairing.one if place == seat else batch.pairing.other
            player = entrant.player(f"{batch.seed}/{deal}/{seat}/{place}/{entrant.name}", batch.limit)
            after.callback(player.leave)
            players.append(player)
        return play_game(game, players, f"{batch.seed}/{deal}", of_luck, batch.options)
