"""Windows: sealed answers, silence, early closing, and the referee's verdict."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein.server import protocol as p
from tischlein.server.course import Course
from tischlein.server.entries import Played, decode
from tischlein.server.referee import QUOTA_MS, REFILL_MS, Claim

from .house import Guest, House, SharedThinkers, house, plan
from .test_troubles import fail

pytestmark = pytest.mark.slow


class Opener:
    """Lays ingredient on ingredient, and objects to nothing."""

    def choose(self, view: Any, legal: Any) -> str:
        choices = [str(action) for action in legal]
        if "pass" in choices:
            return "pass"
        return next((choice for choice in choices if choice.startswith("play")), choices[0])


async def until_offered(here: House, guests: list[Guest], wanted: str) -> list[Guest]:
    """Play on until everybody who is asked may answer like this; those who are."""
    bot = Opener()
    while True:
        await here.caught_up(*guests)
        asked = [guest for guest in guests if guest.choices]
        assert asked, "the game was too short"
        if all(wanted in guest.choices for guest in asked):
            return asked
        for guest in asked:
            await guest.act(bot.choose(None, guest.choices))


async def three(here: House, **rest: Any) -> list[Guest]:
    settings = plan("haecmaec", "me", "open", "open", **rest)
    return await here.begin(settings, "Anna", "Boris", "Clara")


async def quiet(watchers: list[Guest], deed: Awaitable[None], talker: Guest) -> None:
    """Nobody else hears anything of this: the next frame is what somebody says afterwards."""
    before = {guest: len(guest.frames) for guest in watchers}
    scenes = {guest: guest.scene for guest in watchers}
    await deed
    await talker.chat("and now?")
    for guest in watchers:
        await guest.until(lambda guest=guest: any(line.text == "and now?" for line in guest.lines[-1:]))  # type: ignore[misc]
        heard = [frame for frame in guest.frames[before[guest] :] if msgspec.json.decode(frame)["t"] != "ping"]
        old, new = scenes[guest], guest.scene
        assert len(heard) == 1 and old and new
        assert (new.no, bytes(new.view), new.choices, new.window) == (old.no, bytes(old.view), old.choices, True)
        assert (new.left is None) == (old.left is None)
        assert new.left is None or (old.left or 0) - 2000 < new.left <= (old.left or 0)


async def test_an_answer_is_heard_by_nobody_else(tmp_path: Path) -> None:
    for window, clock in ((0, p.Clock()), (0, p.Clock("days", 86400)), (60, p.Clock())):
        async with house(tmp_path / f"{window}-{clock.kind}") as here:
            guests = await three(here, window=window, clock=clock)
            watcher = await here.guest(await here.person(), guests[0].id)
            asked = await until_offered(here, guests, "accuse")
            [player] = [guest for guest in guests if guest not in asked]
            await here.caught_up(watcher)
            quick, slow = asked
            others = [player, slow, watcher]
            # An accusation makes a timed window close soon, and that must not show either.
            answer = "pass" if window else "accuse"
            await quiet(others, quick.act(answer), watcher)
            back = await here.guest(await here.person(token=slow._headers["cookie"].partition("=")[2]), slow.id)
            assert back.scene and slow.scene and back.scene.no == slow.scene.no and back.view == slow.view


class SlowThinkers(SharedThinkers):
    """Bots that answer `pass` when they are told to, each time once."""

    def __init__(self) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Semaphore(0)

    async def think(self, level: str, view: Any, legal: Any, told: Any, mind: int) -> str:
        self.asked.set()
        await self.go.acquire()
        return "pass" if "pass" in map(str, legal) else str(legal[0])


@pytest.mark.parametrize("late_one", [0, 1])
@pytest.mark.parametrize("late", ["bot-seat", "bot-move"])
async def test_a_clock_that_runs_out_does_not_tell_who_had_answered(tmp_path: Path, late: Any, late_one: int) -> None:
    """A late seat is lent when the window is settled; until then nothing at all is heard of it."""
    async with house(tmp_path) as here:
        guests = await three(here, window=0, clock=p.Clock("move", 3600, late))
        watcher = await here.guest(await here.person(), guests[0].id)
        asked = await until_offered(here, guests, "accuse")
        slow, quick = asked[late_one], asked[1 - late_one]
        others = [*guests, watcher]
        await quick.act("pass")
        await here.caught_up(*others)
        bots = here.desk.hall.thinkers = SlowThinkers()
        heard = {guest: len(guest.frames) for guest in others}
        scenes = {guest: guest.now for guest in others}
        live = await here.live(slow.id)
        live.course.since -= 3_600_000
        live.timing.schedule()
        await bots.asked.wait()
        await watcher.chat("and now?")
        await here.caught_up(*others)
        for guest in others:
            [frame] = guest.frames[heard[guest] :]
            assert b"and now?" in frame and b"lent" not in frame
            assert guest.now == msgspec.structs.replace(scenes[guest], left=0)
            assert not any(person.lent for person in guest.info.people)
        bots.go.release()
        for guest in others:
            await guest.until(lambda guest=guest: not guest.now.window)  # type: ignore[misc]
            if late == "bot-seat":
                await guest.until(lambda guest=guest: guest.info.people[slow.seat].lent)  # type: ignore[misc]
            told = [b"lent-late" in frame or b'"lent":true' in frame for frame in guest.frames]
            open_ = [b'"window":true' in frame for frame in guest.frames]
            assert any(told) is (late == "bot-seat")
            assert True not in told[: len(open_) - open_[::-1].index(True)], "not before the last frame of the window"
        assert [chair.lent for chair in live.course.chairs].count("late") == (late == "bot-seat")


async def test_who_answers_late_but_before_the_bot_keeps_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await three(here, window=0, clock=p.Clock("move", 3600))
        asked = await until_offered(here, guests, "accuse")
        bots = here.desk.hall.thinkers = SlowThinkers()
        live = await here.live(guests[0].id)
        live.course.since -= 3_600_000
        live.timing.schedule()
        await bots.asked.wait()
        for guest in asked:
            await guest.act("pass")
        bots.go.release()
        await guests[0].until(lambda: not guests[0].now.window)
        await guests[0].chat("all is told")
        assert not any(person.lent for person in guests[0].info.people)


async def test_a_window_closes_when_all_have_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await three(here, window=60)
        asked = await until_offered(here, guests, "pass")
        assert all(guest.scene and guest.scene.window and 50_000 < (guest.scene.left or 0) <= 60_500 for guest in asked)
        for guest in asked:
            await guest.act("pass")
        for guest in guests:
            await guest.until(lambda guest=guest: bool(guest.scene and not guest.scene.window), 10)  # type: ignore[misc]


async def test_silence_is_no_objection(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await three(here, window=1)
        asked = await until_offered(here, guests, "pass")
        [player] = [guest for guest in guests if guest not in asked]
        await asked[0].act("pass")
        await player.until(lambda: bool(player.scene and not player.scene.window), 10)
        said = [line.text for line in player.lines if line.text and line.text.endswith("pass")]
        assert said[-2:] == [f"{asked[0].seat} pass", f"{asked[1].seat} pass"]


async def test_an_untimed_window_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await three(here, window=0)
        asked = await until_offered(here, guests, "pass")
        assert all(guest.scene and guest.scene.left is None for guest in guests)
        live = await here.live(guests[0].id)
        assert live.timing.window is None and live.timing._alarm is None
        for guest in asked:
            await guest.act("pass")
        await asked[0].until(lambda: bool(asked[0].scene and not asked[0].scene.window), 10)


async def entries(here: House, table: str) -> list[Played]:
    found = [decode(row.what) for row in await here.desk.store.log(table)]
    return [entry for entry in found if isinstance(entry, Played)]


async def claimed(here: House, wanted: str, first_ms: float, second_ms: float) -> tuple[list[Guest], Course, Played]:
    """Both who are asked answer at once and claim these times."""
    options = {"slapping": "on"} if wanted == "slap" else {}
    guests = await three(here, window=60, options=options)
    asked = await until_offered(here, guests, wanted)
    # Both were told a while ago, so that their claims lie within what the server believes.
    await asyncio.sleep(max(first_ms, second_ms) / 1000)
    await asyncio.gather(asked[0].act(wanted, ms=first_ms), asked[1].act(wanted, ms=second_ms))
    for guest in guests:
        await guest.until(lambda guest=guest: any(line.kind == "times" for line in guest.lines), 10)  # type: ignore[misc]
    last = (await entries(here, guests[0].id))[-1]
    return asked, await here.course(guests[0].id), last


async def test_the_referee_says_who_was_first(tmp_path: Path) -> None:
    for wanted in ("accuse", "slap"):
        async with house(tmp_path / wanted) as here:
            asked, course, last = await claimed(here, wanted, 300, 200)
            seats = {guest.seat for guest in asked}
            assert set(last.times) == seats and all(100 <= ms <= 60_000 for ms in last.times.values())
            shown = next(line for line in asked[0].lines if line.kind == "times")
            assert shown.times == {str(seat): ms for seat, ms in last.times.items()}
            assert len(last.raced) == 1
            [tied] = last.raced.values()
            assert set(tied) <= seats
            race = next(event for event in last.events if event.startswith("* race"))
            assert int(race.split()[-1]) in tied
            assert course.raced == last.raced and course.claims == ()


async def test_quotas_survive_a_restart(tmp_path: Path) -> None:
    """What a seat has asked for beyond its round trip stays spent, also where the server was away meanwhile."""
    async with house(tmp_path) as here:
        guests = await three(here, window=60)
        tokens = {guest.seat: guest._headers["cookie"].partition("=")[2] for guest in guests}
        asked = await until_offered(here, guests, "accuse")
        live = await here.live(guests[0].id)
        for connection in live.connections:
            connection.trip._samples.clear()  # pings came back at once, or after a while: all is plausible
            for ms in [0.0] * 8 + [200.0]:
                connection.trip.add(ms)
        await asyncio.sleep(0.2)
        await asyncio.gather(asked[0].act("accuse", ms=0), asked[1].act("accuse"))
        for guest in guests:
            await guest.until(lambda guest=guest: any(line.kind == "times" for line in guest.lines), 10)  # type: ignore[misc]
        table, liar, honest = guests[0].id, asked[0].seat or 0, asked[1].seat or 0
        spent = dict(live.timing._quota)
        assert spent == {liar: REFILL_MS, honest: QUOTA_MS}
    async with house(tmp_path) as here:
        guests = [await here.guest(await here.person(token=token), table, seat) for seat, token in tokens.items()]
        assert (await here.live(table)).timing._quota == spent
        while not (again := [g for g in await until_offered(here, guests, "accuse") if g.seat == liar]):
            for guest in guests:
                if guest.seat != liar and guest.choices:
                    await guest.act("pass")
        await again[0].act("accuse")
        assert next(c for entry in reversed(await entries(here, table)) for c in entry.claims).quota == REFILL_MS


async def test_a_verdict_that_is_not_written_spends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        guests = await three(here, window=60)
        asked = await until_offered(here, guests, "accuse")
        live = await here.live(guests[0].id)
        live.timing._quota = dict.fromkeys(range(3), 30)
        monkeypatch.setattr("tischlein.client.remote.AGAIN", 0.01)
        monkeypatch.setattr("tischlein.server.timing.grace", lambda first, others: 10_000)  # both are waited for
        failed = fail(here, monkeypatch, lambda rows, note: failed[0] < 3 and b'"times"' in rows[0].what)
        await asyncio.gather(*(guest.act("accuse") for guest in asked))
        await asked[0].until(lambda: any(line.kind == "times" for line in asked[0].lines), 10)
        claims = [claim for entry in await entries(here, asked[0].id) for claim in entry.claims]
        assert failed[0] == 3 and [claim.quota for claim in claims] == [30, 30]


async def test_a_lone_claim_closes_the_window_soon(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await three(here, window=60)
        asked = await until_offered(here, guests, "accuse")
        await asked[0].act("accuse", ms=200)
        await asked[1].until(lambda: bool(asked[1].scene and not asked[1].scene.window), 10)
        last = (await entries(here, guests[0].id))[-1]
        assert last.why == "window" and last.events[0] == f"{asked[1].seat} pass"
        assert set(last.times) == {asked[0].seat}


async def test_bots_slap_like_people(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        settings = plan("haecmaec", "me", "bot", "easy", window=1, options={"slapping": "on"})
        [anna] = await here.begin(settings, "Anna")
        claims: list[Claim] = []
        while not claims and not anna.scene.result:  # type: ignore[union-attr]
            await anna.turn()
            await anna.act(Opener().choose(None, anna.choices))
            claims = [claim for entry in await entries(here, anna.id) for claim in entry.claims]
        assert claims and all(250 <= claim.elapsed <= 1500 for claim in claims)
