"""uvicorn's socket with a short way in and out: what nothing holds up needs no queue and no task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.speedups import apply_mask
from websockets.streams import StreamReader

WHOLE_TEXT, MASKED, LONG = 0x81, 0x80, 126
"""RFC 6455: a text in one frame; a size from a client has this bit; longer texts say their size in more bytes."""
LONG_HEAD, LONGER_HEAD = bytes((WHOLE_TEXT, 126)), bytes((WHOLE_TEXT, 127))
BETWEEN_FRAMES = StreamReader.at_eof.__code__
WIRE = "tischlein.wire"
"""Where an application finds the wire, in the state of its scope; other servers have none."""


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    hears: Callable[[bytes], None] | None = None
    """Who takes texts at once; without it they wait for the application to ask."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][WIRE] = self

    def data_received(self, data: bytes) -> None:
        if self.hears and self._is_whole_text(data):
            self.hears(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)

    def _is_whole_text(self, data: bytes) -> bool:
        """Is this one short text by itself, with nothing begun before it? Then it needs no parser."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] - MASKED != len(data) - 6 or len(data) - 6 >= LONG:
            return False
        conn = self.conn
        if conn.state is not State.OPEN or self.close_sent or conn.current_size is not None or conn.reader.buffer:
            return False
        # Waits for the next frame: a head that has come without its body would have to be heard out first.
        waits: Any = conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        return waits.gi_code is BETWEEN_FRAMES

    def handle_text(self, event: Frame) -> None:
        if self.hears and event.fin and not self.close_sent:
            self.hears(bytes(event.data))
        else:
            super().handle_text(event)

    def write(self, text: bytes) -> bool:
        """Write now; False if that has to wait, or can't be any more: then go the usual way."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:  # the other side says goodbye, or spoke nonsense
            return False
        size = len(text)
        if size < LONG:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = LONG_HEAD + size.to_bytes(2, "big")
        else:
            head = LONGER_HEAD + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
