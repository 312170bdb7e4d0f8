"""A program at the other end of a socket, which plays one game a connection.

Each way one line of JSON:

    → {"view": {…}, "legal": ["keep 1", "keep w"], "heard": ["* roll 1 2 w", …]}
    ← {"action": "keep w"}
"""

from __future__ import annotations

import socket
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..core.errors import SetupError
from ..core.words import Action, Event
from .errors import BotError

LONGEST_LINE = 1 << 16


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: str


class ProgramBot:
    """Asks the program, and waits for so many seconds at most."""

    def __init__(self, address: str, limit: float) -> None:
        host, port = _read(address)
        self._address, self._limit = address, limit
        self._heard: list[str] = []
        self._left = b""
        try:
            self._socket = socket.create_connection((host, port), timeout=limit)
        except OSError as error:
            raise BotError(f"nobody answers at {address}: {error.strerror or error}") from None

    def hear(self, event: Event) -> None:
        self._heard.append(str(event))

    def act(self, view: Any, legal: Sequence[Action]) -> str:
        question = {"view": view, "legal": [str(action) for action in legal], "heard": self._heard}
        self._heard = []
        try:
            self._socket.settimeout(self._limit)
            self._socket.sendall(msgspec.json.encode(question) + b"\n")
            line = self._line()
        except TimeoutError:
            raise BotError(f"no answer from {self._address} within {self._limit:g} s") from None
        except OSError as error:
            raise BotError(f"{self._address} is gone: {error.strerror or error}") from None
        try:
            return msgspec.json.decode(line, type=Answer).action
        except msgspec.MsgspecError as error:
            said = line[:60].decode(errors="replace")
            raise BotError(f'{self._address} said {said!r}; expected {{"action": "…"}}: {error}') from None

    def _line(self) -> bytes:
        until = time.monotonic() + self._limit
        while b"\n" not in self._left:
            left = until - time.monotonic()
            if left <= 0:  # a program that sends a letter now and then is late too
                raise TimeoutError
            self._socket.settimeout(left)
            some = self._socket.recv(4096)
            if not some:
                raise BotError(f"{self._address} hung up")
            self._left += some
            if len(self._left) > LONGEST_LINE:
                raise BotError(f"{self._address} sent more than {LONGEST_LINE} bytes without an end of line")
        line, _, self._left = self._left.partition(b"\n")
        return line

    def close(self) -> None:
        self._socket.close()


def _read(address: str) -> tuple[str, int]:
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port or parts.path:
        raise SetupError(f"{address!r} is no address of a program; expected tcp://HOST:PORT")
    return host, port
