"""Several browsers at one table."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tischlein import GAMES, Record

from .conftest import Guest
from .person import CUT, END, LONGEST_GAME, MAY, PATIENCE, Person, Wish, greedy, points
from .relay import Relay


def sit_two(guest: Guest, game: str = "bratwurmeck") -> tuple[Person, Person]:
    """Masha opens, Ole comes by the link; with no chair free the game begins by itself."""
    masha, ole = guest("Masha"), guest("Ole")
    bots = ["bot"] * (GAMES[game].fewest - 2)
    # A window waits long enough for a slow machine; it closes as soon as all have answered.
    sits(ole, masha.opens(game, "me", "open", *bots, window=60))
    masha.page.wait_for_selector(".line")
    return masha, ole


def sits(person: Person, table: str) -> None:
    """By the link to the last free chair."""
    person.goes(f"/t/{table}")
    person.button("Sit down").click()
    expect(person.page.locator(".seat.own")).to_be_visible()


def play_together(people: list[Person], wish: Wish | None = greedy, each: int = 10_000) -> None:
    """Whoever may press something does, until the ranking is on every page or each has made so many presses."""
    made, last = [0] * len(people), time.monotonic()
    late = last + LONGEST_GAME
    while min(made) < each and not all(person.page.locator(END).is_visible() for person in people):
        assert time.monotonic() < min(late, last + PATIENCE / 1000), f"no end after {made} presses"
        for number, person in enumerate(people):
            if person.plays_one(wish):
                made[number], last = made[number] + 1, time.monotonic()


@pytest.mark.parametrize("game", GAMES)
def test_an_invited_guest_by_link_plays_with_the_host_and_both_take_a_rematch(guest: Guest, game: str) -> None:
    """Whole games by clicks are elsewhere; here bots play on for both, so that the end soon comes."""
    masha, ole = sit_two(guest, game)
    table, wish = masha.table, greedy if game == "bratwurmeck" else None
    play_together([masha, ole], wish, each=5)
    for person in (masha, ole):
        person.hands_over()
    for person in (masha, ole):
        person.sees_the_end()
    assert masha.ranking() == ole.ranking()
    played = Record.parse(ole.record(table))
    assert played.players[:2] == ("Masha", "Ole")
    assert [shown for _, _, shown in ole.ranking()] == list(map(points, sorted(played.table().scores, reverse=True)))

    masha.button("Rematch").click()
    masha.page.wait_for_url(lambda url: table not in url)
    ole.link("To the rematch").click()
    masha.sees("Ole")
    play_together([masha, ole], wish, each=1)
    assert masha.table == ole.table != table


def test_a_cut_connection_in_the_middle_loses_nothing(guest: Guest, relay: Relay) -> None:
    masha, ole = guest("Masha"), guest("Ole", at=relay)
    ole.forgive(CUT)
    table = masha.opens("bratwurmeck", "me", "open")
    sits(ole, table)
    play_together([masha, ole], each=2)
    while waits(ole):  # also for a moment when it is his turn, but his page does not know it yet
        masha.plays_one(greedy)

    relay.cut()
    ole.sees("The connection is cut")
    expect(masha.page.locator(".seat .note", has_text="away")).to_be_visible()
    # Pressed while nobody hears it: it is kept, and counts once when the line is back.
    action = ole.may()[0]
    ole.page.locator(f'{MAY}[data-action="{action}"]').first.click()
    masha.page.get_by_label("Say something").fill("Where are you?")
    masha.button("Send").click()
    relay.mend()
    expect(ole.page.get_by_text("The connection is cut")).to_have_count(0)
    expect(masha.page.locator(".seat .note", has_text="away")).to_have_count(0)
    expect(ole.log.filter(has_text="Where are you?")).to_have_count(1)
    play_together([masha, ole], each=2)
    for person in (masha, ole):
        person.hands_over()
    for person in (masha, ole):
        person.sees_the_end()
    played = Record.parse(masha.record(table)).table()
    assert played.over
    assert masha.log.all_inner_texts() == ole.log.all_inner_texts()


def test_join_by_code_with_the_short_code_that_the_host_sees(guest: Guest) -> None:
    masha, ole = guest("Masha"), guest("Ole")
    masha.opens("karteneck", "me", "open")
    code = masha.page.locator(".code").inner_text()
    assert re.fullmatch(r"[A-Z0-9-]{4,12}", code)
    ole.goes("/")
    ole.page.get_by_label("Link or code").fill(code.lower())
    ole.page.locator("form").get_by_role("button", name="Sit down").click()
    ole.page.wait_for_url(f"**/t/{masha.table}")
    ole.page.locator(".waiting").get_by_role("button", name="Sit down").click()
    masha.sees("Ole")


def test_a_wrong_code_is_told_and_the_page_goes_on(guest: Guest) -> None:
    ole = guest("Ole")
    ole.forgive("404")
    ole.goes("/")
    ole.page.get_by_label("Link or code").fill("ZZZZZ")
    ole.page.locator("form").get_by_role("button", name="Sit down").click()
    expect(ole.page.get_by_role("alert")).to_have_text("There is nothing here, or it is not for you.")


def test_the_waiting_room_gives_a_link_to_copy_a_code_and_a_picture_of_it(guest: Guest) -> None:
    masha = guest("Masha", permissions=["clipboard-read", "clipboard-write"])
    masha.opens("tricknchef", "me", "open", "open")
    masha.button("Copy").click()
    masha.sees("Copied")
    assert masha.page.evaluate("navigator.clipboard.readText()") == masha.page.url
    picture = masha.page.get_by_role("img", name="QR code of the link")
    box = picture.bounding_box()
    assert box is not None and box["width"] >= 100


def test_a_public_table_is_found_in_the_street(guest: Guest) -> None:
    masha, ole = guest("Мила из соседнего дома"), guest("Ole")
    masha.opens("barbecue", "me", "open", public=True)
    ole.goes("/")
    ole.page.get_by_role("link", name=re.compile("Мила из соседнего дома")).click()
    ole.page.locator(".waiting").get_by_role("button", name="Sit down").click()
    masha.sees("Ole")


def test_a_spectator_sees_the_game_and_may_not_touch_it(guest: Guest) -> None:
    masha, mila = guest("Masha"), guest("Mila")
    masha.opens("karteneck", "me", "bot", "bot")
    mila.goes(masha.page.url)
    expect(mila.page.locator(".seats .seat")).to_have_count(3)
    assert mila.may() == []
    masha.button("Menu").click()
    masha.sees("Watching: 1")
    masha.button("Close").click()
    masha.plays(until=iter([False, False, True]).__next__)
    assert mila.may() == []
    expect(mila.log.first).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(guest: Guest) -> None:
    masha, ole = sit_two(guest)
    mover, other = (masha, ole) if not waits(masha) else (ole, masha)
    other.button("Menu").click()
    other.button(f"A bot plays for {'Ole' if other is ole else 'Masha'}").click()
    expect(mover.page.locator(".seat .note", has_text="a bot sits in")).to_be_visible()
    other.sees("A bot plays for you.")
    other.button("Menu").click()
    again = f"{'Ole' if other is ole else 'Masha'} plays again"
    other.page.get_by_role("dialog").get_by_role("button", name=again).click()
    expect(mover.page.locator(".seat .note", has_text="a bot sits in")).to_have_count(0)
    mover.sees("plays again.")


def waits(person: Person) -> bool:
    """Is it not this person's turn? Waits until the page knows."""
    person.page.wait_for_selector(".line")
    return "’s turn" in person.page.locator(".line").inner_text()


