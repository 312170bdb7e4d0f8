"""The app's icons, drawn from our own SVG: `make icons`; with --check it only tells whether they are stale.

What each icon is drawn from is hashed and kept beside them, so that a test needs no browser.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from pathlib import Path

WEB = Path(__file__).parents[1]
ASSETS = WEB / "src" / "assets"
ICONS = WEB / "public" / "icons"
MADE_FROM = ICONS / "made-from.txt"
TURN = ASSETS / "icon-turn.svg"

GOLD, LAMP, PAPER = "#f6bd3b", "#ffdf94", "#fff3d9"
SIGNS = {
    "bratwurmeck": "die-worm",
    "karteneck": "hen-face",
    "barbecue": "snail",
    "haecmaec": "fly",
    "tricknchef": "chef-blue",
}
"""As the lists of the client show each game."""


def inside(name: str) -> str:
    """What is drawn in a file of its own."""
    found = re.fullmatch(r"<svg[^>]*>(.*)</svg>\s*", (ASSETS / name).read_text(encoding="utf-8"), re.DOTALL)
    assert found, name
    return found[1]


def symbol(name: str) -> str:
    """A piece of the art sheet, with those it is made of."""
    sheet = (ASSETS / "art.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="{name}".*?</symbol>', sheet, re.DOTALL)
    assert found, name
    return found[0] + "".join(symbol(other) for other in re.findall(r'href="#([^"]+)"', found[0]))


def svg(drawn: str, around: str = "0 0 64 64") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{around}">{drawn}</svg>'


def drawings() -> dict[str, tuple[int, str]]:
    """Each PNG: its size, and what is drawn."""
    table = inside("icon.svg")
    whole = svg(table, "-2 1 68 68")
    ground = f'<path fill="{GOLD}" d="M-30-30h130v130H-30z"/><circle cx="32" cy="32" r="35" fill="{LAMP}"/>'
    # A launcher may cut a circle of four fifths out of it: the table stays inside.
    cut = svg(ground + table, "-20 -18 104 104")
    found = {
        "icon-192": (192, whole),
        "icon-512": (512, whole),
        "maskable-192": (192, cut),
        "maskable-512": (512, cut),
        "apple-touch-icon": (180, svg(ground + table, "-10 -8 84 84")),
        # A status bar shows nothing but its outline.
        "mark": (96, svg(f'<g style="filter:brightness(0) invert(1)">{table}</g>', "-2 1 68 68")),
    }
    for game, piece in SIGNS.items():
        sign = (
            f'<circle cx="32" cy="32" r="32" fill="{PAPER}"/><use href="#{piece}" x="9" y="9" width="46" height="46"/>'
        )
        found[game] = (96, svg(symbol(piece) + sign))
    return found


def turn() -> str:
    """The mark in the browser's tab while it is one's turn."""
    dot = '<circle cx="49" cy="49" r="13" fill="#ffc145" stroke="#3b1d12" stroke-width="3"/>'
    return svg(inside("icon.svg") + dot) + "\n"


def digest() -> str:
    """What the icons would be drawn from now."""
    return hashlib.sha256(repr((drawings(), turn())).encode()).hexdigest()


def draw() -> None:
    """All icons, by a real browser."""
    from playwright.sync_api import sync_playwright

    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, drawn) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawn}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()
    TURN.write_text(turn(), encoding="utf-8")
    MADE_FROM.write_text(digest() + "\n", encoding="ascii")


def stale() -> bool:
    """Are they drawn from something else than what is there now?"""
    return not MADE_FROM.exists() or MADE_FROM.read_text(encoding="ascii").strip() != digest()


if __name__ == "__main__":
    if "--check" not in sys.argv[1:]:
        draw()
    elif stale():
        sys.exit("the icons are stale; run: make icons")
