"""A server in a process of its own: the tables, or the bare echo on the same stack."""

from __future__ import annotations

import asyncio
import logging
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from bench.server.wire import HOST
from tischlein.server.app import make_app
from tischlein.server.limits import Limits, Rate
from tischlein.server.serve import listening, settings, steady_memory
from tischlein.server.store import Store

Kind = Literal["tables", "echo"]
FREE = Rate(1e9, 1e9)
LIFTED = Limits(FREE, FREE, FREE, FREE, FREE, FREE, sockets=100_000)
"""All comes from one address here, and quickly. The outbox stays as it is."""


class Server:
    """A server process that listens."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self._process, self.port = process, port

    def memory(self) -> int:
        """Bytes that the process holds in memory (VmRSS)."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])

    def cpu(self) -> float:
        """Seconds that the process has computed."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def kill(self) -> None:
        """As a power cut would, as far as the process knows."""
        self._process.kill()
        self._process.wait()


@contextmanager
def serving(kind: Kind, folder: Path) -> Iterator[Server]:
    """A server on this folder's data, until the block ends."""
    command = [sys.executable, "-m", "bench.server.starting", kind, str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])
    assert process.stdout
    try:
        port = process.stdout.readline()
        if not port:
            raise ChildProcessError(f"the server ({kind}) did not start")
        yield Server(process, int(port))
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def room_for(sockets: int) -> None:
    """Allow as many open sockets; OSError where the system doesn't."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 200
    if soft < wanted:
        if hard < wanted:
            raise OSError(f"{wanted} open files are needed, {hard} are allowed; see ulimit -Hn")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# -- in the server's process ------------------------------------------------------------------------


tables: dict[str, list[WebSocket]] = {}


async def echo(websocket: WebSocket) -> None:
    """Say everything again; what begins with a star is said to all at the table."""
    await websocket.accept()
    table = tables.setdefault(websocket.path_params["table"], [])
    table.append(websocket)
    async for text in websocket.iter_text():
        if text[0] != "*":
            await websocket.send_text(text)
        else:
            for each in table:
                await each.send_text(text)


async def _run(app: Starlette) -> None:
    with listening(HOST, 0) as door:
        server = uvicorn.Server(settings(app))
        running = asyncio.create_task(server.serve([door]))
        while not server.started and not running.done():
            await asyncio.sleep(0.01)
        print(door.getsockname()[1], flush=True)
        await running


def main(kind: str, folder: str) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    steady_memory()
    room_for(resource.getrlimit(resource.RLIMIT_NOFILE)[1] - 200)
    if kind == "echo":
        asyncio.run(_run(Starlette(routes=[WebSocketRoute("/ws/{table}", echo)])))
        return
    with Store.open(Path(folder)) as store:
        asyncio.run(_run(make_app(store, LIFTED)))


if __name__ == "__main__":
    main(*sys.argv[1:])
