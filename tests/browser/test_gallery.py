"""Every board in every size, theme and language: nothing overlaps, is cut off, too small, too pale or out of sight."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .gallery.judging import faults
from .gallery.known import KNOWN
from .gallery.looking import TELLING, gallery, visit
from .gallery.positions import GALLERY

MENDING = {"bratwurmeck", "barbecue", "karteneck", "pages"}
"""Where the last merge left something to mend; each goes from here once it is clean."""
ALL = [
    pytest.param(game, marks=[pytest.mark.xfail(reason="being mended", strict=False)] if game in MENDING else [])
    for game in GALLERY
]


@pytest.mark.parametrize("game", ALL)
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
