"""Moments of games between experts in which they went wrong once; the records end where the choice is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein import Record
from tischlein.bots import Thought
from tischlein.bots.cards import CardBot
from tischlein.bots.minds import CARD_LEVELS
from tischlein.bots.ready import ready_desk

RECORDS = Path(__file__).parent / "records"


def expert_thought(name: str) -> Thought:
    """What an expert thinks who has heard all of it, and is not in a hurry."""
    table = Record.parse((RECORDS / f"{name}.tisch").read_text(encoding="utf-8")).table()
    (seat,) = table.actors
    level = CARD_LEVELS[table.game.id]["expert"]._replace(seconds=600.0)
    bot = CardBot(level, desk=ready_desk(table.game))
    for event in table.told(seat):
        bot.hear(event)
    return bot.think(table.view(seat), table.legal(seat))


@pytest.mark.compiled
def test_coins_are_not_laid_where_others_undercut_them() -> None:
    """The last trick of four is looked at in full: with coins to spare somebody goes lower, and the lead is gone."""
    thought = expert_thought("tricknchef-last-trick")
    worth = {str(choice.action): choice.value for choice in thought.choices}
    assert str(thought.best.action) == "play blue-4" and thought.best.value > 0.95
    assert worth["play blue-4 -4"] < 0.5 and not thought.guess


@pytest.mark.compiled
def test_a_theft_by_two_cards_is_seen_before_the_first() -> None:
    """Two fives make 42, the top tile of the one who leads."""
    thought = expert_thought("karteneck-theft-by-two")
    assert str(thought.best.action) == "lay 5" and thought.best.value > 0.9
    assert all(choice.known != "well" or choice.value < 0.5 for choice in thought.choices[1:])
