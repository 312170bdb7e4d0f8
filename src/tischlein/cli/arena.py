"""Bots against each other: a bar that shows how they stand, tables, JSON, and a report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import SetupError
from ..core.game import find_game
from .arguments import GameName, Json, Options, read_options
from .output import err, print_json, say

if TYPE_CHECKING:
    from ..arena import Match


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", help="two or more with commas: names, module:Name, tcp://HOST:PORT; other-name=BOT"
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="games of each pairing, at most")] = 2000,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="the first bot against each other one")] = False,
    play_all: Annotated[bool, typer.Option("--all", help="play all games, also when it is decided")] = False,
    raw: Annotated[bool, typer.Option("--raw", help="don't judge luck")] = False,
    limit: Annotated[float, typer.Option(metavar="SECONDS", help="a program's time for an answer")] = 10.0,
    seed: Annotated[str, typer.Option("--seed", "-s", help="the same games each time")] = "0",
    option: Options = [],  # noqa: B006
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all by default")] = None,
    on: Annotated[str, typer.Option("--on", metavar="WHERE", help="local, or ray for a Ray cluster")] = "local",
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="keep the games here; a second run goes on, also with more games"),
    ] = None,
    html: Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help="write a report")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, on the same deals and with luck taken off, until it is decided."""
    from ..arena import Match

    # Who writes a bot has it in this folder; after all that is installed, so that it hides nothing of that.
    sys.path.append(str(Path.cwd()))
    match = Match(
        game=game,
        bots=tuple(bot for bot in bots.split(",") if bot.strip()),
        players=players,
        games=games,
        gauntlet=gauntlet,
        seed=seed,
        options=read_options(option),
        adjust=not raw,
        until_decided=not play_all,
        limit=limit,
    )
    play_arena(match, cores, on, folder, html, as_json)


def play_arena(match: Match, cores: int | None, on: str, folder: Path | None, html: Path | None, as_json: bool) -> None:
    """Play it and show what came of it."""
    from ..arena import play_match
    from ..arena.ratings import NEEDED
    from ..arena.report import report
    from .standings import Bars, show_standings

    if html and not html.absolute().parent.is_dir():
        raise SetupError(f"{html}: there is no such folder")  # said before the games, not after them
    if err.is_terminal and find_game(match.game).dice_turn and match.adjust:
        say("readying the judge of luck; the first time it is compiled …")
    with Bars() as bars:
        standings = play_match(match, cores=cores, on=on, out=folder, progress=bars.reach)
    if html:
        html.write_text(report(standings), encoding="utf-8")
        say(f"report: {html}")
    if not all(bot.rating for bot in standings.bots):
        say(NEEDED)
    if as_json:
        print_json(standings)
    else:
        show_standings(standings)
