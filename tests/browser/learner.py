"""Somebody in a lesson, who does what the coach asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from ..test_lessons import worded
from .pages import too_wide
from .person import SURE, Person

SAYS = ".coach p"
NEXT = ".coach [data-next]"
RINGS = ".pointing path:not(.ink)"
# What is spoken of lies in sight: at its middle there is nothing but itself.
# What no finger meets is seen through: then it is what lies around it.
COVERED = """names => names.filter(name => {
    let one = [...document.querySelectorAll(`#app [data-piece="${name}"], #app [data-place="${name}"]`)]
        .find(one => one.getBoundingClientRect().width);
    if (!one) return true;
    const { x, y, width, height } = one.getBoundingClientRect();
    while (getComputedStyle(one).pointerEvents === "none") one = one.parentElement;
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return !seen || !(one.contains(seen) || seen.contains(one));
})"""


def ways(page: Page, action: str) -> Iterator[str]:
    """What is pressed before this can be done: a card, a coin on it."""
    cards = ", ".join(f'[data-card="{word}"]:not([aria-pressed="true"])' for word in action.split())
    for way in (cards, f'[data-leads="{action}"]'):
        if not page.locator(f'[data-action="{action}"]').count() and page.locator(way).count():
            yield way


class Learner:
    """Somebody who follows the coach."""

    def __init__(self, person: Person, game: str, language: str = "en") -> None:
        self.person, self.page, self.game, self.language = person, person.page, game, language
        answer = person.context.request.get(f"/api/lessons/{game}")
        self.steps: list[dict[str, Any]] = answer.json()["steps"]
        self.moments: list[dict[str, Any]] = answer.json()["moments"]

    def comes(self) -> None:
        self.person.goes(f"/learn/{self.game}")
        self.page.wait_for_selector(SAYS)

    def says(self, name: str, **given: str) -> None:
        expect(self.page.locator(SAYS)).to_have_text(worded(self.game, self.language, name, **given))

    def stands_at(self, at: int) -> dict[str, Any]:
        """The coach has come to this step: says so, and points at what it is about."""
        step = self.steps[at]
        # What the others do is watched meanwhile, and takes its time on a busy machine.
        expect(self.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(at), timeout=60_000)
        self.says(step["name"])
        things = [name for name in step.get("at", []) if name != "it"]
        choice = step.get("does") and (not step.get("at") or "it" in step["at"])
        expect(self.page.locator(RINGS)).to_have_count(len(things) + bool(choice))
        if things:
            self.page.wait_for_function(f"names => !({COVERED})(names).length", arg=things)
        assert not too_wide(self.page)
        size = self.page.viewport_size
        assert size and self.page.evaluate("innerWidth") == size["width"]
        return step

    def goes_on(self, at: int, *, watches: bool = False) -> None:
        """Does what is asked, or listens; what the others do is watched or not."""
        step = self.stands_at(at)
        if step.get("does"):
            self.does(step["does"])
        else:
            self.page.click(NEXT)
            passing = at + 1 < len(self.steps) and self.steps[at + 1]["moment"] > step["moment"] + 1
            if passing and not watches:
                self.page.click(NEXT)

    def does(self, action: str) -> None:
        for way in self.ways(action):
            self.page.click(way)
        self.person.press(action)
        if (sure := self.page.locator(SURE)).is_visible():
            sure.click()

    def ways(self, action: str) -> Iterator[str]:
        """What is pressed before this can be done: a card, a coin on it."""
        return ways(self.page, action)

    @property
    def at(self) -> int:
        """The step at which the coach stands."""
        return int(self.page.get_by_role("progressbar").get_attribute("aria-valuenow") or 0)

    def others(self, at: int) -> list[str]:
        """What else may be done at this step."""
        choices = self.moments[self.steps[at]["moment"]]["scene"].get("choices", [])
        return [choice["action"] for choice in choices if choice["action"] != self.steps[at].get("does")]

    @property
    def first_choice(self) -> int:
        """The first step at which there is more than one thing to do."""
        return next(at for at, step in enumerate(self.steps) if step.get("does") and self.others(at))
