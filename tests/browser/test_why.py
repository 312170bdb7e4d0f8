"""What can I do, and why not: the sheet and the bubble name the rule, in every game, by finger and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tischlein import GAMES

from .conftest import Guest
from .pages import barriers, too_wide
from .person import CARD, MAY, Person

PHONE = {"width": 360, "height": 740}
DENIED = "main [data-denied]"
SHEET = "dialog[open]"
BUBBLE = "[role=status] .bubble"


def dimmed(person: Person) -> Locator:
    """What looks as if it could not be chosen, while something else can."""
    return person.page.locator(f"{DENIED}[role=button]")


def play_until_denied(person: Person, game: str) -> Locator:
    """Until there is something to choose and something that can't be; in Häc Mäc that is a burger with too little."""
    person.opens(game, "me", "bot", "bot", window=60)
    person.plays(until=lambda: has_denied(person, game))
    return person.page.locator(DENIED) if game == "haecmaec" else dimmed(person)


def has_denied(person: Person, game: str) -> bool:
    person.page.wait_for_selector(f"{MAY}, {CARD}")
    if game == "haecmaec":
        may = person.may()
        return any(action.startswith("play ") for action in may) and "close" not in may
    return dimmed(person).count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_and_the_bubble_name_the_rule(guest: Guest, game: str) -> None:
    masha = guest("Masha", viewport=PHONE, has_touch=True)
    page, denied = masha.page, play_until_denied(masha, game)
    page.keyboard.press("?")
    sheet = page.locator(SHEET)
    expect(sheet.get_by_role("heading", level=2)).to_have_text("What can I do?")
    expect(sheet.locator(".turn")).to_contain_text("Your turn.")
    expect(sheet.locator("section")).to_have_count(2)
    can, cannot = sheet.locator("section").all()
    expect(can.locator(".names span").first).not_to_be_empty()
    reasons = cannot.locator("p").all_inner_texts()
    assert reasons
    for link in sheet.locator("li a").all():
        assert re.fullmatch(f"/rules/{game}#[a-z]+", link.get_attribute("href") or "")
        assert link.get_attribute("target") == "_blank"
        assert re.fullmatch("Rules: .+", link.inner_text())
    assert barriers(page) == [] and too_wide(page) == []

    page.keyboard.press("Escape")
    denied.first.tap(force=True)  # it is disabled, as it should be
    bubble = page.locator(BUBBLE)
    expect(bubble.locator("a")).to_be_visible()
    assert bubble.inner_text().splitlines()[0] in reasons
    assert barriers(page) == [] and too_wide(page) == []
    page.locator("h1").tap()
    expect(bubble).to_have_count(0)


@pytest.mark.parametrize("game", ["bratwurmeck", "karteneck", "tricknchef"])
def test_it_is_met_by_keyboard_too(guest: Guest, game: str) -> None:
    masha = guest("Masha")
    page, denied = masha.page, play_until_denied(masha, game)
    denied.first.focus()
    page.keyboard.press("Enter")
    bubble = page.locator(BUBBLE)
    expect(bubble.locator("a")).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    page.keyboard.press("Space")
    expect(bubble.locator("a")).to_be_visible()
    masha.button("What can I do?").click()
    expect(bubble).to_have_count(0)
    expect(page.locator(SHEET)).to_be_visible()


def test_a_bubble_is_gone_with_its_moment(guest: Guest) -> None:
    masha = guest("Masha")
    denied = play_until_denied(masha, "bratwurmeck")
    denied.first.click(force=True)
    expect(masha.page.locator(BUBBLE)).to_be_visible()
    masha.page.keyboard.press(masha.may()[0].removeprefix("keep "))
    masha.page.wait_for_selector(".pressed", state="detached")
    expect(masha.page.locator(BUBBLE)).to_have_count(0)


def test_who_read_all_the_rules_goes_back_to_the_table(guest: Guest) -> None:
    masha = guest("Masha")
    table = masha.opens("bratwurmeck", "me", "bot")
    masha.button("What can I do?").click()
    with masha.context.expect_page() as opened:
        masha.page.locator(SHEET).get_by_role("link", name="All the rules").click()
    opened.value.get_by_role("link", name="Back", exact=True).click()
    expect(opened.value).to_have_url(re.compile(f"/t/{table}$"))


def test_who_waits_and_who_watches_learn_whose_turn_it_is(guest: Guest) -> None:
    masha, ole, watcher = guest("Masha"), guest("Ole"), guest("Vera")
    table = masha.opens("bratwurmeck", "me", "open")
    ole.goes(f"/t/{table}")
    ole.button("Sit down").click()
    for person in (masha, ole):
        person.page.wait_for_selector(".tray .die")
    acting, waiting = (masha, ole) if masha.page.locator(MAY).count() else (ole, masha)
    name = "Masha" if acting is masha else "Ole"
    waiting.page.locator(f"{DENIED}").first.click()
    expect(waiting.page.locator(BUBBLE)).to_contain_text(f"It is {name}’s turn, not yours.")
    waiting.button("What can I do?").click()
    expect(waiting.page.locator(f"{SHEET} li p")).to_have_text([f"It is {name}’s turn, not yours."])
    with watcher.page.expect_websocket() as opened:
        watcher.goes(f"/t/{table}")
    expect(watcher.page.locator(".tray .die").first).to_be_visible()
    assert watcher.page.locator("[data-denied]").count() == 0
    with opened.value.expect_event("framereceived", lambda frame: '"reasons"' in str(frame)):
        watcher.button("What can I do?").click()
    expect(watcher.page.locator(f"{SHEET} .turn")).to_have_text(f"{name}’s turn.")
    expect(watcher.page.locator(f"{SHEET} li")).to_have_count(0)
