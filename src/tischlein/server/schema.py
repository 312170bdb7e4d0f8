"""The tables of the database, and how an older one becomes today's."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ..core.errors import SetupError

STEPS = (
    """
    CREATE TABLE log (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,            -- ms since 1970
        what TEXT NOT NULL,             -- JSON that only the table understands
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        table_id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over')),
        public INTEGER NOT NULL CHECK (public IN (0, 1)),
        code TEXT,
        info TEXT NOT NULL,             -- JSON for the lobby's card
        players TEXT NOT NULL,          -- JSON list of player ids
        changed INTEGER NOT NULL        -- ms since 1970
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX open_codes ON tables (code) WHERE stage <> 'over';
    CREATE INDEX open_tables ON tables (public, changed) WHERE stage <> 'over';

    CREATE TABLE seated (
        player_id TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (player_id, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX seated_by_table ON seated (table_id);
    CREATE TRIGGER first_seats AFTER INSERT ON tables BEGIN
        INSERT OR IGNORE INTO seated SELECT value, new.table_id FROM json_each(new.players);
    END;
    CREATE TRIGGER other_seats AFTER UPDATE OF players ON tables WHEN old.players <> new.players BEGIN
        DELETE FROM seated WHERE table_id = new.table_id;
        INSERT OR IGNORE INTO seated SELECT value, new.table_id FROM json_each(new.players);
    END;

    CREATE TABLE replays (
        replay_id TEXT NOT NULL PRIMARY KEY,
        text TEXT NOT NULL,
        at INTEGER NOT NULL             -- ms since 1970
    );

    CREATE TABLE people (
        player_id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,             -- empty until one is said
        language TEXT,
        since INTEGER NOT NULL          -- ms since 1970
    ) WITHOUT ROWID;

    CREATE TABLE tokens (
        digest BLOB NOT NULL PRIMARY KEY,   -- SHA-256; the token itself is the person's alone
        player_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        since INTEGER NOT NULL          -- ms since 1970
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE reviews (
        game_id TEXT NOT NULL PRIMARY KEY,  -- of a table that is over, or of a replay
        version INTEGER NOT NULL,           -- of how reviews are worked out
        review TEXT NOT NULL                -- JSON as a browser gets it
    );
    """,
)
"""Step n makes version n + 1 of version n. A step that was released is never changed."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection that syncs every commit to the disk and begins transactions only when told to."""
    # The file is opened by one thread and used by another, never by two at a time.
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS calls it synced while it is still in the drive's cache
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def bring_up_to_date(db: sqlite3.Connection, file: Path) -> None:
    """Make the schema today's; SetupError if the file is somebody else's or a newer Tischlein's."""
    db.execute("BEGIN IMMEDIATE")  # fails where the file can't be written, before anybody sits down
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    db.execute("COMMIT")
    if version > len(STEPS):
        raise SetupError(f"{file} was made by a newer Tischlein (version {version}, this one knows {len(STEPS)})")
    if version == 0 and things:
        raise SetupError(f"{file} is a database, but not one of Tischlein's")
    for number, step in enumerate(STEPS[version:], start=version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
