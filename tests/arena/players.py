"""Bots for the tests, as others would write them."""

from __future__ import annotations

import json
import multiprocessing
import os
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any


class Bold:
    """Rolls while it may."""

    def act(self, view: Any, legal: Sequence[Any]) -> Any:
        return "roll" if "roll" in map(str, legal) else legal[-1]


class Last:
    """Always the last choice, by our own name for the method."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[-1]


class Cheat:
    def act(self, view: Any, legal: Sequence[Any]) -> str:
        return "win at once"


class Dying:
    """Takes its process with it."""

    def act(self, view: Any, legal: Sequence[Any]) -> Any:
        if multiprocessing.parent_process() is None:
            return legal[-1]
        os._exit(3)


class Tired:
    """Fails in a game of the third batch, whoever has played before."""

    def __init__(self, seed: str) -> None:
        self.deal = int(seed.split("/")[1]) if "/" in seed else 0

    def act(self, view: Any, legal: Sequence[Any]) -> Any:
        if self.deal >= 8:
            raise ZeroDivisionError("no more,\nthank you")
        return legal[-1]


class Newborn:
    def __init__(self) -> None:
        raise RuntimeError("not yet")


class Deaf(Last):
    def hear(self, event: Any) -> None:
        raise RuntimeError("what?")


Answer = Callable[[dict[str, Any]], str | None]


@contextmanager
def program(answer: Answer) -> Iterator[str]:
    """A program at a socket, with its address. It says what it is told to; None: nothing at all."""
    server = socket.create_server(("127.0.0.1", 0))

    def talk(connection: socket.socket) -> None:
        # Who is asked no more hangs up, in the middle of a line too.
        with suppress(OSError), connection, connection.makefile("rw", encoding="utf-8") as lines:
            for line in lines:
                said = answer(json.loads(line))
                if said is not None:
                    lines.write(said + "\n")
                    lines.flush()

    def serve() -> None:
        while True:
            try:
                connection, _ = server.accept()
            except OSError:
                return
            threading.Thread(target=talk, args=(connection,), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"tcp://127.0.0.1:{server.getsockname()[1]}"
    finally:
        server.shutdown(socket.SHUT_RDWR)
        server.close()
