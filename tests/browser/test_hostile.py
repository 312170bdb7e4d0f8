"""Names and chat are text, whatever is typed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .pages import too_wide

MARKUP = "<img src=x onerror=a()>"
SCRIPT = "<script>document.title='caught'</script><b>bold</b> &amp; {{7*7}} javascript:alert(1) <svg/onload=alert(2)>"
LONG = "Donaudampfschifffahrts" * 18


@pytest.mark.parametrize("width", [360, 1280])
def test_names_and_chat_are_shown_as_they_were_typed(guest: Guest, width: int) -> None:
    evil, masha = guest(MARKUP), guest("Ма\u0301ша Ö\u0323\u0304", viewport={"width": width, "height": 800})
    table = masha.opens("bratwurmeck", "me", "open", "open", "open")
    for person, chair in ((evil, 0), (guest("ЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖ"), 0), (guest("W" * 24), 0)):
        person.goes(f"/t/{table}")
        person.button("Sit down").nth(chair).click()
    expect(masha.page.locator(".seat.own")).to_be_visible()
    masha.page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    masha.sees(MARKUP)

    for text in (SCRIPT, LONG[:400], "  Привет, мир!  "):
        evil.page.get_by_label("Say something").fill(text)
        evil.button("Send").click()
    if width < 1000:
        masha.page.get_by_role("button", name="Log and chat").click()
    said = masha.page.locator(".log .bub")
    expect(said).to_have_count(3)
    expect(said.nth(0)).to_have_text(f"{MARKUP} {SCRIPT}")
    expect(said.nth(1)).to_have_text(f"{MARKUP} {LONG[:400]}")
    expect(said.nth(2)).to_have_text(f"{MARKUP} Привет, мир!")
    assert masha.page.locator("#app img, #app script, .bub b b, .bub svg").count() == 0
    assert masha.page.title() != "caught"
    assert too_wide(masha.page) == []


@pytest.mark.parametrize("name", ["\u202eMasha", "Ma\u200bsha", "Mas\u0007ha", "M\u0301\u0301\u0301\u0301"])
def test_a_name_that_would_deceive_is_refused_with_a_word(guest: Guest, name: str) -> None:
    person = guest("Masha")
    person.forgive("400")
    person.goes("/")
    person.button("Menu").click()
    field = person.page.get_by_label("Your name")
    field.evaluate("(field, name) => { field.value = name; field.dispatchEvent(new Event('input')); }", name)
    person.button("Save").click()
    expect(person.page.get_by_role("alert")).to_have_text("This text can't be used.")
    assert person.context.request.get("/api/me").json()["name"] == "Masha"


def test_chat_that_would_turn_a_line_around_is_refused_with_a_word(guest: Guest) -> None:
    person = guest("Masha")
    person.opens("bratwurmeck", "me", "bot")
    person.page.get_by_label("Say something").fill("good \u202egame")
    person.button("Send").click()
    expect(person.page.get_by_role("alert")).to_have_text("This text can't be used.")
    expect(person.page.locator(".bub")).to_have_count(0)
