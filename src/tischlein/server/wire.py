"""uvicorn's socket with a short way out: a text that nothing holds up is written at once, without a task."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE = "tischlein.write"
"""Where an application finds the short way, in the state of its scope."""


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Write now; False if that has to wait, or can't be any more: then go the usual way."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
