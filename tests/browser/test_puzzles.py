"""The puzzle of the day: tried, solved and explained at the real board of each game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tischlein import GAMES

from .conftest import Guest
from .learner import NEXT, SAYS, ways
from .pages import barriers, too_wide
from .person import Person
from .test_pages import DESKTOP, LANGUAGES, PHONE

OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-action], [data-card], .acts button")].filter((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return one.checkVisibility() && width && (top < 0 || bottom > innerHeight + 1);
}).map((one) => one.textContent)"""


def comes(person: Person, game: str) -> dict[str, Any]:
    """To the puzzle; what happened last is skipped."""
    told: dict[str, Any] = person.context.request.get(f"/api/puzzles/{game}").json()
    person.goes(f"/puzzle/{game}")
    person.page.wait_for_selector(SAYS)
    if len(told["moments"]) > 1:
        person.page.click(NEXT)
    return told


def does(person: Person, action: str) -> None:
    for way in ways(person.page, action):
        person.page.click(way)
    person.press(action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_tried_solved_and_explained(guest: Guest, game: str, language: str) -> None:
    size = DESKTOP if language == "de" else PHONE
    theme = "light" if language == "ru" else "dark"
    person = guest("Masha", viewport=size, is_mobile=size is PHONE, locale=language, color_scheme=theme)
    page = person.page
    told = comes(person, game)
    found = barriers(page)
    asked = page.locator(SAYS).inner_text()
    # Whichever puzzle the day brings, nearly all of it is seen at once, and everything that can be pressed.
    assert page.evaluate("document.documentElement.scrollHeight <= 1.1 * innerHeight")
    assert page.evaluate(OUT_OF_SIGHT) == []
    does(person, told["obvious"])
    expect(page.locator(SAYS)).not_to_have_text(asked)  # a kind word, and one may try again
    expect(page.locator("main .end")).to_have_count(0)
    does(person, told["right"][0])
    page.click(NEXT)
    best = page.locator("[data-option]").first
    expect(best).to_have_attribute("data-option", told["right"][0])
    expect(best).to_have_class(re.compile(r"\bright\b"))
    expect(page.locator(f'[data-option="{told["obvious"]}"]')).to_be_visible()
    assert not too_wide(page)
    assert not found + barriers(page)
    person.goes("/")
    expect(page.locator(".puzzles .solved")).to_have_count(1)
    expect(page.locator(".puzzles a")).to_have_count(len(GAMES))
    page.locator(".puzzles .solved").click()
    expect(page.locator("[data-option]").first).to_be_visible()  # solved before: it is explained at once


def test_whoever_gives_up_is_shown_it_and_may_try_again(guest: Guest) -> None:
    person = guest()
    page = person.page
    told = comes(person, "bratwurmeck")
    expect(person.button("Show me")).to_have_count(0)
    for _ in range(2):
        does(person, told["obvious"])
    person.button("Show me").click()
    expect(page.locator(SAYS)).to_contain_text("It was “")
    page.click(NEXT)
    person.button("Once more").click()
    page.click(NEXT)
    expect(page.locator(SAYS)).to_contain_text("What would you do?")
    person.goes("/")
    expect(page.locator(".puzzles .solved")).to_have_count(0)


def test_a_game_without_a_puzzle_says_so(guest: Guest) -> None:
    person = guest()
    person.forgive("404")
    person.goes("/puzzle/chess")
    expect(person.page.get_by_role("alert")).to_have_text("There is nothing here, or it is not for you.")
