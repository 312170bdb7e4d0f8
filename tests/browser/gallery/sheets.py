"""Contact sheets: several pictures on one, with their names."""

from __future__ import annotations

from html import escape
from pathlib import Path

from playwright.sync_api import Browser

LAYOUT = {"phone": (5, 360), "tablet": (3, 580), "desktop": (2, 900)}
"""Pictures in a row, and how wide each is."""
ROWS = {"phone": 1, "tablet": 1, "desktop": 2}
TALLEST = 1400
STYLE = """
body { margin: 0; background: #777; font: 700 16px sans-serif; color: #fff; display: grid; gap: 8px; padding: 8px;
  width: max-content; }
figure { margin: 0; } figcaption { padding: 2px 0; } img { display: block; width: 100%; }
figure div { overflow: hidden; }
"""


def make_sheets(browser: Browser, folder: Path, name: str, size: str, pictures: list[Path]) -> list[Path]:
    """All pictures of one size on as few sheets as keep them readable."""
    columns, width = LAYOUT[size]
    page = browser.new_page()
    made = []
    many = columns * ROWS[size]
    for start in range(0, len(pictures), many):
        some = pictures[start : start + many]
        sheet = folder / f"sheet-{name}-{size}-{start // many + 1:02}.png"
        page.set_viewport_size({"width": columns * (width + 8) + 8, "height": 400})
        html = folder / "sheet.html"
        html.write_text(_html(some, min(columns, len(some)), width), encoding="utf-8")
        page.goto(html.as_uri())
        page.screenshot(path=sheet, full_page=True)
        html.unlink()
        made.append(sheet)
    page.close()
    return made


def _html(pictures: list[Path], columns: int, width: int) -> str:
    figures = "".join(
        f'<figure><figcaption>{escape(each.stem)}</figcaption><div><img src="{escape(each.name)}"></div></figure>'
        for each in pictures
    )
    layout = (
        f"body {{ grid-template-columns: repeat({columns}, {width}px); }} figure div {{ max-height: {TALLEST}px; }}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}{layout}</style>{figures}"
