"""What one may do at a table: by mouse, back again, and with a word of warning."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .conftest import Guest
from .person import MAY, Person

RUNNING = """() => document.getAnimations().filter(one => {
    const time = one.effect.getComputedTiming();
    return one.playState === "running" && (time.iterations === Infinity || time.duration > 50);
}).map(one => one.animationName ?? one.transitionProperty)"""


UPRIGHT: ViewportSize = {"width": 360, "height": 740}
TURNED: ViewportSize = {"width": 740, "height": 360}
IN_SIGHT = """(() => {
    const tray = document.querySelector(".tray").getBoundingClientRect();
    return tray.top >= 0 && tray.bottom <= document.querySelector("footer.mine").getBoundingClientRect().top;
})()"""
FRAMES = "async () => { for (let i = 0; i < 12; i++) await new Promise(requestAnimationFrame); }"


def door(person: Person, game: str) -> Locator:
    """A game in the street."""
    return person.page.locator("article", has=person.page.get_by_role("heading", name=game, exact=True))


def test_play_now_is_one_click(guest: Guest) -> None:
    masha = guest("Masha")
    masha.goes("/")
    door(masha, "Bratwurmeck").get_by_role("button").click()
    masha.page.wait_for_url("**/t/*")
    expect(masha.page.locator(".seats .seat")).to_have_count(2)
    expect(masha.page.locator(".seat.own")).to_be_visible()


def test_a_game_that_goes_on_stands_above_the_doors(guest: Guest) -> None:
    masha = guest("Masha", viewport=UPRIGHT)
    table = masha.opens("barbecue", "me", "bot")
    masha.page.wait_for_selector(MAY)
    masha.goes("/")
    there = masha.page.get_by_role("region", name="Going on").get_by_role("link")
    expect(there).to_have_attribute("href", f"/t/{table}")
    expect(there).to_contain_text("your turn")
    first = door(masha, "Bratwurmeck").bounding_box()
    box = there.bounding_box()
    assert box and first and box["y"] + box["height"] <= first["y"]


def test_a_new_table_is_as_it_was_set_up(guest: Guest) -> None:
    masha = guest("Masha")
    masha.goes("/")
    door(masha, "Häc Mäc").get_by_text("New table").click()
    page = masha.page
    page.get_by_role("combobox", name="Chair 1", exact=True).select_option("bot")
    masha.button("Open the table").click(force=True)
    expect(page.get_by_role("alert")).to_have_text("One chair must be yours. Choose “Me” on one of them.")
    page.get_by_role("combobox", name="Chair 1", exact=True).select_option("me")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("combobox", name="Chair 2").select_option("bot")
    page.get_by_label("Bot on chair 2").select_option("easy")
    page.get_by_role("combobox", name="Chair 3").select_option("local")
    page.get_by_label("Name on chair 3").fill("Ole")
    page.get_by_role("button", name="One more chair").click()
    page.get_by_role("combobox", name=re.compile("^Slapping")).select_option("on")
    page.get_by_role("combobox", name="Clock").first.select_option("60")
    page.get_by_label("Time to accuse").select_option("8")
    page.get_by_label("Show it among the open tables").check()
    page.get_by_text("My copy shows other numbers").click()
    page.get_by_role("spinbutton").first.fill("1")
    masha.forgive("400")
    masha.button("Open the table").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("can't be set up like this.*84 ingredients", re.DOTALL))
    masha.button("As in the box").click()
    page.get_by_role("spinbutton", name="Ingredients needed to close 4").fill("3")
    masha.button("Open the table").click()
    for fact in ("60 seconds a move", "Anybody finds this table", "Slapping: on", "Played with other numbers"):
        masha.sees(fact)
    masha.sees("Bot, easy")
    masha.sees("Ole")


def test_a_choice_that_costs_asks_once(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("bratwurmeck", "me", "bot")
    masha.page.wait_for_selector(MAY)
    masha.press(masha.may()[0])
    before = masha.log.all_inner_texts()
    stop = masha.page.locator('[data-action="stop"]')
    sure = masha.page.get_by_role("group", name="Are you sure?")

    stop.click()
    expect(sure.locator(".costs")).not_to_be_empty()
    masha.button("Not yet").click()
    expect(sure).to_have_count(0)
    stop.click()
    masha.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert masha.log.all_inner_texts() == before

    stop.click()
    sure.get_by_role("button").last.click()
    expect(masha.log.filter(has_text="Masha gives up.")).to_be_visible()


def test_the_last_choice_is_taken_back_until_the_dice_have_fallen(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("bratwurmeck", "me", "bot")
    masha.page.wait_for_selector(MAY)
    first = masha.may()
    masha.press(first[-1])
    masha.button("Take back").click()
    expect(masha.log.last).to_have_text("Masha takes a choice back.")
    assert masha.may() == first
    masha.press(first[-1])
    masha.press("roll")
    expect(masha.button("Take back")).to_have_count(0)


def test_whoever_wants_no_motion_gets_none(guest: Guest) -> None:
    still, lively = guest(reduced_motion="reduce"), guest(reduced_motion="no-preference")
    for person in (still, lively):
        person.goes("/")
    assert still.page.evaluate(RUNNING) == []
    for person in (still, lively):
        person.opens("bratwurmeck", "me", "bot")
        person.page.wait_for_selector(MAY)
    assert lively.page.evaluate(RUNNING), "what is looked for is there where it is wanted"
    for _ in range(4):
        assert still.page.evaluate(RUNNING) == []
        still.plays_one()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", ["bratwurmeck", "barbecue"])
def test_touching_a_die_moves_nothing_else(guest: Guest, game: str, width: int) -> None:
    person = guest("Masha", viewport={"width": width, "height": 900})
    person.opens(game, "me", "bot")
    person.page.wait_for_selector(MAY)
    for action in person.may():
        die = person.page.locator(f'[data-action="{action}"]')
        die.scroll_into_view_if_needed()
        person.page.mouse.move(1, 1)
        still = person.page.locator(".tray").bounding_box()
        box = die.bounding_box()
        assert box is not None
        die.evaluate("die => { die.entered = 0; die.addEventListener('pointerenter', () => die.entered++); }")
        for share in (0.5, 0.97):  # the middle, and the lower edge, which a lifted die leaves behind
            person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + share * box["height"])
            person.page.evaluate(FRAMES)
            assert person.page.locator(".tray").bounding_box() == still, action
        assert die.evaluate("die => die.entered") <= 1, f"{action}: the die rises and falls under the pointer"


LOWEST = """one => {
    const { x, width, top, bottom } = one.getBoundingClientRect(), middle = x + width / 2;
    for (let y = bottom; y > top; y--) if (one.contains(document.elementFromPoint(middle, y))) return [middle, y];
}"""


@pytest.mark.parametrize("game", ["karteneck", "haecmaec", "tricknchef"])
def test_a_card_that_rises_stays_under_the_pointer(guest: Guest, game: str) -> None:
    person = guest("Masha")
    person.opens(game, "me", "bot", "bot")
    cards = person.page.locator('[data-action^="lay "], [data-action^="play "], [data-card]')
    person.plays(until=lambda: cards.count() > 0)
    for card in cards.all():
        card.evaluate("card => { card.entered = 0; card.addEventListener('pointerenter', () => card.entered++); }")
        person.page.mouse.move(1, 1)
        lowest: list[float] = card.evaluate(LOWEST)
        person.page.mouse.move(*lowest)
        person.page.evaluate(FRAMES)
        assert card.evaluate("card => card.entered") == 1, "it rises and falls"
        assert card.evaluate("(card, [x, y]) => card.contains(document.elementFromPoint(x, y))", lowest)


@pytest.mark.parametrize("game", ["bratwurmeck", "barbecue"])
def test_what_is_chosen_from_is_in_sight_when_a_phone_is_turned(guest: Guest, game: str) -> None:
    masha = guest("Masha", viewport=UPRIGHT)
    masha.opens(game, "me", "bot", "bot")
    masha.page.wait_for_selector(".tray [data-action]")
    masha.until(IN_SIGHT)
    masha.page.set_viewport_size(TURNED)
    masha.until(IN_SIGHT)


def test_nothing_moves_under_somebody_who_writes_while_turning(guest: Guest) -> None:
    masha = guest("Masha", viewport=UPRIGHT)
    masha.opens("barbecue", "me", "bot", "bot")
    page = masha.page
    page.wait_for_selector(".tray [data-action]")
    page.get_by_role("button", name="Log and chat").click()
    page.get_by_label("Say something").focus()
    page.set_viewport_size(TURNED)
    page.wait_for_timeout(500)  # longer than it takes to come into sight
    assert not page.evaluate(IN_SIGHT)
    assert page.evaluate("scrollY") == 0
