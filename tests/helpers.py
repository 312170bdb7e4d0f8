"""Ways to bring a table to the moment that a test is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tischlein import Action, Fair, Game, Table
from tischlein.cli.evening import hint_in_words
from tischlein.core.catalogue import all_in_words, in_words
from tischlein.core.playout import play_on
from tischlein.core.words import Event


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


def fair_game(game: str, players: int, dealer: Fair, options: dict[str, object] | None = None) -> Table:
    """A whole game between rules of thumb, chance by this dealer."""
    table = Table(game, players, dealer=dealer, options=options)
    while not table.over:
        seat = min(table.actors)
        table.play(seat, table.game.actions.decode(table.game.thumb(table._s, seat)))
    return table


def may(table: Table, seat: int) -> list[str]:
    """What a seat may do, as texts."""
    return [str(action) for action in table.legal(seat)]


def wander(game: Game, s: Any, rng: list[int], events: int, player: int = 0) -> int:
    """Let so many random events happen, fewer if it is over before; how many did."""
    return play_on(s, rng, [player] * game.most, [0] * game.most_legal, [], events)


def told(table: Table, event: str, seat: int | None = None) -> list[str]:
    """Let one event happen; the sentences that a seat, or a spectator, reads then."""
    game, before, s = table.game, table.view(seat), table.copy()._s
    happen(table, event)
    last = table.events[-1]
    heard = game.redact(s, last.actor, last.what, seat)
    if heard is None:
        return []
    return list(all_in_words(game.id, game.story(before, heard, table.view(seat)), table.names))


def heard(table: Table, event: str, seat: int | None = None, language: str = "en") -> str | None:
    """Let one event happen; how it is told to a seat, worded from what everybody sees."""
    game, before, s = table.game, table.view(None), table.copy()._s
    happen(table, event)
    last = table.events[-1]
    what = game.redact(s, last.actor, last.what, seat)
    said = game.tell(before, Event(last.actor, what), table.view(None)) if what else None
    return in_words(game.id, said, table.names, language) if said else None


def labels(table: Table, seat: int, language: str = "en") -> list[str]:
    """What a seat's buttons say."""
    view = table.view(seat)
    said = [table.game.label(view, action) for action in table.legal(seat)]
    return list(all_in_words(table.game.id, said, table.names, language))


def hints(table: Table, seat: int) -> dict[str, str]:
    """What a seat is told of each thing it may do."""
    view = table.view(seat)
    return {str(action): hint_in_words(table, view, action) for action in table.legal(seat)}


def warned(table: Table, seat: int, action: Action) -> str | None:
    """What a seat is warned of before it does this."""
    cost = table.game.warning(table.view(seat), action)
    return in_words(table.game.id, cost, table.names) if cost else None
