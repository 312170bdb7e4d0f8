"""What every request needs: the store, the sessions, the hall, and how much one may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

from .hall import Hall
from .limits import Buckets, Limits
from .reviewing import Reviews
from .sessions import Player, Sessions
from .shelf import Shelf
from .store import Store

COOKIE = "tischlein"
A_YEAR = 365 * 24 * 3600


class Desk:
    """One server's parts, put together."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store, self.limits = store, limits or Limits()
        self.sessions = Sessions(store)
        self.hall = Hall(store)
        self.requests = Buckets(self.limits.requests)
        self.guesses = Buckets(self.limits.guesses)
        self.arrivals = Buckets(self.limits.arrivals)
        self.openings = Buckets(self.limits.openings)
        self.reviewing = Buckets(self.limits.reviews)
        self.reviews = Reviews(store)
        self.shelf = Shelf()
        self.sockets: Counter[str] = Counter()

    async def known(self, token: str | None) -> Player | None:
        """The player whose cookie this is."""
        return await self.sessions.known(token) if token else None


def token_in(headers: Mapping[str, str]) -> str | None:
    """The session token in a request's cookies."""
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return cookie.value if cookie else None


def set_cookie(token: str, secure: bool) -> str:
    """Only this server and no script gets to see it."""
    parts = [f"{COOKIE}={token}", "Path=/", f"Max-Age={A_YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def same_origin(headers: Mapping[str, str], scheme: str = "http") -> bool:
    """Browsers say which page asks; it must be one of ours. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    page, _, host = origin.partition("://")
    # What came by https is asked by a page that did; http may have been https before an unknown proxy.
    return host == headers.get("host") and (page == "https" or scheme not in ("https", "wss"))
