"""Karteneck: six players fit a phone, cards are lifted before they are laid, the last round can be looked up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .person import CARD, Person
from .test_motion import LIVELY, WATCH

SPARE = "innerHeight - document.documentElement.scrollHeight"
SEVERAL = f"{CARD}:has(.one + .one)"
CARDS = "all => all.map(one => one.dataset.card)"


def test_six_players_fit_a_phone_and_the_last_round_is_known_after_a_reload(guest: Guest) -> None:
    masha = guest("Мария Длинноимённая-Смит", viewport={"width": 360, "height": 740}, locale="ru")
    masha.opens("karteneck", "me", *["bot"] * 5)
    page = masha.page
    look, told = page.locator(".plank button"), page.locator(".shares li .hidden")

    def next_round() -> bool:
        page.wait_for_selector(f"{CARD}, .acts button")
        assert page.evaluate(SPARE) >= 0, "one has to scroll"
        return look.count() > 0

    masha.plays(until=next_round)
    page.reload()
    look.click()
    expect(told).to_have_count(6)
    before = told.all_inner_texts()
    page.reload()
    look.wait_for()
    expect(told).to_have_count(0)
    look.click()
    assert told.all_inner_texts() == before
    look.click()
    expect(told).to_have_count(0)


def test_the_share_out_is_told_until_somebody_presses_something(guest: Guest) -> None:
    masha = guest("Masha", **LIVELY)
    masha.opens("karteneck", "me", "bot", pace="quick")
    page = masha.page
    page.evaluate(WATCH)
    shares = page.locator(".shares")
    # It is told for six seconds: both are looked for at once.
    masha.plays(lambda may: "pass" if "pass" in may else may[0], until=lambda: shares.locator("li").count() == 2)
    page.locator(".bar h1").click()
    expect(shares).to_have_count(0)
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".mat")).to_be_visible()
    assert page.evaluate("seen") > 4, "two tiles that go and two that come"


def test_a_card_that_is_laid_travels_and_soon_lies_still(guest: Guest) -> None:
    masha = guest("Masha", **LIVELY)
    masha.opens("karteneck", "me", "bot", pace="calm")
    page = masha.page
    page.locator(CARD).first.click()
    page.evaluate(WATCH)
    page.locator(".lay").click()
    masha.until("seen > 1 && longest > 0")  # the card, and the one that is drawn
    assert page.evaluate("longest") <= 700
    expect(page.locator(".mat .slot.full")).to_have_count(1)
    expect(page.locator(".flight")).to_have_count(0)
    hidden = "all => all.filter(one => getComputedStyle(one).opacity !== '1').length"
    assert page.eval_on_selector_all("[data-piece]", hidden) == 0


def pair(person: Person) -> str:
    """Play until there are several of a chicken to lay; which."""
    person.plays(until=lambda: person.page.locator(SEVERAL).count() > 0)
    cards: list[str] = person.page.eval_on_selector_all(SEVERAL, CARDS)
    return cards[0]


@pytest.mark.parametrize("how", ["touch", "keys"])
def test_cards_are_lifted_and_laid_with_one_press(guest: Guest, how: str) -> None:
    masha = guest("Masha")
    masha.opens("karteneck", "me", "bot")
    page = masha.page
    card = pair(masha)
    group, lay = page.locator(f'{CARD}[data-card="{card}"]'), page.locator(".lay")
    page.keyboard.press("Escape")  # whatever was lifted is down again
    expect(lay).to_have_count(0)
    held, before = group.locator(".one").count(), int(page.locator(".mat .sum b").inner_text())
    by_keys = how == "keys"

    def touch() -> None:
        page.keyboard.press(card) if by_keys else group.click()

    for up in range(1, held + 1):
        touch()
        expect(group.locator(".up")).to_have_count(up)
        expect(lay).to_contain_text(f"→ {before + up * int(card)}")
    touch()
    expect(group.locator(".up")).to_have_count(0)
    expect(lay).to_have_count(0)

    told = [f"Masha lays chicken {card} and chicken {card}.", f"Total of Masha: {before + 2 * int(card)}."]
    so_often = [masha.log.filter(has_text=one).count() for one in told]  # a total may have been reached before
    touch()
    touch()
    page.keyboard.press("Enter") if by_keys else lay.click()
    expect(page.locator(f".mat .slot:nth-child({card}) b")).to_have_text("×2")
    for one, often in zip(told, so_often, strict=True):
        expect(masha.log.filter(has_text=one)).to_have_count(often + 1)
