"""Every game by keyboard alone, from the street to the replay; the focus is always somewhere, and always seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tischlein import GAMES, Record

from .conftest import Guest
from .person import CARD, END, MAY, SURE, Person, Wish, greedy

FOCUS = """() => {
    const one = document.activeElement, style = getComputedStyle(one);
    if (one === document.body) return "the focus is lost";
    const box = one.getBoundingClientRect();
    const seen = one.matches(":focus-visible") && style.outlineStyle !== "none" && box.width && box.height;
    return seen ? "" : `the focus is not seen: ${one.outerHTML.slice(0, 200)}`;
}"""
FRAMES = 10
ENOUGH = 12
"""Presses of a game that is not played to its end."""
WHOLE = "tricknchef"
"""Short, and it has more to press than the others: chefs, cards, coins."""
KINDS = {
    "bratwurmeck": {"keep", "roll"},
    "karteneck": {"lay", "pass"},
    "barbecue": {"keep", "roll"},
    "haecmaec": {"play", "pass"},
    "tricknchef": {"chef", "play"},
}
"""What was pressed in any case."""
ON = "what => document.activeElement.matches(what)"


class Hands:
    """Two hands on a keyboard."""

    def __init__(self, person: Person, wish: Wish) -> None:
        self.person = person
        self.wish = wish
        self.page = person.page
        self.lost: list[str] = []

    def press(self, key: str) -> None:
        """A key, and the focus is seen before and after."""
        self.page.keyboard.press(key)
        self.page.wait_for_selector(".pressed", state="detached")
        self.look(f"after {key}")

    def look(self, when: str) -> None:
        """What is gone loses the focus a frame before the page can give it on; no key is as quick as that."""
        for _ in range(FRAMES):
            if not (trouble := self.page.evaluate(FOCUS)):
                return
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.lost.append(f"{when}: {trouble}")

    def tab_to(self, what: str, steps: int = 80) -> None:
        """Tab until this has the focus."""
        for _ in range(steps):
            if self.page.evaluate(ON, what):
                return self.look(f"at {what}")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    def choose(self, label: str, what: str) -> None:
        """In a list of choices, by its first letters."""
        self.tab_to(label)
        self.page.keyboard.type(what)

    def plays_one(self) -> str:
        """Press one thing, and say which: by its key where it has one, now and then by Tab and Enter or Space."""
        chance = self.person.chance
        if self.person.picks():
            self.picks_a_card()
        action = self.wish(self.person.may())
        key = self.key(action)
        if key and chance.random() < 0.5:
            self.press(key)
        else:
            self.tab_to(f'[data-action="{action}"]')
            self.press(chance.choice(["Enter", "Space"]))
        if self.page.locator(SURE).is_visible():
            self.tab_to(SURE)
            self.press("Enter")
        return action

    def hands_over(self) -> None:
        """From now on a bot plays in this seat."""
        self.tab_to(".bar button:last-child")
        self.press("Enter")
        self.tab_to("dialog .btn:not(.quiet)")
        expect(self.page.locator(":focus")).to_have_text(re.compile("^A bot plays for"))
        self.press("Enter")

    def picks_a_card(self) -> None:
        """With or without a coin on it."""
        cards = self.page.eval_on_selector_all(CARD, "all => all.map(one => one.dataset.card)")
        self.tab_to(f'[data-card="{self.person.chance.choice(cards)}"]')
        self.press("Enter")
        if coin := self.person.chance.choice(["+", "-", ""]):
            self.press(coin)

    def key(self, action: str) -> str | None:
        """The key that stands on the button, or on the die."""
        shown = self.page.locator(f'[data-action="{action}"] kbd')
        if shown.count():
            return shown.first.inner_text()
        kind, _, what = action.partition(" ")
        return what[0] if kind == "keep" else None


@pytest.mark.parametrize("game", GAMES)
def test_from_the_street_to_the_replay_by_keyboard_alone(guest: Guest, game: str) -> None:
    """One game is played to its end; in the others a bot plays on as soon as all there is to press was pressed."""
    masha = guest("Masha")
    masha.goes("/")
    dice = game in ("bratwurmeck", "barbecue")
    hands, page = Hands(masha, greedy if dice else masha.chance.choice), masha.page
    hands.tab_to(f'a[href="/new/{game}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("form select")
    hands.look("on the next page")
    for chair in range(2, page.locator("form li:has(select)").count() + 1):
        hands.choose(f"li:nth-child({chair}) select", "Bot")
    if game == "haecmaec":
        hands.choose("select:has([value='30'])", "30")
    hands.choose("select:has([value=instant])", "At")
    hands.tab_to("form > .btn.main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    pressed: list[str] = []
    while True:
        page.wait_for_selector(f"{MAY}, {CARD}, {END}")
        hands.look("when it is one's turn")
        if page.locator(END).is_visible():
            break
        kinds = {action.split()[0] for action in pressed}
        if game != WHOLE and len(pressed) >= ENOUGH and KINDS[game] <= kinds:
            hands.hands_over()
            masha.sees_the_end()
            hands.look("when a bot has played on")
            break
        pressed.append(hands.plays_one())
        assert not hands.lost, hands.lost
    assert {action.split()[0] for action in pressed} >= KINDS[game]
    assert Record.parse(masha.record(masha.table)).table().over

    hands.tab_to('a[href^="/r/"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".timeline")
    hands.look("before the replay")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".timeline .num")).to_have_text(re.compile("^1 /"))
    assert not hands.lost, hands.lost


def test_the_focus_stays_near_what_was_pressed(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("bratwurmeck", "me", "bot")
    hands, page = Hands(masha, min), masha.page  # the lowest dice: nothing is to be had for them, so one may stop
    page.wait_for_selector(MAY)
    hands.plays_one()
    stop = '[data-action="stop"]'
    hands.tab_to(stop)
    hands.press("Enter")
    expect(masha.button("Not yet")).to_be_focused()
    hands.press("Enter")
    expect(page.locator(stop)).to_be_focused()

    hands.tab_to(".talk input")
    page.keyboard.type("Hello")
    hands.tab_to(".talk form > button:last-child")
    hands.press("Enter")
    expect(page.get_by_label("Say something")).to_be_focused()

    hands.tab_to(".bar button:last-child")
    hands.press("Enter")
    hands.tab_to("dialog .btn.quiet")
    hands.press("Enter")
    masha.sees("In a game a bot takes your seat; you may come back.")
    hands.look("after a change in the menu")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    hands.press("Escape")
    expect(masha.button("Menu")).to_be_focused()
    assert not hands.lost, hands.lost
