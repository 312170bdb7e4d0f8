"""What the store has acknowledged is there, whole and in order."""

from __future__ import annotations

import asyncio
import itertools
import threading
from pathlib import Path
from typing import Any

import pytest

from tischlein.server.store import Conflict, Store, StoreError

from .stores import held, names, note, row, told

WHATS = [b"{}", b'{"a": [1, 2.50,\t3]}', '"Маша берёт 24 🦊"'.encode(), rb'"\u0000 \\ \" \n"', b"null", b"17", b""]


@pytest.mark.parametrize("what", WHATS)
def test_rows_come_back_byte_for_byte(tmp_path: Path, what: bytes) -> None:
    wrote = [row("t", 0, what), row("t", 1, b"1")]

    async def write(store: Store) -> None:
        await store.append(wrote)
        assert await store.log("t") == wrote

    async def read(store: Store) -> None:
        assert await store.log("t") == wrote
        assert await store.log("another") == []

    told(tmp_path, write)
    told(tmp_path, read)


def test_a_log_is_in_the_order_of_its_numbers(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for seq in (2, 10, 0, 1):
            await store.append([row("t", seq), row("u", seq)])
        assert [each.seq for each in await store.log("t")] == [0, 1, 2, 10]

    told(tmp_path, story)


def test_all_that_waits_is_one_statement_and_one_commit(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        go, busy = await held(store)
        woken: list[int] = []

        async def append(number: int) -> None:
            await store.append([row(f"t{number}", 0), row(f"t{number}", 1)], note(f"t{number}"))
            woken.append(number)

        tasks = [asyncio.create_task(append(number)) for number in range(50)]
        await asyncio.sleep(0)
        said: list[str] = []
        store._db.set_trace_callback(said.append)
        go.set()
        await asyncio.gather(busy, *tasks)
        ours = said[next(place for place, text in enumerate(said) if text.startswith("BEGIN")) :]
        # Its triggers repeat a statement with the very same values.
        firsts = [text.split()[:3] for text, _ in itertools.groupby(ours)]
        assert firsts == [["BEGIN", "IMMEDIATE"], ["INSERT", "INTO", "log"], ["INSERT", "INTO", "tables"], ["COMMIT"]]
        assert woken == list(range(50))
        assert len(await store.tables_to_resume()) == 50

    told(tmp_path, story)


def test_a_taken_place_is_refused_to_that_caller_alone(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append([row("t", 0, b'"first"')])
        go, busy = await held(store)
        asked = [
            store.append([row("u", 0)]),
            store.append([row("v", 0), row("t", 0, b'"late"'), row("w", 0)], note("v")),
            store.append([row("u", 1)], note("u")),
            store.append([row("x", 0), row("x", 0)]),
            store.append([row("y", 0)]),
            store.append([row("y", 0)]),
            store.keep_replay("r", "text", 1),
        ]
        waiting = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        go.set()
        await busy
        results = [type(result) for result in await waiting]
        fine = type(None)
        assert results == [fine, Conflict, fine, Conflict, fine, Conflict, fine]
        assert [each.what for each in await store.log("t")] == [b'"first"']
        assert [len(await store.log(table)) for table in "uvwxy"] == [2, 0, 0, 0, 1]
        assert await names(store.tables_to_resume()) == ["u"]
        assert await store.replay("r") == "text"

    told(tmp_path, story)


@pytest.mark.parametrize("what", [b'"\xff"', b'"a\0b"'])
def test_bytes_that_are_no_json_harm_nobody_else(tmp_path: Path, what: bytes) -> None:
    async def story(store: Store) -> None:
        go, busy = await held(store)
        waiting = asyncio.gather(
            store.append([row("t", 0), row("t", 1, what)]), store.append([row("u", 0)]), return_exceptions=True
        )
        await asyncio.sleep(0)
        go.set()
        await busy
        refused, fine = await waiting
        assert isinstance(refused, ValueError) and fine is None
        assert await store.log("t") == [] and len(await store.log("u")) == 1

    told(tmp_path, story)


def test_one_who_no_longer_waits_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        go, busy = await held(store)
        gone, stays = (asyncio.create_task(store.append([row(table, 0)])) for table in "tu")
        await asyncio.sleep(0)
        gone.cancel()
        go.set()
        await asyncio.gather(busy, stays)
        assert gone.cancelled()
        assert len(await store.log("u")) == 1

    told(tmp_path, story)


def test_closing_writes_what_is_waiting(tmp_path: Path) -> None:
    async def close(store: Store) -> None:
        go, busy = await held(store)
        tasks = [asyncio.create_task(store.append([row("t", seq)])) for seq in range(20)]
        await asyncio.sleep(0)
        go.set()
        store.close()
        await asyncio.gather(busy, *tasks)
        with pytest.raises(StoreError, match="closed"):
            await store.append([row("t", 20)])
        with pytest.raises(StoreError, match="closed"):
            await store.log("t")

    async def read(store: Store) -> None:
        assert len(await store.log("t")) == 20

    told(tmp_path, close)
    told(tmp_path, read)


def test_a_loop_that_is_gone_does_not_stop_the_writer(tmp_path: Path) -> None:
    go = threading.Event()

    async def leave(store: Store) -> None:
        nonlocal go
        go, busy = await held(store)
        busy.cancel()

    async def come(store: Store) -> None:
        await store.append([row("t", 0)])

    with Store.open(tmp_path) as store:
        asyncio.run(leave(store))
        go.set()
        asyncio.run(asyncio.wait_for(come(store), 20))


def test_a_work_that_fails_leaves_nothing_and_tells_its_caller(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        def fail(db: Any) -> None:
            db.execute("INSERT INTO replays VALUES ('half', '', 0)")
            raise KeyError("mine")

        results = await asyncio.gather(
            store.write(fail),
            store.write(lambda db: db.execute("INSERT INTO nowhere VALUES (1)")),
            store.write(lambda _: 17),
            store.append([row("t", 0)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [KeyError, StoreError, int, type(None)]
        assert await store.replay("half") is None

    told(tmp_path, story)
