"""Puzzles of a game, found by self-play and written to a file."""

from __future__ import annotations

import sys
from pathlib import Path

from ..core.errors import SetupError
from ..core.game import find_game
from ..puzzles.finding import find_puzzles
from ..puzzles.puzzle import read_puzzles, write_puzzles
from .output import Bar, say


def make_puzzles(name: str, many: int, seed: str, players: int | None, file: Path | None) -> None:
    """Find them, read them again to be sure, and keep them."""
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
