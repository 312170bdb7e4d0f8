"""Bots think in processes of their own, so that a search never delays another table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..bots import LEVELS, LevelBot, Thought
from ..bots.ready import is_compiled, load_compiled, ready_desk, searched_games
from ..core import compiled
from ..core.game import find_game
from ..core.words import Action, Event

log = logging.getLogger(__name__)
T = TypeVar("T")
# Spawned, not forked: the server has threads and sockets that a copy must not share.
SPAWN = multiprocessing.get_context("spawn")
LOOK_AGAIN = 0.5
"""Seconds between two looks whether all is compiled."""
STRONGEST = LEVELS[-1]
PAUSE = {"instant": (0.0, 0.0), "quick": (0.5, 0.9), "calm": (1.1, 2.0)}
"""Seconds a bot seems to think, by the table's pace."""
LOOK = {"instant": 0.0, "quick": 3.5, "calm": 5.0}
"""Seconds that people have to look at what is shown for a moment only, such as an opened burger."""


class Asked(NamedTuple):
    """What a worker is told of a choice: all that its seat sees, may and was told, and nothing else."""

    game: str
    view: bytes
    legal: Sequence[str]
    told: Sequence[Event]
    seed: int
    mind: int
    """Of the bot on this seat: it has forgotten the same things at every choice of a game."""

    def sit_down(self, level: str) -> tuple[LevelBot, Any, list[Action]]:
        """A bot that has heard all that, the view, and what may be done."""
        rules = find_game(self.game)
        bot = LevelBot(level, self.seed, self.mind)
        for event in self.told:
            bot.hear(event)
        view: Any = msgspec.json.decode(self.view, type=rules.view_type)
        return bot, view, [rules.actions.parse(action) for action in self.legal]


def ask(view: Any, legal: Sequence[Action], told: Sequence[Event], mind: int) -> Asked:
    """For a worker."""
    seen, may = msgspec.json.encode(view), [str(action) for action in legal]
    return Asked(view.game, seen, may, list(told), random.getrandbits(48), mind)


def think(level: str, asked: Asked) -> str:
    """One choice of a bot. Runs in a worker."""
    bot, view, legal = asked.sit_down(level)
    return str(bot.choose(view, legal))


def advise(asked: Asked) -> Thought:
    """What the strongest bot thinks of a seat's choices. Runs in a worker."""
    bot, view, legal = asked.sit_down(STRONGEST)
    return bot.think(view, legal)


# -- workers ----------------------------------------------------------------------------------------


def begin_work() -> None:
    """A worker loads what is compiled before it takes its first thought, and compiles nothing while somebody waits."""
    stay_with_parent()
    load_compiled()


def at_work() -> None:
    """The first job of a worker: done when it is ready for others."""


def compile_searches() -> None:
    """Compile what bots search with, one game after another; gently, since somebody may play meanwhile."""
    stay_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    for game in searched_games():
        ready_desk(game)


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
    """The workers. They begin with the server, or with the first thought."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._compiler: BaseProcess | None = None
        self._relief: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the workers before anybody waits for them. What is not compiled yet is compiled beside them."""
        pool = self._workers()
        for _ in range(workers_wanted()):
            pool.submit(at_work)
        if compiled.available() and not all(is_compiled(game) for game in searched_games()):
            self._relief = asyncio.create_task(self._relieve())

    async def _relieve(self) -> None:
        """Compile in a process of its own; then workers who have loaded it take over from those who think without."""
        self._compiler = SPAWN.Process(target=compile_searches, daemon=True)
        self._compiler.start()
        while self._compiler.is_alive():
            await asyncio.sleep(LOOK_AGAIN)
        if self._compiler.exitcode:
            log.warning("the bots' search could not be compiled: they play on, more weakly")
            return
        fresh = make_pool()
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(fresh, at_work) for _ in range(workers_wanted())))
        self._leave(wait=False)
        self._pool = fresh

    async def think(self, level: str, view: Any, legal: Sequence[Action], told: Sequence[Event], mind: int) -> str:
        """One choice; where a worker died, another thinks again."""
        if len(legal) == 1:
            return str(legal[0])
        return await self._run(think, level, ask(view, legal, told, mind))

    async def advise(self, view: Any, legal: Sequence[Action], told: Sequence[Event]) -> Thought:
        """What a strong player thinks of these choices."""
        return await self._run(advise, ask(view, legal, told, random.getrandbits(48)))

    async def _run(self, job: Callable[..., T], *asked: Any) -> T:
        loop, pool = asyncio.get_running_loop(), self._workers()
        try:
            return await loop.run_in_executor(pool, job, *asked)
        except BrokenProcessPool:
            if self._pool is pool:  # not the new one that somebody else has made already
                self._leave(wait=False)
            return await loop.run_in_executor(self._workers(), job, *asked)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = make_pool()
        return self._pool

    def close(self) -> None:
        """Send the workers home, and see them out: else what they hold is left behind."""
        if self._relief:
            self._relief.cancel()
        if self._compiler and self._compiler.is_alive():
            self._compiler.terminate()
        self._leave(wait=True)

    def _leave(self, *, wait: bool) -> None:
        if self._pool:
            self._pool.shutdown(wait=wait, cancel_futures=wait)
            self._pool = None


def workers_wanted() -> int:
    """One core is left for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


def make_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers_wanted(), mp_context=SPAWN, initializer=begin_work)
