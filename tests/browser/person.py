"""Somebody at a browser: opens tables, sits down, presses what can be pressed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 20_000
"""Milliseconds for anything to appear; two cores are shared with other tests."""
LONGEST_GAME = 120
"""Seconds."""
expect.set_options(timeout=PATIENCE)

MAY = "[data-action]:not([aria-disabled=true])"
CARD = "button[data-card]"
"""A card that is picked first and played then."""
PICKED = f"{CARD}[aria-pressed=true]"
PRESSABLE = """all => {
    const free = all.filter(one => !one.classList.contains("cost"));
    return (free.length ? free : all).map(one => one.dataset.action);
}"""
COIN = ".coins .step:not([aria-disabled=true])"
SURE = ".acts:has(.costs) .btn.cost"
CURTAIN = ".curtain button"
END = ".end h2"
KEEPING = {"service_workers": "allow"}
"""A browser that keeps the client for times without a network. That fetches all of it, so few tests do."""
UNKEPT = "Service Worker registration blocked by Playwright"
CUT = r"WebSocket connection|Failed to load resource: net::"
"""What a browser says by itself when it has no network."""


def greedy(may: list[str]) -> str:
    """Takes what it can get, worms first, then the highest dice: its games are short."""
    wishes = ("steal", "grill", "keep w", "keep 6", "keep 5", "keep 4")
    return next((wish for wish in wishes if wish in may), may[-1])


Wish = Callable[[list[str]], str]


def points(score: int) -> str:
    """As a page in English shows them, with a real minus."""
    return f"{score} point{'' if abs(score) == 1 else 's'}".replace("-", "−")


class Person:
    """One browser context with one page, and everything that went wrong there."""

    def __init__(self, browser: Browser, address: str, name: str = "", **how: Any) -> None:
        desktop = {"width": 1280, "height": 900}
        usual = {"locale": "en-GB", "viewport": desktop, "service_workers": "block"}
        how = {**usual, "reduced_motion": "reduce", **how}  # nobody waits for dice here
        self.context = browser.new_context(base_url=address, **how)
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self._forgiven: list[str] = [UNKEPT]
        self.chance = Random(name)
        self.page = self.new_page()
        if name:
            self.post("/api/me", {"name": name})

    def new_page(self) -> Page:
        """One more tab that is listened to."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error.stack or error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        """Errors, warnings, and what the page's own policy forbade."""
        if message.type not in ("error", "warning"):
            return
        if not any(re.search(pattern, message.text) for pattern in self._forgiven):
            self.troubles.append(f"{message.location.get('url')}: {message.text}")

    def forgive(self, pattern: str) -> None:
        """From now on this is expected."""
        self._forgiven.append(pattern)

    def leave(self) -> None:
        self.context.close()

    # -- asking the server ---------------------------------------------------------------------

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def record(self, table: str) -> str:
        """The record of a finished table."""
        answer = self.context.request.get(f"/api/replays/{table}/record")
        assert answer.ok, answer.text()
        return answer.text()

    def opens(self, game: str, *chairs: str, **plan: object) -> str:
        """A new table, and there; a chair is `me`, `open`, `bot`, or a name at this device."""
        known = {"me", "open", "bot"}
        seats = [{"kind": chair} if chair in known else {"kind": "local", "name": chair} for chair in chairs]
        table = str(self.post("/api/tables", {"game": game, "chairs": seats, "pace": "instant", **plan})["id"])
        self.goes(f"/t/{table}")
        return table

    # -- looking -------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("h1")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def sees(self, text: str) -> None:
        """It stands somewhere on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def until(self, script: str, patience: float = PATIENCE / 1000) -> None:
        """Something is so in the page, which allows no scripts of others, also not Playwright's way to wait."""
        late = time.monotonic() + patience
        while not self.page.evaluate(script):
            self.page.wait_for_timeout(50)
            assert time.monotonic() < late, f"never: {script}"

    @property
    def table(self) -> str:
        """The id in the address bar."""
        return self.page.url.rpartition("/")[2]

    @property
    def log(self) -> Locator:
        """The lines of the log, where the page is wide enough to show it."""
        return self.page.locator(".talk .log li")

    def ranking(self) -> list[tuple[str, str, str]]:
        """Rank, name and points, as they stand on the page."""
        parts = (".rank", ".name", ".score")
        rows = self.page.locator(".end ol > li").all()
        return [tuple(row.locator(part).inner_text().strip() for part in parts) for row in rows]  # type: ignore[misc]

    # -- playing -------------------------------------------------------------------------------

    def may(self) -> list[str]:
        """What can be pressed now; what costs only where there is nothing else."""
        found: list[str] = self.page.eval_on_selector_all(MAY, PRESSABLE)
        return list(dict.fromkeys(found))

    def press(self, action: str) -> bool:
        """Press it; where it costs, twice. False where it was gone before the finger came down."""
        try:
            self.page.locator(f'{MAY}[data-action="{action}"]').first.click(timeout=10_000)
        except TooLate:
            if action in self.may():
                raise
            return False
        self.page.wait_for_selector(".pressed", state="detached")  # on its way until the server has counted it
        return True

    def plays(self, wish: Wish | None = None, until: Callable[[], bool] = lambda: False) -> list[str]:
        """Press something that can be pressed until the ranking is there, or until told; what was pressed."""
        pressed: list[str] = []
        late = time.monotonic() + LONGEST_GAME
        while not until():
            assert time.monotonic() < late, f"no end after {len(pressed)} presses, the last ones {pressed[-8:]}"
            self.page.wait_for_selector(f"{MAY}, {CARD}, {SURE}, {CURTAIN}, {END}")
            if self.page.locator(END).is_visible() or until():  # others have acted meanwhile
                break
            if (curtain := self.page.locator(CURTAIN)).is_visible():
                curtain.click()
            else:
                pressed += self.plays_one(wish)
        return pressed

    def hands_over(self) -> None:
        """From now on a bot plays in this seat."""
        self.button("Menu").click()
        self.page.get_by_role("button", name=re.compile("^A bot plays for")).click()

    def sees_the_end(self) -> None:
        """Others play on until then, which takes its time on a busy machine."""
        expect(self.page.locator(END)).to_be_visible(timeout=LONGEST_GAME * 1000)

    def picks(self) -> bool:
        """Take a card first? Where nothing else can be done, and mostly where one could also pass."""
        if not self.page.locator(CARD).count() or self.page.locator(PICKED).count():
            return False
        return not self.may() or self.chance.random() < 0.8

    def plays_one(self, wish: Wish | None = None) -> list[str]:
        """Press one thing, if there is one, and once more where it costs; what was pressed."""
        may = self.may()
        if self.picks():
            self.chance.choice(self.page.locator(CARD).all()).click()
            if self.page.locator(COIN).count() and self.chance.random() < 0.4:
                self.page.locator(COIN).last.click()
            may = self.may()
        action = (wish or self.chance.choice)(may) if may else ""
        done = bool(action) and self.press(action)
        if (sure := self.page.locator(SURE)).is_visible():
            sure.click()
            sure.wait_for(state="detached")
            self.page.wait_for_selector(".pressed", state="detached")
        return [action] if done else []
