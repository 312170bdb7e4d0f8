"""Häc Mäc with slapping between three browsers: all press, and everybody reads everybody's milliseconds."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from .conftest import Guest
from .person import LONGEST_GAME, Person

SLAP = '[data-action="slap"]'
SLAP_AT = """moment => setTimeout(() => {
    const button = document.querySelector('[data-action="slap"]')
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    queueMicrotask(() => { window.down = document.querySelectorAll('.times li').length })
}, moment - Date.now())"""


def play_to_a_window(people: list[Person]) -> list[Person]:
    """Whoever is to play lays an ingredient, until the burger may be slapped; by whom."""
    late, last = time.monotonic() + LONGEST_GAME, people[0]
    while not any(person.page.locator(SLAP).count() for person in people):
        assert time.monotonic() < late, "no window opened"
        for person in people:
            cards = [action for action in person.may() if action.startswith("play ")]
            if cards:
                person.press(cards[0])
                last = person
                break
    # Who was shown the window first is not the only one.
    others = [person for person in people if person is not last]
    for person in others:
        expect(person.page.locator('[data-action="pass"]')).to_be_visible()
    return [person for person in others if person.page.locator(SLAP).count()]


def test_three_browsers_slap_and_read_the_milliseconds(guest: Guest) -> None:
    masha, ole, mila = people = [guest("Masha"), guest("Ole"), guest("Мила")]
    table = masha.opens("haecmaec", "me", "open", "open", options={"slapping": "on"}, window=60)
    for person in (ole, mila):
        person.goes(f"/t/{table}")
        person.button("Sit down").first.click()
    for person in people:
        expect(person.page.locator(".seat.own")).to_be_visible()

    slappers = play_to_a_window(people)
    assert len(slappers) >= 2
    by_key, *by_hand = slappers
    # All at one moment, set beforehand: once one is first, the others have a third of a second.
    moment = time.time() + 1
    for person in by_hand:
        person.page.evaluate(SLAP_AT, 1000 * moment)
    time.sleep(max(0.0, moment - time.time()))
    by_key.page.keyboard.press("Space")
    for person in people:
        if person not in slappers and "pass" in person.may():
            person.press("pass")
    for person in by_hand:
        assert person.page.evaluate("window.down") == 1, "one's own hand is down before the server has heard of it"
    told = []
    for person in people:
        line = person.log.and_(person.page.locator(".times")).first
        expect(line).to_be_visible()
        told.append(line.inner_text())
    assert len(set(told)) == 1, "everybody reads the same"
    times = [int(ms.replace(",", "")) for ms in re.findall(r"(?:Masha|Ole|Мила) ([\d,]+) ms", told[0])]
    assert times, told[0]
    assert times == sorted(times)
    for person in people:
        hands = person.page.locator(".times li")
        expect(hands).to_have_count(len(times))
        shown = [int(hand.inner_text().replace(",", "").removesuffix(" ms")) for hand in hands.all()]
        assert sorted(shown) == times, "the pile of hands tells the same"
        expect(person.page.locator(".times li.first")).to_have_count(1)
        expect(hands.first).to_have_class(re.compile(r"\bfirst\b"))  # the lowest one


def test_what_only_slapping_needs_is_offered_only_with_it(guest: Guest) -> None:
    person = guest("Masha")
    person.goes("/new/haecmaec")
    page = person.page
    options = page.locator("label.option select")
    expect(options).to_have_count(1)
    options.first.select_option("on")
    expect(options).to_have_count(2)
    expect(page.get_by_text("Close in turn too")).to_be_visible()
    options.first.select_option("off")
    expect(options).to_have_count(1)
