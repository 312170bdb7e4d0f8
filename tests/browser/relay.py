"""A line to the server that can be cut and mended. A browser's own offline switch leaves open sockets open."""

from __future__ import annotations

import contextlib
import socket
import threading


class Relay:
    """Carries bytes between browsers and a server until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._whole = True
        self._lock = threading.Lock()
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one is made."""
        with self._lock:
            self._whole = False
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def close(self) -> None:
        self.cut()
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self._port)) as far:
            with self._lock:
                if not self._whole:
                    return
                self._open |= {near, far}
            back = threading.Thread(target=pump, args=(far, near), daemon=True)
            back.start()
            pump(near, far)
            back.join()
            with self._lock:
                self._open -= {near, far}


def pump(source: socket.socket, sink: socket.socket) -> None:
    """All that comes in goes out, until either end is gone."""
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for end in (source, sink):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
