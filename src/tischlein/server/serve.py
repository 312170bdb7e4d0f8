"""Starting the server: a folder for the data, a port, and a page to open."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import platformdirs
import uvicorn
from starlette.applications import Starlette

from ..core.errors import SetupError
from .app import make_app
from .limits import Limits
from .proxies import trusted
from .store import Store
from .wire import Wire

USUAL_PORT = 8317
MOST_FRAME = 64 * 1024


def data_folder() -> Path:
    """Where the data lies unless somebody says otherwise."""
    return Path(platformdirs.user_data_dir("tischlein", appauthor=False))


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    *,
    proxies: Sequence[str] = (),
    open_browser: bool = True,
    limits: Limits | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until stopped. Without a port the usual one is taken, or any that is free."""
    trusted(proxies)  # refused before anything is opened
    logging.basicConfig(level=logging.INFO, format="%(levelname)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    with Store.open(data or data_folder()) as store, listening(host, port) as door:
        address = f"http://{shown(host)}:{door.getsockname()[1]}"
        server = make_server(make_app(store, limits), proxies)
        steady_memory()
        say(f"Tischlein is open: {address}\nStop it with Ctrl-C; nothing is lost.")
        with contextlib.suppress(KeyboardInterrupt):  # the way to stop it
            asyncio.run(_run(server, door, address if open_browser else None))


def make_server(app: Starlette, proxies: Sequence[str] = ()) -> uvicorn.Server:
    """How the application meets the network."""
    return uvicorn.Server(settings(app, proxies))


def settings(app: Starlette, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn serves us; what others than these proxies forward is not believed."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=trusted(proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=3,
    )


def steady_memory() -> None:
    """Look for garbage less often: tables live long, and what a move leaves behind goes by itself."""
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


async def _run(server: uvicorn.Server, door: socket.socket, address: str | None) -> None:
    running = asyncio.create_task(server.serve([door]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if address and server.started:
        await asyncio.to_thread(webbrowser.open, address)
    with contextlib.suppress(asyncio.CancelledError):
        await running


@contextlib.contextmanager
def listening(host: str, port: int | None) -> Iterator[socket.socket]:
    """A socket that listens; SetupError where it can't."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for wanted in [USUAL_PORT, 0] if port is None else [port]:
            try:
                door.bind((host, wanted))
                break
            except (OSError, OverflowError) as error:
                if wanted != USUAL_PORT or port is not None:
                    why = getattr(error, "strerror", None) or str(error)
                    raise SetupError(f"can't listen on {host}:{wanted}: {why.lower()}") from None
        door.listen(2048)
        yield door


def shown(host: str) -> str:
    """The address to type: where it listens everywhere, this machine's own name in the network."""
    if host in ("0.0.0.0", "::"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only asks which address would be used
            return str(probe.getsockname()[0])
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
