"""Bots think in processes of their own, so that a search never delays another table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ..bots import make_bot
from ..core.game import find_game
from ..core.words import Action

PAUSE = {"instant": (0.0, 0.0), "quick": (0.5, 0.9), "calm": (1.1, 2.0)}
"""Seconds a bot seems to think, by the table's pace."""
LOOK = {"instant": 0.0, "quick": 3.5, "calm": 5.0}
"""Seconds that people have to look at what is shown for a moment only, such as an opened burger."""


def think(level: str, seed: int, game: str, view: bytes, legal: Sequence[str]) -> str:
    """One choice of a bot, from what its seat sees. Runs in a worker; what goes there is JSON, as for any client."""
    rules = find_game(game)
    seen: Any = msgspec.json.decode(view, type=rules.view_type)
    return str(make_bot(level, seed=seed).choose(seen, [rules.actions.parse(action) for action in legal]))


def stay_with_parent() -> None:
    """A worker ends with its server, also with one that was killed; Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)


def pause(pace: str, shown: bool) -> float:
    """How long a bot seems to think; while something is shown that its move covers again, it lets everybody look."""
    return random.uniform(*PAUSE[pace]) + (LOOK[pace] if shown else 0.0)


class Thinkers:
    """The workers. They start with the first thought."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, level: str, view: Any, legal: Sequence[Action]) -> str:
        """One choice; where a worker died, another thinks again."""
        if len(legal) == 1:
            return str(legal[0])
        asked = level, random.getrandbits(48), view.game, msgspec.json.encode(view), [str(action) for action in legal]
        loop, pool = asyncio.get_running_loop(), self._workers()
        try:
            return await loop.run_in_executor(pool, think, *asked)
        except BrokenProcessPool:
            if self._pool is pool:  # not the new one that somebody else has made already
                self._leave(wait=False)
            return await loop.run_in_executor(self._workers(), think, *asked)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads and sockets that a copy must not share.
            spawn = multiprocessing.get_context("spawn")
            many = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(many, mp_context=spawn, initializer=stay_with_parent)
        return self._pool

    def close(self) -> None:
        """Send the workers home, and see them out: else what they hold is left behind."""
        self._leave(wait=True)

    def _leave(self, *, wait: bool) -> None:
        if self._pool:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None
