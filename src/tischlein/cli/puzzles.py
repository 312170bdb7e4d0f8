"""Puzzles of a game, found by self-play and written to a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import SetupError
from ..core.game import find_game
from .arguments import GameName
from .output import Bar, say


def puzzles(
    game: GameName,
    many: Annotated[int, typer.Option("--number", "-n", min=1, help="how many")] = 60,
    seed: Annotated[str, typer.Option("--seed", "-s", help="the same puzzles each time")] = "0",
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="write them here, not to stdout")] = None,
) -> None:
    """Find positions in self-play where what comes to mind first is clearly wrong. It takes a while."""
    make_puzzles(game, many, seed, players, file)


def make_puzzles(name: str, many: int, seed: str, players: int | None, file: Path | None) -> None:
    """Find them, read them again to be sure, and keep them."""
    from ..puzzles.finding import find_puzzles
    from ..puzzles.puzzle import read_puzzles, write_puzzles

    game = find_game(name)
    if file and not file.absolute().parent.is_dir():
        raise SetupError(f"{file}: there is no such folder")  # said before the games, not after them
    with Bar(game.id, many) as bar:
        text = write_puzzles(find_puzzles(game, many, seed, players, bar.reach))
    read_puzzles(text)
    if file:
        file.write_text(text, encoding="utf-8")
        say(f"{file}: {many} puzzles")
    else:
        sys.stdout.write(text)
