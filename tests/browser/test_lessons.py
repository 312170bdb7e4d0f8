"""Every lesson is clicked through: on a phone, left and taken up again, one in each language; and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..test_lessons import LESSONS
from .conftest import Guest
from .learner import NEXT, RINGS, SAYS, Learner
from .pages import barriers, too_wide
from .person import MAY, SURE
from .test_keyboard import Hands
from .test_pages import DESKTOP, LANGUAGES, PHONE

# A phone zooms out as soon as anything reaches over the right edge, be it for a frame.
WIDEST = """{
    window.widest = 0;
    const look = () => {
        widest = Math.max(widest, innerWidth, document.documentElement.scrollWidth);
        requestAnimationFrame(look);
    };
    addEventListener("load", look);
}"""


# That no word is missing is read from the catalogues (tests/test_lessons.py); here every language is read somewhere.
READ = [(LESSONS[0], language) for language in LANGUAGES]
READ += [(game, LANGUAGES[place % len(LANGUAGES)]) for place, game in enumerate(LESSONS) if place]


@pytest.mark.parametrize(("game", "language"), READ)
def test_a_first_game_on_a_phone(guest: Guest, game: str, language: str) -> None:
    watches = language == "en"
    person = guest(
        viewport=PHONE,
        is_mobile=True,
        locale=language,
        color_scheme="light" if language == "de" else "dark",
        reduced_motion="no-preference" if watches else "reduce",
    )
    learner, page = Learner(person, game, language), person.page
    page.add_init_script(WIDEST)
    learner.comes()
    found = barriers(page)
    half = len(learner.steps) // 2
    for at in range(half):
        if at == learner.first_choice:
            learner.stands_at(at)
            found += barriers(page)
            tries_something_else(learner, at)
        learner.goes_on(at, watches=watches)
    learner.stands_at(half)

    page.locator("header a[href='/']").click()
    page.locator(f'a[href="/learn/{game}"]').last.click()
    expect(page.locator(".coach .btn")).to_have_count(2)  # begin again, or go on
    expect(page.locator(RINGS)).to_have_count(0)
    page.locator(".coach .btn.main").click()
    for at in range(half, len(learner.steps)):
        learner.goes_on(at, watches=watches)

    expect(page.locator(".learnt > ul > li")).to_have_count(3)
    if learner.moments[-1]["scene"].get("result"):  # else the game goes on
        expect(page.locator(".learnt ol > li").first).to_be_visible()
    assert not too_wide(page)
    assert page.evaluate("widest") == PHONE["width"]  # on the way, too
    assert not found + barriers(page)
    page.locator(".learnt .btn.main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f"{MAY}, .line")


def tries_something_else(learner: Learner, at: int) -> None:
    """A kind word, and nothing is lost."""
    step, before = learner.steps[at], drawn(learner.page)
    other = learner.others(at)[0]
    learner.does(other)
    learner.says(f"{step['name']}-not", action=other.replace(" ", "-"))
    expect(learner.page.locator(RINGS)).to_have_count(1)  # what was meant
    assert drawn(learner.page) == before
    learner.page.locator(".bar button").first.click()  # one step back: the kind word is gone
    learner.says(step["name"])


def drawn(page: Page) -> list[str]:
    """What lies on the table, and where."""
    found: list[str] = page.eval_on_selector_all("main [data-piece]", "all => all.map(one => one.dataset.piece)")
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_game_by_keyboard_alone(guest: Guest, game: str) -> None:
    person = guest("Masha", viewport=DESKTOP)
    learner, page = Learner(person, game), person.page
    hands = Hands(person, lambda may: may[0])
    person.goes("/")
    page.wait_for_selector(f'.ways a[href="/learn/{game}"]')
    hands.tab_to(f'.ways a[href="/learn/{game}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(SAYS)
    hands.look("before the lesson")
    for at, _ in enumerate(learner.steps):
        step = learner.stands_at(at)
        if step.get("does"):
            for way in learner.ways(step["does"]):
                hands.tab_to(way)
                hands.press("Enter")
            hands.tab_to(f'[data-action="{step["does"]}"]')
            hands.press("Enter")
            if page.locator(SURE).count():  # it costs, and is asked once more
                hands.tab_to(SURE)
                hands.press("Enter")
        elif at % 2:
            hands.tab_to(NEXT)
            hands.press("Enter")
        else:
            page.keyboard.press("ArrowRight")
        if page.locator(NEXT).count() and learner.at == at:
            page.keyboard.press("ArrowRight")  # what the others do
    expect(page.locator(".learnt")).to_be_visible()
    hands.look("at the end")
    hands.tab_to(f'.learnt a[href="/rules/{game}"]')
    assert not hands.lost, hands.lost


def test_one_may_step_back_and_begin_again(guest: Guest) -> None:
    person = guest()
    learner, page = Learner(person, "bratwurmeck"), person.page
    learner.comes()
    for at in range(4):
        learner.goes_on(at)
    learner.stands_at(4)
    page.keyboard.press("ArrowLeft")
    learner.stands_at(3)
    person.button("One step back").click()
    learner.stands_at(2)
    page.reload()
    expect(page.locator(SAYS)).to_have_text("There you are again! Shall we go on where we stopped?")
    person.button("Begin again").click()
    learner.stands_at(0)


def test_whoever_acts_need_not_listen(guest: Guest) -> None:
    person = guest()
    learner = Learner(person, "bratwurmeck")
    learner.comes()
    begun = next(at for at, step in enumerate(learner.steps) if step["name"] == "begun")
    person.page.evaluate("step => localStorage.setItem('tischlein-lesson-bratwurmeck', step)", "begun")
    person.page.reload()
    person.button("Go on").click()
    learner.stands_at(begun)
    person.page.locator("main button").first.click()  # the tile on the grill, while the coach still talks
    learner.says("greedy-not", action="grill")
    learner.does("roll")
    learner.stands_at(begun + 2)


def test_a_game_without_a_lesson_says_so(guest: Guest) -> None:
    person = guest()
    person.forgive("404")
    person.goes("/learn/chess")
    expect(person.page.get_by_role("alert")).to_have_text("There is nothing here, or it is not for you.")


def test_a_newcomer_is_shown_the_way_once(guest: Guest) -> None:
    person = guest()
    person.goes("/")
    hint = person.link("New here? Learn Bratwurmeck in four minutes.")
    hint.click()
    expect(person.page.locator(SAYS)).to_contain_text("Squiggle")
    person.goes("/")
    expect(hint).to_have_count(0)
    other = guest()
    other.goes("/")
    other.page.locator(".door .btn").first.click()
    other.page.wait_for_selector(".line")
    other.goes("/")
    expect(other.link("New here? Learn Bratwurmeck in four minutes.")).to_have_count(0)


def test_an_unfinished_lesson_is_offered_in_the_street(guest: Guest) -> None:
    person = guest()
    learner = Learner(person, "barbecue")
    learner.comes()
    learner.goes_on(0)
    learner.stands_at(1)
    person.goes("/")
    going = person.page.get_by_role("region", name="Going on")
    expect(going.get_by_role("link")).to_have_text(["Go on learning Barbecue"])
    going.get_by_role("link").click()
    person.sees("There you are again!")
