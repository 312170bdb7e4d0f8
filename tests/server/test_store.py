"""What the store has acknowledged is there, whole and in order, whatever happens."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein.server.store import CodeTaken, Conflict, Row, Stage, Store, StoreError, TableNote

Story = Callable[[Store], Coroutine[Any, Any, None]]


def told(folder: Path, story: Story) -> None:
    """Let a story happen on a store that is opened for it."""

    async def tell() -> None:
        with Store.open(folder) as store:
            await story(store)

    asyncio.run(tell())


def row(table: str, seq: int, what: bytes = b"{}") -> Row:
    return Row(table, seq, 1_700_000_000_000 + seq, what)


def note(
    table: str,
    stage: Stage = "waiting",
    *,
    public: bool = False,
    code: str | None = None,
    players: tuple[str, ...] = (),
    changed: int = 0,
) -> TableNote:
    return TableNote(table, "barbecue", stage, public, code, b'{"seats":3}', players, changed)


async def names(found: Awaitable[list[TableNote]]) -> list[str]:
    return [each.table for each in await found]


async def held(store: Store) -> tuple[threading.Event, asyncio.Task[bool]]:
    """Keep the writer busy until the event is set: what is asked meanwhile waits together."""
    begun, go = threading.Event(), threading.Event()

    def hold(_: object) -> bool:
        begun.set()
        return go.wait(20)

    busy = asyncio.create_task(store.write(hold))
    assert await asyncio.to_thread(begun.wait, 20)
    return go, busy


# -- logs -------------------------------------------------------------------------------------


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
        assert len(await store.open_tables()) == 50

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
        assert await names(store.open_tables()) == ["u"]
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


# -- notes ------------------------------------------------------------------------------------


def test_a_note_lands_with_its_rows_and_the_last_one_stays(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert await store.note("t") is None
        first = note("t", code="ABCD", players=("petya", "masha"), changed=1)
        await store.append([row("t", 0)], first)
        assert await store.note("t") == first
        last = msgspec.structs.replace(first, stage="playing", players=("masha",), info=b"[1, 2]", changed=2)
        await asyncio.gather(store.append([], first), store.append([row("t", 1)], last))
        assert await store.note("t") == last
        assert await names(store.tables_of("petya", 9)) == []
        assert await names(store.tables_of("masha", 9)) == ["t"]

    told(tmp_path, story)


def test_open_tables_are_those_to_resume(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append([], note("a"))
        await store.append([], note("b", "playing"))
        await store.append([], note("c", "over"))

    async def read(store: Store) -> None:
        assert await names(store.open_tables()) == ["a", "b"]
        await store.append([], note("a", "over"))
        assert await names(store.open_tables()) == ["b"]

    told(tmp_path, write)
    told(tmp_path, read)


def test_my_tables_newest_first_also_those_that_are_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for number, stage in enumerate(("waiting", "playing", "over") * 2):
            players = ("petya", "petya") if number != 4 else ("masha",)
            await store.append([], note(f"t{number}", stage, players=players, changed=number))  # type: ignore[arg-type]
        assert await names(store.tables_of("petya", 9)) == ["t5", "t3", "t2", "t1", "t0"]
        assert await names(store.tables_of("petya", 2)) == ["t5", "t3"]
        assert await names(store.tables_of("nobody", 9)) == []

    told(tmp_path, story)


def test_public_tables_newest_first_until_they_are_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append([], note("secret", public=False, changed=9))
        await store.append([], note("old", "playing", public=True, changed=1))
        await store.append([], note("done", "over", public=True, changed=5))
        await store.append([], note("new", public=True, changed=3))
        assert await names(store.public_tables(9)) == ["new", "old"]
        assert await names(store.public_tables(1)) == ["new"]

    told(tmp_path, story)


def test_a_code_belongs_to_one_table_until_that_is_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append([], note("a", code="ABCD"))
        await store.append([], note("b"))
        await store.append([], note("c"))  # several may have none
        with pytest.raises(CodeTaken):
            await store.append([row("b", 0)], note("b", code="ABCD"))
        assert await store.log("b") == []
        found = await store.table_by_code("ABCD")
        assert found and found.table == "a"
        await store.append([], note("a", "over", code="ABCD"))
        assert await store.table_by_code("ABCD") is None
        await store.append([], note("b", code="ABCD"))
        found = await store.table_by_code("ABCD")
        assert found and found.table == "b"

    told(tmp_path, story)


def test_the_lobby_looks_nothing_up_by_reading_all(tmp_path: Path) -> None:
    """Questions that every visitor asks go through an index."""

    async def story(store: Store) -> None:
        asked: list[str] = []
        store._reading.set_trace_callback(asked.append)
        await store.tables_of("petya", 9)
        await store.public_tables(9)
        await store.table_by_code("ABCD")
        await store.log("t")
        store._reading.set_trace_callback(None)
        assert len(asked) == 4
        for query in asked:
            plan = store._reading.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()
            assert not [step[3] for step in plan if step[3].startswith("SCAN")], query

    told(tmp_path, story)


def test_replays_that_people_bring(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.keep_replay("r", "tischlein 1\n", 5)
        with pytest.raises(Conflict):
            await store.keep_replay("r", "another", 6)
        assert await store.replay("r") == "tischlein 1\n"
        assert await store.replay("s") is None

    told(tmp_path, story)
