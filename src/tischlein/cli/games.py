"""Which games there are, and their rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ..core.game import GAMES, Game, find_game
from ..core.rulebook import rules_text
from .arguments import GameName, Json, read_language
from .output import out, print_json, print_markdown


def games(as_json: Json = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print_json([_described(game) for game in GAMES.values()])
        return
    grid = Grid(box=None, pad_edge=False)
    for title in ("game", "name", "players", "options"):
        grid.add_column(title, overflow="fold", no_wrap=title == "game")
    for game in GAMES.values():
        options = "\n".join(f"{option.name}: {', '.join(option.values)}" for option in game.options)
        grid.add_row(game.id, game.name, f"{game.fewest}–{game.most}", options)
    out.print(grid)


def _described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "fewest": game.fewest,
        "most": int(game.most),
        "rules": game.version,
        "options": {option.name: {"default": option.default, "values": option.values} for option in game.options},
        "components": game.component_tables(),
    }


def rules(
    game: GameName,
    lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="LANGUAGE", help="en, de or ru")] = None,
    as_json: Json = False,
) -> None:
    """Show the short rules of a game."""
    language = read_language(lang)
    text = rules_text(find_game(game), language)
    if as_json:
        print_json({"game": game, "language": language, "text": text})
    else:
        print_markdown(text)
