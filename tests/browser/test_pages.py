"""Every page: no barriers in both themes, all texts in three languages, no sideways scrolling on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Page, Response, Route, expect

from tischlein.server.chairs import BOT_NAMES

from .conftest import Guest
from .pages import COLOURS, ROOT, SPOKEN, Place, barriers, places, texts, too_wide
from .person import MAY, Person
from .serving import Server

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
LANGUAGES = ("en", "de", "ru")
SAME = {"Tischlein", "QR", "mit", "Anfassen", "Masha", "Ole"}
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


VISITS = [(PHONE, "en"), (PHONE, "de"), (PHONE, "ru"), (DESKTOP, "ru")]
WITHOUT_BARRIERS = [(PHONE, "de"), (DESKTOP, "ru")]
"""Of the visits, those that look for all barriers in both themes."""


@pytest.mark.parametrize(("size", "language"), VISITS, ids=["phone-en", "phone-de", "phone-ru", "desktop-ru"])
def test_every_page_is_complete_fits_and_has_no_barrier(
    guest: Guest, town: Town, size: dict[str, int], language: str
) -> None:
    person = guest(storage_state=town.state, viewport=size, locale=language)
    known, foreign = ids(), english() - plain(language) if language != "en" else set()

    def look(page: Page) -> list[str]:
        expect(page.locator("html")).to_have_attribute("lang", language)
        found = [f"scrolls sideways: {each}" for each in too_wide(page)]
        for text in texts(page):
            if any(each in known for each in ID.findall(text)) or "{" in text:
                found.append(f"no text: {text}")
            if text not in BOT_NAMES and (text in foreign or (language == "ru" and latin(text))):
                found.append(f"in another language: {text}")
        if (size, language) in WITHOUT_BARRIERS:
            wears(page, "dark")
            found += barriers(page)
            wears(page, "light")  # all else is the same there
            found += barriers(page, COLOURS)
        elif language == "en":
            found += barriers(page, SPOKEN)
        return found

    visit(person, town, look)


def wears(page: Page, theme: Literal["dark", "light"]) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("body")).to_have_class(re.compile(f"theme-{theme}"))


def test_bots_have_russian_names_and_people_the_ones_they_typed(guest: Guest) -> None:
    rosa = guest("Rosa", locale="ru")
    table = rosa.opens("bratwurmeck", "me", "bot", "bot")
    rosa.page.wait_for_selector(MAY)
    seats = rosa.page.locator(".seat .name")
    expect(seats).to_have_text(["Отто", "Фрида", "Rosa (вы)"])
    rosa.goes("/")
    rosa.sees("Rosa, Отто и Фрида")
    rosa.goes(f"/t/{table}")
    rosa.button("Меню").click()
    rosa.page.get_by_role("button", name="За игрока Rosa играет бот").click()
    rosa.sees_the_end()
    rosa.goes(f"/r/{table}")
    expect(seats).to_have_text(["Rosa", "Отто", "Фрида"])


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


def late(asked: Route) -> None:
    time.sleep(1)  # whatever else is asked meanwhile gets its answer
    asked.continue_()


@pytest.mark.parametrize("path", ["/", "/screen/{table}", "/t/{table}"])
def test_whoever_comes_for_the_first_time_is_one_person(guest: Guest, path: str) -> None:
    """Each request without a cookie makes somebody: were there two at once, a reload could make one lose the seat."""
    table, stranger = guest("Olga").opens("bratwurmeck", "me", "open"), guest()
    answers: list[Response] = []
    stranger.page.on("response", lambda answer: answers.append(answer))
    stranger.page.route("**/api/me", late)
    stranger.page.goto(path.format(table=table), wait_until="networkidle")
    welcomed = [answer.url for answer in answers if answer.header_value("set-cookie")]
    assert [url.rpartition("/")[2] for url in welcomed] == ["me"]


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


SHIFTS = """async () => {
    let sum = 0;
    const add = list => list.getEntries().forEach(entry => (sum += entry.hadRecentInput ? 0 : entry.value));
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
    await new Promise(done => setTimeout(done, 300));
    return sum;
}"""


def slowly(route: Route) -> None:
    time.sleep(0.1)
    route.continue_()


def test_running_games_are_there_at_once_and_nothing_moves_when_the_server_answers(guest: Guest) -> None:
    person = guest("Rosa", viewport=PHONE)
    person.opens("karteneck", "me", "bot", "bot")
    person.goes("/")
    running = person.page.locator(".going a")
    expect(running).to_have_count(1)
    asked: list[Route] = []
    person.page.route("**/api/lobby", lambda route: asked.append(route))
    person.page.route("**/*.woff2", slowly)
    with person.page.expect_request("**/api/lobby"):
        person.page.reload()
    expect(running).to_have_count(1)
    person.page.evaluate("document.fonts.ready")
    with person.page.expect_response("**/api/lobby"):
        asked[0].continue_()
    assert person.page.evaluate(SHIFTS) < 0.01
