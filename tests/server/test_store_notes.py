"""What the lobby asks the store: notes of tables, codes, replays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tischlein.server.store import CodeTaken, Conflict, Store

from .stores import names, note, row, told


def test_a_note_lands_with_its_rows_and_the_last_one_stays(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert await store.note("t") is None
        first = note("t", code="ABCD", players=("petya", "masha"), changed=1)
        await store.append([row("t", 0)], first)
        assert await store.note("t") == first
        last = msgspec.structs.replace(first, stage="playing", players=("masha",), info=b"[1, 2]", changed=2)
        await asyncio.gather(store.append([], first), store.append([row("t", 1)], last))
        assert await store.note("t") == last
        assert await names(store.tables_of("petya", 0, 9)) == []
        assert await names(store.tables_of("masha", 0, 9)) == ["t"]

    told(tmp_path, story)


def test_tables_to_resume_are_played_at_or_ahead_of_their_note(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append([row("a", 0)], note("a", changed=row("a", 0).at))
        await store.append([row("b", 0)], note("b", "playing", changed=row("b", 0).at))
        await store.append([row("c", 0)], note("c", "over"))

    async def read(store: Store) -> None:
        assert await names(store.tables_to_resume()) == ["b"]
        await store.append([row("a", 1)])  # a note that could not be written
        assert await names(store.tables_to_resume()) == ["a", "b"]
        await store.append([], note("b", "over"))
        assert await names(store.tables_to_resume()) == ["a"]

    told(tmp_path, write)
    told(tmp_path, read)


def test_my_tables_newest_first_until_they_are_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for number, stage in enumerate(("waiting", "playing", "over") * 2):
            players = ("petya", "petya") if number != 4 else ("masha",)
            await store.append([], note(f"t{number}", stage, players=players, changed=number))  # type: ignore[arg-type]
        assert await names(store.tables_of("petya", 0, 9)) == ["t3", "t1", "t0"]
        assert await names(store.tables_of("petya", 0, 2)) == ["t3", "t1"]
        assert await names(store.tables_of("petya", 3, 9)) == ["t3", "t1"], "who waits for long is not listed"
        assert await names(store.tables_of("petya", 4, 9)) == ["t1"]
        assert await names(store.tables_of("nobody", 0, 9)) == []

    told(tmp_path, story)


def test_public_tables_newest_first_until_they_are_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append([], note("secret", public=False, changed=9))
        await store.append([], note("old", "playing", public=True, changed=1))
        await store.append([], note("done", "over", public=True, changed=5))
        await store.append([], note("new", public=True, changed=3))
        assert await names(store.public_tables(0, 9)) == ["new", "old"]
        assert await names(store.public_tables(0, 1)) == ["new"]
        assert await names(store.public_tables(4, 9)) == ["old"], "who waits for long is not listed"

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
        await store.tables_of("petya", 0, 9)
        await store.public_tables(0, 9)
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
