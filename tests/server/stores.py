"""Ways to open a store and to fill it for a test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from tischlein.server.store import Row, Stage, Store, TableNote

Story = Callable[[Store], Coroutine[Any, Any, None]]


def told(folder: Path, story: Story) -> None:
    """Let a story happen on a store that is opened for it."""

    async def tell() -> None:
        with Store.open(folder) as store:
            await story(store)

    asyncio.run(tell())


def row(table: str, seq: int, what: bytes = b"{}") -> Row:
    return Row(table, seq, 1_700_000_000_000 + seq, what)


def note(
    table: str,
    stage: Stage = "waiting",
    *,
    public: bool = False,
    code: str | None = None,
    players: tuple[str, ...] = (),
    changed: int = 0,
) -> TableNote:
    return TableNote(table, "barbecue", stage, public, code, b'{"seats":3}', players, changed)


async def names(found: Awaitable[list[TableNote]]) -> list[str]:
    return [each.table for each in await found]


async def held(store: Store) -> tuple[threading.Event, asyncio.Task[bool]]:
    """Keep the writer busy until the event is set: what is asked meanwhile waits together."""
    begun, go = threading.Event(), threading.Event()

    def hold(_: object) -> bool:
        begun.set()
        return go.wait(20)

    busy = asyncio.create_task(store.write(hold))
    assert await asyncio.to_thread(begun.wait, 20)
    return go, busy