def test_whoever_leaves_is_followed_by_a_bot_and_the_game_goes_on(guest: Guest) -> None:
    masha, ole = sit_two(guest)
    table = masha.table
    ole.page.wait_for_selector(".line")
    ole.button("Menu").click()
    ole.button("Leave").click()
    ole.sees("In a game a bot takes your seat; you may come back.")
    ole.button("Leave").click()
    ole.page.wait_for_url(lambda url: "/t/" not in url)
    masha.sees("Ole leaves; a bot plays on.")
    masha.plays(greedy, until=lambda: masha.log.filter(has_text=re.compile("Ole (rolls|keeps)")).count() > 1)
    masha.hands_over()
    masha.sees_the_end()
    assert Record.parse(masha.record(table)).table().over


def test_what_is_said_is_read_by_the_other(guest: Guest) -> None:
    masha, ole = sit_two(guest)
    masha.page.get_by_label("Say something").fill("Guten Abend, Ole!")
    masha.button("Send").click()
    expect(ole.log.filter(has_text="Masha Guten Abend, Ole!")).to_be_visible()
    ole.button("Quick words").click()
    ole.button("Thank you!").click()
    expect(masha.page.locator(".bubble", has_text="Thank you!")).to_be_visible()


def test_another_device_goes_on_in_the_same_seat(guest: Guest) -> None:
    masha, phone = guest("Masha"), guest(viewport={"width": 360, "height": 740})
    table = masha.opens("bratwurmeck", "me", "bot")
    masha.page.wait_for_selector(MAY)
    other = masha.new_page()
    other.goto("/")
    other.get_by_role("button", name="Menu", exact=True).click()
    other.get_by_role("button", name="Other device").click()
    link = other.get_by_label("Link", exact=True).input_value()
    phone.goes(link)
    phone.button("Yes, that is me").click()
    phone.page.get_by_role("link", name=re.compile("Bratwurmeck.*your turn", re.DOTALL)).click()
    phone.page.wait_for_url(f"**/t/{table}")
    phone.page.wait_for_selector(MAY)
    phone.sees("Masha (you)")
