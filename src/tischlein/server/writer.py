"""The one thread that writes: all that is waiting goes to the disk together."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

from .rows import Row, StoreError, TableNote, add_rows, set_notes, why

T = TypeVar("T")
GATHER = 0.001
"""Seconds in which more may come while many write: each journey to the disk costs all of them."""
Work = Callable[[sqlite3.Connection], T]


class Job:
    """Something to write, and who waits for it; either a work, or rows and a note."""

    __slots__ = ("error", "future", "note", "result", "rows", "work")

    def __init__(
        self, future: asyncio.Future[Any], rows: Sequence[Row], note: TableNote | None, work: Work[Any] | None
    ) -> None:
        self.future, self.rows, self.note, self.work = future, rows, note, work
        self.result: Any = None
        self.error: Exception | None = None

    def write(self, db: sqlite3.Connection) -> Any:
        if self.work:
            return self.work(db)
        return write_together(db, [self])


def write_together(db: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """The rows and notes of many jobs in two statements."""
    add_rows(db, (row for job in jobs for row in job.rows))
    set_notes(db, [job.note for job in jobs if job.note])


class Writer:
    """Writes for the tasks of one event loop; who waits is woken when it is on the disk, in the order of asking."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="tischlein-writer", daemon=True)
        self._thread.start()

    def put(
        self, rows: Sequence[Row] = (), note: TableNote | None = None, work: Work[T] | None = None
    ) -> asyncio.Future[T]:
        """Queue it; the future is done when it is durable. One cancelled while it waits may be written or not."""
        if self._closed:
            raise StoreError("it could not be kept: the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Job(future, rows, note, work))
        return future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            self._thread.join()

    # -- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        open_, many = True, False
        while open_:
            batch = [self._waiting.get()]
            if many:
                time.sleep(GATHER)
            batch += [self._waiting.get() for _ in range(self._waiting.qsize())]
            many = len(batch) > 1
            jobs = [job for job in batch if job]
            open_ = len(jobs) == len(batch)
            if jobs:
                self._keep(jobs)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell
                    jobs[0].future.get_loop().call_soon_threadsafe(_tell, jobs)

    def _keep(self, jobs: list[Job]) -> None:
        """One transaction; if it can't be had, nothing of it is there and everybody is told."""
        try:
            self._transact(jobs)
        except Exception as error:
            for job in jobs:
                job.error = StoreError(f"it could not be kept: {error}")
        if self._db.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")

    def _transact(self, jobs: list[Job]) -> None:
        appends = [job for job in jobs if not job.work]
        alone = [job for job in jobs if job.work]
        self._db.execute("BEGIN IMMEDIATE")
        try:
            write_together(self._db, appends)
        except sqlite3.OperationalError:
            raise
        except Exception:  # one of them can't be written: each by itself shows which
            self._db.execute("ROLLBACK")
            self._db.execute("BEGIN IMMEDIATE")
            alone = jobs
        for job in alone:
            self._by_itself(job)
        self._db.execute("COMMIT")

    def _by_itself(self, job: Job) -> None:
        """All or nothing of one job; the others don't notice."""
        self._db.execute("SAVEPOINT job")
        try:
            job.result = job.write(self._db)
        except Exception as error:
            if not self._db.in_transaction:  # a failing disk ended it for all
                raise
            job.error = why(error)
            self._db.execute("ROLLBACK TO job")
        self._db.execute("RELEASE job")


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.done():  # cancelled meanwhile
            continue
        if job.error:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
