"""How smoothly things move: frames a second while they do, on a processor that is slowed down."""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Page

THROTTLE = 4
COUNT = """() => {
    window.frames_seen = [];
    const once = one => one.effect.getComputedTiming().iterations === 1;
    const passing = one => one.playState === "running" && !one.pending && once(one);
    const moving = () => document.getAnimations().some(passing);
    const look = now => { if (moving()) window.frames_seen.push(now); requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""
"""The moment of every frame in which something is on its way: what has not set out yet doesn't count, while the page is
drawn that it leaves; nor do embers that breathe for ever."""
MAY = "[data-action]:not([aria-disabled=true])"
CARD = "button[data-card]"
"""A card that is picked first and played then."""
END = ".end h2"


def slow_down(page: Page, rate: float = THROTTLE) -> None:
    """As on an old phone."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def play(page: Page, choices: int) -> list[float]:
    """Frames a second of each stretch in which something moved, while somebody plays."""
    page.evaluate(COUNT)
    for _ in range(choices):
        page.wait_for_selector(f"{MAY}, {CARD}, {END}")
        if page.locator(END).is_visible():
            break
        if not page.locator(MAY).count():
            page.locator(CARD).first.dispatch_event("click")
            page.wait_for_selector(MAY)
        may: list[str] = page.eval_on_selector_all(MAY, "all => all.map(one => one.dataset.action)")
        page.locator(f'[data-action="{may[-1]}"]').first.dispatch_event("click")
        page.wait_for_timeout(1_200)
        sure = page.locator(".acts:has(.costs) .btn.cost")
        if sure.is_visible():
            sure.dispatch_event("click")
            page.wait_for_timeout(1_200)
    return stretches(page.evaluate("frames_seen"))


def stretches(moments: list[float]) -> list[float]:
    """Frames a second between pauses of more than 200 ms; shorter stretches than 200 ms are no motion."""
    found: list[list[Any]] = [[]]
    for at in moments:
        if found[-1] and at - found[-1][-1] > 200:
            found.append([])
        found[-1].append(at)
    return [1000 * (len(one) - 1) / (one[-1] - one[0]) for one in found if len(one) > 2 and one[-1] - one[0] > 200]


def slowest_and_usual(rates: list[float]) -> tuple[float, float]:
    return min(rates), median(rates)
