"""Sitting at a table of a server, from Python.

async with Client("http://127.0.0.1:8317") as client:
    await client.rename("Bold")
    async with client.table(await client.join("K7PQX")) as table:
        await table.sit()
        await play_remotely(table, Bold())
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self, TypeVar, get_type_hints

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..bots import Bot
from ..core.game import find_game
from ..server import protocol as p

T = TypeVar("T")
AGAIN = 0.5
"""Seconds after which a message is sent again that came too fast."""
_told = msgspec.json.Decoder(p.Told).decode
_line = msgspec.json.Decoder(p.Line).decode
_encode = msgspec.json.Encoder().encode


class RefusedError(Exception):
    """The server does not do what was asked."""

    def __init__(self, why: p.Refusal) -> None:
        super().__init__(f"{why.kind}: {why.detail}" if why.detail else why.kind)
        self.why = why


class Client:
    """Somebody at a server; a session lasts as long as this object, or as its token."""

    def __init__(self, address: str, *, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        cookies = {"tischlein": token} if token else None
        self._http = httpx.AsyncClient(base_url=self.address, cookies=cookies, timeout=30)
        self.me = p.Me("", None)

    async def __aenter__(self) -> Self:
        self.me = await self.get("/api/me", p.Me)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def token(self) -> str:
        """The secret of this session."""
        return str(self._http.cookies["tischlein"])

    async def get(self, path: str, gives: type[T]) -> T:
        return self._read(await self._http.get(path), gives)

    async def post(self, path: str, body: Any, gives: type[T]) -> T:
        headers = {"content-type": "application/json"}
        return self._read(await self._http.post(path, content=_encode(body), headers=headers), gives)

    def _read(self, answer: httpx.Response, gives: type[T]) -> T:
        if answer.status_code != 200:
            raise RefusedError(msgspec.json.decode(answer.content, type=p.Fault).why)
        return answer.text if gives is str else msgspec.json.decode(answer.content, type=gives)  # type: ignore[return-value]

    async def rename(self, name: str) -> None:
        """Be called something else, at the next table."""
        self.me = await self.post("/api/me", p.Rename(name), p.Me)

    async def open(self, plan: p.Opening) -> str:
        """Open a table; its id."""
        return (await self.post("/api/tables", plan, p.Opened)).id

    async def join(self, code: str) -> str:
        """The id of the table that waits under a code."""
        return (await self.post("/api/join", p.Code(code), p.Opened)).id

    async def record(self, table: str) -> str:
        """The record of a finished table."""
        return await self.get(f"/api/replays/{table}/record", str)

    def table(self, table: str, *, seat: int | None = None) -> RemoteTable:
        """A table to sit at or to watch: use it with `async with`."""
        return RemoteTable(self, table, seat)


class RemoteTable:
    """A table as this client sees it. It comes back by itself when the connection is cut."""

    def __init__(self, client: Client, table: str, seat: int | None = None) -> None:
        self.client, self.id = client, table
        self.seat = seat
        self.lines: list[p.Line] = []
        self._tab = secrets.token_urlsafe(9)
        self._n = 0
        self._waiting: dict[int, tuple[bytes, asyncio.Future[None]]] = {}
        self._info: p.Info | None = None
        self.scene: p.Scene | None = None
        self.shown = 0.0
        """When the scene came, by time.monotonic()."""
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._version = 0
        """Grows with everything heard, so that no change is missed."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda: self._info is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, RefusedError):
                await self._task

    @property
    def info(self) -> p.Info:
        assert self._info
        return self._info

    @property
    def view(self) -> Any:
        """The game's view, typed as in the library."""
        assert self.scene
        kind = get_type_hints(find_game(self.info.game).view)["return"]
        return msgspec.json.decode(self.scene.view, type=kind)

    @property
    def choices(self) -> list[str]:
        """What may be done now, as notation."""
        return [choice.action for choice in self.scene.choices] if self.scene else []

    # -- asking -------------------------------------------------------------------------------

    async def act(self, action: str, *, ms: float | None = None) -> None:
        """Do one of the choices; RefusedError if it doesn't count."""
        await self.ask(p.Act, no=self.scene.no if self.scene else 0, action=action, ms=ms)

    async def undo(self) -> None:
        """Take the last choice back."""
        await self.ask(p.Undo, no=self.scene.no if self.scene else 0)

    async def sit(self, seat: int | None = None) -> None:
        """Sit down on this chair, or on the first that is free."""
        if seat is None:
            seat = next(i for i, person in enumerate(self.info.people) if person.kind == "open")
        await self.ask(p.Sit, seat=seat, entropy=secrets.token_urlsafe(16))

    async def chat(self, text: str) -> None:
        await self.ask(p.Chat, text=text)

    async def look(self, seat: int) -> None:
        """Look from another of one's own seats."""
        await self._send(_encode(p.Look(seat)))
        await self.until(lambda: self.seat == seat)

    async def ask(self, kind: Any, **rest: Any) -> None:
        """Send a message that counts, again and again until it is answered."""
        self._n += 1
        n, done = self._n, asyncio.get_running_loop().create_future()
        self._waiting[n] = (_encode(kind(n=n, **rest)), done)
        await self._send(self._waiting[n][0])
        try:
            await done
        finally:
            self._waiting.pop(n, None)

    async def until(self, condition: Any, timeout: float = 60.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(timeout), self._changed:
            while not condition():
                if self._task and self._task.done():
                    self._task.result()
                await self._changed.wait()

    async def changes(self) -> AsyncIterator[None]:
        """Once now, and then whenever something is new."""
        while True:
            seen = self._version
            yield
            async with self._changed:
                while self._version == seen:
                    await self._changed.wait()

    # -- the socket ---------------------------------------------------------------------------

    async def cut(self) -> None:
        """Cut the connection, as a bad network would; it comes back by itself."""
        if self._socket:
            self._socket.transport.abort()

    async def _send(self, frame: bytes) -> None:
        if self._socket:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame.decode())

    async def _stay(self) -> None:
        """Stay connected until somebody leaves."""
        address = self.client.address.replace("http", "ws", 1) + f"/ws/{self.id}"
        headers = {"cookie": f"tischlein={self.client.token}"}
        pause = 0.05
        try:
            while True:
                try:
                    async with connect(address, additional_headers=headers, compression=None) as socket:
                        hello = p.Hello(self._tab, len(self.lines), self.seat)
                        await socket.send(_encode(hello).decode())
                        self._socket = socket
                        async for frame in socket:
                            pause = 0.05
                            await self._hear(_told(frame))
                except (OSError, ConnectionClosed):
                    pass
                self._socket = None
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)
        finally:
            async with self._changed:
                self._changed.notify_all()

    async def _hear(self, told: p.Told) -> None:
        match told:
            case p.Welcome():
                await self._welcome(told)
            case p.News():
                self._read(told.lines, told.seen)
                self._see(told.scene)
                self._answered(told.ack)
            case p.Table():
                self._info = told.info
                await self._take_held_chairs()
            case p.Ack():
                self._answered(told.n)
            case p.Refused():
                self._refused(told)
            case p.Ping():
                await self._send(_encode(p.Pong(told.k)))
        async with self._changed:
            self._version += 1
            self._changed.notify_all()

    async def _welcome(self, told: p.Welcome) -> None:
        if self.seat != told.seat:
            self.lines = []
        self._info, self.seat = told.info, told.seat
        self._read(told.lines, told.seen)
        self._see(told.scene)
        for n, (frame, _) in sorted(self._waiting.items()):
            if n <= told.acked:
                self._answered(n)
            else:
                await self._send(frame)
        await self._take_held_chairs()

    async def _take_held_chairs(self) -> None:
        """A chair that is kept for us is taken without asking anybody."""
        for seat, person in enumerate(self.info.people):
            if person.held and person.yours and self.info.stage == "waiting":
                self._n += 1
                self._waiting.setdefault(self._n, (b"", asyncio.get_running_loop().create_future()))
                await self._send(_encode(p.Sit(self._n, seat, secrets.token_urlsafe(16))))

    def _read(self, lines: list[msgspec.Raw], seen: int) -> None:
        self.lines = [*self.lines, *map(_line, lines)][-seen:] if seen else []

    def _see(self, scene: p.Scene | None) -> None:
        if scene:
            self.scene, self.shown = scene, time.monotonic()

    def _answered(self, n: int | None) -> None:
        if n in self._waiting and not self._waiting[n][1].done():
            self._waiting[n][1].set_result(None)

    def _refused(self, told: p.Refused) -> None:
        error = RefusedError(told.why)
        if told.n is None:
            raise error
        if told.n not in self._waiting:
            return
        frame, done = self._waiting[told.n]
        if told.why.kind in ("too-fast", "try-again"):
            asyncio.get_running_loop().call_later(AGAIN, lambda: asyncio.ensure_future(self._send(frame)))
        elif not done.done():
            done.set_exception(error)


async def play_remotely(table: RemoteTable, bot: Bot) -> None:
    """Let a bot play this client's seat until the game is over."""
    async for _ in table.changes():
        while table.scene and table.scene.choices:
            game = find_game(table.info.game)
            legal = [game.actions.parse(choice) for choice in table.choices]
            try:
                await table.act(str(bot.choose(table.view, legal)))
            except RefusedError as error:
                if error.why.kind not in ("stale", "not-legal"):
                    raise
                break
        if table.info.stage == "over":
            return
