"""Starting the server: what it says when it can't, the page without a client, the API's own description."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tischlein.core.errors import SetupError
from tischlein.server import http
from tischlein.server.app import files
from tischlein.server.pages import read_pages
from tischlein.server.serve import USUAL_PORT, data_folder, listening, shown
from tischlein.server.store import Store

from .house import house

RUN = "import sys; from tischlein.cli import main; sys.argv[0] = 'tischlein'; main()"


def serve(*arguments: str) -> tuple[int, str]:
    """How `tischlein serve` ends, and what it says."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, "serve", "--no-open", *arguments], capture_output=True, text=True, timeout=30
    )
    return done.returncode, done.stderr


def test_a_second_server_on_the_same_data_says_so(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        code, said = serve("--data", str(tmp_path), "--port", "0")
    assert code == 2
    assert said.startswith("tischlein: ") and "in use" in said and said.count("\n") == 1


def test_ports_that_can_t_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = serve("--data", str(tmp_path), "--port", port)
    assert code == 2 and f"can't listen on 127.0.0.1:{port}" in said
    code, said = serve("--data", str(tmp_path), "--port", "x")
    assert code == 2 and "Traceback" not in said
    for host, wrong in (("127.0.0.1", 70000), ("127.0.0.1", -1), ("no.such.host.invalid", 0)):
        with pytest.raises(SetupError, match="can't listen"), listening(host, wrong):
            pass


def test_the_usual_port_or_any_other() -> None:
    with listening("127.0.0.1", None) as one, listening("127.0.0.1", None) as other:
        ports = [door.getsockname()[1] for door in (one, other)]
        assert ports[0] != ports[1] and ports[1] != USUAL_PORT


def test_addresses_to_type() -> None:
    assert shown("127.0.0.1") == "127.0.0.1" and shown("::1") == "[::1]"
    assert shown("0.0.0.0").count(".") == 3
    assert data_folder().name == "tischlein"


def test_pages(tmp_path: Path) -> None:
    assert b"not built" in read_pages(tmp_path / "nowhere")["index.html"].plain
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><p>hello" * 50)
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(b"x" * 2000)
    (tmp_path / ".digest").write_bytes(b"1")
    pages = read_pages(tmp_path)
    assert set(pages) == {"index.html", "assets/app-1a2b.js"}
    assert pages["index.html"].kind == "text/html; charset=utf-8" and not pages["index.html"].lasting
    script = pages["assets/app-1a2b.js"]
    assert script.kind == "text/javascript; charset=utf-8" and script.lasting and len(script.packed) < 200


async def test_files_over_http(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        page = await browser.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert (await browser.get("/table/any")).content == page.content
        assert page.headers["cache-control"] == "no-cache"
        again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304 and again.content == b""


async def test_a_worker_and_a_manifest_are_what_a_browser_expects(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "worker.js", "manifest.de.webmanifest", "assets/app-1a2b.js", "assets/art-1a2b.svg"):
        (tmp_path / name).write_bytes(b"{}")
    app = Starlette(routes=[Route("/{path:path}", files(read_pages(tmp_path)))])
    async with httpx.AsyncClient(base_url="http://here", transport=httpx.ASGITransport(app)) as browser:
        worker = await browser.get("/worker.js")
        assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
        manifest = await browser.get("/manifest.de.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json; charset=utf-8"
        page = await browser.get("/t/any")
        for answer in (worker, manifest, page):  # the next version is noticed at once
            assert answer.headers["cache-control"] == "no-cache" and answer.headers["etag"]
        for answer in (worker, page):
            policy = answer.headers["content-security-policy"].split("; ")
            assert {"default-src 'none'", "script-src 'self'", "worker-src 'self'", "manifest-src 'self'"} <= set(
                policy
            )
        for path in ("/assets/app-1a2b.js", "/assets/art-1a2b.svg"):
            file = (await browser.get(path)).headers
            assert file["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
            assert "immutable" in file["cache-control"] and file["x-content-type-options"] == "nosniff"


async def test_the_api_describes_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as browser:
        document = (await browser.get("/api/openapi.json")).json()
        packed = await browser.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        games = (await browser.get("/api/games")).json()["games"]
        assert {game["id"] for game in games} == {"bratwurmeck", "karteneck", "barbecue", "haecmaec", "tricknchef"}
    assert document["openapi"].startswith("3.1") and document["info"]["title"] == "Tischlein"
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(route.method, route.path) for route in http.ROUTES}
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(http.ROUTES)
    for operation, route in zip(operations, http.ROUTES, strict=True):
        assert operation["summary"] and {"200", "default"} <= set(operation["responses"])
        assert ("requestBody" in operation) == (route.takes is not None)
        in_path = [each["name"] for each in operation.get("parameters", []) if each["in"] == "path"]
        assert all(f"{{{name}}}" in route.path for name in in_path) and len(in_path) == route.path.count("{")
    known = set(document["components"]["schemas"])
    assert {"Opening", "Lobby", "Replay", "Fault", "Me"} <= known
    assert {ref.rpartition("/")[2] for ref in references(document)} <= known


def references(part: Any) -> list[str]:
    """Every $ref in a document."""
    if isinstance(part, list):
        return [ref for each in part for ref in references(each)]
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [ref for each in part.values() for ref in references(each)]
    return []
