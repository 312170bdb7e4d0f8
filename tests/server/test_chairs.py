"""Who sits where: waiting rooms, several people at one device, rematches, spectators, names, codes and lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.client import RefusedError
from tischlein.core.record import Record
from tischlein.core.verify import verify
from tischlein.server import protocol as p
from tischlein.server.course import course_of
from tischlein.server.entries import decode

from .house import Guest, House, house, plan, play_out

pytestmark = pytest.mark.slow


async def test_join_by_code_and_begin(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host, guest = await here.person("Anna"), await here.person("Anna")
        table = await host.open(plan("barbecue", "me", "open", "open", "bot"))
        anna = await here.guest(host, table)
        assert anna.info.host and anna.info.code and anna.info.stage == "waiting" and anna.scene is None
        code = anna.info.code
        assert await guest.join(f" {code[:2].lower()} {code[2:]}") == table
        other = await here.guest(guest, table)
        assert not other.info.host
        await other.sit()
        assert other.seat == 1
        await anna.until(lambda: anna.info.people[1].name == "Anna 2")
        with pytest.raises(RefusedError, match="not-your-seat"):
            await other.ask(p.Begin)
        await anna.ask(p.Begin)
        await other.until(lambda: other.scene is not None)
        names = [person.name for person in other.info.people]
        assert [person.kind for person in other.info.people] == ["person", "person", "bot", "bot"]
        assert len(set(names)) == 4
        assert other.info.code is None
        with pytest.raises(RefusedError, match="not-now"):
            await anna.ask(p.Begin)
        with pytest.raises(RefusedError, match="unknown"):
            await guest.join("22222")


async def test_bots_never_have_a_player_s_name(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        [rosa] = await here.begin(plan("barbecue", "me", "bot", "Otto", "bot"), "Rosa")
        names = [person.name for person in rosa.info.people]
        assert names[0] == "Rosa" and names[2] == "Otto" and len(set(names)) == 4


async def test_pass_and_play(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        settings = plan("karteneck", "me", "Ida", "open")
        anna, boris = await here.begin(settings, "Anna", "Boris")
        await here.caught_up(anna, boris)
        assert [person.yours for person in anna.info.people] == [True, True, False]
        hands = {}
        for seat in (0, 1):
            await anna.look(seat)
            assert anna.seat == seat and anna.view.seat == seat
            hands[seat] = anna.view.players[seat].hand
            assert hands[seat] and anna.view.players[1 - seat].hand is None
            assert len(anna.lines) == len((await here.course(anna.id)).telling.lines[seat])  # type: ignore[union-attr]
        with pytest.raises(RefusedError, match="not-your-seat"):
            await anna.look(2)
        assert anna.seat == 1
        await anna.cut()
        await anna.chat("the same eyes after a cut")
        assert anna.seat == 1 and anna.view.seat == 1
        for _ in range(12):
            await here.caught_up(anna, boris)
            turn = boris.view.asked[0]
            if turn == 2:
                await boris.act(boris.choices[0])
                continue
            await anna.look(1 - turn)
            with pytest.raises(RefusedError, match="not-legal"):
                await anna.act("pass")
            await anna.look(turn)
            await anna.act(anna.choices[0])


async def finished(here: House, settings: p.Opening, *names: str) -> list[Guest]:
    guests = await here.begin(settings, *names)
    await play_out(guests)
    return guests


async def test_a_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        settings = plan("barbecue", "me", "open", "open", options={}, window=3)
        host, guest = await here.person("Anna"), await here.person("Boris")
        table = await host.open(settings)
        anna, boris = await here.guest(host, table), await here.guest(guest, table)
        await boris.sit()
        await anna.ask(p.Begin)  # a bot takes the third chair
        await boris.until(lambda: boris.scene is not None)
        watcher = await here.guest(await here.person(), table)
        first = (await here.course(table)).game._codes[0][1]  # type: ignore[union-attr]
        await play_out([anna, boris])
        with pytest.raises(RefusedError, match="not-your-seat"):
            await watcher.rematch()
        following = await boris.rematch()
        assert await anna.rematch() == following, "one rematch, whoever asks"
        await watcher.until(lambda: watcher.info.next == following)
        assert following != table
        second = await here.guest(guest, following)
        await second.until(lambda: second.info.people[1].held is False)
        assert [person.held for person in second.info.people] == [True, False, False]
        assert [person.kind for person in second.info.people] == ["person", "person", "bot"]
        assert second.info.host, "who asked may begin, should the other not come"
        stranger = await here.guest(await here.person(), following)
        with pytest.raises(RefusedError, match="taken"):
            await stranger.sit(0)
        again = await here.guest(host, following)  # takes the chair by itself, and it begins
        await second.until(lambda: second.scene is not None)
        course = await here.course(following)
        assert course.game and course.game._codes[0][1] == (first + 1) % 3
        assert [person.name for person in again.info.people][:2] == ["Anna", "Boris"]
        assert (again.info.window, again.info.game) == (3, "barbecue")
        await play_out([again, second])
        assert verify(Record.parse(await host.record(following))).ok


async def test_a_rematch_begins_without_who_does_not_come(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await finished(here, plan("barbecue", "me", "open"), "Anna", "Boris")
        following = await guests[1].rematch()
        token = guests[1]._headers["cookie"].partition("=")[2]
        boris = await here.guest(await here.person(token=token), following)
        await boris.ask(p.Begin)
        await boris.until(lambda: boris.scene is not None)
        assert boris.info.people[0].lent and boris.info.people[0].name == "Anna"
        token = guests[0]._headers["cookie"].partition("=")[2]
        anna = await here.guest(await here.person(token=token), following)
        assert anna.seat == 0 and not anna.info.people[0].lent


async def test_spectators_off(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan("karteneck", "me", "open", spectators=False, public=True))
        anna = await here.guest(host, table)
        curious = await here.person()
        early = await here.guest(curious, table)  # while it waits, anybody may come and sit down
        assert [card.id for card in (await curious.lobby()).open] == [table]
        boris = await here.guest(await here.person("Boris"), table)
        await boris.sit()
        await anna.until(lambda: anna.scene is not None)
        with pytest.raises(RefusedError, match="unknown"):
            await early.until(lambda: False)
        assert not any(b'"scene"' in frame for frame in early.frames)
        with pytest.raises(RefusedError, match="unknown"):
            await here.guest(curious, table)
        assert (await curious.lobby()).open == []
        assert anna.info.watching == 0


async def test_lists(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host, guest = await here.person("Anna"), await here.person("Boris")
        private = await host.open(plan("barbecue", "me", "open"))
        public = await host.open(plan("bratwurmeck", "me", "open", public=True))
        lobby = await guest.lobby()
        assert [(card.id, card.game, card.stage) for card in lobby.open] == [(public, "bratwurmeck", "waiting")]
        assert lobby.mine == []
        assert {card.id for card in (await host.lobby()).mine} == {private, public}
        anna, boris = await here.guest(host, public), await here.guest(guest, public)
        await boris.sit()
        await anna.until(lambda: anna.scene is not None)
        await here.caught_up(anna, boris)
        mine = {card.id: card for card in (await guest.lobby()).mine}
        assert set(mine) == {public}
        assert mine[public].your_turn == bool(boris.choices)
        assert mine[public].turn == ("Boris" if boris.choices else "Anna")
        assert [card.id for card in (await (await here.person()).lobby()).open] == [public], "to watch"
        await play_out([anna, boris])
        assert [(card.id, card.stage) for card in (await guest.lobby()).mine] == [(public, "over")]
        last = (await host.lobby()).mine[-1]
        assert (last.id, last.stage) == (public, "over"), "what goes on comes first"
        assert (await host.lobby()).open == []


async def test_standing_up_frees_the_chair(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        table = await host.open(plan("barbecue", "me", "open", "open"))
        anna = await here.guest(host, table)
        boris = await here.guest(await here.person("Boris"), table)
        await boris.sit(2)
        await boris.ask(p.Stand)
        await anna.until(lambda: anna.info.people[2].kind == "open")
        await boris.until(lambda: boris.seat is None)
        with pytest.raises(RefusedError, match="not-your-seat"):
            await boris.ask(p.Stand)
        clara = await here.guest(await here.person("Clara"), table)
        await clara.sit(2)
        assert (await here.person(token=boris._headers["cookie"].partition("=")[2])).me.name == "Boris"


@pytest.mark.parametrize(
    "name", ["", "   ", "a\u202eb", "a\x00b", "a\nb", "x" * 25, "a,b", "a#b", "\u3164", "e" + "\u0301" * 9]
)
async def test_hostile_names(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as here:
        someone = await here.person("Anna")
        with pytest.raises(RefusedError, match="bad-text"):
            await someone.rename(name)
        assert (await here.person(token=someone.token)).me.name == "Anna"
        with pytest.raises(RefusedError, match=r"bad-table|bad-message"):
            await someone.open(p.Opening("barbecue", [p.Chair("me"), p.Chair("local", name=name)]))


async def test_hostile_chat_and_names_stay_text(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        evil = '<img src=x onerror="1">'
        anna, boris = await here.begin(plan("barbecue", "me", "open"), evil, "Boris")
        await anna.chat(evil + " 😀 שלום")
        await here.caught_up(anna, boris)
        said = boris.lines[-1]
        assert (said.kind, said.text, said.name, said.who) == ("chat", evil + " 😀 שלום", evil, 0)
        for text in ("a\u2066b", "\x1b[2J", "a\u200bb", " ", "\ud7a3\u0300\u0300\u0300\u0300"):
            with pytest.raises(RefusedError, match="bad-text"):
                await anna.chat(text)
        watcher = await here.guest(await here.person(), anna.id)
        await watcher.chat("hello from the side")
        await here.caught_up(anna, watcher)
        assert (anna.lines[-1].who, anna.lines[-1].name) == (None, "Guest")


async def test_who_waits_may_change_the_name(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, boris = await here.person("Anna"), await here.person()
        table = await anna.open(plan("barbecue", "me", "Ida", "open", "open"))
        host, guest = await here.guest(anna, table), await here.guest(boris, table)
        await boris.rename("Boris")
        await guest.sit()
        assert [person.name for person in guest.info.people] == ["Anna", "Ida", "Boris", None]
        await anna.rename("Boris")
        await boris.rename("Bob")
        await guest.until(lambda: [person.name for person in guest.info.people[:3]] == ["Boris 2", "Ida", "Bob"])
        await host.until(lambda: host.info.people[2].name == "Bob")
        course = await here.course(table)
        assert [chair.name for chair in course.chairs][:3] == ["Boris 2", "Ida", "Bob"]
        log = [(decode(row.what), row.at) for row in await here.desk.store.log(table)]
        assert course_of(table, log).names == course.names
        await host.ask(p.Begin)
        await boris.rename("Late")
        await guest.chat("I am Bob here")
        assert guest.info.people[2].name == "Bob"
