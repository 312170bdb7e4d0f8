"""What may I do, and why not the rest: asked of a table, answered from what the asker sees."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tischlein import GAMES
from tischlein.client import RefusedError
from tischlein.core.why import Ruling
from tischlein.server import protocol as p
from tischlein.server.asking import ask
from tischlein.server.course import written
from tischlein.server.entries import Began
from tischlein.server.limits import Rate
from tischlein.server.timing import Window

from .house import FREE, house, plan
from .test_secrets_online import seated
from .twins import Listener, live

pytestmark = pytest.mark.slow


def ids(rulings: tuple[Ruling, ...]) -> set[str]:
    return {ruling.says.id for ruling in rulings}


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_answered_from_their_own_chair(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(plan(game, "me", "open", "open"), "Anna", "Boris", "Vera")
        watcher = await here.guest(await here.person(), guests[0].id)
        await here.caught_up(*guests, watcher)
        (first,) = guests[0].view.asked
        events = len((await here.course(watcher.id)).game.events)  # type: ignore[union-attr]
        heard = {guest: len(guest.frames) for guest in (*guests, watcher)}
        for guest in (*guests, watcher):
            told = await guest.why()
            assert told.no == guest.now.no
            assert sorted(action for ruling in told.may for action in ruling.actions) == sorted(guest.choices)
            if guest.seat == first:
                assert ids(told.may) and all(ruling.actions for ruling in told.may_not)
            else:
                (only,) = told.may_not
                assert (only.actions, only.rule, only.says.args) == ((), "turn", {"who": first})
                assert only.says.id == (f"{game}-wait" if guest.seat is None else f"{game}-why-wait")
        assert len((await here.course(watcher.id)).game.events) == events  # type: ignore[union-attr]
        assert all(len(guest.frames) == before + 1 for guest, before in heard.items()), "nobody else hears of it"


async def test_there_is_nothing_to_explain_before_the_game_and_after_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        waiting = await here.guest(host, await host.open(plan("barbecue", "me", "open")))
        with pytest.raises(RefusedError, match="not-now"):
            await waiting.why()
        alone = await here.guest(host, await host.open(plan("bratwurmeck", "me", "bot")))
        await alone.turn()
        await alone.ask(p.Lend, seat=0)
        assert (await alone.why()).may == (), "a bot sits there"
        await alone.over()
        assert await alone.why() == p.Reasons(alone.now.no)


async def test_an_answer_that_was_cut_off_comes_after_all(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (guest,) = await here.begin(plan("bratwurmeck", "me", "bot"), "Anna")
        await guest.turn()
        await guest.cut()
        async with asyncio.timeout(20):
            assert (await guest.why()).may


async def test_asking_too_fast_is_refused_like_everything_else(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, messages=Rate(3, 1e-6))
    async with house(tmp_path, limits) as here:
        host = await here.person("Anna")
        wire = await here.wire(host, await host.open(plan("bratwurmeck", "me", "bot")))
        for _ in range(4):
            await wire.say({"t": "why"})
        told = await wire.hear("refused")
        while told["why"]["kind"] == "not-now":  # the chair is not taken yet
            told = await wire.hear("refused")
        assert told == {"t": "refused", "n": None, "why": {"kind": "too-fast"}}


async def test_nobody_learns_of_a_card_before_its_reveal() -> None:
    """In a timed window all screens show a card at one moment; until then there is no answer about it."""
    course = seated(plan("haecmaec", "me", "open", "open"), 1)
    dealt = course.dealt()
    course.take(Began(events=written(dealt, 0)), 0, dealt)
    table, listener = live(course), Listener("1", 1)
    listener.held = 1
    try:
        await ask(table, listener, p.Why())
        (frame,) = listener.frames
        assert msgspec.json.decode(frame)["why"]["kind"] == "stale"
        listener.held = 0
        await ask(table, listener, p.Why())
        assert msgspec.json.decode(listener.frames[-1])["t"] == "reasons"
    finally:
        table.close()


@pytest.mark.parametrize("way", ["comes", "looks"])
async def test_whoever_comes_or_looks_anew_sees_a_card_with_all_others(way: str) -> None:
    """Else one would open a second page to see it before its reveal."""
    course = seated(plan("haecmaec", "me", "open", "open"), 1)
    dealt = course.dealt()
    course.take(Began(events=written(dealt, 0)), 0, dealt)
    table, listener = live(course), Listener("1", 1)
    shown = asyncio.get_running_loop().time() + 0.2
    table.timing.window = Window(shown, shown + 60)
    try:
        if way == "looks":
            table.connections.add(listener)
            await ask(table, listener, p.Look(seat=1))
        else:
            await table.welcome(listener, p.Hello(tab="another-tab"))
        told = {msgspec.json.decode(frame)["t"] for frame in listener.frames}
        assert not told & {"welcome", "news"}
        while not told & {"welcome"}:
            assert asyncio.get_running_loop().time() < shown + 20
            await asyncio.sleep(0.01)
            told = {msgspec.json.decode(frame)["t"] for frame in listener.frames}
        assert asyncio.get_running_loop().time() >= shown
        assert not listener.held
    finally:
        table.close()
