"""The load: many tables opened and seated, then moved at a pace or as fast as they can be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple

from bench.server.people import SEATS, Board, Tally
from bench.server.wire import Web, Wire
from tischlein import GAMES

AT_ONCE = 16
"""People who ask over HTTP, or open a socket, at the same time."""
LONGEST = 120.0
"""Seconds in which everybody must have sat down."""


class Load(NamedTuple):
    """What came of a while of moving."""

    seconds: float
    moves: int
    frames: int
    games: int
    late: int
    """Moves that were not made in their second, because the one before had no answer yet."""
    waits: list[float]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def wait(self, part: float) -> float:
        """Milliseconds within which this part of the moves was acknowledged."""
        waits = sorted(self.waits)
        return 1000 * waits[min(len(waits) - 1, int(part * len(waits)))]


async def spread(jobs: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """A few at a time."""
    waiting = iter(jobs)

    async def worker() -> None:
        for job in waiting:
            await job()

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def open_tables(port: int, many: int, tally: Tally) -> list[Board]:
    """Tables with a person for each chair; the games by turns."""
    games = list(GAMES)
    boards = [Board(games[i % len(games)], port, tally) for i in range(many)]
    waiting = iter(boards)

    async def worker() -> None:
        async with Web(port) as web:
            for board in waiting:
                await board.open(web)

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
    return boards


async def seat_all(boards: Sequence[Board]) -> None:
    """All sockets open, everybody seated, every game at its first choice."""
    await spread(board.come for board in boards)
    await until(lambda: all(board.able() for board in boards), "not everybody could sit down")


async def until(done: Callable[[], bool], otherwise: str, seconds: float = LONGEST) -> None:
    """Look now and then; TimeoutError if it doesn't come."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError(otherwise)
        await asyncio.sleep(0.02)


@asynccontextmanager
async def counting(tally: Tally) -> AsyncIterator[Callable[[int], Load]]:
    """From here on; what is given back says what came of it."""
    tally.waits.clear()
    frames, games, began = tally.frames, tally.games, time.perf_counter()

    def load(late: int) -> Load:
        waits = tally.waits[:]
        took = time.perf_counter() - began
        return Load(took, len(waits), tally.frames - frames, tally.games - games, late, waits)

    yield load


async def paced(boards: Sequence[Board], tally: Tally, seconds: float) -> Load:
    """A move a second at each table, evenly spread over the second."""
    late = 0
    async with counting(tally) as counted:
        began, due = time.perf_counter(), 0
        while due < seconds * len(boards):
            until_now = int((time.perf_counter() - began) * len(boards))
            while due < min(until_now, seconds * len(boards)):
                board = boards[due % len(boards)]
                late += not board.move() and board.moving is not None
                due += 1
            await asyncio.sleep(0.002)
        await until(lambda: not any(board.moving for board in boards), "moves without an answer", 10)
        return counted(late)


async def saturated(boards: Sequence[Board], tally: Tally, seconds: float) -> float:
    """Moves a second, when each table moves as soon as its last move is acknowledged."""
    async with counting(tally) as counted:
        for board in boards:
            board.eager = True
            board.move()
        await asyncio.sleep(seconds)
        rate = counted(0).rate
    for board in boards:
        board.eager = False
    await until(lambda: not any(board.moving for board in boards), "moves without an answer", 10)
    return rate


class Echoing:
    """Sockets at the bare echo. The first one of each group speaks, as soon as it has heard its last message again."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._speakers: list[Wire] = []
        self._heard = 0
        self._on = False

    async def come(self, groups: int) -> None:
        """Groups as large as a table."""
        await spread([partial(self._come, f"/ws/{number}") for number in range(groups)])

    async def _come(self, path: str) -> None:
        def heard(payload: bytes) -> None:
            self._heard += 1
            if self._on:
                speaker.send(payload)

        speaker = await Wire.to(self._port, path, "", heard, lambda: None)
        self._speakers.append(speaker)
        for _ in range(SEATS - 1):
            await Wire.to(self._port, path, "", lambda payload: None, lambda: None)

    async def rate(self, message: bytes, seconds: float) -> float:
        """Messages a second."""
        self._on, self._heard = True, 0
        began = time.perf_counter()
        for speaker in self._speakers:
            speaker.send(message)
        await asyncio.sleep(seconds)
        rate = self._heard / (time.perf_counter() - began)
        self._on = False
        await asyncio.sleep(0.5)  # what is under way comes back
        return rate


MESSAGE = b'{"t":"act","n":1234,"no":123,"action":"keep 5"}'
"""What the echo is told: as long as a move is."""
TO_ALL = b"*" + MESSAGE
"""To be said to all at the table."""
