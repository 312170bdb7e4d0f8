"""Long answers that never change, such as replays: made beside the event loop, one at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

KEPT = 32


class Shelf:
    """The answers that were asked for last."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], bytes] = {}
        self._one = asyncio.Lock()

    async def get(self, key: tuple[str, str], make: Callable[[], bytes]) -> bytes:
        """What is kept under this key, or is made now."""
        async with self._one:
            found = self._kept.pop(key, None)
            if found is None:
                found = await asyncio.to_thread(make)
            self._kept[key] = found  # the newest is the last
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
            return found
