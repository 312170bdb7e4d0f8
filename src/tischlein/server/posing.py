"""Puzzles of the day, moment by moment: what happened last, then real choices."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import msgspec

from ..core.record import Record
from ..core.words import CHANCE
from ..puzzles import Puzzle
from . import bodies as b
from .protocol import Advised, Line, Scene
from .showing import worded
from .telling import Telling

_encode = msgspec.json.Encoder().encode
_line = msgspec.json.Decoder(Line).decode


def today() -> date:
    """Of this server's visitors, wherever they are: a day begins at midnight UTC."""
    return datetime.now(UTC).date()


def pose(puzzle: Puzzle, day: date) -> b.Puzzle:
    """A puzzle as a browser shows it."""
    record = Record.parse(puzzle.record)
    return b.Puzzle(
        game=record.game,
        day=day.isoformat(),
        players=list(record.players),
        seat=puzzle.seat,
        moments=_moments(record, puzzle),
        obvious=puzzle.obvious,
        right=[option.action for option in puzzle.options if option.right],
        options=[Advised(option.action, option.value, option.says) for option in puzzle.options],
    )


def _moments(record: Record, puzzle: Puzzle) -> list[b.Moment]:
    """From where one begins to watch; what was told before is told at once. The last one asks."""
    table, seat = record.table(), puzzle.seat
    game, s = table.game, record.table(at=0).state
    telling = Telling(game, s)
    moments: list[b.Moment] = []
    read, seen = 0, b""
    for happened, (actor, code) in enumerate([*table.codes, (CHANCE, -1)]):
        last = code < 0
        written = _encode(game.view(s, seat))
        # As at a live table nobody looks before the dice have fallen.
        if last or (happened >= puzzle.shown and game.actors(s) != CHANCE and written != seen):
            lines = tuple(_line(line) for line in telling.lines[seat][read:])
            moments.append(b.Moment(_scene(table, s, seat, written, len(moments), last), lines))
            read, seen = len(telling.lines[seat]), written
        if not last:
            telling.follow(0, s, actor, code)
    return moments


def _scene(table: Any, s: Any, seat: int, view: bytes, no: int, asks: bool) -> Scene:
    game = table.game
    choices = worded(game, game.view(s, seat), game.legal_codes(s, seat), hints=True) if asks else ()
    return Scene(no=no, view=msgspec.Raw(view), choices=choices, window=game.sealed(s))
