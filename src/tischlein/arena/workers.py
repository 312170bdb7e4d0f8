"""Who plays the batches: this process, several on this machine, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from ..core.errors import SetupError
from ..core.simulate import usable_cores
from .batches import Batch, play_batch
from .errors import BotError
from .playing import Played

T = TypeVar("T")
Results = list[list[Played]]
AHEAD = 2
"""Batches a core that are given out before they are needed."""


class Workers(Protocol):
    """Play batches; results come as they are ready, each with the key it was given out under."""

    def run(self, jobs: Iterator[tuple[Any, Batch]], /) -> Iterator[tuple[Any, Results]]:
        """Jobs are asked for as workers get free, so that the giver can stop."""

    def close(self) -> None: ...


def make_workers(on: str, cores: int | None, bots: object) -> Workers:
    """`local` or `ray`. On one core everything happens in this process."""
    if cores is not None and cores < 1:
        raise SetupError(f"at least 1 core is needed, not {cores!r}")
    if on == "ray":
        return OnRay(cores)
    if on != "local":
        raise SetupError(f"games are played on local or on ray, not on {on!r}")
    cores = cores or usable_cores()
    if cores == 1:
        return Here()
    try:
        pickle.dumps(bots)
    except Exception as error:
        raise SetupError(
            f"a bot can't be sent to another process ({error}); name it module:Name, or take 1 core"
        ) from None
    return Processes(cores)


class Here:
    """One after another."""

    def run(self, jobs: Iterator[tuple[Any, Batch]], /) -> Iterator[tuple[Any, Results]]:
        for key, batch in jobs:
            yield key, play_batch(batch)

    def close(self) -> None:
        """Nothing to do."""


class Processes:
    """Several processes, each begun anew: compiled code and threads don't survive a fork."""

    def __init__(self, cores: int) -> None:
        self._cores = cores
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(cores, mp_context=spawn, initializer=_stop_quietly)

    def run(self, jobs: Iterator[tuple[Any, Batch]], /) -> Iterator[tuple[Any, Results]]:
        def ready(running: list[Future[Results]]) -> Future[Results]:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            return next(iter(done))

        try:
            yield from keep_busy(
                jobs, self._cores, lambda batch: self._pool.submit(play_batch, batch), ready, Future.result
            )
        except BrokenProcessPool:
            raise BotError("a process that played was ended: a bot stopped it, or the memory was full") from None

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _stop_quietly() -> None:
    """Ctrl-C ends a worker at once and without a word: the one who gave out the work says it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class OnRay:
    """A Ray cluster: the one that this machine belongs to, or else one of its own cores."""

    def __init__(self, cores: int | None) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise SetupError('playing on Ray needs it; install it with: pip install "tischlein[cluster]"') from None
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # says a warning less
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
            try:
                ray.init(address="auto", **quiet)
            except ConnectionError:
                ray.init(num_cpus=cores or usable_cores(), include_dashboard=False, **quiet)
        self._play = ray.remote(play_batch)
        self._cores = cores or int(self._ray.cluster_resources().get("CPU", 1))

    def run(self, jobs: Iterator[tuple[Any, Batch]], /) -> Iterator[tuple[Any, Results]]:
        def result(made: Any) -> Results:
            try:
                found: Results = self._ray.get(made)
            except self._ray.exceptions.RayTaskError as error:
                raise error.as_instanceof_cause() from None
            return found

        return keep_busy(jobs, self._cores, self._play.remote, lambda running: self._ray.wait(running)[0][0], result)

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()


def keep_busy(
    jobs: Iterator[tuple[Any, Batch]],
    cores: int,
    begin: Callable[[Batch], T],
    ready: Callable[[list[T]], T],
    result: Callable[[T], Results],
) -> Iterator[tuple[Any, Results]]:
    """Give out as much as keeps all cores busy, and hand on what is ready."""
    running: list[tuple[Any, T]] = []
    more = True
    while more or running:
        while more and len(running) < AHEAD * cores:
            job = next(jobs, None)
            more = job is not None
            if job:
                running.append((job[0], begin(job[1])))
        if running:
            made = ready([one for _, one in running])
            key = next(key for key, one in running if one is made)
            running = [pair for pair in running if pair[1] is not made]
            yield key, result(made)
