"""Every page, as somebody with a phone, with a screen reader, or with another language meets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tischlein import GAMES

from .conftest import Guest
from .person import Person, greedy

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TEXTS = ROOT / "web/src/texts"
PHONE = {"width": 360, "height": 740}
READERS = [("en", "dark"), ("de", "light"), ("ru", "dark"), ("en", "light")]
# Numbers that are drawn into a picture are no label: the button's own names the card.
RUN = "axe.run(document, {resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: false}}})"
LONG = "Wolfgang-Amadeus Эбергар"  # 24 characters


def plain_texts(language: str) -> dict[str, str]:
    """The texts of a language that have no arguments, by id."""
    found = {}
    for path in [*TEXTS.glob(f"*{language}.ftl"), *ROOT.glob(f"web/src/boards/*/texts.{language}.ftl")]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value and len(entry.value.elements) == 1:
                element = entry.value.elements[0]
                if isinstance(element, ast.TextElement):
                    found[entry.id.name] = element.value
    return found


ENGLISH = plain_texts("en")


def look(person: Person, language: str) -> None:
    """Nothing to the side, no text missing or left in English, nothing serious that axe finds."""
    page = person.page
    wide, inner = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner, f"{page.url} is {wide} px wide"
    assert page.evaluate("document.documentElement.lang") == language
    lines = {line.strip() for line in page.evaluate("document.body.innerText").splitlines()}
    assert not {line for line in lines if "{$" in line or "{ $" in line}
    assert not lines & {name for name in ENGLISH if "-" in name}, "ids where texts should be"
    if language != "en":
        own = plain_texts(language)
        english = {text for name, text in ENGLISH.items() if own.get(name) != text and not name.startswith("game-")}
        assert not lines & (english - set(own.values())), page.url
    assert not findings(person), page.url


def findings(person: Person) -> list[str]:
    """What axe calls serious or critical."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate(RUN)
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("language", "theme"), READERS)
def test_every_page_on_a_phone(language: str, theme: str, guest: Guest) -> None:
    person = guest(LONG, locale=language, color_scheme=theme, viewport=PHONE)
    for path in ["/", *(f"/new/{game}" for game in GAMES), "/import", "/rules/haecmaec", "/verify", "/device/nothing"]:
        person.goes(path)
        person.page.wait_for_load_state("networkidle")
        look(person, language)
    person.forgive("404")
    person.goes("/t/nothing-is-here-at-all-1")
    look(person, language)
    person.opens("tricknchef", "me", "open", "open", "bot")
    person.page.wait_for_selector("svg[shape-rendering]")  # the QR code
    look(person, language)


@pytest.mark.parametrize(("language", "theme"), READERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_on_a_phone_in_mid_play(game: str, language: str, theme: str, guest: Guest) -> None:
    """With the most players, and names as long as they may be."""
    person = guest(LONG, locale=language, color_scheme=theme, viewport=PHONE)
    person.opens(game, "me", *["bot"] * (GAMES[game].most - 1), window=0)
    person.page.wait_for_selector(".line")
    for _ in range(4):
        person.page.wait_for_selector("[data-action]:not([disabled]), button[data-card]")
        person.plays_one()
    look(person, language)


@pytest.mark.parametrize(("language", "theme"), READERS[1:3])
def test_the_end_and_the_replay_on_a_phone(language: str, theme: str, guest: Guest) -> None:
    person = guest(LONG, locale=language, color_scheme=theme, viewport=PHONE)
    table = person.opens("barbecue", "me", "bot")
    person.plays(greedy)
    look(person, language)
    person.goes(f"/r/{table}")
    person.page.wait_for_selector("input[type=range]")
    look(person, language)
    person.goes(f"/verify/{table}")
    person.page.wait_for_load_state("networkidle")
    look(person, language)


def test_language_and_theme_are_switched_at_once_and_remembered(guest: Guest) -> None:
    person = guest(locale="de-DE")
    person.goes("/")
    person.sees("Deine Tische")
    person.page.locator(".language select").first.select_option("ru")
    person.sees("Ваши столы")
    person.page.reload()
    person.sees("Ваши столы")
    assert person.page.evaluate("document.documentElement.lang") == "ru"
    dark = person.page.evaluate("document.body.classList.contains('theme-dark')")
    person.page.locator(".language + button").first.click()
    person.page.locator(".language + button").first.click()
    person.page.reload()
    person.sees("Ваши столы")
    assert dark != person.page.evaluate("document.body.classList.contains('theme-dark')")
