"""What a client may ask of a table: each message counts, or is refused with a reason.

Refusals come in a fixed order: unknown, over, not your seat, stale, not legal. Rejected, never repaired.
"""

from __future__ import annotations

import logging
import time
from typing import Literal

import msgspec

from ..core.errors import IllegalAction, SetupError
from . import protocol as p
from .chairs import Chair
from .clean import clean_chat
from .entries import Chatted, Emoted, Lent, Mark, Rematched, Returned, Sat, Stood, Undone
from .hall import NOBODY
from .live import Connection, LiveTable
from .rows import StoreError
from .showing import reasons

log = logging.getLogger(__name__)
_frame = msgspec.json.Encoder().encode
GONE_AFTER = 60.0
"""Seconds without a connection after which others may hand a seat to a bot."""


class Refuse(Exception):
    """A message does not count."""

    def __init__(self, kind: p.RefusalKind, detail: str = "") -> None:
        self.why = p.Refusal(kind, detail)


async def ask(table: LiveTable, connection: Connection, message: p.Asked) -> None:
    """A message of a client: done, or refused. One that was seen before is acknowledged again."""
    if isinstance(message, (p.Hello, p.Pong)):
        return
    n = None if isinstance(message, p.Look | p.Why | p.Advise) else message.n
    try:
        if connection.player != connection.owner:
            raise Refuse("not-your-seat", "a screen only looks")
        if isinstance(message, p.Look):
            look(table, connection, message)
            return
        if isinstance(message, p.Why):
            explain(table, connection)
            return
        if isinstance(message, p.Advise):
            table.timing.advise(connection, seat_to_advise(table, connection))
            return
        mark = Mark(connection.player, connection.tab, message.n)
        if table.course.seen_before(mark):
            connection.send(_frame(p.Ack(message.n)))
            return
        await do(table, connection, message, mark)
        table.publish(connection, message.n)
        table.timing.schedule()
    except Refuse as refusal:
        connection.send(_frame(p.Refused(n, refusal.why)))
    except IllegalAction as error:
        connection.send(_frame(p.Refused(n, p.Refusal("not-legal", str(error)))))
    except StoreError as error:
        log.error("table %s: %s", table.course.id, error)
        connection.send(_frame(p.Refused(n, p.Refusal("try-again"))))
        table.timing.retry()


async def do(table: LiveTable, connection: Connection, message: p.Asked, mark: Mark) -> None:
    """Each kind of message has its function."""
    match message:
        case p.Act():
            await act(table, connection, message, mark)
        case p.Undo():
            await undo(table, connection, message, mark)
        case p.Chat() | p.Emote():
            await speak(table, connection, message, mark)
        case p.Sit():
            await sit(table, connection, message, mark)
        case p.Stand():
            await stand(table, connection, mark)
        case p.Begin():
            await begin(table, connection, mark)
        case p.Lend():
            await lend(table, connection, message.seat, mark)
        case p.Back():
            await back(table, connection, message.seat, mark)
        case p.Rematch():
            await rematch(table, connection, mark)


# -- playing ----------------------------------------------------------------------------------------


def acting(table: LiveTable, connection: Connection, no: int) -> int:
    """The seat that acts, if it may act at this moment."""
    course = table.course
    if course.stage == "over":
        raise Refuse("over")
    if not course.telling:
        raise Refuse("not-now", "the game has not begun")
    seat = connection.seat
    if seat is None or course.chairs[seat].player != connection.player or course.chairs[seat].lent:
        raise Refuse("not-your-seat")
    if no != course.telling.told[seat]:
        raise Refuse("stale", f"this seat was told of {course.telling.told[seat]} events, not of {no}")
    return seat


async def act(table: LiveTable, connection: Connection, message: p.Act, mark: Mark) -> None:
    seat = acting(table, connection, message.no)
    table.timing.claim(connection, seat, message.action, message.ms)
    await table.play({seat: message.action}, "chosen", mark)


async def undo(table: LiveTable, connection: Connection, message: p.Undo, mark: Mark) -> None:
    seat = acting(table, connection, message.no)
    if not table.course.may_undo(seat):
        raise Refuse("not-legal", "there is no choice of yours to take back")
    await table.write(Undone(seat=seat, by=mark), table.course.undone())


async def speak(table: LiveTable, connection: Connection, message: p.Chat | p.Emote, mark: Mark) -> None:
    seat = connection.seat
    name = (connection.name or NOBODY) if seat is None else table.course.names[seat]
    if isinstance(message, p.Emote):
        await table.write(Emoted(seat=seat, name=name, emote=message.emote, by=mark))
        return
    try:
        text = clean_chat(message.text)
    except SetupError as error:
        raise Refuse("bad-text", str(error)) from None
    await table.write(Chatted(seat=seat, name=name, text=text, by=mark))


# -- chairs -----------------------------------------------------------------------------------------


