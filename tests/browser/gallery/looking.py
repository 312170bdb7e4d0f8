"""One browser before a gallery: positions are visited one by one, sizes, themes and languages change in place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute
from websockets.sync.client import connect

from tischlein.server.desk import COOKIE
from tischlein.server.protocol import Hello

from ..person import Person
from ..serving import Server
from .cabinet import NAMES, Names, Sitting, fill
from .positions import Position

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
THEMES = ("dark", "light")
LANGUAGES = ("en", "de", "ru")

# What is shown for a few seconds stays: hands with their times, what somebody said, the last trick.
STAY = """(() => {
    const soon = window.setTimeout;
    window.setTimeout = (work, wait, ...rest) => (wait >= 3000 ? 0 : soon(work, wait, ...rest));
})()"""
SPEAK = """async language => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const choice = () => document.querySelector(".language select");
    const menu = choice() ? null : [...document.querySelectorAll(".bar button.round")].at(-1);
    menu?.click();
    await drawn();
    choice().value = language;
    choice().dispatchEvent(new Event("change", { bubbles: true }));
    if (menu) document.querySelector("dialog[open]").close();
    while (document.documentElement.lang !== language) await drawn();
    document.activeElement?.blur();
}"""
SETTLE = """async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    await document.fonts.ready;
    await drawn();
    const ends = document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
    for (const motion of ends) motion.finish();
    if (ends.length) await drawn();
}"""


RESTING = ".acts.settling"
"""Buttons that can't be touched for a moment, since a window has just closed."""


class Look(NamedTuple):
    """How a position is looked at."""

    position: Position
    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return "-".join((self.position.game, self.position.name, self.size, self.theme, self.language))


ALL = tuple(product(LANGUAGES, SIZES, THEMES))
COLOURED = ("phone", "desktop")
"""A tablet has the colours of a phone."""
Ways = Sequence[tuple[str, str, str]]
"""Languages, sizes and themes to look at a position in; each change costs, that of the language most."""


def telling(number: int) -> Ways:
    """How a game's positions are judged in turn, in an order with few changes.

    Places are the same in both themes, colours in all languages. Every position is looked at in every language where
    room is scarce, on a phone, in every size and in both themes; on what has more room the languages take turns.
    """
    tablet, desktop = LANGUAGES[number % 3], LANGUAGES[1 + number % 2]
    coloured = [("en", "phone", "light"), ("en", "desktop", "dark")] if number % 2 else [("en", "desktop", "light")]
    wide = [(tablet, "tablet", "dark"), (desktop, "desktop", "dark")]
    ways = [("en", "phone", "dark"), *coloured, ("de", "phone", "dark"), ("ru", "phone", "dark"), *wide]
    return sorted(ways, key=lambda way: LANGUAGES.index(way[0]))


TELLING = [telling(number) for number in range(6)]
"""After so many positions each size was looked at in each language."""


@contextmanager
def gallery(
    folder: Path, positions: Iterable[Position], names: Names = NAMES
) -> Iterator[tuple[Server, list[Sitting]]]:
    """A server with these positions."""
    sittings = fill(folder, positions, names)
    server = Server(folder)
    server.start()
    try:
        yield server, sittings
    finally:
        server.stop()


def visit(
    browser: Browser, server: Server, sittings: Iterable[Sitting], turns: Sequence[Ways] = (ALL,)
) -> Iterator[tuple[Look, Page]]:
    """All these positions, the ways in turn; each is loaded once, in the language in which the one before was left."""
    person = Person(browser, server.address)
    line = Line()
    person.page.add_init_script(STAY)
    person.page.route_web_socket(re.compile("/ws/"), line)
    try:
        for number, sitting in enumerate(sittings):
            with ExitStack() as stack:
                for token in sitting.company:
                    stack.enter_context(company(server, sitting.table, token))
                line.held = False
                enter(person, server, sitting)
                line.held = True
                ways = turns[number % len(turns)]
                yield from looks(person.page, sitting.position, ways[::-1] if number % 2 else ways)
        assert not person.troubles, "\n".join(person.troubles)
    finally:
        person.leave()


def enter(person: Person, server: Server, sitting: Sitting) -> None:
    """Come as who looks there, and press what leads to the moment."""
    page, position = person.page, sitting.position
    person.context.add_cookies([{"name": COOKIE, "value": sitting.token, "url": server.address}])
    resize(page, position.sizes[0])
    page.goto(sitting.path)
    page.wait_for_selector(position.shows)
    for press in position.presses:
        page.locator(press).first.dispatch_event("click")  # also where something lies over it
    if position.shown:
        page.wait_for_selector(position.shown)
    page.wait_for_selector(RESTING, state="detached")
    page.mouse.move(0, 0)


def looks(page: Page, position: Position, ways: Ways) -> Iterator[tuple[Look, Page]]:
    """The same moment in one way after the other."""
    spoken, worn = page.evaluate("document.documentElement.lang"), ""
    for language, size, theme in ways:
        if size not in position.sizes:
            continue
        if language != spoken:
            page.evaluate(SPEAK, language)
        resize(page, size)
        if theme != worn:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        spoken, worn = language, theme
        page.evaluate(SETTLE)
        yield Look(position, size, theme, language), page


def resize(page: Page, size: str) -> None:
    """Also what is the same takes a while to set."""
    if page.viewport_size != SIZES[size]:
        page.set_viewport_size(SIZES[size])


class Line:
    """The line to the server. Once it is held nothing new comes: a window that closes stays open in the picture."""

    def __init__(self) -> None:
        self.held = False

    def __call__(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: None if self.held else page.send(message))


@contextmanager
def company(server: Server, table: str, token: str) -> Iterator[None]:
    """Somebody who sits there, too."""
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/ws/{table}", additional_headers={"Cookie": f"{COOKIE}={token}"}, proxy=None) as socket:
        socket.send(msgspec.json.encode(Hello(tab="gallery-tab")).decode())
        socket.recv()
        yield
