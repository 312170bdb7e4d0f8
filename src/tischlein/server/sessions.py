"""People without accounts: a secret in each browser says who somebody is."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
from collections.abc import Callable

import msgspec

from .clean import clean_name
from .store import Store

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing that is mistaken for something else: no 0, O, 1, I, L."""
CODE_LENGTH = 8
VALID = 600.0
"""Seconds in which a code or link for another device can be used."""


class Player(msgspec.Struct, frozen=True):
    """A person, known by id; the name is empty until one is said."""

    id: str
    name: str = ""
    language: str | None = None


class Offer(msgspec.Struct, frozen=True):
    """A player may be claimed by another device, once, until then."""

    player: str
    link: bool
    until: float


class Sessions:
    """Who is who. Codes and links for other devices live in memory alone: a restart forgets them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock
        self._offers: dict[str, Offer] = {}

    async def meet(self, token: str | None) -> tuple[Player, str | None]:
        """The player whose token this is; a new player, and a token to keep, if it is nobody's."""
        known = await self.known(token) if token else None
        if known:
            return known, None
        player, now = Player(secrets.token_urlsafe(16)), self._now()

        def welcome(db: sqlite3.Connection) -> str:
            db.execute("INSERT INTO people (player_id, name, since) VALUES (?, '', ?)", (player.id, now))
            return _add_token(db, player.id, now)

        return player, await self._store.write(welcome)

    async def known(self, token: str) -> Player | None:
        """The player whose token this is, if it is anybody's."""
        digest = _digest(token)
        return await self._store.read(lambda db: _find(db, digest))

    async def rename(self, player: Player, name: str) -> Player:
        """The player under another name; SetupError if it can't be one."""
        name = clean_name(name)
        await self._change("UPDATE people SET name = ? WHERE player_id = ?", name, player.id)
        return msgspec.structs.replace(player, name=name)

    async def speak(self, player: Player, language: str) -> Player:
        """The player with another language."""
        await self._change("UPDATE people SET language = ? WHERE player_id = ?", language, player.id)
        return msgspec.structs.replace(player, language=language)

    # -- another device -----------------------------------------------------------------------

    def device_code(self, player: Player) -> str:
        """A code to type on another device; an earlier one is no longer good."""
        return self._offer("".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)), player, link=False)

    def device_link(self, player: Player) -> str:
        """The secret part of a link to open on another device; an earlier one is no longer good."""
        return self._offer(secrets.token_urlsafe(16), player, link=True)

    async def claim(self, code_or_link: str) -> str | None:
        """A new token for the player who made this code or link; None if it is used, too old or nobody's."""
        offer = self._offers.pop(code_or_link, None) or self._offers.pop(_as_typed(code_or_link), None)
        if not offer or offer.until <= self._clock():
            return None
        player, now = offer.player, self._now()
        return await self._store.write(lambda db: _add_token(db, player, now))

    def _offer(self, secret: str, player: Player, *, link: bool) -> str:
        now = self._clock()
        self._offers = {
            key: offer
            for key, offer in self._offers.items()
            if offer.until > now and (offer.player, offer.link) != (player.id, link)
        }
        self._offers[secret] = Offer(player.id, link, now + VALID)
        return secret

    def _now(self) -> int:
        return int(self._clock() * 1000)

    async def _change(self, update: str, *values: str) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute(update, values)

        await self._store.write(write)


def _add_token(db: sqlite3.Connection, player: str, now: int) -> str:
    token = secrets.token_urlsafe(24)
    db.execute("INSERT INTO tokens (digest, player_id, since) VALUES (?, ?, ?)", (_digest(token), player, now))
    return token


def _find(db: sqlite3.Connection, digest: bytes) -> Player | None:
    found = db.execute(
        "SELECT player_id, name, language FROM people JOIN tokens USING (player_id) WHERE digest = ?", (digest,)
    ).fetchone()
    return Player(*found) if found else None


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


def _as_typed(code: str) -> str:
    """A code as people type it: small letters, or a gap in the middle."""
    return code.replace(" ", "").replace("-", "").upper()
