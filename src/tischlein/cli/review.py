"""A finished game looked at again, as text, as JSON or as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ..core import compiled
from ..core.game import find_game
from ..core.record import Record
from ..core.text import plural
from ..core.words import CHANCE
from ..review import Review, Step, review
from .arguments import Json
from .output import Bar, err, out, print_json, print_whole, say
from .plots import check_picture, draw_review
from .replay import read_text

COSTLY = 0.01
"""A choice that cost less is not told."""
MOST_TOLD = 12
TITLES = ("player", "at the start", "luck", "own choices", "others' choices", "result")


def review_game(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="of a finished game; - reads standard input")],
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="draw it: .png, .svg or .pdf")] = None,
    ponder: Annotated[
        int | None, typer.Option(metavar="N", min=2, help="card games: playouts of each table; more is more exact")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", "-s", help="card games: the same playouts each time")] = "0",
    as_json: Json = False,
) -> None:
    """What luck gave each player, what choices cost, and where the game turned."""
    show_review(file, plot, ponder, seed, as_json)


def show_review(file: Path, plot: Path | None, ponder: int | None, seed: str, as_json: bool) -> None:
    """Luck and skill of every player, the turning points, and the dearest choices."""
    check_picture(plot)
    record = Record.parse(read_text(file))
    cards = not find_game(record.game).dice_turn
    if not err.is_terminal:
        takes = "; in a card game that takes up to a minute" if cards else ""
        say(f"looking again at {plural(len(record.events), 'event', 'events')}{takes} …")
    elif cards and compiled.available():
        say("readying the playouts; the first time they are compiled …")
    with Bar("looking again", len(record.events)) as bar:
        found = review(record, progress=bar.reach, ponder=ponder, seed=seed)
    rows = [_row(found, seat) for seat in range(len(found.names))]
    if plot:
        draw_review(found, TITLES, rows, plot)
    if as_json:
        print_json(found)
    else:
        _show(found, rows)


def _row(found: Review, seat: int) -> tuple[str, ...]:
    """A player's start, what luck and choices gave, and the result."""
    given = found.skill[seat] - found.own[seat]
    parts = [f"{100 * part:+.1f} %" for part in (found.luck[seat], found.own[seat], given)]
    return found.names[seat], _percent(found.start[seat]), *parts, _percent(found.result[seat])


def _show(found: Review, rows: Sequence[Sequence[str]]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in TITLES:
        grid.add_column(title, justify="left" if title == TITLES[0] else "right")
    for row in rows:
        grid.add_row(*row)
    print_whole(grid)
    if not find_game(found.game).dice_turn:
        costs = ", ".join(f"{name} {_percent(cost)}" for name, cost in zip(found.names, found.cost, strict=True))
        out.print("\nOwn choices are held against a quick player's: better ones gain, worse ones lose.")
        out.print(f"Against the best ones they cost: {costs}", markup=False)
    out.print("\nTurning points")
    for number in found.turning:
        out.print(f"  {_told(found, found.steps[number - 1])}", markup=False)
    dear = sorted((step for step in found.steps if step.loss >= COSTLY), key=lambda step: -step.loss)[:MOST_TOLD]
    out.print("\nChoices that cost most" if dear else "\nNo choice cost more than one percent.")
    for step in sorted(dear, key=lambda step: step.number):
        said = f"{found.names[step.actor]} {step.what}: {100 * step.loss:.1f} % lost, best was {step.best}"
        out.print(f"  {step.number:>4}  {said}", markup=False)


def _told(found: Review, step: Step) -> str:
    seat = max(range(len(found.names)), key=lambda one: abs(step.change[one]))
    who = "*" if step.actor == CHANCE else found.names[step.actor]
    chances = f"{found.names[seat]} {_percent(step.before[seat])} → {_percent(step.after[seat])}"
    return f"{step.number:>4}  {who} {step.what}: {chances}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
