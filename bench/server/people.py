"""People at tables: each sits at a socket of its own and plays legal moves, as its scene offers them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import Counter
from typing import Any

import msgspec

from bench.server.wire import Web, Wire

SEATS = 4


class Choice(msgspec.Struct, gc=False):
    action: str


class Scene(msgspec.Struct):
    """What of a scene a mover needs."""

    no: int
    choices: list[Choice] = []
    window: bool = False
    result: list[Any] | None = None


class Info(msgspec.Struct):
    stage: str
    next: str | None = None


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    info: Info
    seen: int
    scene: Scene | None = None
    acked: int = 0


class News(msgspec.Struct, tag_field="t", tag="news"):
    seen: int
    scene: Scene | None = None
    ack: int | None = None


class Table(msgspec.Struct, tag_field="t", tag="table"):
    info: Info


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    n: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    why: dict[str, str]


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    k: int


_decode = msgspec.json.Decoder(Welcome | News | Table | Ack | Refused | Ping).decode
_encode = msgspec.json.Encoder().encode


class Tally:
    """What all tables together have seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.frames = 0
        self.games = 0
        """That were played to their end."""
        self.errors: Counter[str] = Counter()
        """Refusals, and sockets that were closed on us."""
        self.acked: list[tuple[str, str, int]] = []
        """Table, tab and number of each move that was acknowledged."""


class Person:
    """Somebody at a table."""

    __slots__ = ("_n", "_sat", "board", "fresh", "pending", "scene", "seat", "seen", "sent_at", "tab", "token", "wire")

    def __init__(self, board: Board, seat: int) -> None:
        self.board, self.seat = board, seat
        self.tab, self.token = secrets.token_urlsafe(8), ""
        self.wire: Wire | None = None
        self.scene: Scene | None = None
        self.fresh = False
        """Has this person heard of the table's last move?"""
        self.seen = 0
        self.sent_at = 0.0
        self.pending: tuple[int, bytes] | None = None
        """A message that is sent again until it is acknowledged."""
        self._n = 0
        self._sat = ""

    async def come(self) -> None:
        """Open a socket and say hello; a message without an answer follows once we are welcome."""
        self.wire = await Wire.to(self.board.port, f"/ws/{self.board.id}", self.token, self.heard, self.lost)
        self.wire.send(_encode({"t": "hello", "tab": self.tab, "seen": self.seen}))

    def leave(self) -> None:
        """Go to another table."""
        if self.wire:
            self.wire.close()
        self.wire = self.scene = self.pending = None
        self.seen = 0

    def lost(self) -> None:
        if not self.board.expecting_loss:
            self.board.tally.errors["closed"] += 1

    def say(self, what: str, **more: object) -> None:
        """Say something that is to be acknowledged."""
        self._n += 1
        self.pending = self._n, _encode({"t": what, "n": self._n, **more})
        self.sent_at = time.perf_counter()
        if self.wire:
            self.wire.send(self.pending[1])

    def act(self) -> None:
        """Do one of the choices."""
        assert self.scene
        self.say("act", no=self.scene.no, action=random.choice(self.scene.choices).action)

    # -- what is heard ------------------------------------------------------------------------

    def heard(self, frame: bytes) -> None:
        board, message = self.board, _decode(frame)
        board.tally.frames += 1
        match message:
            case News():
                self.seen = message.seen
                self._see(message.scene, message.ack or 0)
            case Ack():
                self._see(self.scene, message.n)
            case Welcome():
                self.seen = message.seen
                self._welcomed(message)
            case Table():
                if message.info.next:
                    board.go_on(message.info.next)
            case Ping():
                if self.wire:
                    self.wire.send(_encode({"t": "pong", "k": message.k}))
            case Refused():
                board.tally.errors[message.why["kind"]] += 1

    def _welcomed(self, message: Welcome) -> None:
        board = self.board
        if message.info.next:
            board.go_on(message.info.next)
            return
        self._see(message.scene, message.acked)
        if self.pending and self.wire:
            self.wire.send(self.pending[1])
        elif message.info.stage == "waiting" and self._sat != board.id:
            self._sat = board.id
            self.say("sit", seat=self.seat, entropy="as-luck-would-have-it")

    def _see(self, scene: Scene | None, acked: int) -> None:
        before, self.scene = self.scene, scene
        self.fresh = True
        if self.pending and self.pending[0] <= acked:
            self.pending = None
            if self.board.moving is self:
                self.board.acknowledged(self, acked, before)
        if scene and scene.result is not None:
            if before is None or before.result is None:
                self.board.over(self)
        else:
            self.board.news()


class Board:
    """One table with its people."""

    def __init__(self, game: str, port: int, tally: Tally) -> None:
        self.game, self.port, self.tally = game, port, tally
        self.id = ""
        self.people = [Person(self, seat) for seat in range(SEATS)]
        self.moving: Person | None = None
        """Who waits for an acknowledgement."""
        self.eager = False
        """Move again as soon as the last move is acknowledged."""
        self.expecting_loss = False
        self.moves = 0
        self._coming: asyncio.Task[None] | None = None

    async def open(self, web: Web) -> None:
        """Everybody becomes somebody; the first one opens the table."""
        for person in self.people:
            _, person.token = await web.post("/api/me", {"name": f"Player {person.seat + 1}"})
        chairs = [{"kind": "me"}, *({"kind": "open"} for _ in self.people[1:])]
        # Answers in windows are sealed and untimed: then every refusal is an error.
        opening = {"game": self.game, "chairs": chairs, "window": 0}
        opened, _ = await web.post("/api/tables", opening, self.people[0].token)
        self.id = opened["id"]

    async def come(self) -> None:
        """Everybody opens a socket and sits down; then the game begins, or goes on."""
        for person in self.people:
            await person.come()

    def able(self) -> list[Person]:
        """Who may do something now; nobody while a move is under way."""
        if self.moving:
            return []
        return [person for person in self.people if person.fresh and person.scene and person.scene.choices]

    def move(self) -> bool:
        """Somebody who may do something does it; False if that is nobody."""
        able = self.able()
        if not able:
            return False
        self.moving = random.choice(able)
        for person in self.people:
            person.fresh = False
        self.moving.act()
        return True

    def acknowledged(self, person: Person, n: int, before: Scene | None) -> None:
        """A move counts."""
        self.tally.waits.append(time.perf_counter() - person.sent_at)
        self.tally.acked.append((self.id, person.tab, n))
        self.moving = None
        self.moves += 1
        now = person.scene
        if now and before and now.window and now.no - before.no <= 1:
            for other in self.people:  # a sealed answer: nobody hears of it, and everybody may still answer
                other.fresh = True

    def news(self) -> None:
        """Something is new to somebody."""
        if self.eager:
            self.move()

    def over(self, person: Person) -> None:
        """The first one asks for the next game."""
        if person.seat == 0:
            self.tally.games += 1
            person.say("rematch")

    def go_on(self, table: str) -> None:
        """Everybody goes to the next table."""
        if table != self.id:
            self.id, self.moving = table, None
            for person in self.people:
                person.leave()
            self._coming = asyncio.get_running_loop().create_task(self._come_again())

    async def _come_again(self) -> None:
        try:
            await self.come()
        except OSError:
            if not self.expecting_loss:
                self.tally.errors["not let in"] += 1

    async def settle(self) -> None:
        """The server is gone: nobody is on the way to a table any more."""
        if self._coming:
            await self._coming