async def sit(table: LiveTable, connection: Connection, message: p.Sit, mark: Mark) -> None:
    course, player = table.course, connection.player
    chair = chair_of(table, message.seat)
    if course.stage != "waiting":
        raise Refuse("not-now", "the game has begun")
    if chair.kind == "held" and chair.player == player:
        name = chair.name
    elif chair.kind == "open" and not course.seats_of(player):
        name = table.hall.free_name(connection.name, course.names)
    else:
        raise Refuse("taken")
    await table.write(Sat(seat=message.seat, player=player, name=name, entropy=message.entropy, by=mark))
    for each in table.connections:
        if each.player == player and each.seat is None:
            each.seat = message.seat
    table.tell_people()
    await table.begin_if_full()


async def stand(table: LiveTable, connection: Connection, mark: Mark) -> None:
    course, player = table.course, connection.player
    seats = course.seats_of(player)
    if course.stage == "over":
        raise Refuse("over")
    if not seats:
        raise Refuse("not-your-seat")
    for seat in seats:
        if course.stage == "waiting":
            await table.write(Stood(seat=seat, by=mark))
        elif not course.chairs[seat].lent:
            await table.write(Lent(seat=seat, why="left", by=mark))
    for each in table.connections:
        if each.player == player and course.stage == "waiting":
            each.seat = None
    table.tell_people()


async def begin(table: LiveTable, connection: Connection, mark: Mark) -> None:
    if table.course.stage == "over":
        raise Refuse("over")
    if table.course.host != connection.player:
        raise Refuse("not-your-seat", "the host begins")
    if table.course.stage != "waiting":
        raise Refuse("not-now", "the game has begun")
    await table.begin(mark)


async def lend(table: LiveTable, connection: Connection, seat: int, mark: Mark) -> None:
    chair = person(table, seat)
    own = chair.player == connection.player
    if not own:
        if not table.course.seats_of(connection.player):
            raise Refuse("not-your-seat")
        left = table.left_at.get(chair.player or "", table.came)
        if chair.player in table.here or time.monotonic() - left < GONE_AFTER:
            raise Refuse("not-now", "that player is here, or was a moment ago")
    if chair.lent:
        raise Refuse("not-now", "a bot sits there already")
    why: Literal["asked", "gone"] = "asked" if own else "gone"
    await table.write(Lent(seat=seat, why=why, by=mark))
    table.tell_people()


async def back(table: LiveTable, connection: Connection, seat: int, mark: Mark) -> None:
    chair = person(table, seat)
    if chair.player != connection.player:
        raise Refuse("not-your-seat")
    if not chair.lent:
        raise Refuse("not-now", "no bot sits there")
    await table.write(Returned(seat=seat, by=mark))
    table.tell_people()


def person(table: LiveTable, seat: int) -> Chair:
    """A person's chair in a game that is going on."""
    chair = chair_of(table, seat)
    if table.course.stage != "playing":
        raise Refuse("not-now", "the game has not begun")
    if chair.kind != "person":
        raise Refuse("not-your-seat")
    return chair


def chair_of(table: LiveTable, seat: int) -> Chair:
    """A chair of a game that is not over."""
    if seat >= len(table.course.chairs):
        raise Refuse("unknown", "there is no such chair")
    if table.course.stage == "over":
        raise Refuse("over")
    return table.course.chairs[seat]


def look(table: LiveTable, connection: Connection, message: p.Look) -> None:
    """The device was handed over: look through the eyes of another of one's own seats."""
    if message.seat not in table.course.seats_of(connection.player):
        raise Refuse("not-your-seat")
    connection.seat = message.seat
    table.show(connection)


def explain(table: LiveTable, connection: Connection) -> None:
    """What this connection may do, and why not the rest; never of a moment that it has not been shown yet."""
    if connection.held:
        raise Refuse("stale", "news is on its way")
    told = reasons(table.course, connection.seat)
    if not told:
        raise Refuse("not-now", "the game has not begun")
    connection.send(_frame(told))


def seat_to_advise(table: LiveTable, connection: Connection) -> int:
    """The seat that wants to know what is best: one that has a choice now, where hints are allowed."""
    course = table.course
    if connection.held:
        raise Refuse("stale", "news is on its way")
    if not course.plan.hints:
        raise Refuse("not-now", "no hints at this table")
    seat = connection.seat
    if not course.game or seat is None or seat not in course.game.actors or course.chairs[seat].by_bot:
        raise Refuse("not-now", "nothing is to be chosen")
    return seat


async def rematch(table: LiveTable, connection: Connection, mark: Mark) -> None:
    if table.course.stage != "over":
        raise Refuse("not-now", "the game is not over")
    if not table.course.seats_of(connection.player):
        raise Refuse("not-your-seat")
    if not table.course.next:
        next_one = await table.hall.rematch(table.course, connection.player)
        await table.write(Rematched(table=next_one, by=mark))
    table.tell_people()
