"""Long answers are made beside the event loop, one at a time, and kept."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tischlein.server import http
from tischlein.server.shelf import KEPT, Shelf

from .house import house

RECORD = "tischlein 1\ngame: barbecue\nplayers: A, B\n\n* first 0\n* roll 1 1 2 2 3 3 4 4\n0 keep 4\n"


async def test_one_at_a_time_and_the_last_ones_are_kept() -> None:
    shelf, busy, most, made = Shelf(), [0], [0], []

    def make(name: str) -> bytes:
        assert threading.current_thread() is not threading.main_thread()
        busy[0] += 1
        most[0] = max(most[0], busy[0])
        made.append(name)
        busy[0] -= 1
        return name.encode()

    async def get(name: str) -> bytes:
        return await shelf.get((name, "open"), lambda: make(name))

    names = [str(number) for number in range(KEPT)]
    assert await asyncio.gather(*map(get, names)) == [name.encode() for name in names]
    assert most == [1]
    await get("0")  # asked for again: it stays longer than the next
    assert made == names
    await get("one more")
    await get("0")
    assert made == [*names, "one more"]
    await get("1")
    assert made[-1] == "1"
    assert await shelf.get(("0", "outside"), lambda: b"another") == b"another"


async def test_what_fails_is_not_kept() -> None:
    shelf = Shelf()

    def fail() -> bytes:
        raise ValueError("not now")

    with pytest.raises(ValueError, match="not now"):
        await shelf.get(("a", "open"), fail)
    assert await shelf.get(("a", "open"), lambda: b"now") == b"now"


async def test_replays_are_made_and_packed_once_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, bool]] = []

    def watched(name: str, work: Any) -> Any:
        def watch(*what: Any) -> Any:
            done.append((name, threading.current_thread() is threading.main_thread()))
            return work(*what)

        return watch

    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        kept = await (await here.person()).keep(RECORD)
        for name in ("replay", "_json", "pack"):
            monkeypatch.setattr(http, name, watched(name, getattr(http, name)))
        packed = await browser.get(f"/api/replays/{kept}?from=open", headers={"accept-encoding": "gzip"})
        assert done == [("replay", False), ("_json", False), ("pack", False)]
        plain = await browser.get(f"/api/replays/{kept}?from=open", headers={"accept-encoding": "identity"})
        assert len(done) == 3
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.content == plain.content and len(plain.json()["frames"]) == 4
        assert plain.headers["cache-control"] == "no-store"
        other = await browser.get(f"/api/replays/{kept}?from=0")
        assert other.json() != plain.json() and len(done) == 6
