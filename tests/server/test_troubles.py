"""A disk that fails, a worker that dies, a log that can't be read: what counts stands, the rest is tried again."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tischlein.client import RefusedError
from tischlein.server import protocol as p
from tischlein.server import timing
from tischlein.server.entries import Lent
from tischlein.server.rows import Row, StoreError
from tischlein.server.thinking import Thinkers

from .house import House, house, plan, play_out

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "RETRY", 0.05)


def fail(here: House, monkeypatch: pytest.MonkeyPatch, which: Callable[..., bool]) -> list[int]:
    """Let the disk refuse what this says; the list counts how often it did."""
    store, failed = here.desk.store, [0]
    append = store.append

    async def unwilling(rows: Any, note: Any = None) -> None:
        if which(rows, note):
            failed[0] += 1
            raise StoreError("it could not be kept: the disk is full")
        await append(rows, note)

    monkeypatch.setattr(store, "append", unwilling)
    return failed


async def test_what_can_t_be_kept_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        anna, boris = await here.begin(plan("barbecue", "me", "open", "bot"), "Anna", "Boris")
        turns: Counter[bool] = Counter()

        def every_third(rows: Any, note: Any) -> bool:
            said = bool(rows and b'"chatted"' in rows[0].what)  # counted apart: bots move in between when they like
            turns[said] += 1
            return turns[said] % 3 == 0

        failed = fail(here, monkeypatch, every_third)
        wire = await here.wire(await here.person(), anna.id)
        kinds = [(await wire.answer({"t": "chat", "n": n, "text": "hm"}))["t"] for n in range(1, 7)]
        assert kinds.count("refused") == 2
        monkeypatch.setattr("tischlein.client.remote.AGAIN", 0.01)
        await play_out([anna, boris])
        assert failed[0] > 5
        await here.caught_up(anna, boris)
        rows = await here.desk.store.log(anna.id)
        assert [row.seq for row in rows] == list(range(len(rows)))


async def test_a_full_table_begins_although_the_disk_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        host = await here.person("Anna")
        table = await host.open(plan("barbecue", "me", "bot"))
        refusals = [True, True]
        fail(
            here,
            monkeypatch,
            lambda rows, note: bool(rows and b'"began"' in rows[0].what and refusals and refusals.pop()),
        )
        guest = await here.guest(host, table)
        await guest.until(lambda: guest.scene is not None)
        assert refusals == []


async def test_notes_that_are_lost_are_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        fail(here, monkeypatch, lambda rows, note: not rows)
        host = await here.person("Anna")
        table = await host.open(plan("barbecue", "me", "open"))
        boris = await here.person("Boris")
        guest = await here.guest(boris, table)
        await guest.sit()
        assert (await boris.lobby()).mine == []
        token = boris.token
    async with house(tmp_path) as here:
        assert [card.id for card in (await (await here.person(token=token)).lobby()).mine] == [table]


async def test_who_returns_is_welcome_although_the_disk_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        anna, boris = await here.begin(plan("bratwurmeck", "me", "open", pace="calm"), "Anna", "Boris")
        live = await here.live(anna.id)
        await live.write(Lent(seat=1, why="late"))
        fail(here, monkeypatch, lambda rows, note: bool(rows and b'"returned"' in rows[0].what))
        await boris.cut()
        await boris.chat("a bot sits here")
        assert boris.info.people[1].lent


async def test_requests_while_the_disk_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, troubles=True) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        fail(here, monkeypatch, lambda rows, note: True)
        with pytest.raises(RefusedError, match="try-again"):
            await anna.open(plan("barbecue", "me", "bot"))

        async def unreadable(*_: Any) -> None:
            raise StoreError("it could not be read: the disk is gone")

        monkeypatch.setattr(here.desk.sessions, "known", unreadable)
        with pytest.raises(RefusedError, match="try-again"):
            await anna.lobby()
        with pytest.raises(RefusedError, match="403"):
            await here.guest(anna, table)


async def test_a_worker_dies(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        thinkers = here.desk.hall.thinkers = Thinkers()  # workers of its own, to lose
        [anna] = await here.begin(plan("karteneck", "me", "bot", "bot", pace="instant"), "Anna")
        while thinkers._pool is None:
            await anna.turn()
            await anna.act(anna.choices[0])
        await anna.turn()
        pool: Any = thinkers._pool
        for worker in list(pool._processes):
            os.kill(worker, signal.SIGKILL)
        while anna.choices:
            await anna.act(anna.choices[-1])
        await anna.turn()
        assert thinkers._pool is not pool


async def test_a_log_that_can_t_be_read_harms_no_other_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        good, bad = [await host.open(plan("barbecue", "me", "open")) for _ in range(2)]
        await here.desk.store.append([Row(bad, 1, 0, b'{"e":"something new"}')])
        token = host.token
    async with house(tmp_path, troubles=True) as here:
        host = await here.person(token=token)
        assert [card.id for card in (await host.lobby()).mine] == [good]
        with pytest.raises(RefusedError, match="unknown"):
            await here.guest(host, bad)


async def test_a_code_is_never_given_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("AAAAAAAAAABBBBB")
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        monkeypatch.setattr("tischlein.server.hall.secrets.choice", lambda _: next(letters))
        one, two = [await host.open(plan("barbecue", "me", "open")) for _ in range(2)]
        assert (await host.join("AAAAA"), await host.join("BBBBB")) == (one, two)


@pytest.mark.parametrize("chairs", [[p.Chair("bot"), p.Chair("bot")], [p.Chair("me"), p.Chair("me")], [p.Chair("me")]])
async def test_tables_that_can_t_be(tmp_path: Path, chairs: list[p.Chair]) -> None:
    async with house(tmp_path) as here:
        with pytest.raises(RefusedError, match="bad-table"):
            await (await here.person()).open(p.Opening("barbecue", chairs))
