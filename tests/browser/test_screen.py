"""A screen that all can see, with phones as the hands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .conftest import Guest
from .pages import barriers, texts, too_wide
from .person import END, Person
from .test_together import play_together, sits

TV: ViewportSize = {"width": 1920, "height": 1080}
SMALL_TV: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}
FEW_ROUNDS = {"removed": [26, 6, 2, 0, 0]}
HELD = ".hand .group > *"
SAYS = """all => all.map(card => card.getAttribute("aria-label") ?? card.textContent.trim())"""
OVERFLOWS = """() => [...document.querySelectorAll(".screen, .screen .box, .screen .latest, .screen h1")]
    .filter(one => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
    .map(one => one.className)"""


def line(screen: Page) -> Locator:
    return screen.locator(".screen h1")


def hands(people: list[Person]) -> Iterator[str]:
    """What the phones show in their hands."""
    for person in people:
        yield from person.page.eval_on_selector_all(HELD, SAYS)


def check(screen: Page, people: list[Person]) -> int:
    """Nothing that lies in a hand stands on the screen; how much was compared."""
    held = list(hands(people))
    assert screen.locator("[data-card], [data-action]").count() == 0
    shown = " | ".join(texts(screen)).lower()
    for card in held:
        assert card.lower() not in shown, (card, shown)
    return len(held)


def test_a_screen_and_two_phones_play_to_the_end_and_on(guest: Guest) -> None:
    masha, ole = guest("Masha", viewport=PHONE), guest("Ole", viewport=PHONE)
    table = masha.opens("karteneck", "me", "open", spectators=False, components=FEW_ROUNDS)
    screen = masha.new_page()  # she owns a seat, and her browser's screen must not show what she holds
    screen.set_viewport_size(TV)
    screen.goto(f"/screen/{table}")
    expect(screen.locator("h2")).to_have_text("Sit down with your phone")
    expect(screen.locator(".code")).to_have_text(masha.page.locator(".code").inner_text())
    assert not barriers(screen)

    sits(ole, table)
    expect(line(screen)).to_have_text(re.compile(r"’s turn\.$|^Waiting for |^Now it is up to luck"))
    for person in (masha, ole):
        expect(person.page.locator(HELD)).not_to_have_count(0)
    compared = 0
    while not masha.page.locator(END).is_visible():
        compared += check(screen, [masha, ole])
        assert screen.evaluate(OVERFLOWS) == []
        play_together([masha, ole], None, each=2)
    assert compared

    expect(line(screen)).to_have_text(re.compile("wins?$"))
    rows = screen.locator(".ranking ol > li").all()
    assert [row.locator(".score").inner_text() for row in rows] == [points for _, _, points in masha.ranking()]
    masha.button("Rematch").click()
    masha.page.wait_for_url(lambda url: table not in url)
    screen.wait_for_url(f"**/screen/{masha.table}")
    ole.link("To the rematch").click()
    expect(line(screen)).to_have_text(re.compile(r"’s turn\.$|^Waiting for "))
    play_together([masha, ole], None, each=2)
    check(screen, [masha, ole])


def test_the_menu_and_the_waiting_room_lead_to_the_screen(guest: Guest) -> None:
    masha, ole = guest("Masha", permissions=["clipboard-read", "clipboard-write"]), guest("Ole")
    table = masha.opens("barbecue", "me", "open")
    with masha.context.expect_page() as opened:
        masha.link("Show on a big screen").click()
    expect(opened.value.locator(".screen h2")).to_have_text("Sit down with your phone")
    masha.button("Copy the link for the big screen").click()
    assert masha.page.evaluate("navigator.clipboard.readText()").endswith(f"/screen/{table}")
    sits(ole, table)
    ole.button("Menu").click()
    with ole.context.expect_page() as opened:
        ole.link("Show on a big screen").click()
    expect(opened.value.locator(".screen .latest")).to_be_visible()
    ole.sees("Watching: 2")


def test_a_stranger_gets_no_screen_where_nobody_may_watch(guest: Guest) -> None:
    masha, eve = guest("Masha"), guest("Eve")
    table = masha.opens("barbecue", "me", "bot", spectators=False)
    eve.page.goto(f"/screen/{table}")
    expect(eve.page.get_by_role("alert")).to_have_text("There is nothing here, or it is not for you.")


LISTEN = """() => {
    window.told = [];
    const listen = () => window.told.push(document.body.textContent);
    new MutationObserver(listen).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""All that stands there, however shortly."""


def test_a_window_is_seen_without_a_hand(guest: Guest) -> None:
    masha, living_room = guest("Masha"), guest(viewport=SMALL_TV)
    screen = living_room.page
    table = masha.opens("haecmaec", "me", "bot", "bot", window=60)
    screen.goto(f"/screen/{table}")
    masha.plays(until=lambda: masha.page.locator('[data-action="accuse"]').count() > 0)
    expect(line(screen)).to_have_text("Everybody decides now.")
    expect(screen.locator(".ring")).to_be_visible()
    expect(screen.get_by_role("timer")).to_be_visible()
    expect(screen.get_by_text("accuses")).to_have_count(0)
    screen.evaluate(LISTEN)
    masha.page.locator('[data-action="accuse"]').click()
    living_room.until("told.some(text => text.includes('accuses'))")  # whoever was first; bots go on at once
    assert screen.evaluate(OVERFLOWS) == []


@pytest.mark.parametrize("size", [TV, SMALL_TV, PHONE], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_everything_has_its_place(guest: Guest, size: ViewportSize, locale: str) -> None:
    masha, screen = guest("Вячеслав Александрович"), guest(viewport=size, locale=locale).page
    waiting = masha.opens("bratwurmeck", "me", *["open"] * 6)
    screen.goto(f"/screen/{waiting}")
    screen.wait_for_selector(".screen h2")
    assert screen.evaluate(OVERFLOWS) == []
    assert not too_wide(screen)
    playing = masha.opens("karteneck", "me", *["bot"] * 5)
    screen.goto(f"/screen/{playing}")
    screen.wait_for_selector(".screen .latest")
    assert not too_wide(screen)
    assert not barriers(screen)
