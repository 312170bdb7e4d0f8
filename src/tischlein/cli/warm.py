"""Compiling ahead."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from ..bots.ready import ready_desk
from ..core import compiled
from ..core.errors import SetupError
from ..core.game import GAMES, find_game
from ..core.simulate import simulate as simulate_games
from .arguments import Json
from .output import out, print_json, say


def warm(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="all games by default")] = None,
    as_json: Json = False,
) -> None:
    """Compile the games now, so that simulation and bots start at once later."""
    chosen = [find_game(name) for name in game or GAMES]
    if not compiled.available():
        raise SetupError('compiling needs numba; install it with: pip install "tischlein[fast]"')
    compiled.forget_old()
    took = {}
    for each in chosen:
        began = time.perf_counter()
        simulate_games(each, each.fewest, 1, notice=say)
        if each.hands:
            ready_desk(each)
        took[each.id] = round(time.perf_counter() - began, 2)
    if as_json:
        print_json({"folder": str(compiled.cache_folder()), "seconds": took})
    else:
        for each_id, seconds in took.items():
            out.print(f"{each_id}: {seconds} s")
