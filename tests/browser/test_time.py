"""With a clock and without: a bot sits in for whoever is late; sealed answers wait for all, and tell nothing."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from .conftest import Guest
from .person import LONGEST_GAME, MAY, Person
from .test_together import waits

SHORTEST = {"kind": "move", "seconds": 5, "late": "bot-seat"}
SEEN = ".seats, .middle, .me"
"""Everything of the table but the log."""
ANSWERS = {"pass", "accuse"}


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_until_its_player_is_back(guest: Guest) -> None:
    masha, ole = guest("Masha"), guest("Ole")
    table = masha.opens("bratwurmeck", "me", "open", clock=SHORTEST)
    ole.goes(f"/t/{table}")
    ole.button("Sit down").click()
    late, other = (ole, masha) if waits(masha) else (masha, ole)
    name = "Masha" if late is masha else "Ole"
    expect(late.page.get_by_role("timer")).to_be_visible()

    late.sees("A bot plays for you.")
    told = f"{name} is out of time; a bot plays on."
    for person in (late, other):
        expect(person.log.filter(has_text=told)).to_have_count(1)
    expect(other.page.locator(".seat .note", has_text="a bot sits in")).to_be_visible()
    assert late.may() == []

    late.button(f"{name} plays again").click()
    expect(other.page.locator(".seat .note", has_text="a bot sits in")).to_have_count(0)
    expect(late.button(f"{name} plays again")).to_have_count(0)
    expect(late.log.filter(has_text=f"{name} plays again.")).to_have_count(1)


def seen(person: Person) -> list[str]:
    """What stands on the table, to read and to hear."""
    found: list[str] = person.page.eval_on_selector_all(SEEN, "all => all.map(one => one.outerHTML)")
    return found


def lay_until_asked(people: list[Person]) -> Person:
    """Everybody lays an ingredient in turn, until the others are asked for objections; who laid the last one."""
    layer, late = people[0], time.monotonic() + LONGEST_GAME
    while not any("pass" in person.may() for person in people):
        assert time.monotonic() < late, "nobody was asked"
        for person in people:
            if cards := [action for action in person.may() if action.startswith("play ")]:
                person.press(cards[0])
                layer = person
    return layer


def test_sealed_answers_take_their_time_and_nobody_sees_who_has_given_one(guest: Guest) -> None:
    masha, ole, mila = people = [guest("Masha"), guest("Ole"), guest("Мила")]
    watcher = guest("Petra")
    table = masha.opens("haecmaec", "me", "open", "open", window=0)
    for person in (ole, mila):
        person.goes(f"/t/{table}")
        person.button("Sit down").first.click()
    watcher.goes(f"/t/{table}")
    for person in people:
        expect(person.page.locator(".seat.own")).to_be_visible()
    layer = lay_until_asked(people)
    first, second = (person for person in people if person is not layer)
    for person in (first, second):
        person.page.wait_for_selector(MAY)
        assert set(person.may()) <= ANSWERS and "pass" in person.may()
        assert person.page.get_by_role("timer").count() == person.page.locator(".ring").count() == 0

    before = {person: seen(person) for person in (layer, second, watcher)}
    first.press("pass")
    first.sees("You have answered; the others are thinking.")
    # Said after the answer, so whatever the answer changed has come before it.
    first.page.get_by_label("Say something").fill("I know it.")
    first.button("Send").click()
    for person, table_before in before.items():
        expect(person.log.filter(has_text="I know it.")).to_have_count(1)
        expect(person.log.filter(has_text="no objection.")).to_have_count(0)
        assert seen(person) == table_before

    second.press("pass")
    for person in before:
        expect(person.log.filter(has_text="have no objection.")).to_have_count(1)
