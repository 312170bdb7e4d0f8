"""Opening the tables for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .output import say


def serve(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 lets others in your network come")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="the port; a free one by default")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="where tables are kept")] = None,
    proxy: Annotated[
        list[str],
        typer.Option(metavar="ADDRESS", help="a reverse proxy whose X-Forwarded headers count; may be repeated"),
    ] = [],  # noqa: B006
    no_open: Annotated[bool, typer.Option("--no-open", help="don't open the browser")] = False,
) -> None:
    """Open the tables: play in the browser, alone or with friends. This is what `tischlein` alone does."""
    from ..server.serve import serve as serve_tables

    serve_tables(host, port, data, proxies=proxy, open_browser=not no_open, say=say)
