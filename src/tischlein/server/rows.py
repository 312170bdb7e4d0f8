"""What is kept of tables: rows of their logs and a note for the lobby; many are written as one statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

Stage = Literal["waiting", "playing", "over"]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log."""

    table: str
    seq: int
    at: int
    """ms since 1970"""
    what: bytes
    """JSON that only the table understands."""


class TableNote(msgspec.Struct, frozen=True):
    """What the lobby needs to know of a table."""

    table: str
    game: str
    stage: Stage
    public: bool
    code: str | None
    """A short code to join by, unique among tables that are not over."""
    info: bytes
    """JSON for the lobby's card."""
    players: tuple[str, ...]
    """Ids of the people seated."""
    changed: int
    """ms since 1970"""


class StoreError(Exception):
    """It could not be kept: nothing of it is there."""


class Conflict(StoreError):
    """Something is there already: this place in a log, or this id."""


class CodeTaken(Conflict):
    """Another table that is not over has this code."""


ADD_ROWS = """
    INSERT INTO log (table_id, seq, at, what)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
           json_extract(value, '$[2]'), json_extract(value, '$[3]')
    FROM json_each(?)"""

# WHERE true: without it SQLite takes ON CONFLICT for a join's ON.
SET_NOTES = """
    INSERT INTO tables (table_id, game, stage, public, code, info, players, changed)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
           json_extract(value, '$[6]'), json_extract(value, '$[7]')
    FROM json_each(?) WHERE true
    ON CONFLICT (table_id) DO UPDATE SET
        game = excluded.game, stage = excluded.stage, public = excluded.public, code = excluded.code,
        info = excluded.info, players = excluded.players, changed = excluded.changed"""

NOTE = "table_id, game, stage, public, code, info, players, changed"

_json = msgspec.json.Encoder()


def add_rows(db: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """All rows in one statement: each statement costs the thread a fight for the interpreter."""
    packed = [(row.table, row.seq, row.at, _text(row.what)) for row in rows]
    if packed:
        db.execute(ADD_ROWS, (_json.encode(packed).decode(),))


def set_notes(db: sqlite3.Connection, notes: Sequence[TableNote]) -> None:
    """All notes in one statement; of several about one table the last stays."""
    if notes:
        packed = [
            (n.table, n.game, n.stage, n.public, n.code, _text(n.info), _json.encode(n.players).decode(), n.changed)
            for n in notes
        ]
        db.execute(SET_NOTES, (_json.encode(packed).decode(),))


def read_note(row: tuple[str, str, Stage, int, str | None, str, str, int]) -> TableNote:
    """A note from the columns of NOTE."""
    table, game, stage, public, code, info, players, changed = row
    seated = msgspec.json.decode(players, type=tuple[str, ...])
    return TableNote(table, game, stage, bool(public), code, info.encode(), seated, changed)


def _text(json: bytes) -> str:
    # SQLite would keep only what stands before the zero. In valid JSON there is none.
    if b"\0" in json:
        raise ValueError("a zero byte is no JSON")
    return json.decode()


def why(error: Exception) -> Exception:
    """What a caller is told of an error."""
    if not isinstance(error, sqlite3.Error):
        return error
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
        return Conflict("something else stands there already")
    if code == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
        return CodeTaken("another table that is not over has this code")
    return StoreError(f"it could not be kept: {error}")
