"""Replays: step, scrub, play, jump, look from anywhere; records go out and come in."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tischlein import Record, Table

from .conftest import Guest
from .person import Person


def whole_game(game: str, seed: int = 3) -> str:
    """A record of some game."""
    table, rng = Table(game, 3, seed=seed), Random(seed)
    while not table.over:
        seat = min(table.actors)
        table.play(seat, rng.choice(table.legal(seat)))
    return str(table.record())


@pytest.fixture
def watcher(guest: Guest) -> Person:
    """Somebody before the replay of a card game."""
    person = guest("Masha")
    kept = person.post("/api/records", {"text": whole_game("karteneck")})["id"]
    person.goes(f"/r/{kept}")
    person.page.wait_for_selector(".timeline")
    return person


def at(person: Person, moment: int | str) -> None:
    """The timeline stands there."""
    last = int(person.page.get_by_label("Moment").get_attribute("max") or 0)
    moment = last if moment == "last" else moment
    expect(person.page.locator(".timeline .num")).to_have_text(f"{moment} / {last}")


def test_step_and_scrub_and_jump(watcher: Person) -> None:
    at(watcher, 0)
    watcher.button("One on").click()
    watcher.button("One on").click()
    at(watcher, 2)
    watcher.button("One back").click()
    at(watcher, 1)
    watcher.button("To the end").click()
    at(watcher, "last")
    expect(watcher.page.locator("main ol .winner").first).to_be_visible()
    watcher.button("To the beginning").click()
    at(watcher, 0)
    watcher.page.get_by_label("Moment").fill("7")
    at(watcher, 7)
    row = watcher.page.locator(".events li").nth(12)
    row.get_by_role("button").click()
    at(watcher, int(row.get_attribute("data-at") or -1))
    expect(row.get_by_role("button")).to_have_attribute("aria-current", "step")
    watcher.page.locator("body").click(position={"x": 2, "y": 2})
    watcher.page.keyboard.press("Home")
    watcher.page.keyboard.press("ArrowRight")
    at(watcher, 1)


def test_it_stands_where_it_was_after_a_reload(watcher: Person) -> None:
    page, address = watcher.page, watcher.page.url
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_label("Seen from").select_option("1")
    expect(page.locator(".hand").first).to_be_visible()
    page.evaluate("scrollTo(0, 200)")
    before = page.evaluate("[scrollY, history.length]")
    page.get_by_label("Moment").fill("30")
    expect(page).to_have_url(f"{address}?at=30&from=1")
    assert page.evaluate("[scrollY, history.length]") == before
    page.reload()
    at(watcher, 30)
    expect(page.get_by_label("Seen from")).to_have_value("1")
    watcher.button("To the beginning").click()
    page.get_by_label("Seen from").select_option("outside")
    expect(page).to_have_url(address)


def test_nothing_below_the_board_jumps_up_from_step_to_step(guest: Guest) -> None:
    person = guest("Masha", viewport={"width": 360, "height": 740})
    kept = person.post("/api/records", {"text": whole_game("barbecue")})["id"]
    person.goes(f"/r/{kept}?at=2")
    at(person, 2)
    person.page.wait_for_selector(".tray .die")
    places = []
    for moment in range(3, 24):
        person.button("One on").click()
        at(person, moment)
        places.append(person.page.evaluate("document.querySelector('.events').offsetTop"))
    assert places == sorted(places)


@pytest.mark.parametrize(("asked", "stands"), [("99999", "last"), ("-3", 0), ("2.5", 2), ("abc", 0)])
def test_an_address_that_was_mistyped_leads_to_a_moment_there_is(
    watcher: Person, asked: str, stands: int | str
) -> None:
    watcher.goes(f"{watcher.page.url}?at={asked}")
    at(watcher, stands)


def test_it_plays_by_itself_until_it_is_stopped(watcher: Person) -> None:
    watcher.button("Play").click()
    expect(watcher.page.locator(".timeline .num")).to_have_text(re.compile(r"^[2-9] /"))
    watcher.button("Pause").click()
    expect(watcher.button("Play")).to_be_visible()


def test_it_is_seen_from_outside_from_a_seat_and_with_open_cards(watcher: Person) -> None:
    watcher.page.get_by_label("Moment").fill("30")
    hand = watcher.page.locator(".hand [aria-label]")
    expect(hand).to_have_count(0)
    seen = watcher.page.get_by_label("Seen from")
    seen.select_option("1")
    expect(hand.first).to_be_visible()
    at(watcher, 30)
    seen.select_option("open")
    watcher.page.get_by_label("Board of").select_option("0")
    expect(hand.first).to_be_visible()
    seen.select_option("outside")
    expect(hand).to_have_count(0)


@pytest.mark.parametrize("game", ["bratwurmeck", "barbecue", "haecmaec", "tricknchef"])
def test_every_game_is_shown_from_the_first_moment_to_the_last(guest: Guest, game: str) -> None:
    person = guest()
    person.goes("/r/" + person.post("/api/records", {"text": whole_game(game)})["id"])
    person.page.wait_for_selector(".timeline")
    last = int(person.page.get_by_label("Moment").get_attribute("max") or 0)
    for view in ("outside", "2", "open"):
        person.page.get_by_label("Seen from").select_option(view)
        for moment in (0, last // 3, last // 2, last):
            person.page.get_by_label("Moment").fill(str(moment))
            at(person, moment)
    expect(person.page.locator("main ol .winner").first).to_be_visible()


def test_a_record_goes_out_and_comes_in_as_a_file_and_pasted(watcher: Person, tmp_path: Path) -> None:
    with watcher.page.expect_download() as download:
        watcher.button("Download the record").click()
    saved = tmp_path / "game.tisch"
    download.value.save_as(saved)
    text = saved.read_text(encoding="utf-8")
    assert Record.parse(text) == Record.parse(whole_game("karteneck"))

    watcher.goes("/import")
    watcher.page.get_by_label("From a file").set_input_files(saved)
    watcher.button("Show it").click()
    watcher.page.wait_for_url("**/r/*")
    at(watcher, 0)
    watcher.goes("/import")
    watcher.page.get_by_label("Or pasted").fill(text)
    watcher.button("Show it").click()
    watcher.page.wait_for_url("**/r/*")
    at(watcher, 0)


def test_a_broken_record_is_told_with_its_line(guest: Guest) -> None:
    person = guest()
    person.forgive("400")
    lines = whole_game("karteneck").splitlines()
    lines[9] = "* draw nonsense"
    person.goes("/import")
    person.page.get_by_label("Or pasted").fill("\n".join(lines))
    person.button("Show it").click()
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text("This record can't be read.")
    expect(alert).to_contain_text("line 10")


def test_a_game_that_is_not_over_gives_nobody_its_record(guest: Guest) -> None:
    person = guest()
    person.forgive("404")
    table = person.opens("karteneck", "me", "bot")
    person.page.wait_for_selector(".line")
    person.goes(f"/r/{table}")
    expect(person.page.get_by_role("alert")).to_have_text("There is nothing here, or it is not for you.")
