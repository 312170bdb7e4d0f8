"""Lessons over HTTP: for games that have one, the same for everybody."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec

from tischlein import GAMES
from tischlein.core.lesson import has_lesson, read_lesson
from tischlein.server.teaching import teach

from .house import house


async def test_a_lesson_is_given_to_everybody_and_only_where_there_is_one(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        facts = (await browser.get("/api/games")).json()["games"]
        assert {game["id"]: game["lesson"] for game in facts} == {game.id: has_lesson(game) for game in GAMES.values()}
        for game in GAMES.values():
            answer = await browser.get(f"/api/lessons/{game.id}")
            assert answer.status_code == (200 if has_lesson(game) else 404)
        found = (await browser.get("/api/lessons/bratwurmeck")).content
        assert found == msgspec.json.encode(teach(read_lesson(GAMES["bratwurmeck"])))
        for nothing in ("chess", "Bratwurmeck", "bratwurmeck/lesson.txt"):
            assert (await browser.get(f"/api/lessons/{nothing}")).status_code == 404
