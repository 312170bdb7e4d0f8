"""Trick'n'Chef: a card is tried out on one's plate before it is played; a round is counted to its points."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Guest
from .person import CARD, Person

PHONE = {"width": 360, "height": 740}
SPARE = "innerHeight - document.documentElement.scrollHeight"
COINS = ".coins .step"
SCORING = ".scoring"


def with_a_coin(person: Person) -> None:
    """Play until a coin may be put on a card."""

    def rich() -> bool:
        if not (cards := person.page.locator(CARD)).count():
            return False
        cards.first.click()
        return person.page.locator(COINS).count() > 0

    person.plays(until=rich)


def test_a_card_is_tried_out_with_coins_and_put_back(guest: Guest) -> None:
    masha = guest("Masha", viewport=PHONE)
    masha.opens("tricknchef", "me", "bot", "bot")
    with_a_coin(masha)
    page = masha.page
    assert page.evaluate(SPARE) >= 0, "one has to scroll"
    card = page.locator(f"{CARD}[aria-pressed=true]")
    rank = int((card.get_attribute("data-card") or "").rpartition("-")[2])
    shown = page.locator(".picked text").first
    play = page.locator(".play")
    expect(shown).to_have_text(str(rank))

    page.locator(COINS).last.click()
    expect(shown).to_have_text(str(rank + 2))
    expect(play).to_have_text(re.compile(rf"\+2 = {rank + 2}$"))
    page.keyboard.press("-")
    page.keyboard.press("-")
    less = str(rank - 2).replace("-", "−")
    expect(play).to_have_text(re.compile(f"−2 = {less}$"))

    card.click()
    expect(play).to_have_count(0)
    expect(page.locator(".coins")).to_have_count(0)


def points(person: Person) -> list[int]:
    """Of all rounds that are over, as the seat cards say, the first seat first."""
    said = person.page.get_by_role("img", name=re.compile(r"^\d+ points?$")).evaluate_all(
        "all => all.map(one => [one.closest('[data-place]').dataset.place, parseInt(one.ariaLabel)])"
    )
    return [value for _, value in sorted(said)]


def counted(tale: Locator) -> int:
    """What the stars below the chefs and the coins come to."""
    worth: list[str] = tale.locator("[data-worth]").evaluate_all("all => all.map(one => one.dataset.worth)")
    return sum(map(int, worth))


def until_a_round_is_counted(person: Person) -> Page:
    person.opens("tricknchef", "me", "bot", "bot")
    scoring = person.page.locator(SCORING)

    def patiently(may: list[str]) -> str:
        """A bot may end the round a moment before one presses: then nothing is pressed."""
        return "" if scoring.count() else person.chance.choice(may)

    person.plays(patiently, until=lambda: scoring.count() > 0)
    return person.page


def test_a_round_is_counted_and_comes_to_its_points(guest: Guest) -> None:
    masha = guest("Masha")
    page = until_a_round_is_counted(masha)
    totals = sorted(points(masha))
    tales = page.locator(f"{SCORING} article")
    assert [int(tale.locator("h3 b").inner_text()) for tale in tales.all()] == totals
    assert [counted(tale) for tale in tales.all()] == totals

    page.locator(SCORING).get_by_role("button", name="Close").click()
    expect(page.locator(SCORING)).to_have_count(0)
    masha.button("Points").click()
    masha.button("Round 1").click()
    expect(tales).to_have_count(3)
    masha.plays(until=lambda: page.locator(CARD).count() > 0)
    expect(page.locator(SCORING)).to_have_count(0)


def test_counting_takes_its_time_and_ends_at_a_press(guest: Guest) -> None:
    masha = guest("Masha", reduced_motion="no-preference")
    page = until_a_round_is_counted(masha)
    later = page.locator(f"{SCORING} .later")
    expect(later).to_have_count(2)
    page.mouse.click(5, 300)
    expect(later).to_have_count(0)
    assert [counted(tale) for tale in page.locator(f"{SCORING} article").all()] == sorted(points(masha))
