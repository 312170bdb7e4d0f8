"""A finished game looked at again on the replay's page: the chart, the parts that add up, where to jump."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tischlein import Table, let_bots_play, make_bot

from .conftest import Guest
from .pages import barriers, too_wide
from .person import Person
from .test_pages import DESKTOP, LANGUAGES, PHONE
from .test_replay import at

TAB = ".events .tabs button >> nth=1"
PATIENCE = 60_000


def game(players: int = 2) -> str:
    """A game in which somebody chooses badly."""
    bots = [make_bot("thumb"), make_bot("random", 1), *(make_bot("thumb") for _ in range(players - 2))]
    return str(let_bots_play(Table("bratwurmeck", players, seed=5), bots).record())


def before_replay(person: Person, record: str) -> str:
    """The page of a game that came from elsewhere."""
    kept: str = person.post("/api/records", {"text": record})["id"]
    person.goes(f"/r/{kept}")
    person.page.wait_for_selector(".timeline")
    person.page.click(TAB)
    return kept


def numbers(within: Locator) -> list[float]:
    within.locator("summary").click()
    said = within.locator("dd").all_inner_texts()
    return [float(re.sub(r"[^\d,.−]", "", text).replace("−", "-").replace(",", ".")) for text in said]


def test_a_review_is_asked_for_and_explains_the_game(guest: Guest) -> None:
    person = guest("Masha", viewport=DESKTOP)
    page = person.page
    kept = before_replay(person, game())
    expect(page.locator(".chart")).to_have_count(0)
    expect(page.locator(".wait")).to_contain_text("You can leave and come back.")
    person.button("Review this game").click()
    page.wait_for_selector(".chart", timeout=PATIENCE)
    expect(page.locator(".found")).to_contain_text("points of the chance to win, out of 100")
    expect(page.locator(".found section dl").first).to_be_hidden()  # words first
    expect(page.locator(".found section").first).to_contain_text(re.compile(r"cost \d+ points|nearly perfect"))
    for seat in range(2):
        *parts, result = numbers(page.locator(".found section").nth(seat))
        assert len(parts) == 4 and round(sum(parts), 1) == result in (0.0, 100.0)

    turning = page.locator("[data-turning]").nth(2)
    turning.click()
    at(person, int(turning.get_attribute("data-turning") or 0))
    expect(turning).to_have_attribute("aria-current", "step")
    expect(turning).to_contain_text("→")
    move = page.locator("[data-move]").first
    expect(move.locator("em")).to_contain_text("Better: ")
    move.click()
    at(person, int(move.get_attribute("data-move") or 0) - 1)
    box = page.locator(".chart").bounding_box()
    assert box
    page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    at(person, 0)
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    at(person, "last")
    assert not barriers(page)

    for language in LANGUAGES:  # who comes later finds it there, in any language
        other = guest(viewport=PHONE, is_mobile=True, locale=language, color_scheme="light")
        other.goes(f"/r/{kept}")
        other.page.wait_for_selector(".chart")
        other.page.click(TAB)
        *parts, result = numbers(other.page.locator(".found section").first)
        assert round(sum(parts), 1) == result
        assert not too_wide(other.page) and not barriers(other.page)

    for pressed in ("[data-turning] >> nth=1", "[data-move] >> nth=0"):  # far below the board: it comes into sight
        button = other.page.locator(pressed)
        button.scroll_into_view_if_needed()
        expect(other.page.locator(".room")).not_to_be_in_viewport()
        button.click()
        expect(other.page.locator(".room")).to_be_in_viewport(ratio=0.8)
        back = other.page.locator(".timeline .back")
        back.click()
        expect(button).to_be_in_viewport(ratio=1)
        expect(button).to_be_focused()
        expect(back).to_have_count(0)


def test_a_game_that_breaks_off_says_so(guest: Guest) -> None:
    person = guest()
    lines = game().splitlines()
    before_replay(person, "\n".join(lines[:40]) + "\n")
    expect(person.page.locator(".wait")).to_have_text("This game breaks off. Only a finished game can be reviewed.")
    expect(person.page.locator(".events .btn.main")).to_have_count(0)
