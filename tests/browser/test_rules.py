"""The rules: every picture is drawn, every option is named as it is chosen by, and a table shows what it plays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tischlein import GAMES, Game
from tischlein.core.rulebook import PICTURE, explain, rules_source

from .conftest import Guest
from .pages import barriers, texts, too_wide
from .person import Person
from .test_pages import DESKTOP, ID, LANGUAGES, PHONE, ids, latin

# What is drawn of a picture: how large it is, how many pieces, and what reaches over its edge; coals are cut there.
DRAWN = """() => [...document.querySelectorAll("article figure")].map(figure => {
    const shown = figure.firstElementChild, edge = figure.getBoundingClientRect();
    const drawn = [...shown.querySelectorAll("svg:not(.coals *) use")];
    const pieces = drawn.map(piece => piece.closest("svg").getBoundingClientRect());
    return {
        caption: figure.lastElementChild.textContent.trim(),
        height: shown.getBoundingClientRect().height,
        pieces: pieces.filter(piece => piece.width >= 8 && piece.height >= 8).length,
        outside: pieces.filter(piece => piece.right > edge.right + 1 || piece.left < edge.left - 1).length,
    };
})"""
TOP = "document.scrollingElement.scrollTop"
BELOW_TOP = "id => Math.round(document.getElementById(id).getBoundingClientRect().top)"


def read(person: Person, game: str) -> Page:
    """Its rules, complete."""
    person.goes(f"/rules/{game}")
    person.page.wait_for_selector("article > section")
    return person.page


def has_every_picture(page: Page, game: Game, language: str) -> None:
    """All that its text speaks of is drawn, and inside its frame."""
    drawn = page.evaluate(DRAWN)
    captions = [caption.replace("*", "") for caption, _ in PICTURE.findall(rules_source(game, language))]
    assert [each["caption"] for each in drawn] == captions
    for each in drawn:
        assert each["height"] >= 28 and each["pieces"] and not each["outside"], each
    assert page.evaluate(TOP) == 0, "a picture has scrolled the page"
    assert not too_wide(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_drawn(guest: Guest, language: str) -> None:
    person = guest(viewport=DESKTOP, locale=language)
    for game in GAMES.values():
        has_every_picture(read(person, game.id), game, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_on_a_phone_have_every_picture_are_complete_and_without_barriers(guest: Guest, language: str) -> None:
    theme = "dark" if language == "de" else "light"
    person = guest(viewport=PHONE, locale=language, color_scheme=theme)
    known = ids()
    for game in GAMES.values():
        page = read(person, game.id)
        has_every_picture(page, game, language)
        assert not barriers(page)
        for text in texts(page):
            assert not any(each in known for each in ID.findall(text)) and "{" not in text, text
            assert language != "ru" or not latin(text), text
        names = [explain(game, option, "", language) for option in game.options]
        assert page.locator("article > section[data-option] h4").all_inner_texts() == names
        person.goes(f"/new/{game.id}")
        person.page.wait_for_selector("form select")
        offered = [explain(game, option, "", language) for option in game.options if option.only_with is None]
        assert person.page.locator(".option > b").all_inner_texts() == offered


def test_a_table_shows_the_rules_it_plays_by(guest: Guest) -> None:
    masha = guest("Masha", viewport=PHONE)
    table = masha.opens("bratwurmeck", "me", "bot", options={"faster": "all-returned"}, components={"worms": {"36": 5}})
    masha.sees("Your turn.")
    masha.button("Menu").click()
    masha.button("Rules").click()
    sheet = masha.page.get_by_role("dialog", name="Rules")
    here = sheet.get_by_role("region", name="at this table")
    expect(here).to_contain_text("A failure costs more: both tiles.")
    expect(here).to_contain_text("Failing without a tile: off.")
    marked = sheet.locator("article .tag").locator("xpath=..")
    expect(marked).to_have_text([re.compile("^both tiles"), re.compile("^off"), re.compile("^Worms on a tile")])
    assert not barriers(masha.page)
    masha.button("Close").click()
    masha.sees("Your turn.")
    assert masha.table == table


def test_the_contents_lead_to_each_part_and_a_link_to_a_part_too(guest: Guest) -> None:
    person = guest(viewport=DESKTOP)
    page = read(person, "tricknchef")
    contents = page.get_by_role("navigation", name="Contents")
    titles = re.findall(r"^## (.+) \{#", rules_source(GAMES["tricknchef"], "en"), re.MULTILINE)
    assert contents.get_by_role("link").all_inner_texts() == titles
    trumps = contents.get_by_role("link", name="Trumps")
    trumps.click()
    expect(trumps).to_have_attribute("aria-current", "location")
    part = page.url.rpartition("#")[2]
    assert 0 <= page.evaluate(BELOW_TOP, part) < 60
    page.reload()
    expect(trumps).to_have_attribute("aria-current", "location")
    assert 0 <= page.evaluate(BELOW_TOP, part) < 60


def test_on_a_phone_the_contents_are_folded(guest: Guest) -> None:
    page = read(guest(viewport=PHONE), "karteneck")
    share = page.get_by_role("link", name="Share-out")
    expect(share).to_be_hidden()
    page.get_by_text("Contents").locator("visible=true").click()
    share.locator("visible=true").click()
    expect(page.get_by_role("heading", name="Share-out")).to_be_in_viewport()


def test_what_is_printed_is_ink_on_white(guest: Guest) -> None:
    page = read(guest(color_scheme="dark"), "barbecue")
    page.emulate_media(media="print")
    for gone in (".bar", ".street", "a.main", "details", "nav.side"):
        expect(page.locator(gone)).to_be_hidden()
    look = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    assert page.locator("article").evaluate(look) == ["rgb(42, 22, 14)", "rgb(255, 255, 255)"]
