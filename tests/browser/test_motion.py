"""Things travel and sound, shortly, and in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .person import MAY, Person

WATCH = """() => {
    window.longest = 0;
    window.seen = 0;
    new MutationObserver(changes => {
        for (const change of changes) for (const one of change.addedNodes) {
            if (!one.classList?.contains("flight")) continue;
            window.seen += 1;
            requestAnimationFrame(() => {
                for (const motion of one.getAnimations({subtree: true}))
                    window.longest = Math.max(window.longest, motion.effect.getComputedTiming().endTime);
            });
        }
    }).observe(document.body, {childList: true, subtree: true});
}"""
"""Every copy that flies is counted, and how long it will be under way."""
EARS = """() => {
    window.heard = [];
    const Real = AudioContext;
    window.AudioContext = class extends Real {
        constructor() { super(); window.heard.push("air"); }
        createOscillator() { window.heard.push("tone"); return super.createOscillator(); }
        createBufferSource() { window.heard.push("rustle"); return super.createBufferSource(); }
    };
}"""
SLOWLY = "document.documentElement.style.setProperty('--travel', '60000')"
LIVELY = {"reduced_motion": "no-preference"}


def keeps_a_face(person: Person) -> None:
    """By the mouse, as soon as dice lie still."""
    person.page.locator(f'{MAY}[data-action^="keep"]').first.click()


def at_the_dice(person: Person, **how: object) -> Person:
    person.opens("bratwurmeck", "me", "bot", **how)
    person.page.wait_for_selector(MAY)
    person.page.evaluate(WATCH)
    return person


def test_kept_dice_travel_and_soon_lie_still(guest: Guest) -> None:
    masha = at_the_dice(guest("Masha", **LIVELY))
    keeps_a_face(masha)
    masha.until("seen > 0 && longest > 0")
    assert masha.page.evaluate("longest") <= 700
    expect(masha.page.locator(".flight")).to_have_count(0)
    assert masha.page.eval_on_selector_all(
        ".kept [data-piece]", "all => all.every(one => getComputedStyle(one).opacity === '1')"
    )


def test_a_press_lands_everything_and_counts(guest: Guest) -> None:
    masha = guest("Masha", **LIVELY)
    masha.context.add_init_script(f"addEventListener('DOMContentLoaded', () => {SLOWLY})")
    at_the_dice(masha)
    keeps_a_face(masha)
    masha.until("seen > 0")
    masha.page.locator('[data-action="roll"]').click(timeout=3_000)
    expect(masha.page.locator(".flight")).to_have_count(0)
    masha.page.wait_for_selector('[data-action^="keep"], [data-action="roll"]')


@pytest.mark.parametrize("how", ["the device", "the menu"])
def test_whoever_wants_it_still_sees_nothing_fly(guest: Guest, how: str) -> None:
    masha = guest("Masha", reduced_motion="reduce" if how == "the device" else "no-preference")
    at_the_dice(masha)
    if how == "the menu":
        masha.button("Menu").click()
        masha.page.get_by_label("How things move").select_option("still")
        masha.button("Close").click()
    keeps_a_face(masha)
    expect(masha.page.locator(".kept [data-piece]").first).to_be_visible()
    assert masha.page.evaluate("seen") == 0


def test_it_is_silent_until_the_first_press_and_where_nobody_wants_sound(guest: Guest) -> None:
    masha = guest("Masha", **LIVELY)
    masha.context.add_init_script(f"({EARS})()")
    at_the_dice(masha)
    assert masha.page.evaluate("heard") == []
    keeps_a_face(masha)
    masha.until("heard.includes('tone') && heard.includes('rustle')")

    masha.button("Menu").click()
    masha.button("Sound is on").click()
    masha.button("Sound is off").wait_for()
    masha.button("Close").click()
    masha.page.reload()
    masha.page.wait_for_selector(MAY)
    masha.plays_one()
    masha.page.wait_for_selector(MAY)
    assert masha.page.evaluate("heard") == []
