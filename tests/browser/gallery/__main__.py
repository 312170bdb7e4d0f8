"""Pictures of every board: `python -m tests.browser.gallery FOLDER` and what is wanted of it."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from .. import chromium
from .looking import LANGUAGES, SIZES, THEMES, Look, Ways, gallery, visit
from .positions import GALLERY, Position
from .sheets import make_sheets


def wanted(asked: argparse.Namespace) -> tuple[list[Position], Ways]:
    games = asked.game or list(GALLERY)
    names = asked.position or ["*"]
    every = [position for game in games for position in GALLERY[game]]
    positions = [each for each in every if any(fnmatch(each.name, name) for name in names)]
    return positions, list(product(asked.language or LANGUAGES, asked.size or SIZES, asked.theme or THEMES))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.gallery", description="Pictures of every board.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--game", action="append", choices=GALLERY, help="one or more; else all")
    parser.add_argument("--position", action="append", help="its name, or a pattern such as 'crowded-*'")
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--no-sheets", action="store_true", help="single pictures alone")
    asked = parser.parse_args()
    positions, ways = wanted(asked)
    if not positions:
        names = ", ".join(dict.fromkeys(each.name for every in GALLERY.values() for each in every))
        raise SystemExit(f"No such position; there are {names}.")
    asked.folder.mkdir(parents=True, exist_ok=True)
    path = chromium.find() or sys.exit(chromium.MISSING)
    pictures: dict[tuple[str, str], list[tuple[Look, Path]]] = defaultdict(list)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        with gallery(Path(data), positions) as (server, sittings):
            for look, page in visit(browser, server, sittings, [ways]):
                picture = asked.folder / f"{look}.png"
                page.screenshot(path=picture, full_page=look.position.whole)
                print(picture)
                pictures[look.position.game, look.size].append((look, picture))
        if not asked.no_sheets:
            for (game, size), some in pictures.items():
                for sheet in make_sheets(browser, asked.folder, game, size, in_order(some)):
                    print(sheet)
        browser.close()


def in_order(pictures: list[tuple[Look, Path]]) -> list[Path]:
    """Positions side by side, theme after theme, language after language."""
    return [path for _, path in sorted(pictures, key=lambda each: (each[0].theme, each[0].language))]


if __name__ == "__main__":
    main()
