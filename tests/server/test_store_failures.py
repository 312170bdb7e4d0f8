"""The store where things go wrong: folders, files, disks, other processes, kill -9."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tischlein.core.errors import SetupError
from tischlein.server.schema import STEPS
from tischlein.server.store import DataInUse, Row, Store, StoreError

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@contextmanager
def other_process(program: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A Python of its own, killed the hard way at the end."""
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().strip()


# -- one Tischlein a folder -------------------------------------------------------------------

HOLD = """
import sys
from pathlib import Path
from tischlein.server.store import Store
with Store.open(Path(sys.argv[1])):
    print("open", flush=True)
    sys.stdin.read()
"""


def test_a_second_process_is_told_that_the_folder_is_in_use(tmp_path: Path) -> None:
    with other_process(HOLD, str(tmp_path)) as process:
        assert line_of(process) == "open"
        with pytest.raises(DataInUse) as refused:
            Store.open(tmp_path)
        assert isinstance(refused.value, SetupError)
        assert str(tmp_path) in str(refused.value) and "another Tischlein" in str(refused.value)
        assert "\n" not in str(refused.value)
        process.kill()
        process.wait()
        Store.open(tmp_path).close()


FORK = """
import os, sys
from pathlib import Path
from tischlein.server.store import Store
store = Store.open(Path(sys.argv[1]))
if os.fork() == 0:
    print("open", flush=True)
sys.stdin.read()  # both of them, until the test ends
"""


@posix
def test_workers_that_outlive_a_killed_server_do_not_hold_its_folder(tmp_path: Path) -> None:
    with other_process(FORK, str(tmp_path)) as process:
        assert line_of(process) == "open"
        process.kill()
        process.wait()
        Store.open(tmp_path).close()


def test_a_second_store_in_one_process_is_refused_and_the_first_stays_locked(tmp_path: Path) -> None:
    with Store.open(tmp_path) as first:
        for folder in (tmp_path, tmp_path / ".." / tmp_path.name):
            with pytest.raises(DataInUse):
                Store.open(folder)
        with other_process(HOLD, str(tmp_path)) as process:
            assert line_of(process) == ""
    with Store.open(tmp_path):
        first.close()  # again: it must not free what is somebody else's now
        with pytest.raises(DataInUse):
            Store.open(tmp_path)


# -- folders and files that can't be used -----------------------------------------------------


def refusal(folder: Path) -> str:
    with pytest.raises(SetupError) as refused:
        Store.open(folder)
    text = str(refused.value)
    assert str(folder) in text and "\n" not in text
    return text


def test_a_folder_that_can_not_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refusal(tmp_path / "file")
    refusal(tmp_path / "file" / "below")


def test_a_folder_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    Store.open(tmp_path / "a" / "b").close()
    assert (tmp_path / "a" / "b" / "tischlein.db").is_file()


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tischlein.db"
    file.write_bytes(b"dear diary, " * 500)
    assert "not a database" in refusal(tmp_path)
    assert file.read_bytes() == b"dear diary, " * 500


def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tischlein.db"
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE recipes (name)")
    db.close()
    assert "not one of Tischlein's" in refusal(tmp_path)
    db = sqlite3.connect(file)
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    db.close()


def test_a_newer_schema_is_refused_and_the_folder_is_free_again(tmp_path: Path) -> None:
    Store.open(tmp_path).close()

    def set_version(number: int) -> None:
        db = sqlite3.connect(tmp_path / "tischlein.db")
        db.execute(f"PRAGMA user_version = {number}")
        db.close()

    set_version(99)
    assert "newer Tischlein" in refusal(tmp_path)
    set_version(len(STEPS))
    Store.open(tmp_path).close()


# -- a disk that fails ------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("size", [1, 8_000_000], ids=["at the commit", "in the middle"])
def test_a_failing_disk_fails_who_waits_and_later_appends_work_again(tmp_path: Path, size: int) -> None:
    import resource

    @contextmanager
    def full_disk() -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    async def story() -> None:
        with Store.open(tmp_path) as store:
            await store.append([Row("t", 0, 0, b"0")])
            with full_disk():
                failed = await asyncio.gather(
                    store.append([Row("t", 1, 0, b"1")]),
                    store.append([Row("u", 0, 0, b"0")]),
                    store.keep_replay("r", "x" * size, 0),
                    return_exceptions=True,
                )
                assert [type(error) for error in failed] == [StoreError] * 3
                assert all("disk" in str(error) for error in failed)
                assert len(await store.log("t")) == 1  # reading goes on
            await store.append([Row("t", 1, 0, b'"again"')])
            assert [row.what for row in await store.log("t")] == [b"0", b'"again"']
            assert await store.log("u") == [] and await store.replay("r") is None

    asyncio.run(story())


def test_an_error_in_the_middle_leaves_no_transaction_open(tmp_path: Path) -> None:
    async def story() -> None:
        with Store.open(tmp_path) as store:
            await store.write(lambda db: db.execute("ALTER TABLE log RENAME TO away").close())
            with pytest.raises(StoreError, match="no such table"):
                await store.append([Row("t", 0, 0, b"0")])
            with pytest.raises(StoreError, match="no such table"):
                await store.log("t")
            await store.write(lambda db: db.execute("ALTER TABLE away RENAME TO log").close())
            await store.append([Row("t", 0, 0, b"0")])
            assert len(await store.log("t")) == 1

    asyncio.run(story())


# -- kill -9 ----------------------------------------------------------------------------------

WRITE = """
import asyncio, os, sys
from pathlib import Path
from tischlein.server.store import Row, Store

async def play(store, table):
    seq = len(await store.log(table))
    while True:
        await store.append([Row(table, seq, 0, b'"x"'), Row(table, seq + 1, 0, b'"y"')])
        seq += 2
        os.write(1, f"{table} {seq}\\n".encode())

async def main():
    with Store.open(Path(sys.argv[1])) as store:
        await asyncio.gather(*(play(store, f"t{number}") for number in range(20)))

asyncio.run(main())
"""
ROUNDS = 4


def test_kill_minus_9_in_mid_write_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged: Counter[str] = Counter()
    for number in range(ROUNDS):
        with other_process(WRITE, str(tmp_path)) as process:
            assert process.stdout
            lines = [process.stdout.readline() for _ in range(300 + 57 * number)]
            process.kill()
            lines += process.stdout.readlines()
        whole = [line.split() for line in lines if line.endswith("\n")]
        acknowledged |= Counter({table: int(seq) for table, seq in whole})
        assert len(acknowledged) == 20
        asyncio.run(check_logs(tmp_path, acknowledged))


async def check_logs(folder: Path, acknowledged: Counter[str]) -> None:
    with Store.open(folder) as store:
        for table, count in acknowledged.items():
            log = await store.log(table)
            assert [row.seq for row in log] == list(range(len(log)))  # no gap
            assert len(log) >= count and len(log) % 2 == 0  # nothing lost, nothing half


def test_the_database_is_synced_on_every_commit(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        names = ("journal_mode", "synchronous", "foreign_keys")
        assert [store._db.execute(f"PRAGMA {name}").fetchone()[0] for name in names] == ["wal", 2, 1]
