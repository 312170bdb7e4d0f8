"""A screen that all can see: it shows what any stranger may see, whoever opened it, and can do nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tischlein.client import RefusedError
from tischlein.server import asking
from tischlein.server import protocol as p

from .house import Guest, House, house, plan, play_out
from .test_refusals import client_of, refused
from .test_secrets_online import check_names

pytestmark = pytest.mark.slow

SCREEN = {"tab": "the-tab-of-a-screen", "screen": True}


async def opened(here: House, guest: Guest) -> Guest:
    """A screen that this player has opened at their table."""
    return await here.guest(await client_of(here, guest), guest.id, screen=True)


async def test_a_screen_is_shown_what_a_stranger_is_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, boris = await here.begin(plan("karteneck", "me", "open"), "Anna", "Boris")
        screen = await opened(here, anna)
        assert screen.seat is None and screen.view.seat is None and not screen.choices
        assert not any(person.yours for person in screen.info.people) and not screen.info.host
        stranger = await here.guest(await here.person(), anna.id)
        for guest in (anna, boris, screen, stranger):
            await guest.until(lambda g=guest: g.info.watching == 2)  # type: ignore[misc]
        await play_out([anna, boris])
        for guest in (screen, stranger):
            await guest.over()
        again, other = await opened(here, boris), await here.guest(await here.person(), anna.id)
        welcomes = [msgspec.json.decode(guest.frames[0]) for guest in (again, other)]
        for told in welcomes:
            told["info"].pop("watching")
        assert welcomes[0] == welcomes[1]


@pytest.mark.parametrize("game", ["karteneck", "tricknchef"])
async def test_no_frame_of_a_screen_names_a_card_that_was_not_told(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan(game, "open", "me", "bot"))
        waiting = await here.guest(host, table, screen=True)  # there before its owner sits down
        anna, boris = await here.guest(host, table), await here.guest(await here.person("Boris"), table)
        await boris.sit()
        screen = await opened(here, anna)
        await play_out([anna, boris])
        course = await here.course(table)
        for each in (waiting, screen):
            await each.over()
            assert each.seat is None and each.view.seat is None
            assert course.game and check_names(each, course.game) > 20
            assert b'"yours"' not in b"".join(each.frames)


async def test_a_screen_can_do_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan("bratwurmeck", "me", "open"))
        wire = await here.wire(host, table, SCREEN)
        early: list[dict[str, Any]] = [
            {"t": "sit", "seat": 0, "entropy": "entropy-of-a-test"},
            {"t": "sit", "seat": 1, "entropy": "entropy-of-a-test"},
            {"t": "stand"},
            {"t": "begin"},
        ]
        for n, message in enumerate(early, start=1):
            assert await refused(wire, message | {"n": n}) == "not-your-seat"
        anna, boris = await here.guest(host, table), await here.guest(await here.person("Boris"), table)
        await boris.sit()
        await anna.until(lambda: anna.scene is not None)
        acting = anna if anna.view.asked == (0,) else boris
        late: list[dict[str, Any]] = [
            {"t": "act", "no": acting.now.no, "action": "roll"},
            {"t": "undo", "no": acting.now.no},
            {"t": "chat", "text": "hello"},
            {"t": "emote", "emote": "hello"},
            {"t": "lend", "seat": 0},
            {"t": "back", "seat": 0},
            {"t": "rematch"},
        ]
        for n, message in enumerate(late, start=10):
            assert await refused(wire, message | {"n": n}) == "not-your-seat"
        await wire.say({"t": "look", "seat": 0})
        assert (await wire.hear("refused"))["why"]["kind"] == "not-your-seat"
        assert not [line for line in anna.lines if line.kind in ("chat", "emote")]
        assert [person.lent for person in anna.info.people] == [False, False]


async def test_who_only_has_a_screen_there_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "GONE_AFTER", 0.0)
    async with house(tmp_path) as here:
        anna, boris = await here.begin(plan("barbecue", "me", "open"), "Anna", "Boris")
        screen = await opened(here, anna)
        await boris.until(lambda: boris.info.watching == 1)
        await anna.__aexit__()
        await boris.until(lambda: not boris.info.people[0].here)
        await boris.ask(p.Lend, seat=0)
        await screen.until(lambda: screen.info.people[0].lent)
        second = await opened(here, anna)  # a screen does not take the seat back
        assert second.info.people[0].lent
        back = await here.guest(await client_of(here, anna), anna.id)
        await boris.until(lambda: not boris.info.people[0].lent)
        assert back.seat == 0


async def test_where_others_may_not_watch_only_who_has_a_seat_opens_a_screen(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host, stranger = await here.person("Anna"), await here.person("Eve")
        table = await host.open(plan("karteneck", "me", "open", spectators=False))
        anna, boris = await here.guest(host, table), await here.guest(await here.person("Boris"), table)
        own, other = (
            await here.wire(host, table, SCREEN),
            await here.wire(stranger, table, SCREEN | {"tab": "another-tab"}),
        )
        await boris.sit()
        assert (await other.hear("refused"))["why"]["kind"] == "unknown"  # until the game began anybody may look
        with pytest.raises(ConnectionClosed):
            await other.hear("nothing more")
        assert (await own.hear("news"))["scene"]["view"]["seat"] is None
        with pytest.raises(RefusedError, match="unknown"):
            await here.guest(stranger, table, screen=True)
        assert (await opened(here, boris)).seat is None
        await anna.until(lambda: anna.info.watching == 2)


async def test_a_screen_has_no_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan("karteneck", "me", "bot"))
        wire = await here.wire(host, table, {})
        await wire.say({"t": "hello", **SCREEN, "seat": 0})
        assert (await wire.hear("refused"))["why"] == {"kind": "bad-message", "detail": "a screen looks from no seat"}
        with pytest.raises(ConnectionClosed):
            await wire.hear("nothing more")
