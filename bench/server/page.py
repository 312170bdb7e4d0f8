"""What the first page weighs: all that a browser fetches until it shows the home page."""

from __future__ import annotations

import shutil
from pathlib import Path

from bench.server.starting import serving
from bench.server.wire import HOST


def first_page(folder: Path) -> dict[str, int]:
    """Bytes on the wire, heads included, by address; a fresh browser without a cookie."""
    from playwright.sync_api import Request, sync_playwright

    sizes: dict[str, int] = {}

    def finished(request: Request) -> None:
        size = request.sizes()
        path = request.url.partition(f"{HOST}:{server.port}")[2]
        sizes[path] = sizes.get(path, 0) + size["responseBodySize"] + size["responseHeadersSize"]

    with serving("tables", folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page()
        page.on("requestfinished", finished)
        page.goto(f"http://{HOST}:{server.port}/", wait_until="networkidle")
        page.wait_for_timeout(500)  # fonts and what a script asks for late
        browser.close()
    return sizes
