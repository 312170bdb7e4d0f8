"""No leak on the wire: what is hidden from a viewer changes no byte of what it is sent, in any game, at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein.bots import RandomBot
from tischlein.client import RefusedError
from tischlein.core.rng import below, seeded
from tischlein.core.table import Table
from tischlein.server import live as live_module
from tischlein.server import protocol as p
from tischlein.server import timing
from tischlein.server.asking import ask
from tischlein.server.course import Course, written
from tischlein.server.entries import Began, Opened, Played, Sat
from tischlein.server.replaying import finished_record
from tischlein.server.showing import card
from tischlein.server.telling import Viewer

from .house import Guest, house, plan, play_out
from .twins import TRIES, Listener, StoppedTime, live, once_more, same, shadow, twin

pytestmark = pytest.mark.slow

SETTINGS = [
    plan("bratwurmeck", "me", "open", "open"),
    plan("barbecue", "me", "open", "open"),
    plan("karteneck", "me", "open", "open", clock=p.Clock("move", 60)),
    plan("haecmaec", "me", "open", "open", "open", window=5, options={"slapping": "on"}),
    plan("haecmaec", "me", "open", "open", window=0, clock=p.Clock("days", 86400), options={"slapping": "on"}),
    plan("tricknchef", "me", "open", "open"),
]


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that no byte differs because of it."""
    for module in (live_module, timing):
        monkeypatch.setattr(module, "time", StoppedTime)
    monkeypatch.setattr(timing, "_now", StoppedTime.monotonic)


def seated(settings: p.Opening, seed: int) -> Course:
    """A table at which everybody sits, before the first event."""
    opened = Opened(plan=settings, host="0", seed=bytes([seed] * 32).hex(), code="ABCDE", held={0: ("0", "P0")})
    course = Course("a-table-of-twins", opened)
    for seat in range(len(settings.chairs)):
        course.take(Sat(seat=seat, player=str(seat), name=f"P{seat}", entropy="entropy-of-a-test"), 0)
    return course


async def sent(course: Course, viewer: Viewer, table: Table | None, screen: bool = False) -> list[bytes]:
    """Every byte that a viewer gets: it comes, asks for all sorts of things, somebody chats, something happens,
    it comes again, it looks at the lobby. A screen is opened by who has a seat."""
    player = "1" if screen else "stranger" if viewer is None else str(viewer)
    here = live(course)
    listener, other = Listener(player, viewer, screen=screen), Listener("0" if viewer != 0 else "1", None)
    hello = p.Hello("tab-of-a-twin", screen=screen)
    try:
        await here.welcome(listener, hello)
        await here.welcome(other, hello)
        for n, message in enumerate(requests(course, viewer), start=1):
            await ask(here, listener, msgspec.structs.replace(message, n=n))
        await ask(here, listener, p.Why())
        await ask(here, other, p.Chat(1, "hello"))
        if table:
            await here.write(Played(events=()), table)  # what happened is in the table
            here.publish()
        await ask(here, listener, p.Why())
        if not screen:
            listener.send(msgspec.json.encode(card(course, player, here.here)))
        listener.send(msgspec.json.encode(finished_record(course)) if course.stage != "over" else b"")
        await here.leave(other)
        again = Listener(player, viewer, screen=screen)
        await here.welcome(again, hello)
        return [*listener.frames, *again.frames]
    finally:
        here.close()


def requests(course: Course, viewer: Viewer) -> list[Any]:
    """All that is refused whatever others hold, with its reasons."""
    assert course.telling
    no = course.telling.told[viewer]
    asked = [p.Act(1, no, "nonsense"), p.Act(1, no + 1, "pass"), p.Act(1, no, "slap"), p.Undo(1, no + 1)]
    others = [p.Lend(1, (viewer or 0) + 1), p.Back(1, 0), p.Sit(1, 0, "entropy-of-a-test"), p.Rematch(1), p.Begin(1)]
    legal = course.game and viewer is not None and course.game.legal(viewer)
    return [*([] if legal and "slap" in map(str, legal) else asked), *others, p.Emote(1, "oops")]


@pytest.mark.usefixtures("stopped")
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: f"{settings.game}-{settings.window}")
async def test_twins_are_told_the_same(settings: p.Opening) -> None:
    compared = 0
    for seed in (1, 2):
        compared += await follow(settings, seed)
    assert compared > 20


async def follow(settings: p.Opening, seed: int) -> int:
    """A random game; at each moment one viewer's bytes are compared with those at a twin table. How often."""
    rng, course, compared = seeded(seed), seated(settings, seed), 0
    viewers: list[Viewer] = [None, *range(len(settings.chairs))]
    dealt = course.dealt()
    for viewer in viewers:
        compared += await dealt_alike(course, dealt, viewer, rng)
    course.take(Began(events=written(dealt, 0)), 0, dealt)
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(len(viewers) - 1)]
    while course.stage == "playing":
        assert course.game
        actors = sorted(course.game.actors)
        seat = actors[below(rng, len(actors))]
        after = course.followed()
        after.play(seat, bots[seat].choose(after.view(seat), after.legal(seat)))
        viewer = viewers[below(rng, len(viewers))]
        share = 1 if after.game.hands else 20  # with nothing hidden there is little to find
        if not after.over and below(rng, share) == 0:  # over: then everything is open
            compared += await alike(course, seat, after, viewer, rng)
        course.take(Played(events=()), 0, after)
    return compared


