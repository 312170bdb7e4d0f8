"""The short way out of a socket: at once, or not at all."""

from __future__ import annotations

from typing import Any

import pytest
import uvicorn
import websockets.protocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tischlein.server.wire import WIRE, Wire

HANDSHAKE = (
    b"GET /ws/table HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Transport:
    """Remembers what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_extra_info(self, name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def welcome(wire: Any) -> None:
    """Let the socket in, as an application does."""
    wire.data_received(HANDSHAKE)
    assert wire.write(b"too early") is False
    await wire.send({"type": "websocket.accept"})


async def socket() -> tuple[Any, list[bytes]]:
    """A socket that was let in, and what it writes from then on."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["state"][WIRE] is wire

    transport: Any = Transport()
    wire: Any = Wire(uvicorn.Config(app, ws=Wire, log_config=None), ServerState(), {})
    wire.connection_made(transport)
    await welcome(wire)
    transport.written.clear()
    return wire, transport.written


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_a_text_is_written_at_once() -> None:
    wire, written = await socket()
    assert wire.write(b"news") is True
    assert written == [b"\x81\x04news"]
    wire.stop_keepalive()


@pytest.mark.anyio
async def test_who_does_not_read_and_who_is_gone_is_left_to_the_usual_way() -> None:
    wire, written = await socket()
    wire.pause_writing()
    assert wire.write(b"news") is False
    wire.resume_writing()
    assert wire.write(b"news") is True
    await wire.send({"type": "websocket.close", "code": 1000})
    assert wire.write(b"more") is False
    assert len(written) == 2  # the news and the goodbye
    wire.stop_keepalive()


@pytest.mark.anyio
async def test_texts_go_to_who_hears_or_wait_until_they_are_asked_for() -> None:
    wire, _ = await socket()
    assert (await wire.receive())["type"] == "websocket.connect"
    heard: list[bytes] = []
    wire.data_received(framed(b"first"))
    assert (await wire.receive())["text"] == "first"
    wire.hears = heard.append
    wire.data_received(framed(b"second") + framed(b"third"))
    assert heard == [b"second", b"third"]
    assert wire.queue.empty()
    wire.stop_keepalive()


@pytest.mark.anyio
async def test_texts_arrive_however_they_are_cut() -> None:
    wire, _ = await socket()
    heard: list[bytes] = []
    wire.hears = heard.append
    parsed: list[bytes] = []
    parse = wire.conn.receive_data

    def listen(data: bytes) -> None:
        parsed.append(data)
        parse(data)

    wire.conn.receive_data = listen
    wire.data_received(framed(b"whole"))
    assert heard.pop() == b"whole" and not parsed, "needs no parser"
    stream = (
        framed(b"first", mask=b"\x01\x02\x03\x04") + framed("zw\u00f6lf".encode()) + framed(b"") + framed(b"x" * 200)
    )
    for cut in range(len(stream) + 1):
        for piece in (stream[:cut], stream[cut:]):
            if piece:
                wire.data_received(piece)
        assert heard == [b"first", "zw\u00f6lf".encode(), b"", b"x" * 200], cut
        heard.clear()
    for byte in stream:
        wire.data_received(bytes((byte,)))
    assert len(heard) == 4
    wire.stop_keepalive()


@pytest.mark.anyio
async def test_a_body_that_looks_like_a_frame_is_a_body() -> None:
    wire, _ = await socket()
    heard: list[bytes] = []
    wire.hears = heard.append
    inner = framed(b"inside")
    outer = framed(inner)
    wire.data_received(outer[:6])
    wire.data_received(outer[6:])
    wire.data_received(outer[:2])
    wire.data_received(outer[2:])
    assert heard == [inner, inner]
    wire.stop_keepalive()


@pytest.mark.anyio
async def test_a_text_inside_of_another_is_refused() -> None:
    wire, written = await socket()
    heard: list[bytes] = []
    wire.hears = heard.append
    wire.data_received(b"\x01" + framed(b"begun")[1:])  # not the last part
    wire.data_received(framed(b"another"))
    assert heard == []
    assert written[-1][:4] == b"\x88" + bytes((len(written[-1]) - 2,)) + (1002).to_bytes(2, "big")
    wire.stop_keepalive()


@pytest.mark.anyio
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
async def test_the_head_says_how_long_a_text_is(size: int) -> None:
    wire, written = await socket()
    assert wire.write(b"x" * size)
    stream = websockets.protocol.Protocol(websockets.protocol.CLIENT)
    stream.receive_data(written[0])
    (frame,) = stream.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, b"x" * size)
    wire.stop_keepalive()


def framed(text: bytes, mask: bytes = bytes(4)) -> bytes:
    """A client's frame."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
