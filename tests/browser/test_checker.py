"""The gallery's checker sees each kind of fault, and nothing where there is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from .gallery.judging import checker, contrast

NAME = "Maximiliane von Hohenfels"
STYLE = """
body { margin: 0; font: 16px/1.25 sans-serif } div, button { position: absolute } button { padding: 0; border: 0 }
"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 360, "height": 740})
    yield page
    page.close()


def judged(page: Page, body: str, *, board: bool = True) -> set[str]:
    page.set_content(f"<!doctype html><style>{STYLE}</style><div id=app style='position: static'>{body}</div>")
    found = page.evaluate(checker(), {"names": [NAME], "board": board})
    return {f"{each['kind']} {each['what']}" for each in found}


def button(left: int, top: int, more: str = "", *, width: int = 100, height: int = 44, inside: str = "Roll") -> str:
    style = f"left: {left}px; top: {top}px; width: {width}px; height: {height}px"
    return f'<button class="roll" {more} style="{style}">{inside}</button>'


def text(left: int, top: int, said: str, style: str = "", more: str = "") -> str:
    return f'<div class="said" {more} style="left: {left}px; top: {top}px; {style}">{said}</div>'


NARROW = "width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"
CLAMPED = "width: 80px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2"
BAR = '<footer class="mine" style="position: fixed; bottom: 0; width: 100%; height: 100px; background: #fff"></footer>'

FAULTS = {
    "too wide": (text(300, 0, "far too much to read", "white-space: nowrap"), {"wide body", "wide .said"}),
    "scrolls sideways": (
        '<div class="list" style="width: 90px; overflow: auto"><div style="width: 200px; height: 9px"></div></div>',
        {"wide .list"},
    ),
    "covered": (button(0, 0) + button(40, 0), {"covered .roll", "hidden .roll"}),
    "covered by a picture": (
        button(0, 0, inside="") + text(40, 0, "", "width: 60px; height: 44px; background: red"),
        {"covered .roll"},
    ),
    "too small": (button(0, 0, width=40), {"small .roll"}),
    "below the fold": (button(0, 800, "data-action=roll"), {"fold .roll"}),
    "under the bar": (button(0, 660, "data-action=roll") + BAR, {"fold .roll", "covered .roll", "hidden .roll"}),
    "cut off": (text(0, 0, "nothing: you lose 22", NARROW), {"cut .said"}),
    "a line cut off": (text(0, 0, "nothing: you lose the 22 that lies on top", CLAMPED), {"cut .said"}),
    "a name without a title": (text(0, 0, NAME, NARROW), {"cut .said"}),
    "a name of three letters": (text(0, 0, NAME, NARROW.replace("80", "40"), f"title='{NAME}'"), {"cut .said"}),
    "a broken word": (text(0, 0, "Tomatensalat", "width: 60px; overflow-wrap: anywhere"), {"broken .said"}),
    "a text under something": (
        text(0, 0, "Masha has 24")
        + text(60, 0, "", "width: 30px; height: 30px; background: red; pointer-events: none"),
        {"hidden .said"},
    ),
    "a text of a picture under something": (
        f"<figure><div inert style='position: static'>{text(0, 0, 'Masha has 24')}"
        + text(60, 0, "", "width: 30px; height: 30px; background: red")
        + "</div></figure>",
        {"hidden .said"},
    ),
    "a text over another": (text(0, 0, "Masha has 24") + text(4, 4, "Ole has 26"), {"over .said"}),
}


@pytest.mark.parametrize(("body", "expected"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_seen(page: Page, body: str, expected: set[str]) -> None:
    assert judged(page, body) == expected


GOOD = {
    "room for all": button(0, 0) + button(110, 0) + text(0, 60, "Masha has 24") + text(0, 84, "Ole has 26"),
    "a larger reach": button(40, 40, width=20, height=20, inside='<i style="position: absolute; inset: -12px"></i>'),
    "a list to be scrolled": (
        '<div class="list" tabindex="0" style="width: 90px; overflow: auto">'
        '<div style="position: static; width: 200px; height: 9px"></div></div>'
    ),
    "a name with a title": text(0, 0, NAME, NARROW.replace("80", "120"), f"title='{NAME}'"),
    "two lines of a name": text(0, 0, NAME, CLAMPED + "; overflow-wrap: anywhere", f"title='{NAME}'"),
    "a badge": text(0, 0, "Masha has 24") + text(60, 0, "3", "background: red", "data-overlays"),
    "a picture of a button": f"<figure><div inert>{button(0, 0, width=30)}</div></figure>",
    "for ears only": text(0, 0, "Masha has 24") + text(0, 0, "It is her turn", "clip-path: inset(50%)"),
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
def test_what_is_good_is_no_fault(page: Page, body: str) -> None:
    assert judged(page, body) == set()


def test_a_page_that_is_scrolled_has_no_fold_but_is_read_to_its_end(page: Page) -> None:
    assert judged(page, button(0, 1800, "data-action=roll"), board=False) == set()
    cover = text(0, 2000, "", "width: 90px; height: 30px; background: red")
    assert judged(page, text(0, 2000, "Masha") + cover, board=False) == {"hidden .said"}


def test_pale_colours_are_seen(page: Page) -> None:
    judged(page, text(0, 0, "Masha has 24", "color: #999; background: #fff"))
    assert [fault.name for fault in contrast(page)] == ["contrast .said"]
