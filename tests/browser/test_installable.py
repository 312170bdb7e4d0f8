"""Without a network, and when a new version is deployed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tischlein.server import pages

from .conftest import Guest
from .pages import barriers, too_wide
from .person import CUT, KEEPING, Person
from .serving import Server

MISSING = {"en-GB": "No connection to the table", "de-DE": "Keine Verbindung zum Tisch", "ru-RU": "Нет связи со столом"}
KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
    return kept;
}"""
COMPLETE = """async () => (await caches.keys()).length === 1 && Boolean(await caches.match('/index.html'))
    && navigator.serviceWorker.controller !== null"""


def is_kept(person: Person) -> None:
    """Until the worker has all of the client."""
    person.until(COMPLETE, patience=30)  # file after file: nobody waits for it


def test_without_a_network_a_page_says_what_is_missing(guest: Guest, own_server: Server) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, **KEEPING}
    people = {text: guest("Masha", at=own_server, locale=locale, **phone) for locale, text in MISSING.items()}
    for masha in people.values():
        masha.opens("bratwurmeck", "me", "bot")
        is_kept(masha)
        masha.forgive(CUT)
    kept = masha.page.evaluate(KEPT)
    assert [path for path in kept if not path.startswith("/assets/")] == ["/offline.html", "/index.html"]

    own_server.kill()
    for text, masha in people.items():
        masha.page.reload()
        heading = masha.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(text)
        assert not too_wide(masha.page)
        assert not barriers(masha.page)

    rules = masha.new_page()
    rules.goto("/")
    rules.locator("nav a[href='/rules/haecmaec']").click()
    expect(rules.locator("article h3").first).to_be_visible()

    own_server.start()
    expect(masha.page.locator(".line")).to_be_visible()  # by itself


def test_who_has_only_seen_the_street_keeps_nothing(guest: Guest) -> None:
    masha = guest(**KEEPING)
    masha.goes("/")
    masha.page.wait_for_load_state("networkidle")
    assert masha.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    assert masha.page.evaluate(KEPT) == []


def test_the_manifest_is_in_the_language_chosen(guest: Guest) -> None:
    masha = guest(locale="de-DE", **KEEPING)
    masha.goes("/")
    expect(masha.page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.de.webmanifest")
    found = masha.context.new_cdp_session(masha.page).send("Page.getAppManifest")
    assert not found["errors"]
    manifest = masha.context.request.get(found["url"])
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (told["lang"], told["id"], told["display"]) == ("de", "/", "standalone")
    for icon in [*told["icons"], *(icon for shortcut in told["shortcuts"] for icon in shortcut["icons"])]:
        answer = masha.context.request.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        width = int.from_bytes(answer.body()[16:20], "big")
        assert icon["sizes"] == f"{width}x{width}"
    for shortcut in told["shortcuts"]:
        masha.goes(shortcut["url"])
        masha.sees(shortcut["name"])


# -- a new version ----------------------------------------------------------------------------------


@pytest.fixture
def deployed(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server with a client that a test may replace."""
    client, data = tmp_path / "client", tmp_path / "data"
    data.mkdir()
    shutil.copytree(pages.FOLDER, client)
    server = Server(data, client)
    server.start()
    yield server, client
    server.stop()


def deploy(server: Server, client: Path) -> None:
    """The next version: every file that is named after its content has another name, and the shell says so."""
    server.stop()
    names = {path.name: re.sub(r"-(.)", r"-\1next", path.name, count=1) for path in (client / "assets").iterdir()}
    for path in [path for path in client.rglob("*") if path.suffix in (".js", ".css", ".html", ".json", ".svg")]:
        text = path.read_text(encoding="utf-8")
        for name, new in names.items():
            text = text.replace(name, new)
        text = text.replace('"version":"', '"version":"next').replace(
            "<head>", '<head><meta name="version" content="next">'
        )
        path.write_text(text, encoding="utf-8")
    for name, new in names.items():
        (client / "assets" / name).rename(client / "assets" / new)
    server.start()


def test_a_new_version_replaces_all_of_the_old_one(guest: Guest, deployed: tuple[Server, Path]) -> None:
    server, client = deployed
    masha = guest("Masha", at=server, **KEEPING)
    masha.forgive(CUT)
    table = masha.opens("bratwurmeck", "me", "bot")
    is_kept(masha)
    [old] = masha.page.evaluate("caches.keys()")

    deploy(server, client)
    masha.goes(f"/t/{table}")
    is_next = masha.page.locator("meta[name=version]")
    expect(is_next).to_have_count(1)
    expect(masha.page.locator(".line")).to_be_visible()
    masha.until(f"async () => !(await caches.has('{old}'))")
    is_kept(masha)
    assert all("next" in path for path in masha.page.evaluate(KEPT) if path.startswith("/assets/"))

    server.kill()
    masha.page.goto("/rules/karteneck")
    expect(masha.page.locator("article h3").first).to_be_visible()
    expect(is_next).to_have_count(1)


def test_a_tab_of_the_old_version_starts_anew_when_it_needs_what_is_gone(
    guest: Guest, deployed: tuple[Server, Path]
) -> None:
    server, client = deployed
    masha = guest(at=server, **KEEPING)
    masha.forgive("Failed to load resource|Refused to apply style")
    masha.goes("/")
    deploy(server, client)
    masha.link("Rules").click()
    expect(masha.page.locator("article h3").first).to_be_visible()
    expect(masha.page.locator("meta[name=version]")).to_have_count(1)
