"""The server dies in the middle of a game and comes back: the same page goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from tischlein import Record

from .conftest import Guest
from .person import CUT, KEEPING, MAY, greedy
from .serving import Server


def test_after_a_kill_the_game_goes_on_in_the_same_page(guest: Guest, own_server: Server) -> None:
    masha = guest("Masha", at=own_server, **KEEPING)
    masha.forgive(CUT)
    table = masha.opens("bratwurmeck", "me", "bot", "bot")
    masha.page.evaluate("window.samePage = true")
    presses = iter(range(7))
    before = masha.plays(greedy, until=lambda: next(presses) == 6)
    masha.page.wait_for_selector(MAY)
    told = masha.log.all_inner_texts()

    own_server.kill()
    masha.sees("The connection is cut")
    own_server.start()
    expect(masha.page.get_by_text("The connection is cut")).to_have_count(0)
    assert masha.log.all_inner_texts()[: len(told)] == told
    after = masha.plays(greedy)

    assert masha.page.evaluate("window.samePage")
    played = Record.parse(masha.record(table)).table()
    assert played.over
    assert [str(event.what) for event in played.events if event.actor == 0] == before + after
