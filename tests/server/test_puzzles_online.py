"""Puzzles of the day over HTTP: the same for everybody, another tomorrow, and nothing hidden is shown."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import httpx
import msgspec
import pytest

from tischlein import GAMES, Record
from tischlein.puzzles import of_day
from tischlein.server import http

from .house import house


async def test_everybody_gets_the_same_and_tomorrow_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = date(2026, 5, 17)
    monkeypatch.setattr(http, "today", lambda: day)
    async with (
        house(tmp_path) as here,
        httpx.AsyncClient(base_url=here.address) as one,
        httpx.AsyncClient(base_url=here.address) as other,
    ):
        facts = (await one.get("/api/games")).json()["games"]
        assert all(game["puzzles"] for game in facts)
        told = {}
        for game in GAMES:
            told[game] = (await one.get(f"/api/puzzles/{game}")).json()
            assert told[game] == (await other.get(f"/api/puzzles/{game}")).json()
            assert told[game]["day"] == "2026-05-17"
        monkeypatch.setattr(http, "today", lambda: day + timedelta(1))
        for game in GAMES:
            assert (await one.get(f"/api/puzzles/{game}")).json()["options"] != told[game]["options"]
        assert (await one.get("/api/puzzles/chess")).status_code == 404


@pytest.mark.parametrize("game", GAMES)
async def test_it_shows_what_the_seat_sees_and_may_do(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        told = (await browser.get(f"/api/puzzles/{game}")).json()
    puzzle = of_day(GAMES[game], date.fromisoformat(told["day"]))
    assert puzzle
    table = Record.parse(puzzle.record).table()
    last = told["moments"][-1]["scene"]
    assert last["view"] == msgspec.json.decode(msgspec.json.encode(table.view(puzzle.seat)))
    assert {choice["action"] for choice in last["choices"]} == {str(action) for action in table.legal(puzzle.seat)}
    assert not any(moment["scene"].get("choices") for moment in told["moments"][:-1])
    assert all(moment["scene"]["view"]["seat"] == puzzle.seat for moment in told["moments"])
    assert told["obvious"] not in told["right"] and told["right"][0] == told["options"][0]["action"]
