"""Bots at a table: the strongest play to the end, and nobody waits for a compiler."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tischlein.bots import RandomBot, ready
from tischlein.client import play_remotely
from tischlein.core import compiled
from tischlein.server import thinking
from tischlein.server.thinking import Thinkers

from .house import house, plan, play_out

FEW_BURGERS = {"normal_tops": {"3": 1}, "bottoms_in_play": {"3": 6}}
"""Interpreted experts think for almost a second, so a whole box would take minutes."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "others", "components"),
    [
        ("karteneck", ["expert"], {}),
        ("haecmaec", ["expert", "expert"], FEW_BURGERS),
        ("tricknchef", ["expert", "easy"], {}),
    ],
    ids=lambda each: str(each)[:10],
)
async def test_an_expert_plays_to_the_end(
    tmp_path: Path, game: str, others: list[str], components: dict[str, Any]
) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(plan(game, "me", *others, window=0, components=components), "Anna")
        await play_out(guests, RandomBot(3))
        course = await here.course(guests[0].id)
        assert course.stage == "over"


async def test_a_bot_of_others_plays_remotely(tmp_path: Path) -> None:
    class Acting:
        def act(self, view: Any, legal: Any, /) -> str:
            return str(legal[-1])

    async with house(tmp_path) as here:
        [anna] = await here.begin(plan("barbecue", "me", "easy"), "Anna")
        await play_remotely(anna, Acting())
        assert anna.scene and anna.scene.result


def one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "workers_wanted", lambda: 1)


async def test_without_a_compiler_workers_just_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    one_worker(monkeypatch)
    monkeypatch.setattr(compiled, "available", lambda: False)
    thinkers = Thinkers()
    thinkers.begin()
    pool = thinkers._pool
    assert pool and thinkers._relief is None
    thinkers.close()
    assert thinkers._pool is None


def nothing_to_compile() -> None:
    """Stands for the compiler, in its process."""


def no_compiler() -> None:
    raise SystemExit(3)


async def test_workers_with_compiled_search_take_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who think without it go on until then."""
    one_worker(monkeypatch)
    monkeypatch.setattr(compiled, "available", lambda: True)
    monkeypatch.setattr(thinking, "is_compiled", lambda game: False)
    monkeypatch.setattr(thinking, "compile_searches", nothing_to_compile)
    monkeypatch.setattr(thinking, "LOOK_AGAIN", 0.01)
    thinkers = Thinkers()
    thinkers.begin()
    first = thinkers._pool
    assert first and thinkers._relief
    await thinkers._relief
    assert thinkers._pool and thinkers._pool is not first
    thinkers.close()


def games_thought_of_compiled() -> list[str]:
    """Asked of a worker."""
    return sorted(ready._READY)


@pytest.mark.compiled
async def test_what_the_compiler_made_is_what_the_next_workers_think_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real compiler, in a process of its own, and real workers."""
    one_worker(monkeypatch)
    monkeypatch.setattr(thinking, "is_compiled", lambda game: False)
    thinkers = Thinkers()
    thinkers.begin()
    assert thinkers._relief
    await thinkers._relief
    assert thinkers._pool
    found = await asyncio.get_running_loop().run_in_executor(thinkers._pool, games_thought_of_compiled)
    assert found == sorted(game.id for game in ready.searched_games())
    thinkers.close()


async def test_where_compiling_fails_bots_play_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one_worker(monkeypatch)
    monkeypatch.setattr(compiled, "available", lambda: True)
    monkeypatch.setattr(thinking, "is_compiled", lambda game: False)
    monkeypatch.setattr(thinking, "compile_searches", no_compiler)
    monkeypatch.setattr(thinking, "LOOK_AGAIN", 0.01)
    thinkers = Thinkers()
    thinkers.begin()
    first = thinkers._pool
    assert thinkers._relief
    await thinkers._relief
    assert thinkers._pool is first
    assert "could not be compiled" in caplog.text
    thinkers.close()


def test_a_worker_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies on disk is loaded before the first thought; for the rest it stays interpreted."""
    made: list[str] = []
    monkeypatch.setattr(ready, "_READY", {})
    monkeypatch.setattr(ready, "_READYING", {})
    monkeypatch.setattr(ready, "_PATIENT", set())  # who played a match here before is in it
    monkeypatch.setattr(compiled, "available", lambda: True)
    monkeypatch.setattr(compiled, "is_warm", lambda game, what: game.id == "karteneck")
    monkeypatch.setattr(ready, "_make_ready", lambda game: made.append(game.id))
    ready.load_compiled()
    desks = [ready.desk_for(game) for game in ready.searched_games()]
    assert made == ["karteneck"]
    assert not any(desk.fast for desk in desks)
    assert not any(ready._READYING.values())
