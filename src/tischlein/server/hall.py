"""All tables of a server: opened, found, brought back after a restart, listed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection
from functools import partial

import msgspec

from ..core.errors import SetupError
from ..core.game import find_game
from ..core.table import LONGEST_NAME
from .bodies import Lobby, TableCard
from .clean import clean_name
from .course import Course, course_of
from .entries import Opened, decode, encode
from .live import LiveTable
from .protocol import Chair, Opening
from .rows import CodeTaken, Row
from .sessions import ALPHABET, Player
from .showing import card
from .store import Store
from .thinking import Thinkers

log = logging.getLogger(__name__)
CODE_LENGTH = 5
NOBODY = "Guest"
"""Who has not said a name."""
LISTED = 30
PAST = 10
"""Games that are over, in the list of somebody's tables."""
LISTED_FOR = 30 * 24 * 3600 * 1000
"""Milliseconds for which a table is listed that waits and does not change; its link and code stay good."""
RESTS_AFTER = 300.0
"""Seconds after which a table without anybody leaves the memory, unless a game goes on there."""


class Hall:
    """The tables in memory: all where a game goes on, so that clocks and bots do; others while somebody needs them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers()
        self._tables: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        """Tables that leave the memory unless somebody comes."""

    async def resume(self) -> int:
        """Bring back every table where a game goes on; how many. Who waits has no clock and no bot."""
        notes = await self.store.tables_to_resume()
        for note in notes:
            await self.find(note.table)
        return len(notes)

    def close(self) -> None:
        """The server stops; all is on the disk."""
        for table in self._tables.values():
            table.close()
        self._tables.clear()
        self.thinkers.close()

    # -- opening ------------------------------------------------------------------------------

    async def open(self, plan: Opening, host: Player) -> LiveTable:
        """A new table; SetupError if there can't be one like this."""
        check_plan(plan, host)
        held = {}
        taken: list[str] = []
        for seat, chair in enumerate(plan.chairs):
            if chair.kind in ("me", "local"):
                name = clean_name(chair.name) if chair.kind == "local" and chair.name else host.name
                held[seat] = (host.id, self.free_name(name, taken))
                taken.append(held[seat][1])
        return await self._open(plan, host.id, held, None)

    async def rematch(self, course: Course, host: str) -> str:
        """The same people and bots, the same settings, the next one begins; the id of the new table."""
        held = {
            seat: (chair.player, chair.name)
            for seat, chair in enumerate(course.chairs)
            if chair.kind == "person" and chair.player
        }
        assert course.game
        began = course.game._codes[0][1]  # `first SEAT` has the seat for its code
        first = (began + 1) % course.game.seats
        chairs = [
            Chair("bot", level=chair.level) if chair.kind == "bot" else planned
            for chair, planned in zip(course.chairs, course.plan.chairs, strict=True)
        ]
        plan = msgspec.structs.replace(course.plan, chairs=chairs)
        return (await self._open(plan, host, held, first)).course.id

    async def _open(self, plan: Opening, host: str, held: dict[int, tuple[str, str]], first: int | None) -> LiveTable:
        table, seed = secrets.token_urlsafe(16), secrets.token_bytes(32)
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            opened = Opened(plan=plan, host=host, seed=seed.hex(), code=code, held=held, first=first)
            live = LiveTable(self, Course(table, opened))
            at = now_ms()
            live.course.since = at
            try:
                await self.store.append([Row(table, 0, at, encode(opened))], live.note(at))
            except CodeTaken:
                live.close()
                continue
            self._tables[table] = live
            self.rest(live)
            return live

    def free_name(self, wanted: str, taken: Collection[str]) -> str:
        """A name that nobody at the table has yet."""
        name = wanted or NOBODY
        number = 2
        while name in taken:
            name = f"{(wanted or NOBODY)[: LONGEST_NAME - 4]} {number}"
            number += 1
        return name

    def rename(self, player: Player) -> None:
        """Somebody has another name: the tables where they are hear of it."""
        for live in self._tables.values():
            if player.id in live.here:
                live.post(partial(live.rename, player.id, player.name))

    # -- finding ------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable | None:
        """The table of this id, brought back from its log where it is not in memory."""
        live = self._tables.get(table)
        if live is None:
            if table not in self._coming:
                self._coming[table] = asyncio.create_task(self._bring(table))
                self._coming[table].add_done_callback(lambda _: self._coming.pop(table, None))
            live = await self._coming[table]
        if live:
            self.rest(live)  # only now: whoever asked has time to come
        return live

    async def _bring(self, table: str) -> LiveTable | None:
        rows = await self.store.log(table)
        if not rows:
            return None
        try:
            entries = [decode(row.what) for row in rows]
            course = course_of(table, [(entry, row.at) for entry, row in zip(entries, rows, strict=True)])
        except Exception:
            log.exception("table %s can't be brought back", table)
            return None
        live = self._tables[table] = LiveTable(self, course)
        live.timing.back(entries)
        note, due = await self.store.note(table), live.note(rows[-1].at)
        if note is None or (note.stage, set(note.players)) != (due.stage, set(due.players)):
            await self.store.append((), due)
        return live

    async def by_code(self, code: str) -> str | None:
        """The id of the table that waits under this code."""
        note = await self.store.table_by_code(code.replace(" ", "").upper())
        return note.table if note else None

    def rest(self, live: LiveTable) -> None:
        """A table without anybody leaves the memory after a while, unless a game goes on there; its log stays."""
        if live.course.stage == "playing" or live.connections:
            return
        before = self._resting.get(live.course.id)
        if before:
            before.cancel()
        self._resting[live.course.id] = asyncio.get_running_loop().call_later(RESTS_AFTER, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        del self._resting[live.course.id]
        if live.course.stage != "playing" and not live.connections and self._tables.get(live.course.id) is live:
            del self._tables[live.course.id]
            live.close()

    async def lobby(self, player: Player) -> Lobby:
        """Somebody's tables that are going on, the last ones that are over, and public ones to join or to watch."""
        since = now_ms() - LISTED_FOR
        mine = await self.store.tables_of(player.id, since, LISTED)
        mine += await self.store.past_tables_of(player.id, PAST)
        public = [note for note in await self.store.public_tables(since, LISTED) if player.id not in note.players]
        return Lobby(
            await self._cards([n.table for n in mine], player), await self._cards([n.table for n in public], player)
        )

    async def _cards(self, tables: list[str], player: Player) -> list[TableCard]:
        found = [await self.find(table) for table in tables]
        return [card(live.course, player.id, live.here) for live in found if live and live.admits(player.id)]


def check_plan(plan: Opening, host: Player) -> None:
    """SetupError if there can't be a table like this."""
    find_game(plan.game).open(len(plan.chairs), plan.options, plan.components)
    if sum(chair.kind == "me" for chair in plan.chairs) != 1:
        raise SetupError("one chair is yours")
    if plan.clock.kind != "none" and plan.clock.seconds < 5:
        raise SetupError("a clock gives at least 5 seconds")
    for chair in plan.chairs:
        if chair.kind == "local":
            clean_name(chair.name or "")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
