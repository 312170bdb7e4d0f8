"""kill -9 in mid-load: what was acknowledged is in the log, the log has no gap, every table goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.server.load import open_tables, seat_all, spread, until
from bench.server.people import Board, Tally
from bench.server.starting import serving

LOAD = (0.5, 2.0)
"""Seconds of load before the server dies."""


class Kills(NamedTuple):
    """What came of all rounds."""

    rounds: int
    acknowledged: int
    missing: int
    """Acknowledged, but not in the log."""
    twice: int
    """In the log more than once."""
    gaps: int
    """Tables whose numbers don't run from 0 on."""
    stuck: int
    """Tables that did not go on."""
    errors: dict[str, int]

    @property
    def clean(self) -> bool:
        return not (self.missing or self.twice or self.gaps or self.stuck or self.errors)


async def kill_rounds(folder: Path, tables: int, rounds: int) -> Kills:
    """Play as fast as it goes, kill, look into the database, restart on it, play on."""
    tally = Tally()
    boards: list[Board] = []
    missing = twice = gaps = stuck = 0
    for number in range(rounds + 1):
        with serving("tables", folder) as server:
            if number == 0:
                boards = await open_tables(server.port, tables, tally)
                await seat_all(boards)
            else:
                stuck += await come_back(boards, server.port)
            if number == rounds:
                break
            for board in boards:
                board.eager = True
                board.move()
            await asyncio.sleep(random.uniform(*LOAD))
            for board in boards:
                board.eager, board.expecting_loss = False, True
            server.kill()
            await asyncio.sleep(0.1)  # what was sent before it died is still heard
        lost, doubled, torn = compare(folder, tally.acked)
        missing, twice, gaps = missing + lost, twice + doubled, gaps + torn
    return Kills(rounds, len(tally.acked), missing, twice, gaps, stuck, dict(tally.errors))


async def come_back(boards: Sequence[Board], port: int) -> int:
    """Everybody comes again, and every table makes a move; how many could not."""
    for board in boards:
        await board.settle()
        board.port, board.expecting_loss = port, False
    await spread(board.come for board in boards)
    waiting = {board: board.moves for board in boards}

    def all_moved() -> bool:
        for board in [board for board, moves in waiting.items() if board.moves > moves]:
            del waiting[board]
        for board in waiting:
            board.move()
        return not waiting

    with suppress(TimeoutError):
        await until(all_moved, "a table does not go on", 30)
    return len(waiting)


def compare(folder: Path, acked: Sequence[tuple[str, str, int]]) -> tuple[int, int, int]:
    """Acknowledged moves that are missing, moves that are there twice, tables with a gap."""
    db = sqlite3.connect(folder / "tischlein.db")
    try:
        rows = db.execute("SELECT table_id, seq, what FROM log ORDER BY table_id, seq").fetchall()
    finally:
        db.close()
    numbers: dict[str, list[int]] = {}
    marks: Counter[tuple[str, str, int]] = Counter()
    for table, seq, what in rows:
        numbers.setdefault(table, []).append(seq)
        by = msgspec.json.decode(what).get("by")
        if by:
            marks[table, by["tab"], by["n"]] += 1
    missing = sum(mark not in marks for mark in acked)
    twice = sum(many > 1 for many in marks.values())
    gaps = sum(found != list(range(len(found))) for found in numbers.values())
    return missing, twice, gaps
