"""A table in play: one task owns it. Whatever happens is written first and told afterwards."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from ..core.errors import IllegalAction
from ..core.table import Table
from . import protocol as p
from .course import Course, written
from .entries import NOTHING, AnyEntry, Began, Mark, Renamed, Returned, encode
from .referee import RoundTrip
from .rows import Row, StoreError, TableNote
from .showing import info, scene
from .timing import Timing, Why

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)
_frame = msgspec.json.Encoder().encode


class Connection(Protocol):
    """A client that looks at a table."""

    player: str
    """Who looks and acts; a screen is nobody."""
    owner: str
    """Whose cookie it came with: it is let in for their sake. The same as `player`, but for a screen."""
    name: str
    tab: str
    seat: int | None
    """Whose eyes it looks through; None is a spectator."""
    seen: int
    """Lines that were sent."""
    no: int
    """Of the scene that was sent."""
    held: int
    """Its news waits, so that all screens show a card at one moment."""
    trip: RoundTrip

    def send(self, frame: bytes) -> None: ...

    def turn_away(self) -> None:
        """This table is not for it: as if there were none."""


class LiveTable:
    """One table, its connections and its one task."""

    def __init__(self, hall: Hall, course: Course) -> None:
        self.hall, self.course = hall, course
        self.connections: set[Connection] = set()
        self.came = time.monotonic()
        self.left_at: dict[str, float] = {}
        """When a player's last connection went; nobody has been gone for longer than the table is here."""
        self.timing = Timing(self)
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._bell: asyncio.Future[None] | None = None
        """Rings when something comes into an empty inbox."""
        self._task = asyncio.create_task(self._run(), name=f"table {course.id}")

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """Let the table's task do this next."""
        self._inbox.append(job)
        if self._bell and not self._bell.done():
            self._bell.set_result(None)

    async def _run(self) -> None:
        self.post(self.go_on)
        while True:
            if not self._inbox:
                self._bell = asyncio.get_running_loop().create_future()
                await self._bell
            try:
                await self._inbox.popleft()()
            except StoreError as error:
                log.error("table %s: %s", self.course.id, error)
                self.timing.retry()
            except Exception:
                log.exception("table %s", self.course.id)

    async def go_on(self) -> None:
        """A table that is back goes on where it was: also in a window, also with nobody here."""
        await self.begin_if_full()
        self.publish()
        self.timing.schedule()

    def close(self) -> None:
        """The server stops, or nobody needs the table in memory."""
        self._task.cancel()
        self.timing.stop()

    # -- people come and go -------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        """Players who are connected."""
        return {connection.player for connection in self.connections}

    @property
    def watching(self) -> int:
        """Spectators: connected, without a seat."""
        return len(self.here - {chair.player for chair in self.course.chairs})

    def admits(self, player: str) -> bool:
        """May this player look at the table at all?"""
        course = self.course
        return course.plan.spectators or course.stage == "waiting" or bool(course.seats_of(player))

    async def welcome(self, connection: Connection, hello: p.Hello) -> None:
        """A client comes, for the first time or again: it gets everything it has not seen."""
        if not self.admits(connection.owner):
            connection.turn_away()
            return
        own = self.course.seats_of(connection.player)
        connection.seat = hello.seat if hello.seat in own else (own[0] if own else None)
        self.connections.add(connection)
        self.left_at.pop(connection.player, None)
        await self._return(own)
        self.show(connection, hello.seen)
        self.publish()
        self.tell_people(but=connection)
        self.timing.schedule()

    async def _return(self, own: list[int]) -> None:
        """Who was late or gone has the seat again; where that can't be written, the bot goes on."""
        for seat in own:
            if self.course.stage == "playing" and self.course.chairs[seat].lent in ("late", "gone"):
                try:
                    await self.write(Returned(seat=seat))
                except StoreError as error:
                    log.error("table %s: %s", self.course.id, error)

    def show(self, connection: Connection, seen: int = 0) -> None:
        """Everything one needs to sit here; while a card is kept back until all see it at once, after that."""
        if connection in self.connections and (wait := self.timing.covered()):
            self._hold(connection, wait, partial(self._show_now, connection, seen))
            return
        self._show_now(connection, seen)

    def _show_now(self, connection: Connection, seen: int) -> None:
        lines = self.lines(connection)
        now = scene(self.course, connection.seat, self.timing.left())
        connection.seen, connection.no = len(lines), now.no if now else 0
        self.timing.sent(connection.seat)
        connection.send(
            _frame(
                p.Welcome(
                    info=info(self.course, connection.player, self.here, self.watching),
                    seat=connection.seat,
                    seen=len(lines),
                    lines=[msgspec.Raw(line) for line in lines[seen:]],
                    scene=now,
                    acked=self.course.marks.get((connection.player, connection.tab), NOTHING).highest,
                )
            )
        )

    async def leave(self, connection: Connection) -> None:
        """A client is gone: the others see it at once."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        if connection.player not in self.here:
            self.left_at[connection.player] = time.monotonic()
        self.tell_people()
        self.hall.rest(self)

    async def rename(self, player: str, name: str) -> None:
        """Somebody who is here is called otherwise now; in a game people keep the names they sat down with."""
        for connection in self.connections:
            if connection.player == player:
                connection.name = name
        course = self.course
        for seat in course.seats_of(player) if course.stage == "waiting" else ():
            if course.plan.chairs[seat].kind != "local":
                others = [chair.name for other, chair in enumerate(course.chairs) if other != seat]
                await self.write(Renamed(seat=seat, name=self.hall.free_name(name, others)))

    # -- writing ------------------------------------------------------------------------------

    async def write(self, entry: AnyEntry, game: Table | None = None) -> None:
        """On the disk first; only then it has happened."""
        course = self.course
        at = time.time_ns() // 1_000_000
        await self.hall.store.append([Row(course.id, course.seq, at, encode(entry))])
        stage, seated = course.stage, None if game else course.names  # who plays stays where they sit
        course.take(entry, at, game)
        if course.stage != stage or (seated and course.names != seated):
            await self._keep_note(at)
            self.tell_people()
        if course.stage == "over":
            self.hall.rest(self)

    async def _keep_note(self, at: int) -> None:
        """For the lobby; it follows from the log, so that a restart makes up for one that is lost."""
        try:
            await self.hall.store.append((), self.note(at))
        except StoreError as error:
            log.error("table %s: %s", self.course.id, error)

    async def play(self, plays: dict[int, str], why: Why, mark: Mark | None = None) -> None:
        """Seats act, on a copy; IllegalAction if they can't."""
        course, game = self.course, self.course.followed()
        try:
            entry = self.timing.played(game, plays, why, mark)
        except IllegalAction:
            assert course.game
            course.game.take_back(game)
            raise
        await self.write(entry, game)

    async def begin(self, mark: Mark | None = None) -> None:
        """The cards are dealt; bots take the chairs that are free."""
        game = self.course.dealt()
        await self.write(Began(events=written(game, 0), by=mark), game)
        strangers = {each for each in self.connections if not self.admits(each.owner)}
        self.connections -= strangers
        for connection in strangers:
            connection.turn_away()
        if strangers:
            self.tell_people()

    async def begin_if_full(self) -> None:
        """Nobody needs to be waited for."""
        if self.course.stage == "waiting" and self.course.full():
            await self.begin()

    def note(self, at: int) -> TableNote:
        """What the lobby keeps of this table."""
        course = self.course
        return TableNote(
            table=course.id,
            game=course.plan.game,
            stage=course.stage,
            public=course.plan.public,
            code=None if course.stage == "over" else course.code,
            info=_frame(course.names),
            players=tuple({chair.player: None for chair in course.chairs if chair.player}),
            changed=at,
        )

    # -- telling ------------------------------------------------------------------------------

    def lines(self, connection: Connection) -> list[bytes]:
        """The log as this connection may read it."""
        telling = self.course.telling
        return telling.lines[connection.seat] if telling else [_frame(line) for line in self.course.early]

    def publish(self, asker: Connection | None = None, n: int | None = None) -> None:
        """Everybody is told what is new to them; who asked gets the acknowledgement with it."""
        for connection, wait in self.timing.reveal().items():
            self._hold(connection, wait, self.publish)
        scenes: dict[int | None, p.Scene | None] = {}
        course, telling, left = self.course, self.course.telling, self.timing.left()
        for connection in self.connections:
            seat, ack = connection.seat, n if connection is asker else None
            lines, no = (telling.lines[seat], telling.told[seat]) if telling else (self.lines(connection), 0)
            if connection.held or (len(lines) == connection.seen and no == connection.no):
                if ack is not None:
                    connection.send(_frame(p.Ack(ack)))
                continue
            if seat not in scenes:
                scenes[seat] = scene(course, seat, left)
            fresh = list(map(msgspec.Raw, lines[connection.seen :]))
            connection.seen, connection.no = len(lines), no
            self.timing.sent(seat)
            connection.send(_frame(p.News(len(lines), fresh, scenes[seat], ack)))

    def _hold(self, connection: Connection, wait: float, then: Callable[[], None]) -> None:
        """A connection hears nothing new for so many seconds."""

        def release() -> None:
            connection.held -= 1
            if connection in self.connections:
                then()

        connection.held += 1
        asyncio.get_running_loop().call_later(wait, release)

    def tell_people(self, but: Connection | None = None) -> None:
        """Who sits where has changed."""
        here, watching = self.here, self.watching
        for connection in self.connections:
            if connection is not but:
                connection.send(_frame(p.Table(info(self.course, connection.player, here, watching))))
