"""Pictures of all pages, with pretended answers: `python web/dev/screens.py FOLDER [PAGE …]`, after `make client`."""

from __future__ import annotations

import json
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import fake
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

CLIENT = Path(__file__).parents[2] / "src" / "tischlein" / "server" / "client"
AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
CSP = "default-src 'self'; connect-src 'self' ws:; base-uri 'none'; form-action 'self'"
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
TABLE = "/t/AbCdEfGhIjKlMnOpQrStUv"
CHAIRS = [*fake.people(2), {"kind": "bot", "level": "normal"}, {"kind": "open"}]

PAGES: dict[str, tuple[str, dict[str, Any] | None]] = {
    "home": ("/", None),
    "new": ("/new/haecmaec", None),
    "waiting": (TABLE, fake.welcome(fake.info("waiting", 4, people=CHAIRS, code="K7Q2M"), None)),
    "keep": (TABLE, fake.welcome(fake.info("playing", 4), fake.keep_scene(4))),
    "go": (TABLE, fake.welcome(fake.info("playing", 4), fake.go_scene(4))),
    "seven": (TABLE, fake.welcome(fake.info("playing", 7), fake.go_scene(7))),
    "two": (TABLE, fake.welcome(fake.info("playing", 2), fake.keep_scene(2))),
    "over": (TABLE, fake.welcome(fake.info("over", 4), fake.over_scene(4))),
    "replay": ("/r/AbCdEfGhIjKlMnOpQrStUv", None),
    "rules": ("/rules/bratwurmeck", None),
    "import": ("/import", None),
    "unknown": ("/nothing/here", None),
}
ANSWERS = {
    "games": fake.facts,
    "me": lambda: {"id": "x", "name": "Aylin"},
    "lobby": fake.lobby,
    "replays/AbCdEfGhIjKlMnOpQrStUv": fake.replay,
}


class Files(SimpleHTTPRequestHandler):
    """The built client; every address that is no file is its first page."""

    def do_GET(self) -> None:
        if not (CLIENT / self.path.lstrip("/").split("?")[0]).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", CSP)
        super().end_headers()

    def log_message(self, *about: object) -> None:
        pass


def answer(route: Route) -> None:
    """An answer over HTTP."""
    path = route.request.url.split("/api/")[1].split("?")[0]
    found = ANSWERS.get(path)
    if found:
        route.fulfill(json=found())
    else:
        route.fulfill(status=404, json={"why": {"kind": "unknown"}})


def speak(told: dict[str, Any], socket: WebSocketRoute) -> None:
    """A socket that says one thing."""
    socket.on_message(lambda message: socket.send(json.dumps(told)) if '"hello"' in str(message) else None)


def prepare(browser: Browser, page: str, size: str, theme: str, language: str) -> Page:
    """A tab with pretended answers; trouble is printed."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        locale=language,
        device_scale_factor=2 if size == "phone" else 1,
        reduced_motion="reduce",
    )
    tab = context.new_page()
    tab.on("console", lambda said: print(page, said.type, said.text) if said.type in ("error", "warning") else None)
    tab.on("pageerror", lambda problem: print(page, "error", problem))
    tab.route("**/api/**", answer)
    told = PAGES[page][1]
    if told:
        tab.route_web_socket("**/ws/*", partial(speak, told))
    return tab


def report(tab: Page, page: str) -> None:
    """What axe finds serious."""
    tab.evaluate(AXE.read_text(encoding="utf-8"))
    found = tab.evaluate("axe.run().then((done) => done.violations)")
    for fault in found:
        if fault["impact"] in ("serious", "critical"):
            print(page, fault["id"], fault["help"], [node["html"][:160] for node in fault["nodes"][:3]])


def main() -> None:
    """Every page wanted, in both sizes and themes; languages in turn."""
    folder, wanted = Path(sys.argv[1]), sys.argv[2:] or list(PAGES)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(CLIENT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    at = f"http://127.0.0.1:{server.server_port}"
    flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=flags)
        for page in wanted:
            for size, theme, language in (
                ("phone", "dark", "de"),
                ("desktop", "dark", "en"),
                ("phone", "light", "ru"),
                ("desktop", "light", "ru"),
            ):
                tab = prepare(browser, page, size, theme, language)
                tab.goto(at + PAGES[page][0])
                tab.wait_for_timeout(500)
                over = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
                if over > 0:
                    print(f"{page} {size} {language}: {over} px too wide")
                report(tab, page)
                tab.screenshot(path=folder / f"{page}-{size}-{theme}-{language}.png", full_page=size == "phone")
                tab.context.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
