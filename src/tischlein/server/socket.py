"""One client's socket: messages in, frames out, nothing unbounded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from functools import partial
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from . import protocol as p
from .asking import ask
from .desk import Desk, same_origin, token_in
from .limits import Bucket
from .live import LiveTable
from .referee import RoundTrip
from .rows import StoreError
from .sessions import Player
from .wire import WIRE, Wire

log = logging.getLogger(__name__)
NONSENSE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
TALK = (p.Chat, p.Emote)
NO = {"type": "websocket.close", "code": 4403}
"""Before a socket is accepted: the answer is 403, and no browser says more of it to a page."""
UNKNOWN, RESYNC, BAD = 4404, 4409, 4400
PING_EVERY = 4.0
"""Seconds between our own pings, at tables where reaction times count."""
FIRST_PINGS = 5

_decode = msgspec.json.Decoder(p.Asked).decode
_frame = msgspec.json.Encoder().encode


class Sockets:
    """The door for sockets: /ws/TABLE."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, desk = Headers(scope=scope), self._desk
        address = scope["client"][0] if scope["client"] else ""
        await receive()  # the connection
        if not desk.requests.take(address) or desk.sockets[address] >= desk.limits.sockets:
            await send(NO)
            return
        try:
            player = await desk.known(token_in(headers))
        except StoreError as error:
            log.error("%s", error)
            await send(NO)
            return
        if player is None or not same_origin(headers, scope["scheme"]):
            await send(NO)
            return
        desk.sockets[address] += 1
        try:
            await send({"type": "websocket.accept"})
            socket = Socket(desk, player, receive, send, scope.get("state", {}).get(WIRE))
            await socket.serve(scope["path_params"]["table"])
        finally:
            desk.sockets[address] -= 1
            if not desk.sockets[address]:
                del desk.sockets[address]


class Socket:
    """A connection of a player to a table."""

    def __init__(self, desk: Desk, player: Player, receive: Receive, send: Send, wire: Wire | None = None) -> None:
        self.player = self.owner = player.id
        self.name = player.name
        self.tab = ""
        self.seat: int | None = None
        self.seen = self.no = 0
        self.held = 0
        self.trip = RoundTrip()
        self._receive, self._send, self._wire = receive, send, wire
        self._hall, self._limits, now = desk.hall, desk.limits, time.monotonic()
        self._messages, self._talk = Bucket(self._limits.messages, now), Bucket(self._limits.talk, now)
        self._outbox: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._open = True
        self._table: LiveTable | None = None
        self._pinged: tuple[int, float] | None = None
        """The newest ping that has no answer yet: its number, and when."""
        self._pings = 0
        self._ping_timer: asyncio.TimerHandle | None = None

    # -- out ----------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send when there is room; who doesn't read is dropped, and comes back to the newest view."""
        if not self._open or (self._wire and not self._outbox and not self._sender and self._wire.write(frame)):
            return
        if len(self._outbox) >= self._limits.outbox:
            self._outbox.clear()
            self.close(RESYNC)
            return
        self._outbox.append(frame)
        if self._sender is None:
            self._sender = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
        except (OSError, RuntimeError):  # the other side is gone; `serve` will notice
            self._open = False
        finally:
            self._sender = None

    def close(self, code: int) -> None:
        """Say goodbye; what waits is not sent any more."""
        if self._open:
            self._open = False
            self._goodbye = asyncio.create_task(self._close(code))
            if self._table:  # the others need not wait until the network notices
                self._table.post(partial(self._table.leave, self))

    async def _close(self, code: int) -> None:
        if self._sender:
            self._sender.cancel()
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})

    # -- in -----------------------------------------------------------------------------------

    async def serve(self, name: str) -> None:
        """From the first message to the last. A table that is not there and one that is not yours look the same."""
        first = await self._next()
        if first is None:
            return
        if not isinstance(first, p.Hello):
            await self._refuse(p.Refusal("bad-message", "expected a hello"), BAD)
            return
        if first.screen and first.seat is not None:
            await self._refuse(p.Refusal("bad-message", "a screen looks from no seat"), BAD)
            return
        try:
            table = await self._hall.find(name)
        except StoreError as error:
            log.error("%s", error)
            await self._refuse(p.Refusal("try-again"), RESYNC)
            return
        if table is None or not table.admits(self.owner):
            await self._refuse(p.Refusal("unknown"), UNKNOWN)
            return
        self.tab, self._table = first.tab, table
        if first.screen:
            self.player = f"screen {first.tab}"  # no player's id has a space
        table.post(partial(table.welcome, self, first))
        if table.course.timed:
            self._ping()
        try:
            await self._listen(table)
        finally:
            self._open = False
            if self._ping_timer:
                self._ping_timer.cancel()
            table.post(partial(table.leave, self))

    async def _listen(self, table: LiveTable) -> None:
        if self._wire:
            self._wire.hears = partial(self._hear, table)
        while self._open:
            message = await self._next()
            if message is None:
                return
            self._take(table, message)

    def _hear(self, table: LiveTable, text: bytes) -> None:
        """A text that came by the short way."""
        if not self._open:
            return
        try:
            self._take(table, _decode(text))
        except NONSENSE as error:
            self._turned = asyncio.create_task(self._refuse(p.Refusal("bad-message", str(error)), BAD))

    def _take(self, table: LiveTable, message: p.Asked) -> None:
        """Hand a message to the table, if it does not come too fast."""
        now = time.monotonic()
        if not self._messages.take(now) or (isinstance(message, TALK) and not self._talk.take(now)):
            if not isinstance(message, p.Pong):
                n = None if isinstance(message, p.Look | p.Why | p.Advise | p.Hello) else message.n
                self.send(_frame(p.Refused(n, p.Refusal("too-fast"))))
        elif isinstance(message, p.Pong):
            self._pong(message)
        else:
            table.post(partial(ask, table, self, message))

    async def _next(self) -> Any:
        """The next message; None when the client is gone or speaks nonsense."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        try:
            return _decode(event.get("text") or event.get("bytes") or b"")
        except NONSENSE as error:
            await self._refuse(p.Refusal("bad-message", str(error)), BAD)
            return None

    def turn_away(self) -> None:
        """This table is not for this player: as if there were none."""
        self._turned = asyncio.create_task(self._refuse(p.Refusal("unknown"), UNKNOWN))

    async def _refuse(self, why: p.Refusal, code: int) -> None:
        if self._open:
            self._outbox.append(_frame(p.Refused(None, why)))
            await self._flush()
            self.close(code)
            await self._goodbye  # who returns before that is cut off without a word

    # -- how far away it is -------------------------------------------------------------------

    def _ping(self) -> None:
        self._pings += 1
        self._pinged = (self._pings, time.monotonic())
        self.send(_frame(p.Ping(self._pings)))
        # The first ones come quickly, so that something is known when the first card is revealed.
        pause = PING_EVERY if self._pings > FIRST_PINGS else 0.3
        self._ping_timer = asyncio.get_running_loop().call_later(pause, self._ping)

    def _pong(self, message: p.Pong) -> None:
        if self._pinged and self._pinged[0] == message.k:
            self.trip.add(1000 * (time.monotonic() - self._pinged[1]))
            self._pinged = None
