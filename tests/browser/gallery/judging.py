"""What is wrong with a look: measured in the page, and told by the classes of the things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from ..pages import axe
from .cabinet import NAMES
from .looking import COLOURED, LANGUAGES, THEMES, Look

CONTRAST = """async () => {
    const found = await axe.run(document, { runOnly: ["color-contrast"], resultTypes: ["violations"] });
    return found.violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => [target[0], any[0].message]));
}"""


class Fault(NamedTuple):
    """Something that is wrong, wherever it occurs."""

    kind: str
    """wide, covered, small, fold, cut, broken, hidden, over or contrast."""
    what: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.kind} {self.what}"


def faults(look: Look, page: Page) -> Iterator[Fault]:
    """Of places in one theme, of colours in one language: they are the same in the others."""
    if look.theme == THEMES[0]:
        for found in page.evaluate(checker(), {"names": NAMES, "board": not look.position.whole}):
            yield Fault(**found)
    if look.language == LANGUAGES[0] and look.size in COLOURED:
        yield from contrast(page)


def contrast(page: Page) -> Iterator[Fault]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[Any] = page.evaluate(CONTRAST)
    for target, message in found:
        yield Fault("contrast", re.sub(r"\.svelte-\w+|:nth-child\(\d+\)", "", target), message)


@cache
def checker() -> str:
    """The files of the checker as one function."""
    folder = Path(__file__).parent / "checker"
    parts = [(folder / f"{part}.js").read_text(encoding="utf-8") for part in ("things", "pressing", "reading", "all")]
    return "({ names, board }) => {\n" + "\n".join(parts) + "}"
