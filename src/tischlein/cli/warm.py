"""Compiling ahead."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated

import typer

from ..bots.ready import ready_desk
from ..core import compiled
from ..core.errors import SetupError
from ..core.game import GAMES, find_game
from ..core.simulate import simulate as simulate_games
from ..core.simulate import usable_cores
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
    names = list(dict.fromkeys(each.id for each in chosen))
    # One core compiles one game. Spawned, not forked: the compiler has threads that a copy must not share.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(usable_cores(), len(names)), mp_context=spawn) as pool:
        took = dict(zip(names, pool.map(compile_game, names), strict=True))
    if as_json:
        print_json({"folder": str(compiled.cache_folder()), "seconds": took})
    else:
        for each_id, seconds in took.items():
            out.print(f"{each_id}: {seconds} s")


def compile_game(name: str) -> float:
    """Compile a game, or see that it is; how many seconds that took."""
    game, began = find_game(name), time.perf_counter()
    simulate_games(game, game.fewest, 1, notice=say)
    if game.hands:
        ready_desk(game)
    return round(time.perf_counter() - began, 2)
