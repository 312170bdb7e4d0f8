"""Every game with every number of players and every set of options that go together."""

from __future__ import annotations

from itertools import product

from tischlein import GAMES, Game


def option_sets(game: Game, players: int) -> list[dict[str, str]]:
    """All sets of options that this number of players may play with."""
    names = [option.name for option in game.options]
    sets = [dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options))]
    return [options for options in sets if not list(game.option_faults(players, options))]


TABLES = [
    (game.id, players, options)
    for game in GAMES.values()
    for players in range(game.fewest, game.most + 1)
    for options in option_sets(game, players)
]


def label(table: tuple[str, int, dict[str, str]]) -> str:
    game, players, options = table
    changed = [f"{name}={value}" for name, value in options.items() if value != option_default(game, name)]
    return "-".join([game, str(players), *changed])


def option_default(game: str, name: str) -> str:
    return next(option.default for option in GAMES[game].options if option.name == name)
