"""Measure the browser client, print it, and keep it in bench/CLIENT.md."""

from __future__ import annotations

import datetime
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.browser import chromium

from bench.client import frames
from bench.client.lighthouse import audit, install
from bench.rows import NO_FLOOR, Row, machine, table
from bench.server.starting import serving
from bench.server.wire import HOST
from tischlein import GAMES

RESULTS = Path(__file__).parents[1] / "CLIENT.md"
REACH = {"performance": 95, "accessibility": 100, "best-practices": 100}
FRAMES = 50
RUNS = 5
SETTLED = 3
"""Seconds after which a browser has started for good."""
Launch = Callable[[], AbstractContextManager[BrowserContext]]
EXPLAINED = """# What `make bench-client` measured

{day}, on {machine}.

- Lighthouse: a Chromium without a window that has a table open already, settled for three seconds; the home
  page and that table, as a phone (slow network and processor simulated) and as a desktop; the median of {runs} runs.
- Frames: a page of 412×915 whose processor is slowed down {throttle} times; somebody plays against bots, and the frames
  are counted in which something is on its way: thrown dice, travelling tiles and cards, from when they
  have set out. A stretch is what moves without a pause. Chromium draws without a graphics card here.
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def opened(context: BrowserContext, game: str, players: int = 3) -> Page:
    """A table with bots, in play, at the pace of tables that people open."""
    chairs = [{"kind": "me"}, *({"kind": "bot"} for _ in range(players - 1))]
    plan = {"game": game, "chairs": chairs, "pace": "quick"}
    made = context.request.post("/api/tables", data=plan)
    assert made.ok, made.text()
    page = context.new_page()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector("[data-action], [data-card]")
    return page


def scores(launch: Launch, address: str, port: int, folder: Path) -> Iterator[Row]:
    with launch() as context:
        there = opened(context, "bratwurmeck").url
    for name, url in (("home", f"{address}/"), ("a table", there)):
        for device in ("phone", "desktop"):
            print(f"Lighthouse: {name}, {device}", flush=True)
            runs = []
            for _ in range(RUNS):
                with launch():  # anew, so that it has nobody else's pages to clear away
                    time.sleep(SETTLED)
                    runs.append(audit(url, port, desktop=device == "desktop", out=folder / "report.json"))
            got = {what: sorted(run[what] for run in runs)[RUNS // 2] for what in REACH}
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

        @contextmanager
        def launch() -> Iterator[BrowserContext]:
            context = play.chromium.launch_persistent_context(
                Path(name) / "browser",
                executable_path=chromium.find(),  # on two cores a window's frame would compete with the page
                args=["--no-sandbox", f"--remote-debugging-port={port}", "--disable-background-networking"],
                base_url=address,
            )
            yield context
            context.close()

        with launch() as context:
            rows = [*smoothness(context)]
        return [*rows, *scores(launch, address, port, Path(name))]


def main() -> None:
    rows = measure()
    for row in rows:
        print(row)
    day = datetime.datetime.now(tz=datetime.UTC).date()
    head = EXPLAINED.format(day=day, machine=machine("playwright"), throttle=frames.THROTTLE, runs=RUNS)
    RESULTS.write_text("\n".join([head, *table(rows), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
