"""What happens at a table without being asked: clocks run out, bots think, windows close."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from ..bots.reactions import QUICKNESS, reaction_ms
from ..core.feed import Hearsay
from ..core.table import Table
from .course import written
from .entries import AnyEntry, Lent, Mark, Played
from .protocol import Advice, Advised, Refusal, Refused
from .races import SWIFT, judge_races
from .referee import QUOTA_MS, Claim, Measured, grace, holds, left_over, settle
from .thinking import pause

if TYPE_CHECKING:
    from .live import Connection, LiveTable

log = logging.getLogger(__name__)
_frame = msgspec.json.Encoder().encode
Why = Literal["chosen", "bot", "clock", "window"]
AFTER_RESTART = 15.0
"""Seconds that everybody has at least, when the server comes back."""
RETRY = 2.0
"""Seconds until a bot or a clock tries again what could not be written."""


class Window:
    """A window with a time limit, while it is open."""

    def __init__(self, shown: float, closes: float) -> None:
        self.shown = shown
        """When everybody sees what was laid."""
        self.closes = closes
        """As everybody is shown it."""
        self.until = closes
        """Sooner, once somebody was quick; that nobody is shown."""
        self.sent: dict[int, float] = {}
        """When each seat's news went out."""


class Timing:
    """The clock, the bots and the windows of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.window: Window | None = None
        self.back_since = 0.0
        """When the server brought the table back, by the calendar; 0: it has been here all the time."""
        self._alarm: asyncio.TimerHandle | None = None
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """Bots that think: seat -> number of the scene that they think about."""
        self._advising: set[asyncio.Task[None]] = set()
        self._hearsay: dict[int, Hearsay] = {}
        """What bots have heard."""
        self._mind = random.getrandbits(48)
        """What bots forget goes by this: at every choice the same."""
        self._absent: set[int] = set()
        """Seats for which a bot answered in a window, late: they are lent once that is settled, so that nobody learns
        from it who had answered."""
        self._quota: dict[int, int] = {}
        """What the referee still allows each seat; a full one where nothing stands."""
        self._settled: dict[int, int] = {}
        """The same after the window that closes now, once that is written."""
        self._claim: Claim | None = None

    def back(self, entries: Iterable[AnyEntry]) -> None:
        """The server brought the table back from its log: clocks run on, and quotas are what is left of them."""
        self.back_since = time.time()
        self._quota = left_over(claim for entry in entries if isinstance(entry, Played) for claim in entry.claims)

    # -- what is next -------------------------------------------------------------------------

    def schedule(self) -> None:
        """Set the alarm to what comes next, and let bots think."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        course = self.table.course
        if course.stage != "playing" or not course.game:
            return
        for seat in course.game.actors:
            if course.chairs[seat].by_bot:
                self._let_think(seat, "bot")
        if self._absent and not course.sealed:
            self.table.post(self._lend_absent)
        wait = self._wait()
        if wait is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, wait), self.table.post, self._time_is_up)

    def _wait(self) -> float | None:
        """Seconds until the alarm is to ring; None where nothing would come of it."""
        course = self.table.course
        if self.window:
            return self.window.until - _now()
        if course.plan.clock.kind == "none" or not course.game:
            return None
        waiting = [seat for seat in course.game.actors if not course.chairs[seat].by_bot]
        if self._late() and (course.plan.clock.late == "wait" or self._thoughts.keys() >= set(waiting)):
            return None
        return self._deadline() - time.time() if waiting else None

    def left(self) -> int | None:
        """Milliseconds until the window or the clock runs out."""
        course = self.table.course
        if course.stage != "playing" or not course.game:
            return None
        if self.window:
            return max(0, round(1000 * (self.window.closes - _now())))
        clock = course.plan.clock
        if clock.kind == "none" or (clock.late == "wait" and self._late()):
            return None
        # As everybody may know it: who has answered in a window must not show here.
        if all(course.chairs[seat].by_bot for seat in course.game.view(None).asked):
            return None
        return max(0, round(1000 * (self._deadline() - time.time())))

    def _deadline(self) -> float:
        """When the clock runs out, by the calendar: it survives a restart."""
        course = self.table.course
        return max(course.since / 1000 + course.plan.clock.seconds, self.back_since + AFTER_RESTART)

    def _late(self) -> bool:
        return self._deadline() <= time.time()

    def retry(self) -> None:
        """The disk refused: try again in a while."""
        self._thoughts.clear()
        asyncio.get_running_loop().call_later(RETRY, self.table.post, self.table.go_on)

    def stop(self) -> None:
        """No more alarms and thoughts."""
        if self._alarm:
            self._alarm.cancel()
        for _, task in self._thoughts.values():
            task.cancel()

    async def _time_is_up(self) -> None:
        """The alarm rang: a window closes, or somebody's clock has run out."""
        if self.window and self.window.until <= _now():
            await self._close_window()
        elif not self.window and self.table.course.plan.clock.kind != "none" and self._late():
            await self._run_out()
        self.table.publish()
        self.schedule()

    async def _run_out(self) -> None:
        """Who is late: a bot takes the seat, or plays this one move, or everybody waits."""
        course = self.table.course
        late = course.plan.clock.late
        if late == "wait" or not course.game:
            return
        for seat in sorted(course.game.actors):
            if course.chairs[seat].by_bot:
                continue
            if late == "bot-seat" and not course.sealed:
                await self._lend(seat)
            else:
                self._let_think(seat, "clock")

    async def _lend(self, seat: int) -> None:
        await self.table.write(Lent(seat=seat, why="late"))
        self.table.tell_people()

    async def _lend_absent(self) -> None:
        """The window is settled: who was late in it has a bot from now on."""
        course = self.table.course
        for seat in sorted(self._absent):
            if course.stage == "playing" and not course.chairs[seat].by_bot:
                await self._lend(seat)
            self._absent.discard(seat)
        self.table.publish()
        self.schedule()

    # -- bots ---------------------------------------------------------------------------------

    def _let_think(self, seat: int, why: Why) -> None:
        course = self.table.course
        assert course.telling
        no = course.telling.told[seat]
        thought = self._thoughts.get(seat)
        if thought and thought[0] == no:
            return
        if thought:
            thought[1].cancel()
        self._thoughts[seat] = (no, asyncio.create_task(self._think(seat, no, why)))

    async def _think(self, seat: int, no: int, why: Why) -> None:
        """A bot gets what its seat sees, takes its time, and answers by the same door as people."""
        course = self.table.course
        assert course.game
        view, legal, level = course.game.view(seat), course.game.legal(seat), course.chairs[seat].level
        opened = _now()
        try:
            told = self._hearsay.setdefault(seat, Hearsay(seat)).events(course.game)
            action = await self.table.hall.thinkers.think(level, view, legal, told, self._mind + seat)
        except Exception:
            log.exception("table %s: seat %s can't think", course.id, seat)
            self.retry()
            return
        reaction = reaction_ms(random.Random(), QUICKNESS[level]) if self.window and action in SWIFT else None
        if reaction is None:
            wait = pause(course.plan.pace, course.game.game.moment(view) is not None)
        else:
            wait = reaction / 1000 - (_now() - opened)
        await asyncio.sleep(max(0.0, wait))
        self.table.post(lambda: self._answer(seat, no, action, why, reaction))

    async def _answer(self, seat: int, no: int, action: str, why: Why, reaction: int | None) -> None:
        course = self.table.course
        if self._thoughts.get(seat, (no,))[0] == no:
            self._thoughts.pop(seat, None)
        if course.stage != "playing" or not course.telling or not course.game or seat not in course.game.actors:
            return
        if course.telling.told[seat] != no or not (course.chairs[seat].by_bot or why == "clock"):
            self.schedule()
            return
        if reaction is not None and self.window:
            self._claim = Claim(seat, reaction, reaction, Measured(), self._quota.get(seat, QUOTA_MS))
        late = why == "clock" and course.sealed and course.plan.clock.late == "bot-seat"
        await self.table.play({seat: action}, why)
        if late:
            self._absent.add(seat)
        self.table.publish()
        self.schedule()

    # -- advice -------------------------------------------------------------------------------

    def advise(self, connection: Connection, seat: int) -> None:
        """Think for somebody who asked, beside the game; the answer is theirs alone, and only while it is of use."""
        task = asyncio.create_task(self._advise(connection, seat))
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, connection: Connection, seat: int) -> None:
        course = self.table.course
        assert course.game and course.telling
        no, told = course.telling.told[seat], self._hearsay.setdefault(seat, Hearsay(seat)).events(course.game)
        answer: Advice | Refused
        try:
            thought = await self.table.hall.thinkers.advise(course.game.view(seat), course.game.legal(seat), told)
        except Exception:
            log.exception("table %s: no advice for seat %s", course.id, seat)
            answer = Refused(None, Refusal("try-again", "no advice"))
        else:
            choices = (Advised(str(one.action), one.value, one.reasons, one.ends, one.known) for one in thought.choices)
            answer = Advice(no, thought.unit, tuple(choices), thought.guess)
        if course.telling is not None and course.telling.told[seat] == no and connection.seat == seat:
            connection.send(_frame(answer))

    # -- windows ------------------------------------------------------------------------------

    def reveal(self) -> dict[Connection, float]:
        """If a window has just opened: how many seconds each connection's news waits, so that all see it at once."""
        course = self.table.course
        if not course.sealed or course.plan.window == 0:
            self.window = None
            self._quota |= self._settled
            self._settled = {}
            return {}
        if self.window:
            return {}
        asked = {c.seat: c for c in self.table.connections if c.seat is not None}
        waits = holds({seat: connection.trip.measured() for seat, connection in asked.items()})
        longest = max(waits.values(), default=0)
        shown = _now() + longest / 1000
        self.window = Window(shown, shown + course.plan.window)
        # Who only watches sees it last, and can't tell anybody in time.
        held = {c: longest if c.seat is None else waits[c.seat] for c in self.table.connections}
        return {c: wait / 1000 for c, wait in held.items() if wait}

    def covered(self) -> float:
        """Seconds until everybody has been shown what was laid: nobody who comes now sees it sooner."""
        return max(0.0, self.window.shown - _now()) if self.window else 0.0

    def sent(self, seat: int | None) -> None:
        """A seat's news of the window went out."""
        if self.window and seat is not None:
            self.window.sent.setdefault(seat, _now())

    def claim(self, connection: Connection, seat: int, action: str, ms: float | None) -> None:
        """How fast a person answered, as far as that matters."""
        self._claim = None
        if self.window and action in SWIFT and seat in self.window.sent:
            elapsed = round(1000 * (_now() - self.window.sent[seat]))
            said = None if ms is None else round(ms)
            quota = self._quota.get(seat, QUOTA_MS)
            self._claim = Claim(seat, said, elapsed, connection.trip.measured(), quota)

    def played(self, game: Table, plays: dict[int, str], why: Why, mark: Mark | None) -> Played:
        """Let seats act on this table; in a window the referee says who was first."""
        since, sealed = len(game._codes), game.game.sealed(game._s)
        new = (self._claim,) if self._claim else ()
        self._claim = None
        claims = (*self.table.course.claims, *new)
        raced = judge_races(game, plays, claims) if sealed and claims and game.actors == plays.keys() else {}
        for seat, action in plays.items():
            game.play(seat, action)
        closed = sealed and not game.game.sealed(game._s)
        times: dict[int, int] = {}
        if closed and claims:
            verdict = settle(claims)
            times, self._settled = verdict.times, verdict.quotas
        if new and not closed:
            self._hurry(new[0])
        return Played(events=written(game, since), why=why, claims=new, raced=raced, times=times, by=mark)

    def _hurry(self, first: Claim) -> None:
        """Somebody was quick: the others have a short grace."""
        if not self.window:
            return
        trips = {c.seat: c.trip.measured() for c in self.table.connections if c.seat not in (None, first.seat)}
        wait = grace(first, {seat: trip for seat, trip in trips.items() if seat is not None}) / 1000
        self.window.until = min(self.window.until, _now() + wait)

    async def _close_window(self) -> None:
        """Who stays silent has no objection."""
        game = self.table.course.game
        if game and self.table.course.sealed:
            await self.table.play(dict.fromkeys(sorted(game.actors), "pass"), "window")


def _now() -> float:
    return asyncio.get_running_loop().time()
