"""The HTTP part: who you are, new tables, lists, replays. Each route is a line of ROUTES; OpenAPI follows from it."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from ..core.errors import RecordError, SetupError
from ..core.game import GAMES
from ..core.lesson import has_lesson, read_lesson
from ..core.record import Record
from ..puzzles import of_day
from . import bodies as b
from . import protocol as p
from .desk import Desk
from .facts import facts
from .hall import now_ms
from .posing import pose, today
from .replaying import From, finished_record, replay
from .reviewing import Busy
from .sessions import Player
from .teaching import teach

_json = msgspec.json.Encoder().encode


def pack(body: bytes) -> bytes:
    """Smaller on its way."""
    return gzip.compress(body, 5)


class Refused(Exception):
    """A request that is not answered as asked."""

    def __init__(self, status: int, kind: p.RefusalKind, detail: str = "") -> None:
        self.status, self.why = status, p.Refusal(kind, detail)


class Asking(NamedTuple):
    """One request."""

    desk: Desk
    request: Request
    player: Player
    body: Any

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""


class Route(NamedTuple):
    """One door: what it takes, what it gives."""

    method: str
    path: str
    does: Callable[[Asking], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    """As JSON; where that is long, `does` has packed it already."""


def not_found() -> Refused:
    """The same for what is not there and for what is not yours."""
    return Refused(404, "unknown")


async def me(asking: Asking) -> b.Me:
    """Who you are here; a first visit makes you somebody."""
    return b.Me(asking.player.id, asking.player.name or None)


async def rename(asking: Asking) -> b.Me:
    """Say what you want to be called."""
    try:
        player = await asking.desk.sessions.rename(asking.player, asking.body.name)
    except SetupError as error:
        raise Refused(400, "bad-text", str(error)) from None
    asking.desk.hall.rename(player)
    return b.Me(player.id, player.name)


async def device(asking: Asking) -> b.Device:
    """A code and a link to go on as yourself on another device."""
    sessions = asking.desk.sessions
    return b.Device(sessions.device_code(asking.player), sessions.device_link(asking.player))


async def claim(asking: Asking) -> b.Claimed:
    """Go on as whoever made this code or link."""
    _allow(asking.desk.guesses.take(asking.address))
    token = await asking.desk.sessions.claim(asking.body.code)
    if token is None:
        raise not_found()
    asking.desk.guesses.give_back(asking.address)
    return b.Claimed(token)


async def games(asking: Asking) -> b.Facts:
    """The games with their options and components."""
    return facts()


async def lobby(asking: Asking) -> b.Lobby:
    """Your tables, and public ones."""
    return await asking.desk.hall.lobby(asking.player)


async def open_table(asking: Asking) -> b.Opened:
    """Open a table."""
    _allow(asking.desk.openings.take(asking.address))
    try:
        table = await asking.desk.hall.open(asking.body, asking.player)
    except SetupError as error:
        raise Refused(400, "bad-table", str(error)) from None
    return b.Opened(table.course.id)


async def join(asking: Asking) -> b.Opened:
    """The table that waits under a code."""
    _allow(asking.desk.guesses.take(asking.address))
    table = await asking.desk.hall.by_code(asking.body.code)
    if table is None:
        raise not_found()
    asking.desk.guesses.give_back(asking.address)
    return b.Opened(table)


async def keep_record(asking: Asking) -> b.Opened:
    """Keep a record, so that it can be shown by a link."""
    _allow(asking.desk.openings.take(asking.address))
    try:
        await asyncio.to_thread(Record.parse, asking.body.text)
    except RecordError as error:
        raise Refused(400, "bad-record", str(error)) from None
    kept = secrets.token_urlsafe(16)
    await asking.desk.store.keep_replay(kept, asking.body.text, now_ms())
    return b.Opened(kept)


async def get_replay(asking: Asking) -> bytes:
    """A finished table, or a record that was kept, moment by moment; `from` is a seat, `outside` or `open`."""
    record, bots = await _kept_game(asking)
    seen_from = _seen_from(asking, len(record.players))
    key = asking.request.path_params["id"], str(seen_from)
    return await asking.desk.shelf.get(key, lambda: pack(_json(replay(record, seen_from, bots))))


async def get_review(asking: Asking) -> b.ReviewState:
    """What luck and choices did in a finished game, or how far that is worked out."""
    record, _ = await _kept_game(asking)
    return await asking.desk.reviews.state(asking.request.path_params["id"], record)


async def begin_review(asking: Asking) -> b.ReviewState:
    """Have it worked out: once for everybody."""
    record, _ = await _kept_game(asking)
    _allow(asking.desk.reviewing.take(asking.address))
    try:
        return await asking.desk.reviews.begin(asking.request.path_params["id"], record)
    except Busy:
        raise Refused(429, "too-fast", "many reviews wait already") from None


async def get_lesson(asking: Asking) -> bytes:
    """The guided first game of a game, which is the id."""
    game = GAMES.get(asking.request.path_params["id"])
    if game is None or not has_lesson(game):
        raise not_found()
    return await asking.desk.shelf.get(("lesson", game.id), lambda: pack(_json(teach(read_lesson(game)))))


async def get_puzzle(asking: Asking) -> bytes:
    """Today's puzzle of a game, which is the id: the same for everybody."""
    game, day = GAMES.get(asking.request.path_params["id"]), today()
    puzzle = of_day(game, day) if game else None
    if game is None or puzzle is None:
        raise not_found()
    return await asking.desk.shelf.get((f"puzzle of {day}", game.id), lambda: pack(_json(pose(puzzle, day))))


