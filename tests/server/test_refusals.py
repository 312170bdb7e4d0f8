"""What does not count, in a fixed order, and what counts once however often it is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tischlein.client import Client, RefusedError
from tischlein.server import protocol as p
from tischlein.server.entries import NOTHING, Counted
from tischlein.server.limits import Rate

from .house import FREE, Guest, House, Wire, house, plan, play_out

pytestmark = pytest.mark.slow


async def refused(wire: Wire, message: dict[str, Any]) -> str:
    """The kind of the refusal."""
    told = await wire.answer(message)
    assert told["t"] == "refused", told
    assert told["n"] == message["n"]
    return str(told["why"]["kind"])


async def two(here: House, **rest: Any) -> tuple[Guest, Guest]:
    """Who is to act in bratwurmeck, and the other one."""
    guests = await here.begin(plan("bratwurmeck", "me", "open", **rest), "Anna", "Boris")
    first = guests[0].view.asked[0]
    return guests[first], guests[1 - first]


async def client_of(here: House, guest: Guest) -> Client:
    return await here.person(token=guest._headers["cookie"].partition("=")[2])


async def test_refusals_come_in_a_fixed_order(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        acting, waiting = await two(here)
        assert acting.scene
        no = acting.scene.no
        mover = await here.wire(await client_of(here, acting), acting.id)
        other = await here.wire(await client_of(here, waiting), acting.id)
        stranger = await here.wire(await here.person(), acting.id)
        # Everything is wrong with these: the first reason counts.
        assert await refused(stranger, {"t": "act", "n": 1, "no": 99, "action": "nonsense"}) == "not-your-seat"
        assert await refused(stranger, {"t": "undo", "n": 2, "no": 99}) == "not-your-seat"
        assert await refused(mover, {"t": "act", "n": 1, "no": 99, "action": "nonsense"}) == "stale"
        assert await refused(mover, {"t": "act", "n": 2, "no": no, "action": "nonsense"}) == "not-legal"
        assert await refused(other, {"t": "act", "n": 1, "no": no, "action": acting.choices[0]}) == "not-legal"
        assert await refused(mover, {"t": "undo", "n": 3, "no": no}) == "not-legal"
        for kind in ("lend", "back"):
            assert await refused(stranger, {"t": kind, "n": 3, "seat": 6}) == "unknown"
            assert await refused(stranger, {"t": kind, "n": 4, "seat": 0}) == "not-your-seat"
        sit = {"t": "sit", "entropy": "entropy-of-a-test"}
        assert await refused(stranger, sit | {"n": 5, "seat": 6}) == "unknown"
        assert await refused(stranger, sit | {"n": 6, "seat": 0}) == "not-now"
        assert await refused(stranger, {"t": "begin", "n": 7}) == "not-your-seat"
        assert await refused(stranger, {"t": "rematch", "n": 8}) == "not-now"
        assert await refused(stranger, {"t": "stand", "n": 9}) == "not-your-seat"
        assert await refused(stranger, {"t": "chat", "n": 10, "text": "a\u202eb"}) == "bad-text"
        await play_out([acting, waiting])
        for message in ({"t": "act", "no": 99, "action": "nonsense"}, {"t": "undo", "no": 99}, {"t": "begin"}):
            assert await refused(stranger, message | {"n": 11}) == "over"
        assert await refused(stranger, {"t": "stand", "n": 12}) == "over"
        for about in ({"t": "lend"}, {"t": "back"}, sit):
            assert await refused(stranger, about | {"n": 12, "seat": 1}) == "over"
            assert await refused(stranger, about | {"n": 12, "seat": 6}) == "unknown"
        assert await refused(stranger, {"t": "rematch", "n": 13}) == "not-your-seat"


async def test_nothing_to_act_on_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person()
        wire = await here.wire(host, await host.open(plan("barbecue", "me", "open", "open")))
        assert await refused(wire, {"t": "act", "n": 1, "no": 0, "action": "roll"}) == "not-now"
        assert await refused(wire, {"t": "lend", "n": 1, "seat": 0}) == "not-now"
        other = await here.wire(await here.person(), (await host.lobby()).mine[0].id)
        assert await refused(other, {"t": "sit", "n": 1, "seat": 0, "entropy": "entropy-of-a-test"}) == "taken"
        assert (await other.answer({"t": "sit", "n": 2, "seat": 1, "entropy": "entropy-of-a-test"}))["t"] != "refused"
        assert await refused(other, {"t": "sit", "n": 3, "seat": 2, "entropy": "entropy-of-a-test"}) == "taken"


async def test_no_table_and_not_your_table_look_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(plan("barbecue", "me", "open", spectators=False), "Anna", "Boris")
        stranger = await here.person()
        heard = []
        for table in (guests[0].id, "0123456789abcdefABCDEF"):
            wire = await here.wire(stranger, table, hello={})
            await wire.say({"t": "hello", "tab": "a-tab-of-a-test"})
            with pytest.raises(ConnectionClosed) as closed:
                await wire.hear("nothing")
            assert closed.value.rcvd
            answers = []
            for path in (f"/api/replays/{table}", f"/api/replays/{table}/record"):
                with pytest.raises(RefusedError) as error:
                    await stranger.get(path, str)
                answers.append(error.value.why)
            heard.append((wire.frames, closed.value.rcvd.code, closed.value.rcvd.reason, answers))
        assert heard[0] == heard[1]
        assert b'"unknown"' in heard[0][0][0] and heard[0][1] == 4404


async def test_a_move_sent_twice_is_one_move(tmp_path: Path) -> None:
    hello = {"tab": "the-same-tab"}
    async with house(tmp_path) as here:
        acting, _ = await two(here)
        assert acting.scene
        client, no, table = await client_of(here, acting), acting.scene.no, acting.id
        move = {"t": "act", "n": 7, "no": no, "action": acting.choices[0]}
        wire = await here.wire(client, table, hello)
        assert (await wire.answer(move))["t"] == "news"
        events = len((await here.course(table)).game.events)  # type: ignore[union-attr]
        assert await wire.answer(move) == {"t": "ack", "n": 7}
        again = await here.wire(client, table, hello={})
        await again.say({"t": "hello", **hello})
        assert (await again.hear("welcome"))["acked"] == 7
        assert await again.answer(move) == {"t": "ack", "n": 7}
        assert len((await here.course(table)).game.events) == events  # type: ignore[union-attr]
        # Another tab is another sender: there it is a late message.
        assert await refused(await here.wire(client, table, {"tab": "another-tab"}), move) == "stale"
        token = client.token
    async with house(tmp_path) as here:
        wire = await here.wire(await here.person(token=token), table, hello)
        assert await wire.answer(move) == {"t": "ack", "n": 7}
        assert len((await here.course(table)).game.events) == events  # type: ignore[union-attr]


async def test_what_was_refused_may_come_again_later(tmp_path: Path) -> None:
    async with house(tmp_path, msgspec.structs.replace(FREE, talk=Rate(3, 2))) as here:
        acting, _ = await two(here)
        assert acting.scene
        wire = await here.wire(await client_of(here, acting), acting.id)
        n = 0
        while True:
            n += 1
            if (await wire.answer({"t": "emote", "n": n, "emote": "hello"}))["t"] == "refused":
                break
        move = {"t": "act", "n": n + 1, "no": acting.scene.no, "action": acting.choices[0]}
        assert (await wire.answer(move))["t"] == "news"
        course = await here.course(acting.id)
        made = [line for line in course.telling.lines[None] if b'"emote"' in line]  # type: ignore[union-attr]
        assert len(made) == n - 1
        while (told := await wire.answer({"t": "emote", "n": n, "emote": "oops"}))["t"] == "refused":
            assert told["why"]["kind"] == "too-fast"
            await asyncio.sleep(0.2)  # a bucket refills with time alone
        assert told["t"] == "news" and told["lines"][0]["text"] == "oops"


def test_numbers_that_count() -> None:
    counted = NOTHING
    for n in (1, 2, 4, 9):
        assert n not in counted
        counted = counted.with_number(n)
    assert [n for n in range(1, 12) if n in counted] == [1, 2, 4, 9]
    assert [n for n in range(1, 12) if n in counted.with_number(3)] == [1, 2, 3, 4, 9]
    far = counted.with_number(2**31)
    assert 2**31 in far and 2**31 - 1 not in far and 2**31 - 64 not in far
    assert 5 in far, "what is too old to remember is never done twice"
    assert isinstance(far, Counted) and far.below == 0


async def test_the_client_says_why_not(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        acting, waiting = await two(here)
        with pytest.raises(RefusedError, match="not-legal"):
            await waiting.act("roll")
        with pytest.raises(RefusedError, match="not-your-seat"):
            await waiting.look(acting.seat or 0)
        await waiting.chat("still here")
        stranger = await here.person()
        with pytest.raises(RefusedError, match="unknown"):
            await here.guest(stranger, "0123456789abcdefABCDEF")
        nobody = Client(here.address, token="nobody's")
        with pytest.raises(RefusedError, match="403"):
            async with nobody.table(acting.id):
                pass
        with pytest.raises(RefusedError, match="bad-table"):
            await stranger.open(p.Opening("chess", [p.Chair("me")]))
