"""Every page: no barriers in both themes, all texts in three languages, no sideways scrolling on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Page, expect

from tischlein.server.chairs import BOT_NAMES

from .conftest import Guest
from .pages import ROOT, Place, barriers, places, texts, too_wide
from .person import Person
from .serving import Server

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
LANGUAGES = ("en", "de", "ru")
SAME = {"Tischlein", "QR", "mit", "Anfassen", "Masha", "Ole", *BOT_NAMES}
"""Latin words that also stand on Russian pages: names, and what the rulebook calls something."""
NAME = "Мария Длинноимённая-Смит"
ID = re.compile(r"(?<![\w/.-])[a-z0-9_]+(?:-[a-z0-9_]+)+(?![\w/.-])")


class Town(NamedTuple):
    """All pages, and the session whose tables are there."""

    state: Any
    places: list[Place]


@pytest.fixture(scope="package")
def town(browser: Browser, server: Server) -> Iterator[Town]:
    person = Person(browser, server.address, NAME)
    yield Town(person.context.storage_state(), places(person))
    assert person.troubles == []
    person.leave()


def visit(person: Person, town: Town, look: Callable[[Page], list[str]]) -> None:
    """Go to every page and look; whatever is found anywhere fails."""
    person.forgive("403|404")  # the table that is not there
    found: list[str] = []
    for place in town.places:
        person.goes(place.path)
        person.page.wait_for_selector(place.shows)
        found += [f"{place.name}: {each}" for each in look(person.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(PHONE, "dark", "en"), (PHONE, "light", "de"), (DESKTOP, "dark", "ru"), (DESKTOP, "light", "en")],
    ids=["phone-dark-en", "phone-light-de", "desktop-dark-ru", "desktop-light-en"],
)
def test_no_page_has_a_barrier(guest: Guest, town: Town, size: dict[str, int], theme: str, language: str) -> None:
    person = guest(storage_state=town.state, viewport=size, color_scheme=theme, locale=language)

    def look(page: Page) -> list[str]:
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("body")).to_have_class(re.compile(f"theme-{theme}"))
        return barriers(page)

    visit(person, town, look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_complete_in_every_language_and_fits_a_phone(guest: Guest, town: Town, language: str) -> None:
    person = guest(storage_state=town.state, viewport=PHONE, locale=language)
    known, foreign = ids(), english() - plain(language) if language != "en" else set()

    def look(page: Page) -> list[str]:
        found = [f"scrolls sideways: {each}" for each in too_wide(page)]
        if page.evaluate("document.documentElement.lang") != language:
            found.append("the page says that it is in another language")
        for text in texts(page):
            if any(each in known for each in ID.findall(text)) or "{" in text:
                found.append(f"no text: {text}")
            if text not in BOT_NAMES and (text in foreign or (language == "ru" and latin(text))):
                found.append(f"in another language: {text}")
        return found

    visit(person, town, look)


def latin(text: str) -> bool:
    """Are there words that no Russian reads?"""
    return any(word not in SAME for word in re.findall(r"[A-Za-z]{2,}", text))


def catalogues(language: str) -> list[Path]:
    games = ROOT / "src" / "tischlein" / "games"
    web = ROOT / "web" / "src"
    return [
        *web.glob(f"texts/{language}.ftl"),
        *web.glob(f"texts/*.{language}.ftl"),
        *web.glob(f"boards/*/texts.{language}.ftl"),
        *games.glob(f"*/words.{language}.ftl"),
        *games.glob(f"*/lesson.{language}.ftl"),
    ]


def messages(language: str) -> list[ast.Message]:
    parser = FluentParser()
    found = [entry for path in catalogues(language) for entry in parser.parse(path.read_text(encoding="utf-8")).body]
    return [entry for entry in found if isinstance(entry, ast.Message)]


def ids() -> set[str]:
    """The names of all texts that can be told from words."""
    return {message.id.name for message in messages("en") if "-" in message.id.name}


def plain(language: str) -> set[str]:
    """Texts without anything to fill in."""
    return {
        message.value.elements[0].value
        for message in messages(language)
        if message.value and len(message.value.elements) == 1 and isinstance(message.value.elements[0], ast.TextElement)
    }


def english() -> set[str]:
    return plain("en")


def test_the_language_is_switched_at_once_and_remembered(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("bratwurmeck", "me", "bot")
    masha.sees("Your turn.")
    masha.page.evaluate("window.samePage = true")
    masha.button("Menu").click()
    masha.page.get_by_label("Language").select_option("ru")
    masha.sees("Ваш ход.")
    assert masha.page.evaluate("window.samePage")
    expect(masha.page.locator("html")).to_have_attribute("lang", "ru")
    masha.page.reload()
    masha.sees("Ваш ход.")
    masha.goes("/")
    expect(masha.page.get_by_role("heading", level=1)).to_have_text("Пять игр за одним столиком.")
    masha.page.get_by_label("Язык").select_option("de")
    expect(masha.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize(("wanted", "found"), [("de-AT", "de"), ("ru-RU", "ru"), ("en-GB", "en"), ("fr-FR", "en")])
def test_the_browser_chooses_the_first_language(guest: Guest, wanted: str, found: str) -> None:
    person = guest(locale=wanted)
    person.goes("/")
    expect(person.page.locator("html")).to_have_attribute("lang", found)


def test_the_theme_is_switched_at_once_and_remembered(guest: Guest) -> None:
    person = guest(color_scheme="dark")
    person.goes("/")
    body = person.page.locator("body")
    expect(body).to_have_class(re.compile("theme-dark"))
    person.page.get_by_role("button", name=re.compile("^Theme")).click()
    expect(body).to_have_class(re.compile("theme-light"))
    person.page.reload()
    expect(body).to_have_class(re.compile("theme-light"))
