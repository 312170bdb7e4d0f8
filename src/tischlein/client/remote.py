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
from collections.abc import AsyncIterator, Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ..bots import Bot
from ..bots.protocol import Actor, chooser
from ..core.game import find_game
from ..server import protocol as p
from .refused import RefusedError

AGAIN = 0.5
"""Seconds after which a message is sent again that came too fast."""
LONGEST_PAUSE = 2.0
"""Seconds between tries to come back."""
_told = msgspec.json.Decoder(p.Told).decode
_line = msgspec.json.Decoder(p.Line).decode
_encode = msgspec.json.Encoder().encode


class RemoteTable:
    """A table as this client sees it. It comes back by itself when the connection is cut."""

    def __init__(self, address: str, token: str, table: str, seat: int | None = None, *, screen: bool = False) -> None:
        self.id, self.seat, self.screen = table, seat, screen
        self.lines: list[p.Line] = []
        self.scene: p.Scene | None = None
        self.shown = 0.0
        """When the scene came, by time.monotonic()."""
        self._address = address.replace("http", "ws", 1) + f"/ws/{table}"
        self._headers = {"cookie": f"tischlein={token}"}
        self._tab = secrets.token_urlsafe(9)
        self._n = 0
        self._waiting: dict[int, tuple[bytes, asyncio.Future[None]]] = {}
        self._looking: asyncio.Future[None] | None = None
        self._wondering: asyncio.Future[p.Reasons] | None = None
        self._pondering: asyncio.Future[p.Advice] | None = None
        self._info: p.Info | None = None
        self._socket: ClientConnection | None = None
        self._welcomed = False
        self._taken: dict[int, asyncio.Task[None]] = {}
        """Chairs kept for us that we have asked for."""
        self._changed = asyncio.Condition()
        self._version = 0
        """Grows with everything heard, so that no change is missed."""
        self._task: asyncio.Task[None] | None = None
        self._problem: RefusedError | None = None
        """Why the server does not let us in any more."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self._info is not None)
        except BaseException:
            self._task.cancel()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in (self._task, *self._taken.values()):
            if task:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, RefusedError):
                    await task

    @property
    def info(self) -> p.Info:
        assert self._info
        return self._info

    @property
    def view(self) -> Any:
        """The game's view, typed as in the library."""
        assert self.scene
        kind = find_game(self.info.game).view_type
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
        self._looking = asyncio.get_running_loop().create_future()
        await self._send(_encode(p.Look(seat)))
        await self._looking

    async def why(self) -> p.Reasons:
        """What each choice means now, and which rules forbid the rest."""
        self._wondering = asyncio.get_running_loop().create_future()
        await self._send(_encode(p.Why()))
        return await self._wondering

    async def advise(self) -> p.Advice:
        """All choices of one's seat as a strong player sees them, the best first, where the table allows hints."""
        self._pondering = asyncio.get_running_loop().create_future()
        await self._send(_encode(p.Advise()))
        return await self._pondering

    async def rematch(self) -> str:
        """The same people once more; the id of that table."""
        await self.ask(p.Rematch)
        await self.until(lambda: self.info.next is not None)
        return str(self.info.next)

    async def ask(self, kind: Any, **rest: Any) -> None:
        """Send a message that counts, again and again until it is answered."""
        if self._problem:
            raise self._problem
        self._n += 1
        n, done = self._n, asyncio.get_running_loop().create_future()
        self._waiting[n] = (_encode(kind(n=n, **rest)), done)
        try:
            await self._send(self._waiting[n][0])
            await done
        finally:
            self._waiting.pop(n, None)

    async def until(self, condition: Callable[[], bool], timeout: float | None = 60.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(timeout), self._changed:
            while not condition():
                if self._problem:
                    raise self._problem
                await self._changed.wait()

    async def changes(self) -> AsyncIterator[None]:
        """Once now, and then whenever something is new."""
        while True:
            seen = self._version
            yield
            await self.until(lambda seen=seen: self._version != seen, None)  # type: ignore[misc]

    # -- the socket ---------------------------------------------------------------------------

    async def cut(self) -> None:
        """Cut the connection, as a bad network would; it comes back by itself."""
        if self._socket:
            self._socket.transport.abort()

    async def _send(self, frame: bytes) -> None:
        # Not before the welcome: what waits from before must come first.
        if self._socket and self._welcomed:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)

    async def _stay(self) -> None:
        """Stay connected until somebody leaves, or the server does not let us in."""
        pause = 0.05
        try:
            while True:
                with contextlib.suppress(OSError, ConnectionClosed):
                    await self._connect()
                if self._welcomed:
                    pause = 0.05
                self._socket, self._welcomed = None, False
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        except RefusedError as problem:
            self._problem = problem
            for _, done in self._waiting.values():
                if not done.done():
                    done.set_exception(problem)
            async with self._changed:
                self._changed.notify_all()

    async def _connect(self) -> None:
        try:
            async with connect(self._address, additional_headers=self._headers, compression=None) as socket:
                self._socket = socket
                with contextlib.suppress(
                    ConnectionClosed
                ):  # what the server said before it closed is still to be heard
                    await socket.send(_encode(p.Hello(self._tab, len(self.lines), self.seat, self.screen)), text=True)
                while True:
                    await self.hear(await socket.recv(decode=False))
        except InvalidStatus as answer:
            if answer.response.status_code not in (429, 500, 502, 503, 504):
                raise RefusedError(p.Refusal("unknown", str(answer))) from None

    async def hear(self, frame: bytes) -> None:
        """One frame, as it came."""
        told = _told(frame)
        match told:
            case p.Welcome():
                await self._welcome(told)
            case p.News():
                self._read(told.lines)
                self._see(told.scene)
                self._answered(told.ack)
            case p.Table():
                self._sits(told.info)
            case p.Ack():
                self._answered(told.n)
            case p.Refused():
                self._refused(told)
            case p.Reasons():
                if self._wondering and not self._wondering.done():
                    self._wondering.set_result(told)
            case p.Advice():
                if self._pondering and not self._pondering.done():
                    self._pondering.set_result(told)
            case p.Ping():
                if self._socket:
                    await self._socket.send(_encode(p.Pong(told.k)), text=True)
        async with self._changed:
            self._version += 1
            self._changed.notify_all()

    async def _welcome(self, told: p.Welcome) -> None:
        if len(told.lines) == told.seen:
            self.lines = []
        self.seat = told.seat
        self._read(told.lines)
        self._see(told.scene)
        if self._looking and not self._looking.done():
            self._looking.set_result(None)
        self._welcomed = True
        if self._wondering and not self._wondering.done():
            await self._send(_encode(p.Why()))
        for _, (frame, _) in sorted(self._waiting.items()):
            await self._send(frame)
        self._sits(told.info)

    def _sits(self, info: p.Info) -> None:
        """Who sits where; a chair that is kept for us is taken without asking anybody."""
        self._info = info
        own = [seat for seat, person in enumerate(info.people) if person.yours]
        if self.seat not in own:
            self.seat = own[0] if own else None
        for seat in own:
            if info.people[seat].held and info.stage == "waiting" and seat not in self._taken:
                self._taken[seat] = asyncio.create_task(self._take(seat))

    async def _take(self, seat: int) -> None:
        with contextlib.suppress(RefusedError):
            await self.sit(seat)

    def _read(self, lines: list[msgspec.Raw]) -> None:
        self.lines = [*self.lines, *map(_line, lines)]

    def _see(self, scene: p.Scene | None) -> None:
        if scene:
            self.scene, self.shown = scene, time.monotonic()

    def _answered(self, n: int | None) -> None:
        if n in self._waiting and not self._waiting[n][1].done():
            self._waiting[n][1].set_result(None)

    def _refused(self, told: p.Refused) -> None:
        error = RefusedError(told.why)
        if told.n is None:
            waits = [each for each in (self._looking, self._wondering, self._pondering) if each and not each.done()]
            if not waits:
                raise error
            waits[0].set_exception(error)
        elif told.n in self._waiting:
            frame, done = self._waiting[told.n]
            if told.why.kind in ("too-fast", "try-again"):
                asyncio.get_running_loop().call_later(AGAIN, lambda: asyncio.ensure_future(self._send(frame)))
            elif not done.done():
                done.set_exception(error)


async def play_remotely(table: RemoteTable, bot: Bot | Actor) -> None:
    """Let a bot play this client's seat until the game is over."""
    choose = chooser(bot)
    async for _ in table.changes():
        while table.scene and table.scene.choices:
            game = find_game(table.info.game)
            legal = [game.actions.parse(choice) for choice in table.choices]
            try:
                await table.act(str(choose(table.view, legal)))
            except RefusedError as error:
                if error.why.kind not in ("stale", "not-legal", "not-your-seat", "over"):
                    raise
                break
        if table.scene and table.scene.result is not None:
            return
