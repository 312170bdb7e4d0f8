"""Ways to bring a table to the moment that a test is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tischlein import Game, Table
from tischlein.core.playout import play_on


def happen(table: Table, script: str | Iterable[str]) -> Table:
    """Let events happen, written as in a record: `* roll 1 2 w`, `0 keep w`; one a line or `;` between them."""
    lines = script.replace(";", "\n").splitlines() if isinstance(script, str) else script
    for line in lines:
        who, _, what = line.strip().partition(" ")
        if who == "*":
            table.deal(what)
        elif who:
            table.play(int(who), what)
    return table


def may(table: Table, seat: int) -> list[str]:
    """What a seat may do, as texts."""
    return [str(action) for action in table.legal(seat)]


def wander(game: Game, s: Any, rng: list[int], events: int, player: int = 0) -> int:
    """Let so many random events happen, fewer if it is over before; how many did."""
    return play_on(s, rng, [player] * game.most, [0] * game.most_legal, [], events)
