"""A client's side of HTTP and of a socket, as lean as can be: the load must not be what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import msgspec

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""A client's frames are masked; by zeros they stay as they are."""


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client; ours are short."""
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + NO_MASK + payload


class Wire(asyncio.Protocol):
    """One socket. Each text that comes is handed over; pings are answered."""

    __slots__ = ("_heard", "_lost", "_opened", "_rest", "_transport", "open")

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._rest = b""
        self.open = False

    @classmethod
    async def to(
        cls, port: int, path: str, token: str, heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> Self:
        """A socket that is open; ConnectionError where it is not let in."""
        wire = cls(heard, lost)
        await asyncio.get_running_loop().create_connection(lambda: wire, HOST, port)
        wire._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nCookie: tischlein={token}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            "".encode()
        )
        await wire._opened
        return wire

    def send(self, payload: bytes) -> None:
        self._transport.write(framed(payload))

    def close(self) -> None:
        """Leave on purpose."""
        self.open = False
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the socket was closed before it was open"))
        if self.open:
            self.open = False
            self._lost()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            self.open = True
            self._opened.set_result(None)
        self._rest = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Hand over each whole frame; what is left waits for more."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < body + size:
                break
            kind, payload, at = data[at], data[body : body + size], body + size
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._transport.write(framed(payload, PONG))
            elif kind == CLOSE:
                self._transport.close()
        return data[at:]


class Web:
    """One connection over which requests go, one after another."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def __aenter__(self) -> Self:
        self._in, self._out = await asyncio.open_connection(HOST, self._port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._out.close()

    async def post(self, path: str, body: Any, token: str = "") -> tuple[Any, str]:
        """What is answered, and the token of a cookie that was set; ConnectionError where it is refused."""
        packed = msgspec.json.encode(body)
        self._out.write(
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nContent-Type: application/json\r\n"
            f"Cookie: tischlein={token}\r\nContent-Length: {len(packed)}\r\n\r\n".encode()
            + packed
        )
        head = (await self._in.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        answer = await self._in.readexactly(int(headers["content-length"]))
        if not head.startswith("HTTP/1.1 200"):
            raise ConnectionError(f"POST {path}: {head.splitlines()[0]} {answer.decode()}")
        # The header's name in small letters, the token as it was written.
        _, _, cookie = head.partition("tischlein=")
        return msgspec.json.decode(answer), cookie.partition(";")[0]
