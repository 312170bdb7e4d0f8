"""Karteneck: everything fits a phone also with six players, and how the last round ended outlives a reload."""

from __future__ import annotations

from .conftest import Guest

SPARE = "innerHeight - document.documentElement.scrollHeight"


def test_six_players_fit_a_phone_and_the_last_round_is_known_after_a_reload(guest: Guest) -> None:
    masha = guest("Мария Длинноимённая-Смит", viewport={"width": 360, "height": 740}, locale="ru")
    masha.opens("karteneck", "me", *["bot"] * 5)
    page = masha.page
    told = page.locator(".share")

    def next_round() -> bool:
        page.wait_for_selector(".hand button, .acts button")
        assert page.evaluate(SPARE) >= 0, "one has to scroll"
        return told.count() > 0

    masha.plays(until=next_round)
    before = told.all_inner_texts()
    assert before
    page.reload()
    page.wait_for_selector(".share")
    assert told.all_inner_texts() == before
