"""Behind a proxy each visitor has an address of their own; nobody else can say theirs."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tischlein.core.errors import SetupError
from tischlein.server.limits import Rate
from tischlein.server.proxies import trusted

from .house import FREE, house, plan
from .test_restart import served
from .test_serve import serve

pytestmark = pytest.mark.slow

FEW = msgspec.structs.replace(FREE, requests=Rate(3, 0.001))
HERE = ("127.0.0.1",)
ELSEWHERE = ("10.1.2.3",)


async def asks(browser: httpx.AsyncClient, said: str) -> int:
    """How a request ends that the proxy says to be from there."""
    return (await browser.get("/api/games", headers={"x-forwarded-for": said})).status_code


async def test_each_visitor_has_an_allowance(tmp_path: Path) -> None:
    async with house(tmp_path, FEW, proxies=HERE) as here, httpx.AsyncClient(base_url=here.address) as browser:
        assert [await asks(browser, "192.0.2.1") for _ in range(4)] == [200, 200, 200, 429]
        assert [await asks(browser, "192.0.2.2") for _ in range(4)] == [200, 200, 200, 429]
        invented = [await asks(browser, f"198.51.100.{n}, 192.0.2.3") for n in range(4)]
        assert invented == [200, 200, 200, 429], "what a visitor says comes before what the proxy adds"


@pytest.mark.parametrize("proxies", [(), ELSEWHERE])
async def test_nobody_invents_an_address(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    async with house(tmp_path, FEW, proxies=proxies) as here, httpx.AsyncClient(base_url=here.address) as browser:
        assert [await asks(browser, f"192.0.2.{n}") for n in range(4)] == [200, 200, 200, 429]


@pytest.mark.parametrize(("proxies", "others"), [(HERE, True), ((), False), (ELSEWHERE, False)])
async def test_sockets_count_by_visitor(tmp_path: Path, proxies: tuple[str, ...], others: bool) -> None:
    async with house(tmp_path, msgspec.structs.replace(FREE, sockets=1), proxies=proxies) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        await here.wire(anna, table, None, **{"x-forwarded-for": "192.0.2.1"})
        with pytest.raises(InvalidStatus, match="403"):
            await here.wire(anna, table, None, **{"x-forwarded-for": "192.0.2.1"})
        if others:
            await here.wire(anna, table, None, **{"x-forwarded-for": "192.0.2.2"})
            assert set(here.desk.sockets) == {"192.0.2.1", "192.0.2.2"}
        else:
            with pytest.raises(InvalidStatus, match="403"):
                await here.wire(anna, table, None, **{"x-forwarded-for": "192.0.2.2"})


@pytest.mark.parametrize(("proxies", "believed"), [(HERE, True), ((), False), (ELSEWHERE, False)])
async def test_cookies_and_pages_by_https(tmp_path: Path, proxies: tuple[str, ...], believed: bool) -> None:
    async with house(tmp_path, proxies=proxies) as here, httpx.AsyncClient(base_url=here.address) as browser:
        by_https = {"x-forwarded-proto": "https"}
        answer = await browser.get("/api/me", headers=by_https)
        assert ("Secure" in answer.headers["set-cookie"].split("; ")) is believed
        host = here.address.removeprefix("http://")
        own = await browser.get("/api/me", headers={**by_https, "origin": f"https://{host}"})
        plain = await browser.get("/api/me", headers={**by_https, "origin": f"http://{host}"})
        assert own.status_code == 200 and plain.status_code == (403 if believed else 200)
        browser.cookies.clear()
        answer = await browser.get("/api/me", headers={"x-forwarded-proto": "http"})
        assert "Secure" not in answer.headers["set-cookie"]


async def test_sockets_of_pages_by_https(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=HERE) as here:
        anna = await here.person("Anna")
        table = await anna.open(plan("barbecue", "me", "open"))
        host = here.address.removeprefix("http://")
        by_https = {"x-forwarded-proto": "https"}
        await here.wire(anna, table, None, **by_https, origin=f"https://{host}")
        with pytest.raises(InvalidStatus, match="403"):
            await here.wire(anna, table, None, **by_https, origin=f"http://{host}")


async def test_the_command_names_a_proxy(tmp_path: Path) -> None:
    async with (
        served(tmp_path, "--proxy", "127.0.0.1") as server,
        httpx.AsyncClient(base_url=server.address) as browser,
    ):
        answer = await browser.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert "Secure" in answer.headers["set-cookie"].split("; ")


def test_what_a_proxy_can_be(tmp_path: Path) -> None:
    assert trusted(["127.0.0.1", "10.0.0.0/8", "::1"]) == [
        "127.0.0.1/32", "::ffff:127.0.0.1/128", "10.0.0.0/8", "::ffff:10.0.0.0/104", "::1/128",
    ]  # fmt: skip
    for wrong in ("*", "", "10.0.0.1/8", "localhost", "1.2.3.4.5"):
        with pytest.raises(SetupError, match="a proxy is an address or a network"):
            trusted([wrong])
    code, said = serve("--data", str(tmp_path), "--port", "0", "--proxy", "127.0.0.1", "--proxy", "nonsense")
    assert code == 2 and said.startswith("tischlein: a proxy is ") and said.count("\n") == 1