async def dealt_alike(course: Course, dealt: Table, viewer: Viewer, rng: list[int]) -> int:
    blank = course._blank(course.chairs)
    tries = (shadow(blank, dealt.events, viewer, rng) for _ in range(TRIES))
    other = next((table for table in tries if table), None)
    assert other
    found = []
    for table in (dealt, other):
        begun = same(course)
        begun.take(Began(events=()), 0, table)
        found.append([await sent(same(begun), viewer, None, screen) for screen in screens(viewer)])
    assert found[0] == found[1]
    return 1


def screens(viewer: Viewer) -> tuple[bool, ...]:
    """What a spectator sees, a screen sees too."""
    return (False, True) if viewer is None else (False,)


async def alike(course: Course, seat: int, after: Table, viewer: Viewer, rng: list[int]) -> int:
    """Are the bytes of both tables equal? 0 where no twin can go the same way."""
    assert course.game
    rules, old = course.game.game, len(course.game._codes)
    in_window = course.sealed and rules.sealed(after._s)
    for _ in range(TRIES):
        other = twin(course, viewer, rng, keep_answers=course.sealed and not in_window)
        if other is None:
            continue
        assert other.game
        if in_window and viewer != seat:
            beyond: Table | None = None  # an answer that this viewer must not notice: at the twin table nobody answers
        else:
            beyond = shadow(other.followed(), after.events[old:], viewer, rng)
            # What a choice shows of a hand by the rules alone (that there is more of a kind) is no secret any more.
            if beyond is None or beyond.view(viewer) != after.view(viewer):
                continue
        for screen in screens(viewer):
            seen = await sent(same(course), viewer, once_more(after), screen)
            assert seen == await sent(same(other), viewer, once_more(beyond) if beyond else None, screen)
        return 1
    return 0


# -- on real sockets --------------------------------------------------------------------------------

NAMES = {
    "karteneck": re.compile(rb'"w\d+"|(?<=[ "])w\d+\b'),
    "haecmaec": re.compile(rb"\b(?:patty|cheese|tomato|bacon|pickle|lettuce|onion|ketchup)-\d"),
    "tricknchef": re.compile(rb"\b(?:red|green|blue|yellow)-\d+"),
}


@pytest.mark.parametrize(
    "settings",
    [
        plan("karteneck", "me", "open", "bot"),
        pytest.param(
            plan("haecmaec", "me", "open", "bot", window=1, options={"slapping": "on"}), marks=pytest.mark.slow
        ),
        pytest.param(plan("tricknchef", "me", "open", "bot"), marks=pytest.mark.slow),
    ],
    ids=lambda settings: settings.game,
)
async def test_no_frame_names_a_card_that_was_not_told(tmp_path: Path, settings: p.Opening) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(settings, "Anna", "Boris")
        watcher = await here.guest(await here.person(), guests[0].id)
        with pytest.raises(RefusedError, match="unknown"):
            await (await here.person()).replay(watcher.id, "open")
        with pytest.raises(RefusedError, match="unknown"):
            await (await here.person()).record(watcher.id)
        mischief = asyncio.create_task(disturb([*guests, watcher]))
        await play_out(guests)
        await watcher.over()
        await mischief
        course = await here.course(watcher.id)
        assert course.game
        checked = sum(check_names(guest, course.game) for guest in (*guests, watcher))
        assert checked > 100


async def disturb(guests: list[Guest]) -> None:
    """Connections are cut, people talk and ask for nonsense, while the game goes on."""
    for round_ in range(6):
        guest = guests[round_ % len(guests)]
        await guest.chat("hm")
        await guest.cut()
        with contextlib.suppress(RefusedError):  # while news is on its way
            await guest.why()
        with pytest.raises(RefusedError):
            await guest.act("nonsense")


def check_names(guest: Guest, table: Table) -> int:
    """Cards named in each frame must have been told to this viewer by then; how many were."""
    told = [str(event).encode() for event in table.told(guest.seat)]
    pattern = NAMES[table.game.id]
    found, known, no = 0, set[bytes](), 0
    for frame in guest.frames:
        scene = msgspec.json.decode(frame).get("scene")
        if scene and scene.get("result"):
            continue  # all is open
        while scene and no < scene["no"]:
            known |= {name.strip(b'"') for name in pattern.findall(told[no] + b" ")}
            no += 1
        frame = frame.replace(table.game.actions.usage.encode(), b"")  # names an example
        named = {name.strip(b'"') for name in pattern.findall(frame)}
        assert named <= known, (named - known, frame)
        found += len(named)
    return found
