"""The application: routes, headers, and what starts and stops with the server."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from .. import __version__
from . import http
from .bodies import Claimed, Fault, Me
from .desk import Desk, same_origin, set_cookie, token_in
from .limits import Limits
from .pages import Page, read_pages
from .rows import StoreError
from .socket import Sockets
from .store import Store

log = logging.getLogger(__name__)
MOST_BODY = 64 * 1024
PAGE = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
}
"""What a page of ours, and its worker, may fetch: our own files."""
FILE = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""What is no page needs nothing else, wherever somebody opens it."""
HEADERS = FILE | {
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_json = msgspec.json.Encoder().encode


def make_app(store: Store, limits: Limits | None = None) -> Starlette:
    """The server over a store; it brings all open tables back when it starts."""
    desk = Desk(store, limits)

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        desk.hall.thinkers.begin()
        found = await desk.hall.resume()
        if found:
            log.info("%s open tables are back", found)
        yield
        await desk.reviews.close()
        desk.hall.close()

    routes: list[BaseRoute] = [Route(route.path, api(desk, route), methods=[route.method]) for route in http.ROUTES]
    document = _json(http.openapi(__version__))
    routes.append(Route("/api/openapi.json", lambda request: answer(request, 200, document)))
    routes.append(Route("/api/{rest:path}", lambda request: refuse(request, http.not_found()), methods=["GET", "POST"]))
    routes.append(WebSocketRoute("/ws/{table}", Sockets(desk)))
    routes.append(Route("/{path:path}", files(read_pages())))
    app = Starlette(routes=routes, lifespan=running, exception_handlers={405: wrong_method, 500: broken})
    app.state.desk = desk
    return app


# -- the API ----------------------------------------------------------------------------------------


def api(desk: Desk, route: http.Route) -> Callable[[Request], Awaitable[Response]]:
    """A route's door: who asks, whether they may, what they sent, what they get."""
    decode = msgspec.json.Decoder(route.takes).decode if route.takes else None

    async def door(request: Request) -> Response:
        try:
            if not same_origin(request.headers, request.url.scheme):
                raise http.Refused(403, "bad-message", "another site asks")
            address = request.client.host if request.client else ""
            if not desk.requests.take(address):
                raise http.Refused(429, "too-fast")
            player, token = await meet(desk, request, address)
            body = await read_body(request, decode) if decode else None
            given = await route.does(http.Asking(desk, request, player, body))
        except http.Refused as refusal:
            return refuse(request, refusal)
        except StoreError as error:
            log.error("%s", error)
            return refuse(request, http.Refused(503, "try-again"))
        if isinstance(given, Claimed):
            token = given.token
            owner = await desk.known(token)
            given = Me(owner.id, owner.name or None) if owner else given
        if isinstance(given, str):
            return answer(request, 200, given.encode(), "text/plain; charset=utf-8", token)
        if isinstance(given, bytes):
            packed = accepts_gzip(request)
            body = given if packed else await asyncio.to_thread(gzip.decompress, given)
            return answer(request, 200, body, cookie=token, packed=packed)
        return answer(request, 200, _json(given), cookie=token)

    return door


async def meet(desk: Desk, request: Request, address: str) -> Any:
    """The player whose cookie came along, or somebody new."""
    known = await desk.known(token_in(request.headers))
    if known:
        return known, None
    if not desk.arrivals.take(address):
        raise http.Refused(429, "too-fast")
    return await desk.sessions.meet(None)


async def read_body(request: Request, decode: Callable[[bytes], Any]) -> Any:
    """The body as its struct; anything else is refused."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise http.Refused(415, "bad-message", "expected application/json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise http.Refused(413, "bad-message", f"at most {MOST_BODY} bytes")
    try:
        return decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise http.Refused(400, "bad-message", str(error)) from None


def refuse(request: Request, refusal: http.Refused) -> Response:
    return answer(request, refusal.status, _json(Fault(refusal.why)))


def wrong_method(request: Request, _: Exception) -> Response:
    return refuse(request, http.Refused(405, "bad-message", "not by this method"))


def broken(request: Request, _: Exception) -> Response:
    return refuse(request, http.Refused(500, "try-again"))


def answer(
    request: Request,
    status: int,
    body: bytes,
    kind: str = "application/json",
    cookie: str | None = None,
    packed: bool = False,
) -> Response:
    """An answer that nobody keeps, compressed where that helps."""
    headers = {**HEADERS, "content-type": kind, "cache-control": "no-store"}
    if not packed and len(body) > 1024 and accepts_gzip(request):
        body, packed = http.pack(body), True
    if packed:
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    if cookie:
        headers["set-cookie"] = set_cookie(cookie, request.url.scheme == "https")
    return Response(body, status, headers)


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


# -- files ------------------------------------------------------------------------------------------


def files(pages: dict[str, Page]) -> Callable[[Request], Response]:
    """The client's files; any other path is one of its pages."""

    def give(request: Request) -> Response:
        path = request.path_params["path"]
        page = pages.get(path)
        if page is None:
            if path.startswith("assets/"):
                return Response(status_code=404, headers=HEADERS)
            page = pages["index.html"]
        headers = {
            **(FILE if page.lasting else HEADERS | PAGE),
            "content-type": page.kind,
            "etag": page.tag,
            "vary": "accept-encoding",
            "cache-control": "public, max-age=31536000, immutable" if page.lasting else "no-cache",
        }
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        body = page.plain
        if page.packed is not page.plain and accepts_gzip(request):
            body = page.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers)

    return give
