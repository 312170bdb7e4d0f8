"""Somebody at a server: tables to open and to find, finished games to look at."""

from __future__ import annotations

import ssl
from functools import cache
from typing import Any, Self, TypeVar

import httpx
import msgspec

from ..server import bodies as b
from ..server import protocol as p
from .refused import RefusedError
from .remote import RemoteTable

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


@cache
def certificates() -> ssl.SSLContext:
    """Whom to believe over https; read once, for it takes as long as many requests."""
    return httpx.create_ssl_context()


class Client:
    """Somebody at a server; a session lasts as long as this object, or as its token."""

    def __init__(self, address: str, *, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        cookies = {"tischlein": token} if token else None
        self._http = httpx.AsyncClient(base_url=self.address, cookies=cookies, timeout=30, verify=certificates())
        self.me = b.Me("", None)

    async def __aenter__(self) -> Self:
        try:
            self.me = await self.get("/api/me", b.Me)
        except BaseException:
            await self._http.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def token(self) -> str:
        """The secret of this session."""
        return str(self._http.cookies["tischlein"])

    async def get(self, path: str, gives: type[T]) -> T:
        return self._read(await self._http.get(path), gives)

    async def post(self, path: str, body: Any, gives: type[T]) -> T:
        headers = {"content-type": "application/json"}
        return self._read(await self._http.post(path, content=_encode(body), headers=headers), gives)

    def _read(self, answer: httpx.Response, gives: type[T]) -> T:
        if answer.status_code != 200:
            raise RefusedError(msgspec.json.decode(answer.content, type=b.Fault).why)
        return answer.text if gives is str else msgspec.json.decode(answer.content, type=gives)  # type: ignore[return-value]

    # -- who one is ---------------------------------------------------------------------------

    async def rename(self, name: str) -> None:
        """Be called something else, at the next table."""
        self.me = await self.post("/api/me", b.Rename(name), b.Me)

    async def device(self) -> b.Device:
        """A code and a link to go on as the same person elsewhere."""
        return await self.post("/api/device", {}, b.Device)

    async def claim(self, code: str) -> None:
        """Go on as whoever made this code or link."""
        self.me = await self.post("/api/claim", b.Code(code), b.Me)

    # -- tables -------------------------------------------------------------------------------

    async def lobby(self) -> b.Lobby:
        """One's own tables, and public ones."""
        return await self.get("/api/lobby", b.Lobby)

    async def open(self, plan: p.Opening) -> str:
        """Open a table; its id."""
        return (await self.post("/api/tables", plan, b.Opened)).id

    async def join(self, code: str) -> str:
        """The id of the table that waits under a code."""
        return (await self.post("/api/join", b.Code(code), b.Opened)).id

    def table(self, table: str, *, seat: int | None = None) -> RemoteTable:
        """A table to sit at or to watch: use it with `async with`."""
        return RemoteTable(self.address, self.token, table, seat)

    # -- finished games -----------------------------------------------------------------------

    async def record(self, table: str) -> str:
        """The record of a finished table."""
        return await self.get(f"/api/replays/{table}/record", str)

    async def replay(self, table: str, seen_from: int | str = "outside") -> b.Replay:
        """A finished table moment by moment: from a seat, from `outside`, or with `open` cards."""
        return await self.get(f"/api/replays/{table}?from={seen_from}", b.Replay)

    async def keep(self, record: str) -> str:
        """Keep a record at the server; the id to show it by."""
        return (await self.post("/api/records", b.RecordText(record), b.Opened)).id
