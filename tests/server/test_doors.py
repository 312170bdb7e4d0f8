"""Who is let in, how much one may ask for, and what happens to nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import re
import socket as sockets
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tischlein.client import RefusedError
from tischlein.server import bodies as b
from tischlein.server import protocol as p
from tischlein.server.desk import set_cookie
from tischlein.server.limits import Buckets, Limits, Rate

from .house import FREE, House, Wire, house, plan

pytestmark = pytest.mark.slow

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


async def test_cookies_and_headers(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        answer = await browser.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie, "it would not come back over plain http"
        assert "Secure" in set_cookie("x", secure=True)
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in (await browser.get("/api/me")).headers
        for method, path in [
            ("GET", "/api/me"),
            ("GET", "/api/nothing"),
            ("GET", "/"),
            ("GET", "/table/whatever"),
            ("GET", "/assets/nothing.js"),
            ("DELETE", "/api/me"),
            ("POST", "/"),
        ]:
            answer = await browser.request(method, path)
            assert all(header in answer.headers for header in HEADERS), (method, path)
            assert "server" not in answer.headers
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert (await browser.get("/assets/nothing.js")).status_code == 404
        assert (await browser.request("DELETE", "/api/me")).status_code == 405


async def test_another_site_gets_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        await browser.get("/api/me")
        for origin in ("https://evil.example", "null", here.address + "0", "http://127.0.0.1"):
            for method, path in (("GET", "/api/me"), ("POST", "/api/me"), ("POST", "/api/tables")):
                answer = await browser.request(method, path, headers={"origin": origin}, json={"name": "Eve"})
                assert answer.status_code == 403 and "set-cookie" not in answer.headers
        own = await browser.post("/api/me", headers={"origin": here.address}, json={"name": "Anna"})
        assert own.json()["name"] == "Anna"
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        await here.wire(anna, table, origin=here.address)
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus, match="403"):
                await here.wire(anna, table, origin=origin)


async def test_ids_have_128_bits(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        record = "tischlein 1\ngame: barbecue\nplayers: A, B\n"
        ids = [anna.me.id, table, await anna.keep(record), (await anna.device()).link]
        assert all(re.fullmatch(r"[\w-]{22}", each) for each in ids) and len(set(ids)) == 4
        assert len(anna.token) >= 32
        shown = await here.guest(anna, table)
        assert not any(anna.token.encode() in frame or anna.me.id.encode() in frame for frame in shown.frames)


async def test_bodies(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        await browser.get("/api/me")
        as_json = {"content-type": "application/json"}

        async def status(body: bytes, path: str = "/api/me", headers: dict[str, str] = as_json) -> tuple[int, str]:
            answer = await browser.post(path, content=body, headers=headers)
            return answer.status_code, answer.json()["why"]["kind"]

        assert await status(b'{"name": "' + b"x" * 65536 + b'"}') == (413, "bad-message")
        assert await status(b'{"name": "Anna"}', headers={"content-type": "text/plain"}) == (415, "bad-message")
        assert await status(b'{"name": "Anna"}', headers={}) == (415, "bad-message")
        assert await status(b'{"name": "Anna", "admin": true}') == (400, "bad-message")
        odd = b'{"game":"barbecue","chairs":[{"kind":"me","skill":9},{"kind":"bot"}]}'
        assert await status(odd, "/api/tables") == (400, "bad-message")
        assert await status(b"[" * 60_000) == (400, "bad-message")
        assert await status(HALF_A_LETTER) == (400, "bad-message")
        deep = (
            b'{"game":"barbecue","chairs":[{"kind":"me"}],"components":' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"}"
        )
        assert await status(deep, "/api/tables") == (400, "bad-message")
        assert await status(b'{"text": "tischlein 1\\nnonsense"}', "/api/records") == (400, "bad-record")
        assert (await browser.get("/api/replays/x?from=7")).status_code == 404
        kept = await (await here.person()).keep("tischlein 1\ngame: barbecue\nplayers: A, B\n")
        assert (await browser.get(f"/api/replays/{kept}?from=7")).json()["why"]["kind"] == "bad-message"
        assert (await browser.get(f"/api/replays/{kept}?from=1")).status_code == 200


HALF_A_LETTER = b'{"t":"chat","n":1,"text":"\xc3"}'
WORDS = ["", "x" * 500, "\u202e", "pass"]
NONSENSE: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 10**400, 1.5, 1e308, *WORDS, [], {}, [[]]]
SENSE: dict[str, Any] = {
    "n": 7, "no": 3, "action": "roll", "ms": 300, "text": "hm", "emote": "oops", "seat": 1, "entropy": "a-lot-of-luck",
    "tab": "tab-of-a-fool", "seen": 2, "k": 1, "screen": False,
}  # fmt: skip


def nonsense(rng: random.Random) -> str:
    """A message with a grain of sense in it, often more."""
    kind = rng.choice(get_args(p.Asked))
    message = {"t": kind.__struct_config__.tag} | {field: SENSE[field] for field in kind.__struct_fields__}
    if rng.random() < 0.7:
        message[rng.choice([*message, "extra"])] = rng.choice(NONSENSE)
    text = json.dumps(message)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", "\x00", "]", '"', "\\ud800", "{"]) + text[at + 1 :]
    return text


DEEP = ['{"t":"act","x":' + "[" * 30_000, "[" * 60_000, '{"x":' * 9000]
BROKEN: list[str | bytes] = [HALF_A_LETTER, *DEEP, "nul", "", "{}", "[]", '{"t":1}', '{"t":"act"}']


async def survives(wire: Wire, text: str | bytes, n: int) -> bool:
    """Does the server listen on after this, or has it said that it is no message?"""
    try:
        await wire.say(text)
        await wire.say({"t": "chat", "n": n, "text": "sense"})
        while True:
            told = await wire.hear("refused", "ack", "news")
            if n in (told.get("n"), told.get("ack")):
                return True
            if told["t"] == "refused" and told["n"] is None and told["why"]["kind"] == "bad-message":
                return False
    except ConnectionClosed:
        return False


@pytest.mark.parametrize("tries", [20, pytest.param(200, marks=pytest.mark.slow)])
async def test_nonsense_on_a_socket(tmp_path: Path, tries: int) -> None:
    rng = random.Random(3)
    async with house(tmp_path) as here:
        anna, boris = await here.begin(plan("bratwurmeck", "me", "open"), "Anna", "Boris")
        fool = await here.person(token=boris._headers["cookie"].partition("=")[2])
        wire, stays, survived = await here.wire(fool, anna.id), True, 0
        for n, text in enumerate([*BROKEN, *(nonsense(rng) for _ in range(tries))]):
            wire = wire if stays else await here.wire(fool, anna.id)
            stays = await survives(wire, text, 1000 + n)
            assert not (stays and text in BROKEN), text
            survived += stays
            if not stays:
                with pytest.raises(ConnectionClosed) as closed:
                    await wire.hear("nothing")
                assert closed.value.rcvd and closed.value.rcvd.code == 4400
        assert 0.1 < survived / tries < 0.9
        course = await here.course(anna.id)
        assert course.stage == "playing"
        await anna.chat("the table stands")


@pytest.mark.parametrize("tries", [30, pytest.param(200, marks=pytest.mark.slow)])
async def test_nonsense_over_http(tmp_path: Path, tries: int) -> None:
    rng = random.Random(5)
    good: dict[str, dict[str, Any]] = {
        "/api/me": {"name": "Anna"},
        "/api/claim": {"code": "ABCDEFGH"},
        "/api/join": {"code": "ABCDE"},
        "/api/records": {"text": "tischlein 1\ngame: barbecue\nplayers: A, B\n"},
        "/api/tables": {
            "game": "barbecue",
            "chairs": [{"kind": "me"}, {"kind": "bot"}],
            "options": {},
            "components": {},
            "clock": {"kind": "move", "seconds": 60},
            "window": 5,
        },
    }
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        await browser.get("/api/me")
        for _ in range(tries):
            path = rng.choice(list(good))
            body = msgspec.json.decode(msgspec.json.encode(good[path]))
            spot: Any = body
            while isinstance(spot, dict | list) and spot:
                keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
                key = rng.choice(keys)
                if rng.random() < 0.5 or not isinstance(spot[key], dict | list):
                    spot[key] = rng.choice([*NONSENSE, {"a": {"b": [1, {"c": 2**70}]}}, {"hand_size": 1}])
                    break
                spot = spot[key]
            content = json.dumps(body).encode()
            answer = await browser.post(path, content=content, headers={"content-type": "application/json"})
            assert answer.status_code in (200, 400, 404), (path, content, answer.text)
            assert answer.status_code == 200 or set(answer.json()) == {"why"}


async def test_large_frames(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        [anna] = await here.begin(plan("barbecue", "me", "bot"), "Anna")
        wire = await here.wire(await here.person(), anna.id)
        await wire.say('{"t":"chat","n":1,"text":"' + "x" * 70_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            await wire.hear("nothing")
        assert closed.value.rcvd and closed.value.rcvd.code == 1009
        await anna.chat("nobody else noticed")


async def test_too_fast(tmp_path: Path) -> None:
    one = Rate(3, 0.001)
    limits = msgspec.structs.replace(
        FREE, messages=Rate(8, 0.001), talk=Rate(2, 0.001), guesses=one, arrivals=one, openings=one
    )
    async with house(tmp_path, limits) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        wire = await here.wire(anna, table)
        kinds = [(await wire.answer({"t": "chat", "n": n, "text": "hm"}))["t"] for n in range(1, 5)]
        assert kinds == ["news", "news", "refused", "refused"]
        for _ in range(10):  # pongs that nobody asked for count too
            await wire.say({"t": "pong", "k": 1})
        told = await wire.answer({"t": "stand", "n": 9})
        assert told["why"]["kind"] == "too-fast"
        for _ in range(3):
            with pytest.raises(RefusedError, match="unknown"):
                await anna.join("22222")
        with pytest.raises(RefusedError, match="too-fast"):
            await anna.join("22222")
        with pytest.raises(RefusedError, match="too-fast"):
            await anna.claim("22222222")
        for _ in range(2):
            await anna.open(plan("barbecue", "me", "open"))
            await here.person()
        with pytest.raises(RefusedError, match="too-fast"):
            await anna.open(plan("barbecue", "me", "open"))
        with pytest.raises(RefusedError, match="too-fast"):
            await anna.keep("tischlein 1\ngame: barbecue\nplayers: A, B\n")
        with pytest.raises(RefusedError, match="too-fast"):
            await here.person()


async def test_right_codes_are_no_guesses(tmp_path: Path) -> None:
    async with house(tmp_path, msgspec.structs.replace(FREE, guesses=Rate(2, 0.0))) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        code = (await here.course(table)).code
        for _ in range(3):
            assert await anna.join(code) == table
            await (await here.person()).claim((await anna.device()).code)
        for _ in range(2):
            with pytest.raises(RefusedError, match="unknown"):
                await anna.join("22222")
            with contextlib.suppress(RefusedError):  # a right one wins no tries
                await anna.join(code)
        with pytest.raises(RefusedError, match="too-fast"):
            await anna.join(code)


async def test_a_class_comes_in_at_one_moment(tmp_path: Path) -> None:
    """Forty people behind one router: each comes to one table, and opens another. Then it is enough for a while."""
    async with house(tmp_path, Limits()) as here:
        teacher = await here.person("Teacher")
        table = await teacher.open(plan("barbecue", "me", "open"))
        code = (await here.course(table)).code

        async def come(number: int) -> None:
            pupil = await here.person(f"Pupil {number}")
            await pupil.get("/api/games", b.Facts)
            await pupil.lobby()
            assert await pupil.join(code) == table
            await here.wire(pupil, table)
            await pupil.open(plan("barbecue", "me", "open"))

        await asyncio.gather(*(come(number) for number in range(39)))
        assert len((await here.live(table)).connections) == 39
        more = await asyncio.gather(
            *(teacher.open(plan("barbecue", "me", "open")) for _ in range(10)), return_exceptions=True
        )
        assert sum(isinstance(each, RefusedError) for each in more) > 3


async def test_too_many_from_one_address(tmp_path: Path) -> None:
    async with house(tmp_path / "a", msgspec.structs.replace(FREE, sockets=3)) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        wires = [await here.wire(anna, table) for _ in range(3)]
        with pytest.raises(InvalidStatus, match="403"):
            await here.wire(anna, table)
        await wires[0].socket.close()
        live = await here.live(table)
        while len(live.connections) > 2:
            await asyncio.sleep(0)
        await here.wire(anna, table)
    async with house(tmp_path / "b", msgspec.structs.replace(FREE, requests=Rate(5, 0.001))) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        await here.wire(anna, table)
        await anna.lobby()
        with pytest.raises(RefusedError, match="too-fast"):
            await anna.lobby()
        with pytest.raises(InvalidStatus, match="403"):
            await here.wire(anna, table)


def test_buckets_forget() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 1), lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now[0] += 1
    assert buckets.take("a") and not buckets.take("a")
    for number in range(3000):
        now[0] += 1
        assert buckets.take(str(number))
    assert len(buckets._buckets) <= 1001


async def silent(here: House, token: str, table: str) -> sockets.socket:
    """A client that says hello and never reads."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    host, port = here.address.removeprefix("http://").split(":")
    await loop.sock_connect(raw, (host, int(port)))
    request = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: tischlein={token}\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    assert b" 101 " in await loop.sock_recv(raw, 300)
    hello = b'{"t":"hello","tab":"a-silent-reader"}'
    await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


