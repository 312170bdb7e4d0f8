"""Many games between bots, summed up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ..core.game import find_game
from ..core.simulate import Summary
from ..core.simulate import simulate as simulate_games
from ..core.text import plural
from .arguments import Components, GameName, Json, Options, read_components, read_options
from .output import Bar, out, print_json, say


def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="how many games")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="the same games each time")] = "0",
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="one for all seats, or one for each, with commas")
    ] = "thumb",
    option: Options = [],  # noqa: B006
    components: Components = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="write a record of each game here")] = None,
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all by default")] = None,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="don't compile")] = False,
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    chosen = find_game(game)
    with Bar(game, games) as bar:
        summary = simulate_games(
            chosen,
            chosen.fewest if players is None else players,
            games,
            seed=seed,
            bots=[bot.strip() for bot in bots.split(",")],
            records=records,
            cores=cores,
            interpreted=interpreted,
            options=read_options(option),
            components=read_components(components),
            progress=bar.reach,
            notice=say,
        )
    if as_json:
        print_json(summary)
    else:
        _show(summary)


def _show(summary: Summary) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in ("seat", "bot"):
        grid.add_column(title)
    for title in ("wins", "mean rank", "points", "±", "from", "to"):
        grid.add_column(title, justify="right")
    for seat in summary.seats:
        score = seat.score
        grid.add_row(
            str(seat.seat),
            seat.bot,
            f"{100 * seat.wins:.1f} %",
            f"{seat.rank:.2f}",
            f"{score.mean:.1f}",
            f"{score.deviation:.1f}",
            str(score.least),
            str(score.most),
        )
    out.print(grid)
    length = summary.length
    games = plural(summary.games, "game", "games")
    out.print(f"\n{games} of {length.mean:.0f} events on average ({length.least}–{length.most})")
    how = f"compiled, {plural(summary.cores, 'core', 'cores')}" if summary.compiled else "interpreted"
    out.print(
        f"{summary.seconds:.2f} s: {summary.games_per_second:,.0f} games/s, "
        f"{summary.steps_per_second:,.0f} events/s ({how})"
    )
