"""Measure the browser client, print it, and keep it in bench/CLIENT.md."""

from __future__ import annotations

import datetime
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.client import frames
from bench.client.lighthouse import audit, install
from bench.rows import NO_FLOOR, Row, machine, table
from bench.server.starting import serving
from bench.server.wire import HOST
from tischlein import GAMES

RESULTS = Path(__file__).parents[1] / "CLIENT.md"
REACH = {"performance": 95, "accessibility": 100, "best-practices": 100}
FRAMES = 50
EXPLAINED = """# What `make bench-client` measured

{day}, on {machine}.

- Lighthouse: a Chromium that has a table open already; the home page and that table, as a phone (slow network and
  processor simulated) and as a desktop.
- Frames: a page of 412×915 whose processor is slowed down {throttle} times; somebody plays against bots, and the frames
  are counted in which something is on its way: thrown dice, travelling tiles and cards. A stretch is what moves without
  a pause. Chromium draws without a graphics card here.
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def opened(context: BrowserContext, game: str, players: int = 3) -> Page:
    """A table with bots, in play."""
    chairs = [{"kind": "me"}, *({"kind": "bot"} for _ in range(players - 1))]
    plan = {"game": game, "chairs": chairs, "pace": "instant"}
    made = context.request.post("/api/tables", data=plan)
    assert made.ok, made.text()
    page = context.new_page()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector("[data-action], [data-card]")
    return page


def scores(context: BrowserContext, address: str, port: int, folder: Path) -> Iterator[Row]:
    page = opened(context, "bratwurmeck")
    there = page.url
    page.close()
    for name, url in (("home", f"{address}/"), ("a table", there)):
        for device in ("phone", "desktop"):
            print(f"Lighthouse: {name}, {device}", flush=True)
            got = audit(url, port, desktop=device == "desktop", out=folder / "report.json")
            for what, least in REACH.items():
                yield Row(f"Lighthouse, {name}, {device}: {what}", str(got[what]), f"≥ {least}", got[what] >= least)


def smoothness(context: BrowserContext) -> Iterator[Row]:
    for game in GAMES:
        page = opened(context, game)
        page.set_viewport_size({"width": 412, "height": 915})
        frames.slow_down(page)
        rates = frames.play(page, 12)
        page.close()
        if not rates:
            yield Row(f"frames a second, {game}", "nothing moved", f"≥ {FRAMES}", met=False)
            continue
        slowest, usual = frames.slowest_and_usual(rates)
        yield Row(
            f"frames a second, {game}, median of {len(rates)} stretches", f"{usual:.0f}", f"≥ {FRAMES}", usual >= FRAMES
        )
        yield Row("the same, slowest stretch", f"{slowest:.0f}", NO_FLOOR, met=True)


def measure() -> list[Row]:
    install()
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as name,
        serving("tables", Path(name) / "data") as server,
        sync_playwright() as play,
    ):
        address = f"http://{HOST}:{server.port}"
        context = play.chromium.launch_persistent_context(
            Path(name) / "browser",
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", f"--remote-debugging-port={port}", "--disable-background-networking"],
            base_url=address,
        )
        rows = [*smoothness(context), *scores(context, address, port, Path(name))]
        context.close()
    return rows


def main() -> None:
    rows = measure()
    for row in rows:
        print(row)
    day = datetime.datetime.now(tz=datetime.UTC).date()
    head = EXPLAINED.format(day=day, machine=machine("playwright"), throttle=frames.THROTTLE)
    RESULTS.write_text("\n".join([head, *table(rows), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
