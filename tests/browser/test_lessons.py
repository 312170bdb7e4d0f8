"""Every lesson is clicked through: on a phone in each language, left and taken up again, and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..test_lessons import LESSONS, worded
from .conftest import Guest
from .pages import barriers, too_wide
from .person import MAY, Person
from .test_keyboard import Hands
from .test_pages import DESKTOP, LANGUAGES, PHONE

SAYS = ".coach p"
NEXT = ".coach [data-next]"
RINGS = ".pointing path:not(.ink)"
AT = "document.querySelector('[role=progressbar]')?.ariaValueNow"
# What is spoken of lies in sight: at its middle there is nothing but itself.
COVERED = """names => names.filter(name => {
    const one = [...document.querySelectorAll(`#app [data-piece="${name}"], #app [data-place="${name}"]`)]
        .find(one => one.getBoundingClientRect().width);
    if (!one) return true;
    const { x, y, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return !seen || !(one.contains(seen) || seen.contains(one));
})"""


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
        expect(self.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(at))
        self.says(step["name"])
        things = [name for name in step.get("at", []) if name != "it"]
        choice = step.get("does") and (not step.get("at") or "it" in step["at"])
        expect(self.page.locator(RINGS)).to_have_count(len(things) + bool(choice))
        if things:
            self.page.wait_for_function(f"names => !({COVERED})(names).length", arg=things)
        assert not too_wide(self.page)
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
        if not self.page.locator(f'[data-action="{action}"]').count():
            self.page.locator("button[data-card]").first.click()
        self.person.press(action)
        if (sure := self.page.locator(".acts:has(.costs) .btn.cost")).is_visible():
            sure.click()

    def others(self, at: int) -> list[str]:
        """What else may be done at this step."""
        choices = self.moments[self.steps[at]["moment"]]["scene"].get("choices", [])
        return [choice["action"] for choice in choices if choice["action"] != self.steps[at].get("does")]

    @property
    def first_choice(self) -> int:
        """The first step at which there is more than one thing to do."""
        return next(at for at, step in enumerate(self.steps) if step.get("does") and self.others(at))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_first_game_on_a_phone(guest: Guest, game: str, language: str) -> None:
    person = guest(viewport=PHONE, locale=language, color_scheme="light" if language == "de" else "dark")
    learner, page = Learner(person, game, language), person.page
    learner.comes()
    found = barriers(page)
    watches = language == "en"
    half = len(learner.steps) // 2
    for at in range(half):
        if at == learner.first_choice:
            learner.stands_at(at)
            found += barriers(page)
            tries_something_else(learner, at)
        learner.goes_on(at, watches=watches)
    learner.stands_at(half)

    page.locator("header a[href='/']").click()
    page.locator(f'a[href="/learn/{game}"]').last.click()
    expect(page.locator(".coach .btn")).to_have_count(2)  # begin again, or go on
    expect(page.locator(RINGS)).to_have_count(0)
    page.locator(".coach .btn.main").click()
    for at in range(half, len(learner.steps)):
        learner.goes_on(at, watches=watches)

    expect(page.locator(".learnt > ul > li")).to_have_count(3)
    expect(page.locator(".learnt ol > li").first).to_be_visible()
    assert not too_wide(page)
    assert not found + barriers(page)
    page.locator(".learnt .btn.main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f"{MAY}, .line")


def tries_something_else(learner: Learner, at: int) -> None:
    """A kind word, and nothing is lost."""
    step, before = learner.steps[at], drawn(learner.page)
    other = learner.others(at)[0]
    learner.does(other)
    learner.says(f"{step['name']}-not", action=other.replace(" ", "-"))
    expect(learner.page.locator(RINGS)).to_have_count(1)  # what was meant
    assert drawn(learner.page) == before
    learner.page.locator(".bar button").first.click()  # one step back: the kind word is gone
    learner.says(step["name"])


def drawn(page: Page) -> list[str]:
    """What lies on the table, and where."""
    found: list[str] = page.eval_on_selector_all("main [data-piece]", "all => all.map(one => one.dataset.piece)")
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_game_by_keyboard_alone(guest: Guest, game: str) -> None:
    person = guest("Masha", viewport=DESKTOP)
    learner, page = Learner(person, game), person.page
    hands = Hands(person, lambda may: may[0])
    person.goes("/")
    page.wait_for_selector(f'.ways a[href="/learn/{game}"]')
    hands.tab_to(f'.ways a[href="/learn/{game}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(SAYS)
    hands.look("before the lesson")
    for at, _ in enumerate(learner.steps):
        step = learner.stands_at(at)
        if step.get("does"):
            if not page.locator(f'[data-action="{step["does"]}"]').count():
                hands.tab_to("[data-card]")
                hands.press("Enter")
            hands.tab_to(f'[data-action="{step["does"]}"]')
            hands.press("Enter")
        elif at % 2:
            hands.tab_to(NEXT)
            hands.press("Enter")
        else:
            page.keyboard.press("ArrowRight")
        if page.locator(NEXT).count() and page.evaluate(AT) == str(at):
            page.keyboard.press("ArrowRight")  # what the others do
    expect(page.locator(".learnt")).to_be_visible()
    hands.look("at the end")
    hands.tab_to(f'.learnt a[href="/rules/{game}"]')
    assert not hands.lost, hands.lost


def test_one_may_step_back_and_begin_again(guest: Guest) -> None:
    person = guest()
    learner, page = Learner(person, "bratwurmeck"), person.page
    learner.comes()
    for at in range(4):
        learner.goes_on(at)
    learner.stands_at(4)
    page.keyboard.press("ArrowLeft")
    learner.stands_at(3)
    person.button("One step back").click()
    learner.stands_at(2)
    page.reload()
    expect(page.locator(SAYS)).to_have_text("There you are again! Shall we go on where we stopped?")
    person.button("Begin again").click()
    learner.stands_at(0)


def test_whoever_acts_need_not_listen(guest: Guest) -> None:
    person = guest()
    learner = Learner(person, "bratwurmeck")
    learner.comes()
    begun = next(at for at, step in enumerate(learner.steps) if step["name"] == "begun")
    person.page.evaluate("step => localStorage.setItem('tischlein-lesson-bratwurmeck', step)", "begun")
    person.page.reload()
    person.button("Go on").click()
    learner.stands_at(begun)
    person.page.locator("main button").first.click()  # the tile on the grill, while the coach still talks
    learner.says("greedy-not", action="grill")
    learner.does("roll")
    learner.stands_at(begun + 2)


def test_a_game_without_a_lesson_says_so(guest: Guest) -> None:
    person = guest()
    person.forgive("404")
    person.goes("/learn/chess")
    expect(person.page.get_by_role("alert")).to_have_text("There is nothing here, or it is not for you.")


def test_a_newcomer_is_shown_the_way_once(guest: Guest) -> None:
    person = guest()
    person.goes("/")
    hint = person.link("New here? Learn your first game in four minutes.")
    hint.click()
    expect(person.page.locator(SAYS)).to_contain_text("Squiggle")
    person.goes("/")
    expect(hint).to_have_count(0)
    other = guest()
    other.goes("/")
    other.page.locator(".door .btn").first.click()
    other.page.wait_for_selector(".line")
    other.goes("/")
    expect(other.link("New here? Learn your first game in four minutes.")).to_have_count(0)
