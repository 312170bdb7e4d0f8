"""uvicorn's socket with a short way in and out: what nothing holds up needs no queue and no task."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

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
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
