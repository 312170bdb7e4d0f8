"""Several people at one device: the curtain between them hides everything."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from .conftest import Guest
from .person import CURTAIN, MAY, Person

WORDS = """() => {
    const said = [...document.body.innerText.split("\\n")];
    for (const one of document.querySelectorAll("body *"))
        for (const name of ["aria-label", "title", "alt", "placeholder", "data-action", "data-card"])
            if (one.hasAttribute(name)) said.push(one.getAttribute(name));
    return [...new Set(said.map(text => text.trim()).filter(Boolean))];
}"""
HAND = ".hand [aria-label], .hand .hidden"
"""Cards in words: those that lie there, and those that may be laid."""
BLIND = {"To the street", "Karteneck", "Menu", "Rules", "So that nobody sees another’s cards."}
"""What may be read while the device is handed over, besides the name."""


def words(person: Person) -> set[str]:
    """Everything that stands in the page, to read or to hear."""
    return set(person.page.evaluate(WORDS))


def cards(person: Person) -> set[str]:
    """The texts of one's own cards."""
    found: list[str] = person.page.eval_on_selector_all(
        HAND, "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)"
    )
    return set(found)


def test_nothing_of_a_hand_is_in_the_page_while_the_curtain_is_up(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("karteneck", "me", "Ole", "Мила")
    curtain = masha.page.locator(CURTAIN)
    handed: list[str] = []
    while len(handed) < 4:
        masha.page.wait_for_selector(f"{MAY}, {CURTAIN}")
        if not curtain.is_visible():
            masha.page.wait_for_selector(HAND, state="attached")
            masha.plays_one()
            continue
        name = (curtain.inner_text()).removeprefix("I am ")
        assert words(masha) == BLIND | {f"I am {name}", f"Hand over to {name}"}
        masha.button("Menu").click()
        expect(masha.page.get_by_role("dialog")).to_be_visible()
        assert not {word for word in words(masha) if "chicken" in word.lower()}
        masha.button("Close").click()
        curtain.click()
        masha.sees(f"{name} (you)")
        masha.page.wait_for_selector(MAY)
        handed.append(name)
    assert len(set(handed)) > 1


def test_each_sees_only_their_own_hand(guest: Guest) -> None:
    masha = guest("Masha")
    heard: list[Any] = []
    masha.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    masha.opens("karteneck", "me", "Ole")
    curtain = masha.page.locator(CURTAIN)
    masha.plays(until=lambda: curtain.is_visible())
    name = curtain.inner_text().removeprefix("I am ")
    heard.clear()
    curtain.click()
    masha.sees(f"{name} (you)")
    masha.page.wait_for_selector(HAND, state="attached")
    seat = 0 if name == "Masha" else 1
    assert {told["scene"]["view"]["seat"] for told in heard if told.get("scene")} == {seat}
    assert cards(masha)


def test_the_curtain_is_up_again_after_a_reload(guest: Guest) -> None:
    masha = guest("Masha")
    heard: list[Any] = []
    asked: list[Any] = []
    curtain = masha.page.locator(CURTAIN)
    masha.opens("karteneck", "me", "Ole")
    masha.page.wait_for_selector(f"{MAY}, {CURTAIN}")
    if curtain.is_visible():
        curtain.click()
    masha.page.wait_for_selector(MAY)

    def overhear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: asked.append(json.loads(text)))

    masha.page.on("websocket", overhear)
    masha.page.reload()
    expect(curtain).to_be_visible()
    assert not cards(masha)
    curtain.click()
    masha.page.wait_for_selector(MAY)
    masha.plays_one()
    assert None not in [said["seat"] for said in asked if said["t"] == "look"]
    assert "refused" not in [told.get("t") for told in heard]


def test_a_game_without_hands_needs_no_curtain(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("bratwurmeck", "me", "Ole")
    seen: set[str] = set()
    while len(seen) < 2:
        masha.page.wait_for_selector(MAY)
        assert not masha.page.locator(CURTAIN).is_visible()
        seen.add(masha.page.locator(".seat.own .name").inner_text())
        masha.plays_one()
    assert seen == {"Masha (you)", "Ole (you)"}
