"""A table is what its log says: folded again it is the same, whatever happened there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tischlein.client import RefusedError
from tischlein.core.fair import Fair
from tischlein.server import protocol as p
from tischlein.server.course import Course, course_of
from tischlein.server.entries import decode

from .house import Guest, House, house, plan

pytestmark = pytest.mark.slow

SETTINGS = [
    plan("bratwurmeck", "me", "Ida", "open", "bot"),
    plan("barbecue", "me", "open", "open", clock=p.Clock("move", 60)),
    pytest.param(plan("karteneck", "me", "open", "bot"), marks=pytest.mark.slow),
    plan("haecmaec", "me", "open", "open", window=1, options={"slapping": "on"}),
    plan("haecmaec", "me", "open", "open", window=0),
    pytest.param(plan("tricknchef", "me", "open", "open"), marks=pytest.mark.slow),
]


def facts(course: Course) -> dict[str, Any]:
    """All that a course knows."""
    known = {key: value for key, value in vars(course).items() if key not in ("game", "telling", "opened")}
    if course.game and course.telling:
        dealer = course.game._dealer
        assert isinstance(dealer, Fair)
        known |= {
            "state": course.game._s.to_bytes(),
            "codes": course.game._codes,
            "names": course.game.names,
            "dealer": (dealer.number, dealer.reveal()),
            "lines": course.telling.lines,
            "told": course.telling.told,
            "sealed": course.telling._sealed,
            "seen": course.telling.view,
        }
    return known


async def check(here: House, table: str) -> set[str]:
    """The log of a table gives the same table; the kinds of its entries."""
    course = await here.course(table)
    while len(rows := await here.desk.store.log(table)) < course.seq:
        pass  # a bot moved on while the log was read
    rows = rows[: course.seq]
    log = [(decode(row.what), row.at) for row in rows]
    again = course_of(table, log)
    assert facts(again) == facts(course)
    assert [row.seq for row in rows] == list(range(len(rows)))
    return {type(entry).__name__ for entry, _ in log}


async def mischief(rng: random.Random, guest: Guest) -> None:
    """Something that a person may do at a table, or may not."""
    seat = guest.seat or 0
    asked: list[tuple[Any, dict[str, Any]]] = [
        (p.Chat, {"text": "well"}),
        (p.Emote, {"emote": "lucky"}),
        (p.Lend, {"seat": seat}),
        (p.Back, {"seat": seat}),
        (p.Undo, {"no": guest.scene.no if guest.scene else 0}),
        (p.Undo, {"no": guest.scene.no if guest.scene else 0}),
        (p.Rematch, {}),
    ]
    try:
        if rng.random() < 0.15:
            kind, rest = rng.choice(asked)
            await guest.ask(kind, **rest)
        elif rng.random() < 0.02:
            await guest.cut()
        elif guest.choices:
            await guest.act(rng.choice(guest.choices), ms=rng.choice([None, 150.0, 400.0]))
        elif (own := [i for i, person in enumerate(guest.info.people) if person.yours])[1:]:
            guest.seat = rng.choice(own)
            await guest.look(guest.seat)
        else:
            await guest.ask(p.Back, seat=seat)
    except RefusedError as error:
        assert error.why.kind in ("not-legal", "stale", "not-now", "not-your-seat", "over")  # noqa: PT017


ALL_KINDS = {"Opened", "Sat", "Began", "Played", "Chatted", "Emoted", "Lent", "Returned"}


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: f"{settings.game}-{settings.window}")
async def test_the_log_is_the_table(tmp_path: Path, settings: p.Opening) -> None:
    rng = random.Random(settings.game)
    kinds: set[str] = set()
    async with house(tmp_path) as here:
        people = sum(chair.kind == "open" for chair in settings.chairs) + 1
        guests = await here.begin(settings, *["Anna", "Boris", "Clara"][:people])
        host = guests[0]
        for step in range(2000):
            await mischief(rng, rng.choice(guests))
            if step % 25 == 0:
                kinds |= await check(here, host.id)
                if step >= 250 and kinds >= ALL_KINDS:
                    break
        kinds |= await check(here, host.id)
    assert kinds >= ALL_KINDS


async def test_the_log_of_a_waiting_room(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan("barbecue", "me", "open", "open"))
        await here.guest(host, table)
        boris = await here.guest(await here.person("Boris"), table)
        await boris.chat("may I?")
        await boris.sit()
        await boris.ask(p.Stand)
        await boris.sit(2)
        assert await check(here, table) == {"Opened", "Sat", "Stood", "Chatted"}
        course = await here.course(table)
        assert [chair.kind for chair in course.chairs] == ["person", "open", "person"]
