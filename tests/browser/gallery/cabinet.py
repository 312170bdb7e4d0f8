"""Positions on a server's disk: each table's log as the server itself would have written it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tischlein import Table
from tischlein.core.words import CHANCE
from tischlein.server.course import written
from tischlein.server.entries import AnyEntry, Began, Chatted, Emoted, Lent, Opened, Played, Sat, encode
from tischlein.server.protocol import Chair, Clock, Opening
from tischlein.server.races import SWIFT
from tischlein.server.referee import QUOTA_MS, Claim, Measured
from tischlein.server.rows import Row, TableNote
from tischlein.server.sessions import Player, Sessions
from tischlein.server.store import Store

from .finding import found
from .positions import PAGES, Position

NAMES = (
    "Мария Длинноимённая-Смит",
    "Donaudampfschifffahrtska",
    "Großmutter Ürsüla Öchsle",
    "Александра Ярославовна Щ",
    "Wilhelmina Wrzeszczewska",
    "Ян",
    "Превысокомногорассмотрит",
)
"""As long as names may be: with spaces, without, in Cyrillic, with umlauts; and one short one."""
Names = Sequence[str]
AWAY, LENT = 2, 3
"""Who is away at a crowded table, and for whom a bot sits in."""
CLOCK = Clock("move", 3599, "wait")
AN_HOUR = 3_600_000
CHAT = (
    (1, "Ich hab's geahnt! Wer hat denn bitte schon wieder alle Würmer vom Grill genommen, und warum immer ich?"),
    (0, "Спокойно, ещё не вечер :)"),
)


class Sitting(NamedTuple):
    """A position on the disk: where it is, who looks, and who else is there."""

    position: Position
    path: str
    table: str
    token: str
    company: tuple[str, ...]
    """Tokens of the others who are connected."""


class Guest(NamedTuple):
    player: Player
    token: str


def fill(folder: Path, positions: Iterable[Position], names: Names = NAMES) -> list[Sitting]:
    """Write all these tables; whoever starts a server there finds them."""
    with ThreadPoolExecutor(1) as other:  # the browser has this thread's event loop
        return other.submit(asyncio.run, _fill(folder, positions, names)).result()


async def _fill(folder: Path, positions: Iterable[Position], names: Names) -> list[Sitting]:
    with Store.open(folder) as store:
        return [await _put(store, position, number, names) for number, position in enumerate(positions)]


async def _put(store: Store, position: Position, number: int, names: Names) -> Sitting:
    sessions = Sessions(store)
    people = [await _guest(sessions, name) for name in names[: max(1, position.seats)]]
    looking = await _guest(sessions, names[-1]) if position.watched else people[0]
    table = f"gallery-{number:03}-of-tischlein"
    if position.seats:
        await _write(store, table, number, position, people)
    company = people if position.watched else people[1:]
    away = {people[AWAY].token} if position.crowded and position.seats > AWAY else set()
    here = tuple(guest.token for guest in company if guest.token not in away) if not position.together else ()
    return Sitting(position, position.path.format(table=table), table, looking.token, here)


async def _guest(sessions: Sessions, name: str) -> Guest:
    player, token = await sessions.meet(None)
    assert token
    return Guest(await sessions.rename(player, name), token)


async def _write(store: Store, table: str, number: int, position: Position, people: list[Guest]) -> None:
    """The log, and a note that the table waits: so it comes back, and its window opens, when somebody looks."""
    at = time.time_ns() // 1_000_000
    entries = list(_log(position, people, number))
    # What was said to somebody who watches is fresh for as long as that may be.
    times = [at + AN_HOUR if position.watched and isinstance(entry, Emoted) else at for entry in entries]
    rows = [Row(table, seq, when, encode(entry)) for seq, (entry, when) in enumerate(zip(entries, times, strict=True))]
    players = tuple(guest.player.id for guest in people)
    note = TableNote(table, _game(position), "waiting", position.waits, _code(number), b"[]", players, max(times))
    await store.append(rows, note)


def _game(position: Position) -> str:
    return position.plays if position.game == PAGES else position.game


def _code(number: int) -> str:
    return f"AAA{number:02}"


def _log(position: Position, people: list[Guest], number: int) -> Iterator[AnyEntry]:
    """Who sat down, how the game went, what was said."""
    seats = [people[0] if position.together else guest for guest in people]
    names = [guest.player.name for guest in people]
    others = (Chair("local", name) if position.together else Chair("open") for name in names[1:])
    plan = Opening(
        game=_game(position),
        chairs=[Chair("me"), *others],
        options=dict(position.options),
        clock=CLOCK if position.crowded else Clock(),
        window=position.window,
        public=position.waits,
    )
    yield Opened(plan=plan, host=people[0].player.id, seed="00" * 32, code=_code(number), held={})
    for seat, guest in enumerate(seats[:-2] if position.waits else seats):
        yield Sat(seat=seat, player=guest.player.id, name=names[seat], entropy="gallery-of-tischlein")
    if not position.waits:
        yield from _played(position, found(position._replace(game=_game(position)), names))
    if position.crowded and len(people) > LENT:
        yield Lent(seat=LENT)


def _played(position: Position, table: Table) -> Iterator[AnyEntry]:
    """The game in entries: each choice with the chance that follows."""
    turns = [list(group) for group in _turns(table)]
    yield Began(events=tuple(turns[0]))
    for turn in turns[1:]:
        who, _, what = turn[0].partition(" ")
        yield Played(events=tuple(turn), claims=(_claim(int(who)),) if what in SWIFT else ())
    if position.crowded:
        for seat, text in CHAT:
            yield Chatted(seat=seat, name=table.names[seat], text=text)
        yield Emoted(seat=1, name=table.names[1], emote="well-played")


def _turns(table: Table) -> Iterator[Sequence[str]]:
    turn: list[str] = []
    for (actor, _), text in zip(table._codes, written(table, 0), strict=True):
        if actor != CHANCE:
            yield turn
            turn = []
        turn.append(text)
    yield turn


def _claim(seat: int) -> Claim:
    """How fast somebody was."""
    reaction = 380 + 97 * seat
    return Claim(seat, reaction, reaction, Measured(), QUOTA_MS)
