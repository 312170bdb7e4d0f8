"""A real server in a process of its own, over a real file, without limits for one address."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tischlein.core.game import Game
from tischlein.server import pages, thinking
from tischlein.server.limits import Limits, Rate
from tischlein.server.serve import serve

PLENTY = Rate(1_000_000, 1_000_000)
LIFTED = Limits(
    messages=PLENTY,
    talk=PLENTY,
    requests=PLENTY,
    guesses=PLENTY,
    arrivals=PLENTY,
    openings=PLENTY,
    reviews=PLENTY,
    sockets=10_000,
)
PATIENCE = 60.0


class Server:
    """Started, stopped, killed and started again on the same data and the same port."""

    def __init__(self, data: Path, client: Path = pages.FOLDER) -> None:
        self._data, self._client = data, client
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and come back when it answers."""
        command = [sys.executable, "-m", __name__, str(self.port), str(self._data), str(self._client)]
        with (self._data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise AssertionError("the server did not start:\n" + self.log())
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would: nothing is written any more."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def log(self) -> str:
        """What the server said."""
        return (self._data / "server.log").read_text(encoding="utf-8")

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/openapi.json", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nothing_to_compile(game: Game) -> bool:
    """Bots search interpreted, or with what was compiled before: to compile all games takes a core for minutes."""
    return True


if __name__ == "__main__":
    thinking.is_compiled = nothing_to_compile  # type: ignore[attr-defined]
    pages.FOLDER = Path(sys.argv[3])
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), open_browser=False, limits=LIFTED)
