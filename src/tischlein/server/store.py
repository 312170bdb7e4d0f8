"""What a server keeps, in one SQLite file: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

from ..core.errors import SetupError
from .lock import DataInUse, FolderLock
from .rows import NOTE, CodeTaken, Conflict, Row, Stage, StoreError, TableNote, read_note
from .schema import bring_up_to_date, connect
from .writer import T, Work, Writer

__all__ = ["CodeTaken", "Conflict", "DataInUse", "Row", "Stage", "Store", "StoreError", "TableNote"]
LISTED = "stage <> 'over' AND (stage = 'playing' OR changed >= ?)"


class Store:
    """The data of one server, for the tasks of one event loop. Writing and reading have a thread each."""

    def __init__(self, lock: FolderLock, db: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._lock, self._db, self._reading = lock, db, reading
        self._writer = Writer(db)
        self._reader = ThreadPoolExecutor(1, "tischlein-reader")
        self._closed = False

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open or begin the data in a folder; SetupError says in a line why that can't be."""
        file = folder / "tischlein.db"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = FolderLock(folder)
        except OSError as error:
            raise SetupError(f"{folder} can't keep any data: {error.strerror}") from None
        try:
            return cls(lock, *_connections(file))
        except sqlite3.Error as error:
            lock.release()
            raise SetupError(f"{file} can't be used: {error}") from None
        except SetupError:
            lock.release()
            raise

    def close(self) -> None:
        """Write what is waiting, then leave the folder to others."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()
        self._db.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- writing ------------------------------------------------------------------------------

    async def append(self, rows: Sequence[Row], note: TableNote | None = None) -> None:
        """Add to logs, and set a table's note: all or nothing, and on the disk when this returns.

        Conflict if a row's place is taken, CodeTaken if the note's code is.
        """
        await self._writer.put(rows, note)

    async def write(self, work: Work[T]) -> T:
        """Let a function write through the connection: all or nothing, and on the disk when this returns."""
        return await self._writer.put(work=work)

    async def keep_replay(self, replay: str, text: str, at: int) -> None:
        """Keep a record that somebody brought; Conflict if the id is taken."""

        def keep(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO replays (replay_id, text, at) VALUES (?, ?, ?)", (replay, text, at))

        await self.write(keep)

    async def keep_review(self, game: str, version: int, review: str) -> None:
        """Keep what was worked out of a game; an older one is forgotten."""

        def keep(db: sqlite3.Connection) -> None:
            values = (game, version, review)
            db.execute("INSERT OR REPLACE INTO reviews (game_id, version, review) VALUES (?, ?, ?)", values)

        await self.write(keep)

    # -- reading ------------------------------------------------------------------------------

    async def read(self, work: Work[T]) -> T:
        """Let a function read through a connection of its own."""
        if self._closed:
            raise StoreError("it could not be read: the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            raise StoreError(f"it could not be read: {error}") from error

    async def log(self, table: str) -> list[Row]:
        """All that happened at a table, in order."""
        found = await self._all("SELECT table_id, seq, at, what FROM log WHERE table_id = ? ORDER BY seq", table)
        return [Row(name, seq, at, what.encode()) for name, seq, at, what in found]

    async def note(self, table: str) -> TableNote | None:
        return _first(await self._notes("WHERE table_id = ?", table))

    async def tables_to_resume(self) -> list[TableNote]:
        """Tables where a game goes on, and those whose note says that they wait while their log is ahead of it."""
        behind = "EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.table_id AND at > changed)"
        return await self._notes(f"WHERE stage = 'playing' OR (stage = 'waiting' AND {behind}) ORDER BY table_id")

    async def tables_of(self, player: str, since: int, limit: int) -> list[TableNote]:
        """Where somebody sits and it is not over, newest change first; tables that wait only if changed since."""
        seated = f"WHERE table_id IN (SELECT table_id FROM seated WHERE player_id = ?) AND {LISTED}"
        return await self._notes(f"{seated} ORDER BY changed DESC, table_id LIMIT ?", player, since, limit)

    async def past_tables_of(self, player: str, limit: int) -> list[TableNote]:
        """Where somebody sat to the end, the latest first."""
        seated = "WHERE table_id IN (SELECT table_id FROM seated WHERE player_id = ?) AND stage = 'over'"
        return await self._notes(f"{seated} ORDER BY changed DESC, table_id LIMIT ?", player, limit)

    async def public_tables(self, since: int, limit: int) -> list[TableNote]:
        """Public tables that are not over, newest change first; tables that wait only if changed since."""
        public = f"WHERE public = 1 AND {LISTED}"
        return await self._notes(f"{public} ORDER BY changed DESC, table_id LIMIT ?", since, limit)

    async def table_by_code(self, code: str) -> TableNote | None:
        """The table that is not over and has this code."""
        return _first(await self._notes("WHERE code = ? AND stage <> 'over'", code))

    async def replay(self, replay: str) -> str | None:
        """The text of a record that somebody brought."""
        found = await self._all("SELECT text FROM replays WHERE replay_id = ?", replay)
        return found[0][0] if found else None

    async def review(self, game: str, version: int) -> str | None:
        """What was worked out of a game, in this way."""
        found = await self._all("SELECT review FROM reviews WHERE game_id = ? AND version = ?", game, version)
        return found[0][0] if found else None

    async def _notes(self, where: str, *values: str | int) -> list[TableNote]:
        return [read_note(row) for row in await self._all(f"SELECT {NOTE} FROM tables {where}", *values)]

    async def _all(self, query: str, *values: str | int) -> list[Any]:
        return await self.read(lambda db: db.execute(query, values).fetchall())


def _first(notes: list[TableNote]) -> TableNote | None:
    return notes[0] if notes else None


def _connections(file: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """One to write with, one to read with, on a schema that is up to date."""
    db = connect(file)
    try:
        bring_up_to_date(db, file)
        reading = connect(file)
        reading.execute("PRAGMA query_only = ON")
    except (sqlite3.Error, SetupError):
        db.close()
        raise
    return db, reading
