"""The README's pictures: `python -m tests.browser.gallery.pictures FOLDER`. One of each game, and one that moves."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from .. import chromium
from ..person import MAY, Person, greedy
from ..serving import Server
from . import moments as m
from .cabinet import Sitting
from .looking import SETTLE, company, enter, gallery
from .positions import Position

NAMES = ("Masha", "Ole", "Мила", "Jürgen", "Aylin", "Tim", "Rosa")
GAMES = [
    Position("bratwurmeck", "dark", 4, m.deciding(("go",), m.steal_or_take)),
    Position("karteneck", "light", 4, m.deciding(("go",), m.laid)),
    Position("barbecue", "dark", 4, m.deciding(("go",), m.stop_or_roll)),
    Position("haecmaec", "light", 4, m.deciding(("window",), m.burger), window=60),
    Position("tricknchef", "dark", 4, m.deciding(("play",), m.trick)),
]
MOVING = Position("bratwurmeck", "moving", 3)
LARGE, SMALL = {"width": 1280, "height": 800}, {"width": 400, "height": 780}
STEP, HOLD, LAST = 50, 700, 2_000
"""Milliseconds of a frame, of a rest between choices, and of the end."""
HALT = """async () => {
    const passing = () => document.getAnimations().filter(one => one.effect.getComputedTiming().iterations === 1);
    for (let frame = 0; frame < 60 && !passing().length; frame += 1) await new Promise(requestAnimationFrame);
    for (const motion of passing()) motion.pause();
    return Math.max(0, ...passing().map(motion => motion.effect.getComputedTiming().endTime));
}"""
"""Whatever begins to move is stopped, so that every frame is drawn in peace; how long it all takes."""
SEEK = """now => {
    for (const one of document.getAnimations())
        if (one.effect.getComputedTiming().iterations === 1) one.currentTime = now;
}"""

Frame = tuple[Image.Image, int]


def picture(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


@contextmanager
def visiting(browser: Browser, server: Server, sitting: Sitting, **how: object) -> Iterator[Person]:
    """Somebody at a table, and the others are there too."""
    with ExitStack() as stack:
        for token in sitting.company:
            stack.enter_context(company(server, sitting.table, token))
        person = Person(browser, server.address, **how)  # type: ignore[arg-type]
        stack.callback(person.leave)
        enter(person, server, sitting)
        person.page.evaluate(SETTLE)
        yield person


def games(browser: Browser, server: Server, sittings: list[Sitting]) -> Iterator[tuple[str, Image.Image]]:
    """A full moment of each game, by night and by day in turn."""
    for sitting in sittings:
        with visiting(browser, server, sitting, viewport=LARGE, color_scheme=sitting.position.name) as person:
            yield sitting.position.game, picture(person.page)


def motion(browser: Browser, server: Server, sitting: Sitting) -> list[Frame]:
    """One turn on a phone: dice fall, are kept, and bring a tile."""
    how = {"viewport": SMALL, "color_scheme": "dark", "reduced_motion": "no-preference"}
    with visiting(browser, server, sitting, **how) as person:
        frames = [(picture(person.page), HOLD)]
        while person.page.locator(MAY).count():
            person.page.locator(f'[data-action="{greedy(person.may())}"]').first.dispatch_event("click")
            frames += moving(person.page)
    return [*frames[:-1], (frames[-1][0], LAST)]


def moving(page: Page) -> list[Frame]:
    """What follows a choice, frame by frame."""
    whole = page.evaluate(HALT)
    frames = []
    for now in range(0, int(whole), STEP):
        page.evaluate(SEEK, now)
        frames.append((picture(page), STEP))
    page.evaluate(SETTLE)
    return [*frames, (picture(page), HOLD)]


def save(folder: Path, frames: list[Frame]) -> Path:
    """All frames as one picture that moves."""
    path = folder / "moving.webp"
    (first, _), *rest = frames
    times = [time for _, time in frames]
    first.save(
        path, save_all=True, append_images=[one for one, _ in rest], duration=times, loop=0, quality=60, method=4
    )
    return path


def make(folder: Path) -> Iterator[Path]:
    """All pictures; where each lies."""
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.find() or sys.exit(chromium.MISSING)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        with gallery(Path(data), [*GAMES, MOVING], NAMES) as (server, sittings):
            for game, image in games(browser, server, sittings[:-1]):
                image.save(folder / f"{game}.webp", quality=85, method=6)
                yield folder / f"{game}.webp"
            yield save(folder, motion(browser, server, sittings[-1]))
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.gallery.pictures", description="The README's pictures."
    )
    parser.add_argument("folder", type=Path, help="where they go")
    for path in make(parser.parse_args().folder):
        print(f"{path}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
