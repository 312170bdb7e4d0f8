"""Tables that nobody needs leave the memory, and are back as they were when somebody asks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tischlein.client import Client
from tischlein.server import hall
from tischlein.server import protocol as p

from .house import Guest, House, house, plan, play_out
from .test_troubles import fail

pytestmark = pytest.mark.slow

SOON = 0.05


@contextlib.contextmanager
def quickly() -> Iterator[None]:
    """Who is not here now will not be waited for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "RESTS_AFTER", SOON)
        yield


async def rests(here: House, table: str) -> None:
    async with asyncio.timeout(10):
        while table in here.desk.hall._tables:
            await asyncio.sleep(0.01)  # it goes quietly


async def waiting_room(here: House) -> tuple[Client, Guest]:
    """A host who sits alone and has said something."""
    anna = await here.person("Anna")
    guest = await here.guest(anna, await anna.open(plan("barbecue", "me", "open", public=True)))
    await guest.until(lambda: guest.info.people[0].kind == "person" and not guest.info.people[0].held)
    await guest.chat("hello?")
    return anna, guest


async def test_who_waits_alone_is_found_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, guest = await waiting_room(here)
        table, code, memory = guest.id, guest.info.code, here.desk.hall._tables
        boris = await here.person("Boris")
        with quickly():
            assert [card.id for card in (await boris.lobby()).open] == [table]
            await asyncio.sleep(3 * SOON)
            assert table in memory, "somebody is here"
            await guest.__aexit__()
            await rests(here, table)
            assert [card.id for card in (await boris.lobby()).open] == [table]
            await rests(here, table)
            assert [card.id for card in (await anna.lobby()).mine] == [table]
            await rests(here, table)
        assert code and await boris.join(code) == table
        other = await here.guest(boris, table)
        assert [line.text for line in other.lines if line.kind == "chat"] == ["hello?"]
        assert other.info.people[0].name == "Anna" and not other.info.people[0].held
        await other.sit()  # now it is full and begins
        await other.until(lambda: other.scene is not None)
        with quickly():
            await other.__aexit__()
            await asyncio.sleep(3 * SOON)
        assert table in memory and memory[table].course.stage == "playing", "a game goes on"


async def test_where_nobody_ever_comes(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.person("Anna")
        with quickly():
            await rests(here, await anna.open(plan("barbecue", "me", "open")))
        assert not here.desk.hall._resting


async def test_finished_tables(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(plan("barbecue", "me", "open"), "Anna", "Boris")
        table = guests[0].id
        await play_out(guests)
        with quickly():
            for guest in guests:
                await guest.__aexit__()
            await rests(here, table)
    async with house(tmp_path) as here:
        assert table not in here.desk.hall._tables
        with quickly():
            assert "result" in str(await (await here.person()).replay(table)), "it is back when somebody asks"
            await rests(here, table)


async def test_after_a_restart_only_games_are_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        anna, guest = await waiting_room(here)
        token, waits = anna.token, await anna.open(plan("barbecue", "me", "open"))
        [playing] = await here.begin(plan("barbecue", "me", "bot"), "Boris")
        behind = await here.person("Clara")
        seat = await here.guest(behind, await behind.open(plan("barbecue", "me", "bot", "open")))
        await seat.until(lambda: not seat.info.people[0].held)
        fail(here, monkeypatch, lambda rows, note: note is not None)
        await seat.ask(p.Begin)  # it has begun, and its note says that it waits
    async with house(tmp_path) as here:
        memory = here.desk.hall._tables
        assert {playing.id, seat.id} <= set(memory) and waits not in memory
        mine = (await (await here.person(token=token)).lobby()).mine
        assert {card.id for card in mine} == {waits, guest.id}


async def test_who_waits_for_long_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        anna, guest = await waiting_room(here)
        boris = await here.person("Boris")
        now = hall.now_ms()

        async def listed() -> list[int]:
            return [len((await anna.lobby()).mine), len((await boris.lobby()).open)]

        monkeypatch.setattr(hall, "now_ms", lambda: now + hall.LISTED_FOR - 60_000)
        assert await listed() == [1, 1]
        monkeypatch.setattr(hall, "now_ms", lambda: now + hall.LISTED_FOR + 60_000)
        assert await listed() == [0, 0]
        assert guest.info.code and await boris.join(guest.info.code) == guest.id, "the link and the code stay good"
        await (await here.guest(boris, guest.id)).sit()
        await guest.until(lambda: guest.scene is not None)
        assert await listed() == [1, 0], "a game goes on"


async def test_who_says_hello_late_is_welcome(tmp_path: Path) -> None:
    """A socket that is open and silent keeps no table in memory; its hello brings it back."""
    async with house(tmp_path) as here:
        anna, guest = await waiting_room(here)
        silent = await here.wire(anna, guest.id, {})
        with quickly():
            await guest.__aexit__()
            await rests(here, guest.id)
        await silent.say({"t": "hello", "tab": "a-tab-of-a-test"})
        assert (await silent.hear("welcome"))["info"]["people"][0]["name"] == "Anna"
