"""Reviews over HTTP: worked out once, in a process of their own, and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tischlein import GAMES, Table, let_bots_play, make_bot
from tischlein.bots.nets import load_net
from tischlein.server import reviewing
from tischlein.server.limits import Rate
from tischlein.server.store import Store

from .house import FREE, house

pytestmark = pytest.mark.slow

PATIENCE = 60.0


def whole_game(players: int = 2, seed: int = 5) -> str:
    table = let_bots_play(Table("bratwurmeck", players, seed=seed), [make_bot("thumb")] * players)
    return str(table.record())


async def finished(browser: httpx.AsyncClient, game: str) -> dict[str, Any]:
    """Wait until it is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told: dict[str, Any] = (await browser.get(f"/api/replays/{game}/review")).json()
            if told["state"] not in ("waiting", "working"):
                return told
            await asyncio.sleep(0.05)


async def test_it_is_worked_out_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address, timeout=PATIENCE) as browser:
        kept = await (await here.person()).keep(whole_game())
        other = await (await here.person()).keep(whole_game(seed=6))
        door = f"/api/replays/{kept}/review"
        assert (await browser.get(door)).json()["state"] == "none"
        begun = (await browser.post(door)).json()
        assert begun["state"] in ("working", "waiting") and begun["of"] > 100
        assert (await browser.post(f"/api/replays/{other}/review")).json()["state"] == "waiting"  # one at a time
        told = await finished(browser, kept)
        assert told["state"] == "done"
        found = told["review"]
        assert len(found["shares"]) == begun["of"] + 1
        for seat in found["seats"]:
            parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"]
            assert parts == pytest.approx(seat["result"], abs=1e-9)
        assert found["moves"] and all(move["loss"] >= reviewing.COSTLY for move in found["moves"])
        assert all(GAMES["bratwurmeck"].id in move["best"]["id"] for move in found["moves"])
        assert (await finished(browser, other))["state"] == "done"
    monkeypatch.setattr(reviewing, "work_out", None)  # nothing is worked out again
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        assert (await browser.get(door)).json() == told == (await browser.post(door)).json()


async def test_what_cannot_be_reviewed_says_why(tmp_path: Path) -> None:
    many = next((n for n in range(7, 2, -1) if load_net(GAMES["bratwurmeck"], n) is None), None)
    lines = whole_game().splitlines()
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        person = await here.person()
        broken_off = await person.keep("\n".join(lines[: len(lines) // 2]) + "\n")
        for ask in (browser.get, browser.post):
            answer = (await ask(f"/api/replays/{broken_off}/review")).json()
            assert answer == {"state": "impossible", "why": "unfinished"}
        if many:
            door = f"/api/replays/{await person.keep(whole_game(many))}/review"
            assert (await browser.post(door)).json() == {"state": "impossible", "why": "players"}
        assert (await browser.get("/api/replays/nothing/review")).status_code == 404
        assert (await browser.post("/api/replays/nothing/review")).status_code == 404


async def test_an_address_may_ask_for_so_many(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, reviews=Rate(1, 0.001))
    lines = whole_game().splitlines()
    async with house(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.address) as browser:
        door = f"/api/replays/{await (await here.person()).keep(chr(10).join(lines[:30]) + chr(10))}/review"
        assert (await browser.post(door)).status_code == 200
        assert (await browser.post(door)).status_code == 429
        assert (await browser.get(door)).status_code == 200  # to look is free


async def test_a_worker_that_dies_is_told_and_may_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address, timeout=PATIENCE) as browser:
        door = f"/api/replays/{(kept := await (await here.person()).keep(whole_game()))}/review"
        with monkeypatch.context() as broken:
            broken.setattr(reviewing, "work_out", _die)
            await browser.post(door)
            assert (await finished(browser, kept))["state"] == "failed"
        await browser.post(door)
        assert (await finished(browser, kept))["state"] == "done"


def _die(text: str) -> bytes:
    import os

    os._exit(1)


async def test_an_old_way_of_reviewing_is_forgotten(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        await store.keep_review("a-game", 1, "{}")
        assert await store.review("a-game", 1) == "{}" and await store.review("a-game", 2) is None
        await store.keep_review("a-game", 2, "[]")
        assert await store.review("a-game", 1) is None and await store.review("a-game", 2) == "[]"
