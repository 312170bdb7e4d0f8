"""A real server on a free port, real sockets, and people who come to it."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tischlein.bots import Bot, ThumbBot
from tischlein.client import Client, RemoteTable, play_remotely
from tischlein.server import protocol as p
from tischlein.server.app import make_app
from tischlein.server.course import Course
from tischlein.server.limits import Limits, Rate
from tischlein.server.live import LiveTable
from tischlein.server.serve import listening, make_server
from tischlein.server.store import Store
from tischlein.server.thinking import Thinkers

MANY = Rate(1e6, 1e6)
FREE = Limits(
    messages=MANY,
    talk=MANY,
    requests=MANY,
    guesses=MANY,
    arrivals=MANY,
    openings=MANY,
    reviews=MANY,
    sockets=1000,
    outbox=4096,
)
"""As a load test on the same machine has it."""


class SharedThinkers(Thinkers):
    """The same workers for all tests: it takes a while to start one."""

    def begin(self) -> None:
        """They begin with the first thought of all tests, and nothing is compiled."""

    def close(self) -> None:
        """They go home when the tests are over."""


THINKERS = SharedThinkers()
atexit.register(Thinkers.close, THINKERS)


class Guest(RemoteTable):
    """A client that keeps every frame as it came."""

    def __init__(self, *where: Any, **how: Any) -> None:
        super().__init__(*where, **how)
        self.frames: list[bytes] = []

    async def hear(self, frame: bytes) -> None:
        self.frames.append(frame)
        await super().hear(frame)

    @property
    def now(self) -> p.Scene:
        """What is seen now."""
        assert self.scene
        return self.scene

    async def over(self) -> None:
        await self.until(lambda: bool(self.scene and self.scene.result))

    async def turn(self) -> None:
        """Until there is something to choose."""
        await self.until(lambda: bool(self.choices))


class Wire:
    """A bare socket, for messages that no good client sends."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []

    async def say(self, message: Any) -> None:
        frame = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(frame)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        while True:
            frame = await self.socket.recv(decode=False)
            self.frames.append(frame)
            told: dict[str, Any] = msgspec.json.decode(frame)
            if not kinds or told["t"] in kinds:
                return told

    async def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """What comes back for a numbered message."""
        await self.say(message)
        while True:
            told = await self.hear("ack", "refused", "news")
            if message.get("n") in (told.get("n"), told.get("ack")):
                return told


class House:
    """A server that runs, and everybody who came."""

    def __init__(self, address: str, app: Any, stack: contextlib.AsyncExitStack) -> None:
        self.address, self.desk = address, app.state.desk
        self._stack = stack

    async def person(self, name: str | None = None, token: str | None = None) -> Client:
        client = await self._stack.enter_async_context(Client(self.address, token=token))
        if name:
            await client.rename(name)
        return client

    async def guest(self, client: Client, table: str, seat: int | None = None, *, screen: bool = False) -> Guest:
        """This person at this table, or a screen that this person opens."""
        return await self._stack.enter_async_context(Guest(self.address, client.token, table, seat, screen=screen))

    async def wire(self, client: Client, table: str, hello: dict[str, Any] | None = None, **headers: str) -> Wire:
        """A bare socket of this person; it has said hello unless `hello` is empty."""
        address = self.address.replace("http", "ws") + f"/ws/{table}"
        cookie = {"cookie": f"tischlein={client.token}"} | headers
        # Without a limit of its own, so that frames nobody reads don't keep it from closing.
        socket = connect(address, additional_headers=cookie, compression=None, max_queue=None)
        wire = Wire(await self._stack.enter_async_context(socket))
        said = {"tab": "a-tab-of-a-test"} if hello is None else hello
        if said:
            await wire.say({"t": "hello", **said})
            await wire.hear("welcome")
        return wire

    async def begin(self, plan: p.Opening, *names: str) -> list[Guest]:
        """A table at which so many people sit, the first of them its host."""
        host = await self.person(names[0])
        table = await host.open(plan)
        guests = [await self.guest(host, table)]
        for name in names[1:]:
            guest = await self.guest(await self.person(name), table)
            await guest.sit()
            guests.append(guest)
        for guest in guests:
            await guest.until(lambda g=guest: g.info.stage != "waiting" and g.scene is not None)  # type: ignore[misc]
        return guests

    async def caught_up(self, *guests: Guest) -> None:
        """Until these have heard all that there is to hear."""
        telling = (await self.course(guests[0].id)).telling
        assert telling
        for guest in guests:
            no, lines = telling.told[guest.seat], len(telling.lines[guest.seat])
            await guest.until(lambda g=guest, a=no, b=lines: bool(g.scene and g.scene.no == a and len(g.lines) == b))  # type: ignore[misc]

    async def live(self, table: str) -> LiveTable:
        live = await self.desk.hall.find(table)
        assert isinstance(live, LiveTable)
        return live

    async def course(self, table: str) -> Course:
        return (await self.live(table)).course


class Troubles(logging.Handler):
    """What the server complains of: nothing, unless a test expects it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@contextlib.asynccontextmanager
async def house(
    folder: Path, limits: Limits = FREE, *, port: int = 0, proxies: Sequence[str] = (), troubles: bool = False
) -> AsyncIterator[House]:
    """A server until the end of the block; it must have had no troubles unless they are expected."""
    complaints = Troubles()
    logging.getLogger().addHandler(complaints)
    try:
        with Store.open(folder) as store, listening("127.0.0.1", port) as door:
            app = make_app(store, limits)
            app.state.desk.hall.thinkers = THINKERS
            server = make_server(app, proxies)
            server.config.timeout_graceful_shutdown = 1
            running = asyncio.create_task(server.serve([door]))
            while not server.started:
                await asyncio.sleep(0.005)
            async with contextlib.AsyncExitStack() as stack:
                try:
                    yield House(f"http://127.0.0.1:{door.getsockname()[1]}", app, stack)
                finally:
                    await stack.aclose()
                    server.should_exit = True
                    await running
    finally:
        logging.getLogger().removeHandler(complaints)
    assert troubles or not complaints.found, complaints.found


def plan(game: str, *chairs: str, **rest: Any) -> p.Opening:
    """A table's settings: me, open, bot, the level of a bot, or the name of somebody at the same device."""
    kinds = {"bot": p.Chair("bot"), "me": p.Chair("me"), "open": p.Chair("open")}
    kinds |= {level: p.Chair("bot", level=level) for level in get_args(p.Level)}
    seats = [kinds.get(chair) or p.Chair("local", name=chair) for chair in chairs]
    return p.Opening(game, seats, pace=rest.pop("pace", "instant"), **rest)


async def play_out(guests: list[Guest], *bots: Bot) -> None:
    """Everybody plays until it is over."""
    players = bots or [ThumbBot() for _ in guests]
    await asyncio.gather(*(play_remotely(guest, bot) for guest, bot in zip(guests, players, strict=True)))
