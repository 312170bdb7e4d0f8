"""Signs that it is one's turn: title, mark, badge, and a notification for who has wished for it and looks away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from . import chromium
from .conftest import Guest, started
from .person import KEEPING, MAY, Person
from .test_together import sits

WATCHED = """
    window.away = false;
    window.badges = [];
    Object.defineProperty(document, "hidden", { get: () => window.away });
    navigator.setAppBadge = async (count) => void window.badges.push(count);
    navigator.clearAppBadge = async () => void window.badges.push(0);
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
MINE = re.compile("^● Your turn")
SWITCH = "Tell me when it is my turn"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can show notifications."""
    with started(playwright, chromium.find(whole=True)) as found:
        yield found


def looks(person: Person, away: bool) -> None:
    """Somebody looks away from the page, or at it again."""
    person.page.evaluate(
        "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }", away
    )


def shown(person: Person, count: int) -> list[dict[str, Any]]:
    """The notifications, once there are so many."""
    person.until(f"async () => (await ({SHOWN})()).length === {count}")
    found: list[dict[str, Any]] = person.page.evaluate(SHOWN)
    return found


def waits_for(one: Person, other: Person) -> None:
    """One plays until the other is to act."""
    one.plays(until=lambda: other.page.locator(MAY).count() > 0)
    expect(other.page).to_have_title(MINE)


def test_who_looks_away_is_told_once(guest: Guest) -> None:
    masha, ole = guest("Masha", permissions=["notifications"], **KEEPING), guest("Ole")
    masha.context.add_init_script(WATCHED)
    table = masha.opens("bratwurmeck", "me", "open")
    sits(ole, table)
    masha.page.wait_for_selector(".line")
    masha.button("Menu").click()
    switch = masha.page.get_by_label(SWITCH)
    expect(switch).not_to_be_checked()
    switch.check()
    masha.button("Close").click()
    masha.plays(until=lambda: ole.page.locator(MAY).count() > 0)
    expect(masha.page).to_have_title("Bratwurmeck · Tischlein")
    mark = masha.page.locator("link[rel=icon]")
    expect(mark).to_have_attribute("href", re.compile("icon-(?!turn)"))

    looks(masha, away=True)
    waits_for(ole, masha)
    expect(mark).to_have_attribute("href", re.compile("icon-turn"))
    assert masha.page.evaluate("window.badges.at(-1)") == 1
    [told] = shown(masha, 1)
    assert told == {
        "title": "Bratwurmeck: Your turn.",
        "body": "with Ole",
        "tag": f"turn-{table}",
        "data": f"/t/{table}",
    }
    looks(masha, away=False)
    shown(masha, 0)

    masha.plays(until=lambda: ole.page.locator(MAY).count() > 0)
    waits_for(ole, masha)  # while she looks
    shown(masha, 0)
    masha.page.reload()
    masha.button("Menu").click()
    expect(switch).to_be_checked()


def test_what_the_browser_denies_is_said(guest: Guest) -> None:
    masha = guest("Masha", **KEEPING)
    masha.opens("barbecue", "me", "bot")
    masha.page.wait_for_selector(".line")
    masha.button("Menu").click()
    switch = masha.page.get_by_label(SWITCH)
    switch.click()  # this browser says no without asking anybody
    expect(switch).to_be_disabled()
    expect(switch).not_to_be_checked()
    masha.sees("The browser does not allow notifications here.")


def test_the_badge_counts_all_tables_where_one_is_to_act(guest: Guest) -> None:
    masha = guest("Masha", **KEEPING)
    masha.context.add_init_script(WATCHED)
    for _ in range(2):
        masha.opens("barbecue", "me", "bot")
        expect(masha.page).to_have_title(MINE)
    assert masha.page.evaluate("window.badges.at(-1)") == 2
    masha.hands_over()
    masha.until("window.badges.at(-1) === 1")
    masha.page.evaluate("localStorage.setItem('tischlein-turns', 'some table that is gone')")
    masha.goes("/")
    masha.until(
        "window.badges.at(-1) === 1 && localStorage.getItem('tischlein-turns').length === 22"
    )  # the lobby knows
