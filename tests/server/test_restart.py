"""A server that is killed comes back: everything acknowledged is there, and everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tischlein.client import Client
from tischlein.server import protocol as p
from tischlein.server.course import course_of
from tischlein.server.entries import decode
from tischlein.server.store import Store

from .house import Guest, plan

pytestmark = pytest.mark.slow


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """`tischlein serve` in a process of its own."""

    def __init__(self, folder: Path, port: int, *options: str) -> None:
        self.folder, self.port, self.address = folder, port, f"http://127.0.0.1:{port}"
        self.options = options

    async def start(self) -> None:
        serve = ["serve", "--port", str(self.port), "--data", str(self.folder), "--no-open", *self.options]
        run = "import sys; from tischlein.cli import main; sys.argv[0] = 'tischlein'; main()"
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", run, *serve, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stderr
        while b"is open" not in await asyncio.wait_for(self.process.stderr.readline(), 30):
            pass
        self.drain = asyncio.create_task(self.process.stderr.read())

    async def stop(self, how: signal.Signals) -> str:
        """Everything it said until then."""
        self.process.send_signal(how)
        await asyncio.wait_for(self.process.wait(), 15)
        return (await self.drain).decode()

    async def again(self) -> None:
        """Killed in the middle of whatever it did, and started again."""
        await self.stop(signal.SIGKILL)
        await self.start()


@contextlib.asynccontextmanager
async def served(folder: Path, *options: str) -> AsyncIterator[Process]:
    server = Process(folder, free_port(), *options)
    await server.start()
    try:
        yield server
    finally:
        if server.process.returncode is None:
            await server.stop(signal.SIGKILL)


async def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


async def test_killed_in_the_middle_of_everything(tmp_path: Path) -> None:
    async with served(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        anna, boris = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
        clock = p.Clock("move", 3600)
        waiting_room = await anna.open(plan("tricknchef", "me", "open", "open", clock=clock))
        against_bots = await anna.open(plan("karteneck", "me", "bot", "bot", clock=clock, pace="calm"))
        together = await anna.open(plan("haecmaec", "me", "open", "open", window=0))

        async def sit(client: Client, table: str) -> Guest:
            return await stack.enter_async_context(Guest(client.address, client.token, table))

        room, bots = await sit(anna, waiting_room), await sit(anna, against_bots)
        one, two = await sit(anna, together), await sit(boris, together)
        await two.sit()
        three = await sit(await stack.enter_async_context(Client(server.address)), together)
        await three.sit()
        guest = await sit(boris, waiting_room)
        await guest.sit()
        people = [one, two, three]
        # The window is open: one has answered, the other not. A bot thinks. Clocks run.
        for each in people:
            await each.until(lambda each=each: each.scene is not None)  # type: ignore[misc]
        player = await until_window(people)
        first, second = [each for each in people if each is not player]
        await first.act("pass")
        while True:
            await bots.turn()
            await bots.act(bots.choices[0])
            if not bots.choices:
                break
        left, seen = bots.now.left, len(bots.lines)
        sure = asyncio.create_task(second.chat("said while it is killed"))
        workers = await children(server.process.pid)
        await server.again()
        await sure
        assert not any(alive(worker) for worker in workers), "no worker outlives its server"
        await second.until(lambda: second.lines[-1].text == "said while it is killed")
        assert second.now.window and second.choices and not first.choices
        await second.act("pass")
        await player.until(lambda: not player.now.window)
        # The bot goes on by itself, and the clock where it was.
        await bots.until(lambda: len(bots.lines) > seen)
        await bots.turn()
        assert left is None or bots.now.left is not None
        # The waiting room still waits, with the same people, under the same code.
        assert room.info.code and await boris.join(room.info.code) == waiting_room
        await guest.until(lambda: guest.info.people[1].yours and guest.info.people[1].here)
        await room.ask(p.Begin)
        await guest.until(lambda: guest.scene is not None)


async def until_window(people: list[Guest]) -> Guest:
    """Ingredient on ingredient until somebody may object; who laid the last one."""
    while True:
        no = max(each.now.no for each in people)
        player: Guest = people[people[0].view.asked[0]]
        await player.act(player.choices[0])
        for each in people:
            await each.until(lambda each=each, no=no: each.now.no > no and bool(each.view.asked))  # type: ignore[misc]
        if player.now.window:
            laid: Guest = player
            return laid


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async with served(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Client(server.address))
        table = await anna.open(plan("bratwurmeck", "me", "Ida"))
        guest = await stack.enter_async_context(Guest(server.address, anna.token, table))
        acknowledged = 0
        for round_ in range(3):
            for _ in range(8):
                await guest.chat(f"number {acknowledged}")
                acknowledged += 1
            if round_ < 2:
                await server.again()
        assert [line.text for line in guest.lines if line.kind == "chat"] == [f"number {n}" for n in range(24)]
        await server.stop(signal.SIGKILL)
        with Store.open(tmp_path) as store:
            rows = await store.log(table)
            assert [row.seq for row in rows] == list(range(len(rows)))
            course = course_of(table, [(decode(row.what), row.at) for row in rows])
            assert course.telling
            assert sum(b'"chat"' in line for line in course.telling.lines[0]) == 24


async def test_a_timed_window_closes_with_nobody_there(tmp_path: Path) -> None:
    async with served(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Client(server.address))
        table = await anna.open(plan("haecmaec", "me", "Ida", window=2))
        async with Guest(server.address, anna.token, table) as guest:
            await guest.until(lambda: guest.scene is not None)
            while not guest.now.window:
                await guest.look(guest.view.asked[0])
                await guest.act(guest.choices[0])
        [card] = (await anna.lobby()).mine
        await server.again()
        # Nobody sits there; when it last moved can be seen in the lobby.
        async with asyncio.timeout(20):
            while (await anna.lobby()).mine[0].changed == card.changed:
                await asyncio.sleep(0.1)  # nothing tells who is not at the table


@pytest.mark.parametrize("how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)])
async def test_stopped_kindly(tmp_path: Path, how: signal.Signals) -> None:
    async with served(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Client(server.address))
        table = await anna.open(plan("barbecue", "me", "bot"))
        guest = await stack.enter_async_context(Guest(server.address, anna.token, table))
        await guest.turn()
        said = await server.stop(how)
        assert "Traceback" not in said and "ERROR" not in said
        await server.start()
        await guest.chat("here again")
        assert guest.choices


def test_this_machine_can_look_at_processes() -> None:
    assert alive(os.getpid())
