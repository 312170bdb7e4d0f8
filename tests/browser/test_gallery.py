"""Every board in every size, theme and language: nothing overlaps, is cut off, too small, too pale or out of sight."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .gallery.judging import faults
from .gallery.known import KNOWN
from .gallery.looking import COLOURED, LANGUAGES, SIZES, TELLING, THEMES, gallery, visit
from .gallery.positions import GALLERY


def test_every_place_is_looked_at_in_one_theme_and_every_colour_in_one_language() -> None:
    placed = {(language, size) for language, size, theme in TELLING if theme == THEMES[0]}
    assert placed == set(product(LANGUAGES, SIZES))
    coloured = {(size, theme) for language, size, theme in TELLING if language == LANGUAGES[0]}
    assert coloured >= set(product(COLOURED, THEMES))


@pytest.mark.parametrize("game", GALLERY)
def test_every_board_can_be_read_and_touched(browser: Browser, tmp_path: Path, game: str) -> None:
    found: dict[str, list[str]] = defaultdict(list)
    with gallery(tmp_path, GALLERY[game]) as (server, sittings):
        for look, page in visit(browser, server, sittings, TELLING):
            for fault in faults(look, page):
                found[fault.name].append(f"    {look}: {fault.text}")
    known = KNOWN.get(game, frozenset())
    told = [line for name in sorted(found.keys() - known) for line in (name, *found[name][:3])]
    told += [f"no longer occurs, so it is no known fault: {name}" for name in sorted(known - found.keys())]
    assert not told, "\n".join(told)