async def get_record(asking: Asking) -> str:
    """The record of a finished table, or one that was kept."""
    record, _ = await _kept_game(asking)
    return str(record)


async def _kept_game(asking: Asking) -> tuple[Record, list[int]]:
    """A record, and the seats of the house's bots: who played elsewhere is not known."""
    wanted = asking.request.path_params["id"]
    text = await asking.desk.store.replay(wanted)
    if text is not None:
        return await asyncio.to_thread(Record.parse, text), []
    table = await asking.desk.hall.find(wanted)
    record = finished_record(table.course) if table else None
    if table is None or record is None:
        raise not_found()
    return record, [seat for seat, chair in enumerate(table.course.chairs) if chair.kind == "bot"]


def _seen_from(asking: Asking, seats: int) -> From:
    said = asking.request.query_params.get("from", "outside")
    if said == "outside":
        return "outside"
    if said == "open":
        return "open"
    if said.isascii() and said.isdigit() and len(said) == 1 and int(said) < seats:
        return int(said)
    raise Refused(400, "bad-message", f"from is a seat, outside or open, not {said[:20]!r}")


def _allow(allowed: bool) -> None:
    if not allowed:
        raise Refused(429, "too-fast")


ROUTES = (
    Route("GET", "/api/me", me, gives=b.Me),
    Route("POST", "/api/me", rename, b.Rename, b.Me),
    Route("POST", "/api/device", device, gives=b.Device),
    Route("POST", "/api/claim", claim, b.Code, b.Me),
    Route("GET", "/api/games", games, gives=b.Facts),
    Route("GET", "/api/lobby", lobby, gives=b.Lobby),
    Route("POST", "/api/tables", open_table, p.Opening, b.Opened),
    Route("POST", "/api/join", join, b.Code, b.Opened),
    Route("POST", "/api/records", keep_record, b.RecordText, b.Opened),
    Route("GET", "/api/replays/{id}", get_replay, gives=b.Replay),
    Route("GET", "/api/replays/{id}/record", get_record, gives=str),
    Route("GET", "/api/replays/{id}/review", get_review, gives=b.ReviewState),
    Route("POST", "/api/replays/{id}/review", begin_review, gives=b.ReviewState),
    Route("GET", "/api/lessons/{id}", get_lesson, gives=b.Lesson),
    Route("GET", "/api/puzzles/{id}", get_puzzle, gives=b.Puzzle),
)


def openapi(version: str) -> dict[str, Any]:
    """The HTTP part as an OpenAPI document."""
    types = [t for route in ROUTES for t in (route.takes, route.gives) if t not in (None, str)]
    schemas, components = msgspec.json.schema_components([*types, b.Fault], ref_template="#/components/schemas/{name}")
    named = dict(zip([*types, b.Fault], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        answer = {"text/plain": {}} if route.gives is str else {"application/json": {"schema": named[route.gives]}}
        operation: dict[str, Any] = {
            "operationId": route.does.__name__,
            "summary": (route.does.__doc__ or "").strip(),
            "responses": {
                "200": {"description": "as asked", "content": answer},
                "default": {"description": "refused", "content": {"application/json": {"schema": named[b.Fault]}}},
            },
        }
        if route.takes:
            body = {"application/json": {"schema": named[route.takes]}}
            operation["requestBody"] = {"required": True, "content": body}
        if "{id}" in route.path:
            operation["parameters"] = [{"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}]
        if route.does is get_replay:
            operation["parameters"].append({"name": "from", "in": "query", "schema": {"type": "string"}})
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tischlein", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }
