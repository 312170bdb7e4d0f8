"""The odds of a dice turn, as a table, as JSON or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ..core.errors import SetupError
from ..core.game import Game, find_game
from ..core.table import Table
from ..odds import TurnChances, TurnOdds, chances_of_turn, table_in_words, turn_odds
from ..odds.solver import dice_of
from .arguments import GameName, Json
from .output import out, percent, print_json, print_whole
from .plots import check_picture, draw_chances, draw_choices
from .replay import read_table

UNITS = {"bratwurmeck": "worms", "barbecue": "points"}
"""What a turn brings or costs."""


def odds(
    game: GameName,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="a record or a position: the odds of the turn there; - reads stdin"),
    ] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="after so many events of the record")] = None,
    kept: Annotated[str | None, typer.Option(metavar="FACES", help='dice set aside, such as "w w 5"')] = None,
    rolled: Annotated[str | None, typer.Option(metavar="FACES", help="dice that lie rolled")] = None,
    grill: Annotated[
        str | None, typer.Option(metavar="TILES", help="bratwurmeck: open tiles, such as 21-29,33")
    ] = None,
    tops: Annotated[str | None, typer.Option(metavar="TILES", help="bratwurmeck: top tiles of the others")] = None,
    own: Annotated[
        str | None, typer.Option(metavar="NUMBERS", help="your top tile; barbecue: spaces with one plate of yours")
    ] = None,
    others: Annotated[
        str | None, typer.Option(metavar="SPACES", help="barbecue: spaces with one plate of another")
    ] = None,
    locked: Annotated[str | None, typer.Option(metavar="SPACES", help="barbecue: spaces with two plates")] = None,
    snails: Annotated[str | None, typer.Option(metavar="SPACES", help="barbecue: spaces with a snail")] = None,
    stock: Annotated[str | None, typer.Option(metavar="N", help="barbecue: snails left beside the grill")] = None,
    exact: Annotated[bool, typer.Option("--exact", help="as fractions")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="draw it: .png, .svg or .pdf")] = None,
    as_json: Json = False,
) -> None:
    """The exact odds of a dice turn: of what the dice allow, or of every choice at a table."""
    words = {"grill": grill, "tops": tops, "own": own, "others": others}
    words |= {"locked": locked, "snails": snails, "stock": stock}
    show_odds(game, file, at, kept, rolled, words, exact, plot, as_json)


def show_odds(
    name: str,
    file: Path | None,
    at: int | None,
    kept: str | None,
    rolled: str | None,
    words: dict[str, str | None],
    exact: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Of the dice alone, of a table in words, or at the table of a record or position."""
    game = find_game(name)
    dice_of(game)
    check_picture(plot)
    told = {word: said for word, said in words.items() if said is not None}
    dice = (kept or "").split(), (rolled or "").split()
    if file is None and at is not None:
        raise SetupError("--at is for records; name a file")
    if file is None and not told:
        _show_dice(chances_of_turn(game, *dice, exact), exact, plot, as_json)
        return
    if file and (told or kept is not None or rolled is not None):
        raise SetupError("a file says itself what is kept and rolled, and what lies on the table")
    table = _table(game, file, at) if file else table_in_words(game, told, *dice)
    odds = turn_odds(table, exact=exact)
    if plot:
        draw_choices(odds, UNITS[game.id], lambda total: not game.ways_to_end(table.state, total), plot)
    if as_json:
        print_json(_plain(odds))
    else:
        _show_choices(table, odds, exact)


def _show_dice(chances: TurnChances, exact: bool, plot: Path | None, as_json: bool) -> None:
    if plot:
        draw_chances(chances, plot)
    if as_json:
        print_json(_plain(chances))
    else:
        _show_chances(chances, exact)


def _table(game: Game, file: Path, at: int | None) -> Table:
    table, _ = read_table(file, at)
    if table.game is not game:
        raise SetupError(f"{file} is of {table.game.id}, not of {game.id}")
    return table


def _plain(data: Any) -> Any:
    """Fractions as texts."""
    if isinstance(data, TurnChances):
        return {"game": data.game, "kept": data.kept, "rolled": data.rolled} | {
            "at_least": _plain(data.at_least),
            "exactly": _plain(data.exactly),
        }
    if isinstance(data, TurnOdds):
        choices = [{**_fields(choice), "ends": _plain(choice.ends)} for choice in data.choices]
        return {"game": data.game, "seat": data.seat, "total": data.total, "choices": choices}
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    return data if isinstance(data, (int, float, str)) else str(data)


def _fields(choice: Any) -> dict[str, Any]:
    return {"action": choice.action, "value": _plain(choice.value), "fails": _plain(choice.fails)}


def _show_chances(chances: TurnChances, exact: bool) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in ("points", "at least", "exactly"):
        grid.add_column(title, justify="right")
    for total, chance in chances.at_least.items():
        grid.add_row(total, _chance(chance, exact), _chance(chances.exactly[total], exact))
    lies = [f"kept {' '.join(chances.kept)}"] if chances.kept else []
    lies += [f"rolled {' '.join(chances.rolled)}"] if chances.rolled else []
    out.print(f"{', '.join(lies) or 'all dice to roll'}; a worm is needed, each line is played for its own best\n")
    print_whole(grid)


def _show_choices(table: Table, odds: TurnOdds, exact: bool) -> None:
    out.print(f"{table.names[odds.seat]}: {odds.total} points on the dice\n", markup=False)
    grid = Grid(box=None, pad_edge=False)
    for title in ("choice", f"brings, in {UNITS[odds.game]}", "fails", "likely ends"):
        grid.add_column(title, justify="left" if title in ("choice", "likely ends") else "right")
    for choice in odds.choices:
        likely = sorted(choice.ends.items(), key=lambda end: -end[1])[:4]
        ends = ", ".join(f"{total}: {percent(chance, 0)}" for total, chance in likely)
        brings = str(choice.value) if exact else f"{float(choice.value):+.3f}"
        grid.add_row(choice.action, brings, _chance(choice.fails, exact), ends)
    print_whole(grid)


def _chance(chance: Any, exact: bool) -> str:
    return str(chance) if exact else percent(chance)
