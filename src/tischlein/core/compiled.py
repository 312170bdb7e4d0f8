"""The loops compiled by numba, one compilation a game, kept on disk.

numba's cache looks only at the file of the outermost function: after a change of rules, callers
would silently keep the old ones. So the cache folder's name carries a digest of all sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import platformdirs

from .errors import TischleinError
from .game import GAMES, Game
from .generic import GENERIC, copy_state
from .rule import RULES
from .struct import record_layout


def available() -> bool:
    """Is numba installed? Everything works without it, more slowly."""
    return find_spec("numba") is not None


@cache
def cache_folder() -> Path:
    """Where compiled code of exactly these sources is kept."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(sys.version.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for source in sorted(package.rglob("*.py")):
        digest.update(str(source.relative_to(package)).encode() + b"\0" + source.read_bytes() + b"\0")
    return Path(platformdirs.user_cache_dir("tischlein")) / "compiled" / digest.hexdigest()[:16]


def forget_old() -> None:
    """Remove what was compiled from other sources."""
    for folder in cache_folder().parent.glob("*"):
        if folder != cache_folder():
            shutil.rmtree(folder, ignore_errors=True)


def is_warm(game: Game, what: str = "games") -> bool:
    """Were these loops of this game compiled before, from these sources?"""
    return _mark(game, what).exists()


def mark_warm(game: Game, what: str = "games") -> None:
    """Remember that they were."""
    _mark(game, what).parent.mkdir(parents=True, exist_ok=True)
    _mark(game, what).touch()


def _mark(game: Game, what: str) -> Path:
    return cache_folder() / f"{game.id}.{what}.warm"


@cache
def loops(game: Game) -> Any:
    """The module of compiled loops, ready for this game; each compiles when it is first called."""
    prepare(game)
    from . import loops

    return loops


def prepare(game: Game | None = None) -> None:
    """Ready numba for the rules of a game, and for those that belong to none."""
    if not available():
        raise TischleinError('compiled play needs numba; install it with: pip install "tischlein[fast]"')
    import numba
    from numba.extending import register_jitable

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    _name_records()
    _bind_generics()
    others = tuple(f"{other.state.__module__.rpartition('.')[0]}." for other in GAMES.values() if other is not game)
    for rule in RULES:
        if not rule.__module__.startswith(others) and rule not in _KNOWN:
            _KNOWN.add(rule)
            register_jitable(**_INSIDE)(rule)
    if game:
        _BY_FIELDS[tuple(f.name for f in game.state.FIELDS)] = game


# Rules are called by compiled code only: without doors for Python and C they compile an eighth faster.
_INSIDE: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_KNOWN: set[Callable[..., Any]] = set()
_BY_FIELDS: dict[tuple[str, ...], Game] = {}


@cache
def _name_records() -> None:
    """Give each game's compiled functions names of their own.

    In them numba calls a record by a number that it counts up in each process. So two games that were compiled in two
    processes would have functions of the same name, and who loads both would get one game's for the other's.
    """
    from numba.core.types import Record

    def named(record: Any) -> tuple[str, tuple[str]]:
        return type(record).__name__, (hashlib.sha256(record.name.encode()).hexdigest()[:16],)

    Record.mangling_args = property(named)  # type: ignore[method-assign, assignment]


@cache
def _bind_generics() -> None:
    """Tell numba to choose a generic function's rule by the fields of the record it is called with."""
    from numba.extending import overload

    def bind(name: str, call: Callable[..., Any]) -> None:
        @overload(call, strict=False, jit_options=_INSIDE)
        def chosen(s: Any, *rest: Any) -> Any:
            return getattr(_BY_FIELDS[tuple(s.fields)], name)

    for name, call in GENERIC.items():
        bind(name, call)

    @overload(copy_state, strict=False, jit_options=_INSIDE)
    def copied(tables: Any, to: Any, source: Any) -> Any:
        def copy(tables: Any, to: int, source: int) -> None:
            tables[to] = tables[source]

        return copy


@cache
def record_type(game: Game) -> Any:
    """The numpy dtype of a game's state."""
    import numpy

    return numpy.dtype(record_layout(game.state))


def to_record(game: Game, s: Any) -> Any:
    """A state as an array of one record."""
    import numpy

    return numpy.frombuffer(bytearray(s.to_bytes()), dtype=record_type(game))


def from_record(game: Game, records: Any) -> Any:
    """The state in an array of one record."""
    return game.state.from_bytes(records.tobytes())
