"""Measure the server, print it, and keep it in bench/SERVER.md."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import tempfile
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.rows import NO_FLOOR, Row, machine, table
from bench.server.killing import kill_rounds
from bench.server.load import MESSAGE, TO_ALL, Echoing, Load, open_tables, paced, saturated, seat_all
from bench.server.page import first_page
from bench.server.people import SEATS, Tally
from bench.server.starting import Server, room_for, serving
from tischlein import GAMES

RESULTS = Path(__file__).parents[1] / "SERVER.md"


class Size(NamedTuple):
    """How much is measured."""

    tables: int
    paced: float
    """Seconds at a move a second."""
    saturated: float
    """Seconds of saturation, each of the rounds."""
    rounds: int
    """Of saturation: the tables and the echo by turns."""
    kill_tables: int
    kills: int


WHOLE = Size(2000, 60, 10, 3, 200, 10)
QUICK = Size(10, 2, 1, 1, 10, 2)


class Measured(NamedTuple):
    paced: Load
    moves: float
    """A second, at saturation."""
    echoes: float
    """Messages a second, each told to who sent it."""
    relays: float
    """Messages a second, each told to all four at a table."""
    costs: tuple[float, float, float]
    """Seconds of the server's processor time for a move, an echo and an echo to all four."""
    bare: int
    """Bytes of the server before anything."""
    opened: int
    """With all tables, before anybody sat down."""
    seated: int
    after: int
    echo_socket: float
    """Bytes of a socket at the echo."""
    errors: dict[str, int]


async def measure_load(folder: Path, size: Size) -> Measured:
    """Tables and echo side by side: first the pace, then saturation by turns."""
    tally, sockets = Tally(), SEATS * size.tables
    with serving("tables", folder) as server, serving("echo", folder) as other:
        echo, alone = Echoing(other.port), other.memory()
        await echo.come(size.tables)
        echo_socket = (other.memory() - alone) / sockets
        bare = server.memory()
        boards = await open_tables(server.port, size.tables, tally)
        opened = server.memory()
        await seat_all(boards)
        seated = server.memory()
        print(f"{sockets} sockets are seated", flush=True)
        load = await paced(boards, tally, size.paced)
        runs: list[tuple[Run, Run, Run]] = []
        for _ in range(size.rounds):
            echoed = await run(other, echo.rate(MESSAGE, size.saturated), size.saturated)
            moved = await run(server, saturated(boards, tally, size.saturated), size.saturated)
            relayed = await run(other, echo.rate(TO_ALL, size.saturated), size.saturated)
            runs.append((moved, echoed, relayed))
        move, one, four = (Run(*map(median, zip(*each, strict=True))) for each in zip(*runs, strict=True))
        memory = bare, opened, seated, server.memory(), echo_socket
        costs = move.cost, one.cost, four.cost
        return Measured(load, move.rate, one.rate, four.rate, costs, *memory, dict(tally.errors))


class Run(NamedTuple):
    """A while of saturation."""

    rate: float
    cost: float
    """Seconds of the server's processor time for each."""


async def run(server: Server, work: Awaitable[float], seconds: float) -> Run:
    """A rate, and what it costs."""
    before = server.cpu()
    rate = await work
    return Run(rate, (server.cpu() - before) / max(1, rate * seconds))


