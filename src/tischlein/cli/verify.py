"""Saying whether a record's chance events are what its seed says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ..core.record import Record
from ..core.text import plural
from ..core.verify import Report
from ..core.verify import verify as check
from .arguments import Json
from .output import out, print_json
from .replay import read_text


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="of a table with fair dice; - reads standard input")],
    as_json: Json = False,
) -> None:
    """Check that every dice roll and card of a record is what its seed says."""
    if not verify_record(file, as_json):
        raise typer.Exit(1)


def verify_record(file: Path, as_json: bool) -> bool:
    """Check a record and say what came of it; is all as the seed says?"""
    report = check(Record.parse(read_text(file)))
    if as_json:
        print_json({"ok": report.ok, **msgspec.structs.asdict(report)})
    else:
        name = "record" if str(file) == "-" else file.name
        out.print(f"{name}: {_in_words(report)}", markup=False)
    return report.ok


def _in_words(report: Report) -> str:
    if not report.committed:
        return "the seed is not the one that was promised before the game"
    if report.wrong:
        wrong = report.wrong
        return f"event {wrong.event}, '* {wrong.what}', is not as the seed says: {wrong.why}"
    words = f"all {report.chances} chance events are as the seed says"
    if report.chances == 1:
        words = "its one chance event is as the seed says"
    if report.next_began:
        words += "; the next one began, after a game before"
    if report.races:
        words += f"; {plural(report.races, 'race', 'races')} went by reaction time"
    return words if report.over else words + "; the game is not over"
