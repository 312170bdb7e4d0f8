"""Pictures of every step of a lesson: `python -m tests.browser.gallery.lessons FOLDER [GAME …]`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from ...test_lessons import LESSONS
from .. import chromium
from ..learner import Learner
from ..person import Person
from ..serving import Server
from .looking import SETTLE, SIZES
from .sheets import make_sheets

LOOKS = (
    ("phone", "dark", "en"),
    ("phone", "light", "de"),
    ("phone", "dark", "ru"),
    ("tablet", "light", "en"),
    ("desktop", "dark", "de"),
    ("desktop", "light", "ru"),
)


def steps(browser: Browser, server: Server, folder: Path, game: str, look: tuple[str, str, str]) -> Iterator[Path]:
    """A picture of each step, and of the end."""
    size, theme, language = look
    person = Person(browser, server.address, viewport=SIZES[size], color_scheme=theme, locale=language)
    learner = Learner(person, game, language)
    learner.comes()
    for at, step in enumerate([*learner.steps, {"name": "end"}]):
        if at < len(learner.steps):
            learner.stands_at(at)
        else:
            person.page.wait_for_selector(".learnt")
        person.page.evaluate(SETTLE)
        picture = folder / f"lesson-{game}-{size}-{theme}-{language}-{at:02}-{step['name']}.png"
        person.page.screenshot(path=picture)
        yield picture
        if at < len(learner.steps):
            learner.goes_on(at)
    assert not person.troubles, "\n".join(person.troubles)
    person.leave()


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", choices=[[], *LESSONS], default=LESSONS)
    asked = parser.parse_args()
    folder, games = asked.folder, asked.games
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.find() or sys.exit(chromium.MISSING)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        server = Server(Path(data))
        server.start()
        try:
            for game, (size, theme, language) in product(games, LOOKS):
                pictures = list(steps(browser, server, folder, game, (size, theme, language)))
                for sheet in make_sheets(browser, folder, f"lesson-{game}-{theme}-{language}", size, pictures):
                    print(sheet)
        finally:
            server.stop()
        browser.close()


if __name__ == "__main__":
    main()
