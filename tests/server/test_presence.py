"""Who drops, who returns, what they missed, and the same seat on another device."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tischlein.client import Client, RefusedError

from .house import Guest, house, plan

pytestmark = pytest.mark.slow


async def test_the_others_are_told_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, boris = await here.begin(plan("barbecue", "me", "open"), "Anna", "Boris")
        assert [person.here for person in anna.info.people] == [True, True]
        assert [person.yours for person in anna.info.people] == [True, False]
        watcher = await here.guest(await here.person(), anna.id)
        await anna.until(lambda: anna.info.watching == 1)
        await boris.__aexit__()
        for guest in (anna, watcher):
            await guest.until(lambda g=guest: not g.info.people[1].here)  # type: ignore[misc]
        await watcher.__aexit__()
        await anna.until(lambda: anna.info.watching == 0)
        token = boris._headers["cookie"].partition("=")[2]
        back = await here.guest(await here.person(token=token), anna.id)
        assert back.seat == 1
        await anna.until(lambda: anna.info.people[1].here)
        second = await here.guest(await here.person(token=token), anna.id)  # another tab of the same person
        await second.__aexit__()
        await anna.chat("still there?")
        await here.caught_up(anna, back)
        assert anna.info.people[1].here


async def test_who_returns_gets_what_was_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, boris = await here.begin(plan("tricknchef", "me", "open", "bot"), "Anna", "Boris")
        await here.caught_up(anna, boris)
        table, seat = boris.id, boris.seat
        known = list(boris.lines)
        await boris.__aexit__()
        await anna.until(lambda: not anna.info.people[1].here)
        for word in ("one", "two", "three"):
            await anna.chat(word)
        token = boris._headers["cookie"].partition("=")[2]
        hello = {"tab": "a-tab-of-a-test", "seen": len(known)}
        wire = await here.wire(await here.person(token=token), table, hello)
        [welcome] = [msgspec.json.decode(frame) for frame in wire.frames if b'"welcome"' in frame]
        texts = [line.get("text") for line in welcome["lines"] if line["kind"] == "chat"]
        assert texts == ["one", "two", "three"]
        assert len(known) + len(welcome["lines"]) == welcome["seen"]
        assert welcome["seat"] == seat and welcome["scene"]["view"]["seat"] == seat
        fresh = await here.guest(await here.person(token=token), table)
        assert [*known, *fresh.lines[len(known) :]] == fresh.lines
        beyond = await here.wire(await here.person(token=token), table, hello | {"seen": 2**31})
        assert msgspec.json.decode(beyond.frames[-1])["lines"] == []


async def test_a_cut_connection_comes_back_with_everything(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, boris = await here.begin(plan("bratwurmeck", "me", "open"), "Anna", "Boris")
        await boris.cut()
        await anna.chat("hello?")
        await boris.until(lambda: bool(boris.lines and boris.lines[-1].text == "hello?"))
        await boris.chat("here")  # sent again until it counts
        await here.caught_up(anna, boris)
        assert anna.lines == boris.lines


async def test_another_device_has_the_same_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan("karteneck", "me", "bot"))
        anna = await here.guest(host, table)
        await anna.until(lambda: anna.scene is not None)
        offer = await host.device()
        for secret in (offer.code.lower(), offer.link):
            phone = await here.person()
            assert phone.me.id != host.me.id
            await phone.claim(secret)
            assert phone.me == host.me and phone.token != host.token
            there = await here.guest(phone, table)
            assert there.seat == anna.seat and there.view.players[there.seat].hand
            with pytest.raises(RefusedError, match="unknown"):
                await (await here.person()).claim(secret)
        await there.turn()
        await there.act(there.choices[0])
        await here.caught_up(anna, there)


async def test_a_session_outlives_the_client(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Анна")
        async with Client(here.address, token=host.token) as again:
            assert again.me == host.me
        assert isinstance(await here.guest(again, await host.open(plan("barbecue", "me", "open"))), Guest)