async def test_who_does_not_read_is_dropped(tmp_path: Path) -> None:
    async with house(tmp_path, msgspec.structs.replace(FREE, outbox=64)) as here:
        anna, boris = await here.begin(plan("haecmaec", "me", "open", window=0), "Anna", "Boris")
        quiet = await here.person("Quiet")
        raw = await silent(here, quiet.token, anna.id)
        with raw:
            await anna.until(lambda: anna.info.watching == 1)
            live = await here.live(anna.id)
            [dropped] = [each for each in live.connections if each.player == quiet.me.id]
            said = 0
            while dropped in live.connections:
                await asyncio.gather(*(each.chat("word " * 79) for each in (anna, boris) for _ in range(15)))
                said += 30
                assert said < 20_000
            await anna.until(lambda: anna.info.watching == 0)
            socket: Any = dropped
            assert len(socket._outbox) == 0
            for _ in range(50):
                await anna.chat("nobody keeps this for who is gone")
            assert len(socket._outbox) == 0
        await here.caught_up(anna, boris)


async def test_refusals_leave_nothing_behind(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.person("Anna")

        async def ask() -> int:
            for _ in range(50):
                with pytest.raises(RefusedError, match="unknown"):
                    await anna.join("22222")
            gc.collect()
            return sum(type(each).__name__ in ("traceback", "frame") for each in gc.get_objects())

        first = await ask()
        assert await ask() < first + 50
