"""Showing what a record or a position leads to."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.errors import PositionError, RecordError
from ..core.record import Record
from ..core.table import Table
from .arguments import Json
from .output import out, print_json

LAST = 8
"""Events shown before the board."""


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="a record, or a position as JSON; - reads from standard input")
    ],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="stop after so many events")] = None,
    as_json: Json = False,
) -> None:
    """Replay a record, or read a position, and show the table it leads to."""
    table, of = read_table(file, at)
    if as_json:
        print_table(table, of)
    else:
        show_table(table)


def read_table(file: Path, at: int | None) -> tuple[Table, int]:
    """The table that a record, or a position, leads to, and how many events there are in all."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        if at is not None:
            raise PositionError("--at is for records; a position is one moment")
        return Table.from_position(read_json(text), dealer=None), 0
    record = Record.parse(text)
    return record.table(at=at), len(record.events)


def read_text(file: Path) -> str:
    try:
        return (sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(f"{file} is not a text in UTF-8") from None
    except OSError as error:
        raise RecordError(f"{file}: {(error.strerror or 'cannot be read').lower()}") from None


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"a position is JSON: {error}") from None


def show_table(table: Table) -> None:
    """The last events, the board, and how it stands."""
    for number, event in list(enumerate(table.events, start=1))[-LAST:]:
        who = "*" if event.actor < 0 else table.names[event.actor]
        out.print(f"{number:>4}  {who} {event.what}", markup=False)
    if table.events:
        out.print()
    out.print(str(table), markup=False)
    out.print()
    points = ", ".join(f"{name}: {score}" for name, score in zip(table.names, table.scores, strict=True))
    if table.over:
        points = f"Won by {' and '.join(table.names[seat] for seat in sorted(table.winners))}. {points}"
    elif table.events:
        points = f"After {len(table.events)} events: {points}"
    out.print(points, markup=False)


def print_table(table: Table, of: int) -> None:
    """The same for a program."""
    print_json(
        {
            "game": table.game.id,
            "players": table.names,
            "options": table.options,
            "components": table.components,
            "events": [str(event) for event in table.events],
            "of": of,
            "over": table.over,
            "actors": sorted(table.actors),
            "chance": table.chance,
            "scores": table.scores,
            "ranks": table.ranks,
            "winners": sorted(table.winners),
            "position": table.position(),
        }
    )
