"""A strong player's view: choices ranked for who asks, and chances on the board of a game of dice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tischlein import GAMES

from .conftest import Guest
from .person import MAY

PERCENT = re.compile(r"\d+")
ON_TOP = """line => {
    const { left, right, bottom } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint((left + right) / 2, bottom - 1));
}"""


def test_chances_of_cards_are_whole_percents_or_none(guest: Guest) -> None:
    """Until the search is compiled there are too few tries for chances: which of the two it is here, the clock says."""
    masha = guest("Masha", viewport={"width": 360, "height": 740})
    masha.opens("karteneck", "me", "bot")
    page = masha.page
    page.wait_for_selector(MAY)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".names")).not_to_have_count(0)
    assert not sheet.locator(".names span").evaluate_all(  # named, and nothing that looks like a button
        "all => all.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').length"
    )
    sheet.get_by_role("button", name="Which is best?").click()
    view = sheet.get_by_role("region", name="A strong player’s view")
    expect(view.get_by_role("listitem")).not_to_have_count(0)
    chances = view.locator(".value").all_inner_texts()
    if view.get_by_text("Only a guess").count():
        assert not chances and "%" not in view.inner_text()
    else:
        assert re.fullmatch(r"\d+ % to win", chances[0])
        assert not [text for text in chances if "." in text]
    expect(sheet.get_by_role("checkbox")).to_have_count(0)


@pytest.mark.parametrize(("game", "shown"), [("bratwurmeck", ".board ol.odds li i"), ("barbecue", ".board li i")])
def test_chances_stay_on_the_board_for_who_wants_them(guest: Guest, game: str, shown: str) -> None:
    masha = guest("Masha", viewport={"width": 360, "height": 740})
    masha.opens(game, "me", *["bot"] * (GAMES[game].most - 1))
    page = masha.page
    page.wait_for_selector(MAY)
    expect(page.locator(shown)).to_have_count(0)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Which is best?").click()
    expect(sheet.get_by_role("region", name="A strong player’s view").get_by_role("listitem").first).to_contain_text(
        "% to win"
    )
    sheet.get_by_role("checkbox", name="Always show the best move’s chances on the board").check()
    page.keyboard.press("Escape")
    expect(page.locator(shown).first).to_have_text(PERCENT)
    line = page.locator(".board p", has_text=re.compile(r"chances in %, failing: \d+ %"))
    expect(line).to_be_in_viewport(ratio=1)
    assert line.evaluate(ON_TOP), "something lies over it"
    said = line.inner_text()

    page.locator(".tray button").first.click()  # what was kept, and what rolling on brings now
    expect(line).to_have_text(re.compile(r"^Roll \d dice: chances in %, failing: \d+ %"))
    assert line.inner_text() != said
    if "failing: 100 %" not in line.inner_text():  # five ones kept, say: nothing can be reached any more
        expect(page.locator(shown).first).to_have_text(PERCENT)
