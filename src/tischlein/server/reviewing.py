"""Reviews of finished games: worked out once, one at a time, in a process of their own that gives way to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ..core.record import Record
from ..core.say import Say
from ..review import Review, Step, obstacle, review
from . import bodies as b
from .store import Store
from .thinking import stay_with_parent

log = logging.getLogger(__name__)
VERSION = 4
"""Raised when reviews become better: those kept from before are worked out anew."""
POLITE = 10
"""How far a review stands back behind tables and bots."""
MOST_WAITING = 20
COSTLY = 0.01
"""A choice that cost less is not told."""
_done: Any = None
"""In the worker: how many events it has looked at, for all to see."""


class Busy(Exception):
    """So many reviews wait already that one more would take too long."""


# -- in the worker ----------------------------------------------------------------------------------


def stand_back(done: Any) -> None:
    """What a worker does first."""
    global _done
    _done = done
    stay_with_parent()
    if hasattr(os, "nice"):  # Windows has none
        os.nice(POLITE)


def work_out(text: str) -> bytes:
    """A review as a browser shows it."""

    def reach(done: int) -> None:
        _done.value = done

    reach(0)
    record = Record.parse(text)
    return msgspec.json.encode(shown(record, review(record, progress=reach)))


def shown(record: Record, found: Review) -> b.Review:
    """With words for the choices that cost something: those of the buttons."""
    dear = [step for step in found.steps if step.loss >= COSTLY]
    return b.Review(
        shares=[_rounded(found.start), *(_rounded(step.after) for step in found.steps)],
        seats=[
            b.ReviewSeat(start, luck, own, skill - own, cost, result)
            for start, luck, own, skill, cost, result in zip(
                found.start, found.luck, found.own, found.skill, found.cost, found.result, strict=True
            )
        ],
        turning=list(found.turning),
        moves=[_move(record, step) for step in dear],
    )


def _move(record: Record, step: Step) -> b.ReviewMove:
    table = record.table(at=step.number - 1)
    view = table.view(step.actor)

    def label(action: str | None) -> Say:
        return table.game.label(view, table.game.actions.parse(action or step.what))

    return b.ReviewMove(step.number, step.actor, step.loss, label(step.what), label(step.best))


def _rounded(shares: tuple[float, ...]) -> list[float]:
    return [round(share, 4) for share in shares]


# -- in the server ----------------------------------------------------------------------------------


class Reviews:
    """All reviews of a server: those that are kept, the one being worked out, and those that wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool: ProcessPoolExecutor | None = None
        self._done = multiprocessing.get_context("spawn").Value("q", 0)
        self._jobs: dict[str, asyncio.Task[None]] = {}
        """By the id of the game, in the order in which they are worked out."""
        self._failed: set[str] = set()
        self._one = asyncio.Lock()

    async def state(self, game: str, record: Record) -> b.ReviewState:
        """How far it is."""
        kept = await self._store.review(game, VERSION)
        if kept is not None:
            return b.ReviewState("done", review=msgspec.Raw(kept.encode()))
        many = len(record.events)
        if game in self._jobs:
            first = next(iter(self._jobs)) == game
            return b.ReviewState("working", self._done.value, many) if first else b.ReviewState("waiting", of=many)
        why = await asyncio.to_thread(obstacle, record)
        if why:
            return b.ReviewState("impossible", why=why)
        return b.ReviewState("failed" if game in self._failed else "none", of=many)

    async def begin(self, game: str, record: Record) -> b.ReviewState:
        """Work it out, unless it is there, or under way, or can't be; Busy where too many wait."""
        now = await self.state(game, record)
        if now.state not in ("none", "failed") or game in self._jobs:
            return now
        if len(self._jobs) >= MOST_WAITING:
            raise Busy
        self._failed.discard(game)
        self._jobs[game] = asyncio.create_task(self._work(game, str(record)))
        return await self.state(game, record)

    async def _work(self, game: str, text: str) -> None:
        try:
            async with self._one:
                self._done.value = 0
                found = await asyncio.get_running_loop().run_in_executor(self._worker(), work_out, text)
                await self._store.keep_review(game, VERSION, found.decode())
        except BrokenProcessPool:
            self._leave(wait=False)
            self._failed.add(game)
        except Exception:
            log.exception("the review of %s failed", game)
            self._failed.add(game)
        finally:
            del self._jobs[game]

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=stand_back, initargs=(self._done,))
        return self._pool

    async def close(self) -> None:
        """The server stops: what is not worked out yet will be asked for again."""
        for job in list(self._jobs.values()):
            job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await job
        if self._pool:
            for worker in list(self._pool._processes.values()):  # else everybody waits for a review to end
                worker.terminate()
        self._leave(wait=True)

    def _leave(self, *, wait: bool) -> None:
        if self._pool:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None