def measure(folder: Path, size: Size) -> Iterator[Row]:
    """All figures, each with what it has to reach."""
    m = asyncio.run(measure_load(folder / "load", size))
    sockets = SEATS * size.tables
    wanted = size.tables * size.paced
    what = f"{size.tables:,} tables, {sockets:,} sockets, a move a second at each table, for {size.paced:.0f} s"
    held = f"{m.paced.moves:,} moves acknowledged, {m.paced.late} late, {m.paced.games} games ended"
    yield Row(what, held, f"≥ {0.97 * wanted:,.0f} moves", m.paced.moves >= 0.97 * wanted)
    yield Row("errors, refusals and lost sockets, saturation included", str(m.errors or "none"), "none", not m.errors)
    yield Row.below("acknowledged, p50", m.paced.wait(0.5), "ms", 10)
    yield Row.below("acknowledged, p99", m.paced.wait(0.99), "ms", 250)
    yield Row.ratio("durable moves / echoed messages, at saturation", m.moves, m.echoes, 0.35)
    yield Row.ratio("the same, each message told to all four at the table", m.moves, m.relays, 0.35)
    move, one, four = m.costs
    what = "by the server's processor time: an echo / a move; an echo to all four / a move"
    costs = f"({1e6 * one:.0f} µs, {1e6 * four:.0f} µs / {1e6 * move:.0f} µs)"
    yield Row(what, f"{one / move:.2f}×, {four / move:.2f}× {costs}", NO_FLOOR, True)
    yield Row.below("memory a seated connection", (m.seated - m.opened) / sockets / 1024, "KiB", 40)
    yield Row.below("the same with the tables, after all moves", (m.after - m.bare) / sockets / 1024, "KiB", None)
    yield Row.below("a connection of the bare echo", m.echo_socket / 1024, "KiB", None)
    kills = asyncio.run(kill_rounds(folder / "kill", size.kill_tables, size.kills))
    yield Row(
        f"kill -9 in mid-load, {kills.rounds} rounds at {size.kill_tables} tables",
        f"{kills.acknowledged:,} acknowledged: {kills.missing} missing, {kills.twice} twice, {kills.gaps} tables "
        f"with a gap, {kills.stuck} that did not go on, errors: {kills.errors or 'none'}",
        "none",
        kills.clean,
    )
    weight = sum(first_page(folder / "page").values())
    yield Row.below("first page, compressed, all that a browser fetches", weight / 1000, "kB", 120)


ABOUT = """\
One server process with SQLite in full sync, the load in another process on the same machine. Tables have four seats,
each a person with a socket of their own; the games are {games}, by turns, and every move is drawn from the choices
that the seat was offered. Who has ended a game goes on to a rematch. A move is acknowledged when it is on the disk;
its time is taken in the load's process, from sending it until its acknowledgement is read.

- The bare echo: Starlette and uvicorn with the same settings, one process. As many sockets are open there, and as many
  messages are under way at any time: one for each table. An echoed message goes back to one socket, a move is told to
  all four at its table; so it is also compared with an echo to all four. All three take turns, the medians are kept.
- Memory: what the server process holds (VmRSS) when everybody is seated and every game has begun, less what it held
  when all tables were open and nobody was there, divided by the sockets. With the tables: after all moves, less what
  the empty server held.
- kill -9: the moves that clients saw acknowledged are looked up in the database of the dead server; then a new one
  starts on it, all come back, what had no answer is sent again, and every table makes a move.
- First page: a fresh Chromium without a cookie opens /; bodies and heads of all answers until nothing is fetched.
"""


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.server", description="How much the server bears.")
    options.add_argument("--quick", action="store_true", help="a few tables for a few seconds; nothing is written")
    quick = options.parse_args().quick
    size = QUICK if quick else WHOLE
    room_for(2 * SEATS * size.tables)
    where = machine("uvicorn", "starlette", "websockets", "msgspec")
    print(where + "\n", flush=True)
    rows, began = [], time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
        for row in measure(Path(folder), size):
            rows.append(row)
            print(row, flush=True)
    print(f"\ntook {time.monotonic() - began:.0f} s")
    if quick:
        return
    about = ABOUT.format(games=", ".join(GAMES)).splitlines()
    lines = ["# What `make bench-server` measured", "", f"{datetime.date.today().isoformat()}, on {where}.", ""]
    RESULTS.write_text("\n".join([*lines, *about, "", *table(rows)]) + "\n", encoding="utf-8")
    print(f"written to bench/{RESULTS.name}")


if __name__ == "__main__":
    main()
