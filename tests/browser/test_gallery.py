"""Every board in every size, theme and language: nothing overlaps, is cut off, too small, too pale or out of sight."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .gallery.judging import faults
from .gallery.known import KNOWN
from .gallery.looking import COLOURED, LANGUAGES, SIZES, TELLING, THEMES, Ways, gallery, visit
from .gallery.positions import GALLERY


def placed(ways: Ways) -> set[tuple[str, str]]:
    return {(language, size) for language, size, theme in ways if theme == THEMES[0]}


def coloured(ways: Ways) -> set[tuple[str, str]]:
    return {(size, theme) for language, size, theme in ways if language == LANGUAGES[0] and size in COLOURED}


def test_every_position_is_looked_at_in_each_size_language_and_theme() -> None:
    for ways in TELLING:
        assert placed(ways) >= set(product(LANGUAGES, ["phone"]))
        assert {size for _, size in placed(ways)} == set(SIZES)
        sizes, themes = zip(*coloured(ways), strict=True)
        assert (set(sizes), set(themes)) == (set(COLOURED), set(THEMES))


def test_every_game_is_looked_at_in_each_language_in_each_size_and_in_each_theme_in_each_size() -> None:
    every = [way for ways in TELLING for way in ways]
    assert placed(every) == set(product(LANGUAGES, SIZES))
    assert coloured(every) == set(product(COLOURED, THEMES))
    assert all(len(positions) >= len(TELLING) for positions in GALLERY.values())


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
