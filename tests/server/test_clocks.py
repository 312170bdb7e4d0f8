"""Time for each move, what happens when it is over, and seats that are lent and come back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tischlein.client import RefusedError
from tischlein.server import asking, timing
from tischlein.server import protocol as p

from .house import Guest, House, house, plan

pytestmark = pytest.mark.slow


async def two(here: House, **rest: Any) -> tuple[Guest, Guest]:
    """Who is to act, and the other one; the clock gives an hour."""
    late = rest.pop("late", "bot-seat")
    settings = plan("bratwurmeck", "me", "open", clock=p.Clock("move", 3600, late), **rest)
    guests = await here.begin(settings, "Anna", "Boris")
    first = guests[0].view.asked[0]
    return guests[first], guests[1 - first]


async def late(here: House, table: str) -> None:
    """The hour is over: as if the last move had been so long ago."""
    live = await here.live(table)
    live.course.since -= 3_600_000
    live.timing.schedule()


def lent(guest: Guest, seat: int) -> bool:
    return guest.info.people[seat].lent


async def test_each_move_has_its_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, other = await two(here)
        for guest in (one, other):
            assert guest.scene and guest.scene.left and 3_590_000 < guest.scene.left <= 3_600_000
        (await here.course(one.id)).since -= 1_000_000
        back = await here.guest(await here.person(), one.id)
        assert back.scene and back.scene.left and 2_590_000 < back.scene.left <= 2_600_000
        await one.act(one.choices[0])
        assert one.scene and one.scene.left and one.scene.left > 3_590_000
        with pytest.raises(RefusedError, match="at least 5 seconds"):
            await (await here.person()).open(plan("barbecue", "me", "bot", clock=p.Clock("move", 4)))


async def test_a_short_clock_runs_out_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(plan("bratwurmeck", "me", "open", clock=p.Clock("move", 5)), "Anna", "Boris")
        one = guests[guests[0].view.asked[0]]
        began = time.monotonic()
        await one.until(lambda: lent(one, one.seat or 0), 15)
        assert 4.5 < time.monotonic() - began < 12


async def test_a_bot_takes_the_seat_until_its_player_is_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, other = await two(here)
        seat = one.seat or 0
        await late(here, one.id)
        await other.until(lambda: lent(other, seat) and bool(other.choices))
        assert lent(one, seat) and one.choices == []
        says = [say.id for line in other.lines for say in line.says]
        assert "people-lent-late" in says
        with pytest.raises(RefusedError, match="not-your-seat"):
            await one.act("roll")
        await one.cut()  # and comes back by itself
        await other.until(lambda: not lent(other, seat))
        assert "people-returned" in [say.id for line in other.lines for say in line.says]


async def test_who_is_back_has_time_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, _ = await two(here, pace="calm")  # so that the bot has not moved yet
        seat = one.seat or 0
        await late(here, one.id)
        await one.until(lambda: lent(one, seat))
        await one.ask(p.Back, seat=seat)
        await one.until(lambda: not lent(one, seat) and bool(one.choices))
        assert one.scene and one.scene.left and one.scene.left > 3_590_000
        await one.act(one.choices[0])
        course = await here.course(one.id)
        assert not course.chairs[seat].lent


async def test_a_bot_plays_this_move(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, other = await two(here, late="bot-move", pace="quick")
        assert other.scene
        seat, heard, no = one.seat or 0, len(other.frames), other.scene.no
        await late(here, one.id)
        await other.until(lambda: bool(other.scene and other.scene.no > no))
        [played] = [line for line in other.lines if line.kind == "event" and line.who == seat][-1:]
        assert played.text and played.text.startswith(f"{seat} ")
        assert not lent(other, seat), "the seat stays its player's"
        assert len(other.frames) - heard < 5, "one alarm, not a storm of them"


async def test_the_table_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, other = await two(here, late="wait")
        await late(here, one.id)
        live = await here.live(one.id)
        assert live.timing._alarm is None
        await other.chat("take your time")
        await here.caught_up(one, other)
        assert one.now.left is None and one.choices
        await one.act(one.choices[0])
        assert (one.now.left or 0) > 3_590_000


async def test_one_lends_one_s_seat_and_takes_it_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, other = await two(here, pace="calm")
        seat = one.seat or 0
        await one.ask(p.Lend, seat=seat)
        await other.until(lambda: lent(other, seat))
        with pytest.raises(RefusedError, match="not-now"):
            await one.ask(p.Lend, seat=seat)
        with pytest.raises(RefusedError, match="not-your-seat"):
            await other.ask(p.Back, seat=seat)
        await one.cut()
        await one.chat("I only watch")
        assert lent(one, seat), "who asked for a bot keeps it"
        await one.ask(p.Back, seat=seat)
        await other.until(lambda: not lent(other, seat))
        with pytest.raises(RefusedError, match="not-now"):
            await one.ask(p.Back, seat=seat)
        await one.ask(p.Stand)
        await other.until(lambda: lent(other, seat))


async def test_somebody_gone_for_a_while_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        one, other = await two(here)
        seat = one.seat or 0
        with pytest.raises(RefusedError, match="not-now"):
            await other.ask(p.Lend, seat=seat)
        await one.__aexit__()
        await other.until(lambda: not other.info.people[seat].here)
        with pytest.raises(RefusedError, match="a moment ago"):
            await other.ask(p.Lend, seat=seat)
        stranger = await here.guest(await here.person(), one.id)
        monkeypatch.setattr(asking, "GONE_AFTER", 0.0)
        with pytest.raises(RefusedError, match="not-your-seat"):
            await stranger.ask(p.Lend, seat=seat)
        await other.ask(p.Lend, seat=seat)
        await other.until(lambda: lent(other, seat))
        token = one._headers["cookie"].partition("=")[2]
        await here.guest(await here.person(token=token), one.id)
        await other.until(lambda: not lent(other, seat) and other.info.people[seat].here)


async def test_deadlines_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        one, _ = await two(here)
        table, seat, token = one.id, one.seat or 0, one._headers["cookie"].partition("=")[2]
        since = (await here.course(table)).since
    async with house(tmp_path) as here:
        course = await here.course(table)
        assert course.since == since
        one = await here.guest(await here.person(token=token), table)
        left = 3_600_000 - (time.time() * 1000 - since)
        assert one.scene and one.scene.left and abs(one.scene.left - left) < 3000
    # A deadline that passed while the server was away: everybody has a little time to come back.
    later = time.time() + 4000
    monkeypatch.setattr("tischlein.server.timing.time.time", lambda: later)
    async with house(tmp_path) as here:
        live = await here.live(table)
        assert not live.course.chairs[seat].lent
        assert live.timing.left() == round(1000 * timing.AFTER_RESTART)
