"""Whole games by clicks against bots, from the street to the ranking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tischlein import GAMES, Record

from .conftest import Guest
from .person import KEEPING, greedy, points

SHORTER = {"barbecue": {"snails": 5}}
"""Games that last long have fewer of what ends them, in numbers of one's own; all else is as in the box."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_against_bots(game: str, guest: Guest) -> None:
    masha = guest("Masha", **KEEPING)
    # Windows wait for every answer: in a timed one who stays silent passes as soon as a bot was quick to accuse.
    table = masha.opens(game, "me", "bot", "bot", window=0, components=SHORTER.get(game, {}))
    pressed = masha.plays(greedy if game == "bratwurmeck" else None)
    expect(masha.page.locator(".end")).to_be_visible()

    record = Record.parse(masha.record(table))
    played = record.table()
    assert played.over and all(played.components[name] == number for name, number in SHORTER.get(game, {}).items())
    seat = record.players.index("Masha")
    # Who lays cards in karteneck needs no press to say that these were all.
    chosen = [str(event.what) for event in played.events if event.actor == seat and str(event.what) != "done"]
    assert chosen == pressed
    if game == "tricknchef":
        assert any("+" in action or " -" in action for action in pressed), "coins were paid too"
    by_rank = sorted(range(3), key=lambda other: played.ranks[other])
    shown = masha.ranking()
    assert [(row[0], row[2]) for row in shown] == [(f"{played.ranks[s]}.", points(played.scores[s])) for s in by_rank]
    assert "Masha" in {row[1] for row in shown}
    masha.goes("/")
    expect(masha.page.locator(f'a[href="/r/{table}"]')).to_be_visible()
