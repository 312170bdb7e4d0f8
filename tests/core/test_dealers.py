"""Who settles chance."""

from __future__ import annotations

import pytest

from tests.helpers import happen
from tischlein import GAMES, IllegalAction, NotationError, Scripted, Seeded, SetupError, Table

GAME = GAMES["barbecue"]


def test_the_same_seed_deals_the_same() -> None:
    a, b, c = (Table("barbecue", 3, seed=seed) for seed in (5, 5, 6))
    assert a.events == b.events != c.events
    assert a.events == Table("barbecue", 3, dealer=Seeded(5)).events


def test_without_a_seed_each_table_has_its_own() -> None:
    assert Table("barbecue").events != Table("barbecue").events


def test_a_copy_of_a_seeded_dealer_goes_on_alike() -> None:
    s = GAME.open(5)
    dealer = Seeded("a")
    first = dealer.deal(GAME, s)
    other = dealer.copy()
    GAME.apply(s, -1, GAME.outcomes.encode(first))
    assert [dealer.deal(GAME, s) for _ in range(5)] == [other.deal(GAME, s) for _ in range(5)]


def test_a_script_is_dealt_in_order_and_then_chance_is_open() -> None:
    roll = GAME.outcomes.parse("roll 1 1 2 2 3 3 w w")
    t = Table("barbecue", dealer=Scripted(["first 1", roll]))
    assert [str(event) for event in t.events] == ["* first 1", "* roll 1 1 2 2 3 3 w w"]
    t.play(1, "keep w")
    t.play(1, "roll")
    assert t.chance
    happen(t, "* roll 1 1 1 1 1 1")
    assert t.actors == {1}


def test_a_script_is_read_by_each_table_on_its_own() -> None:
    script = Scripted(["first 1"])
    assert Table("barbecue", dealer=script).events == Table("barbecue", dealer=script).events != ()


def test_what_can_not_happen_is_refused() -> None:
    with pytest.raises(IllegalAction, match="the dealer says 'first 2', which can't happen now"):
        Table("barbecue", players=2, dealer=Scripted(["first 2"]))
    with pytest.raises(IllegalAction, match="the dealer says 'roll w', which can't happen now"):
        Table("barbecue", players=2, dealer=Scripted(["first 0", "roll w"]))
    with pytest.raises(NotationError, match="'roll 5' is not understood"):
        Table("barbecue", players=2, dealer=Scripted(["first 0", "roll 5"]))


def test_a_seed_or_a_dealer() -> None:
    with pytest.raises(SetupError, match="a seed or a dealer, not both"):
        Table("barbecue", seed=1, dealer=Scripted([]))
    with pytest.raises(SetupError, match="a seed or a dealer, not both"):
        Table("barbecue", seed=1, dealer=None)


def test_reprs() -> None:
    assert repr(Seeded(7)) == "Seeded(7)"
    assert repr(Scripted(["first 0", GAME.outcomes.parse("first 1")])) == "Scripted(['first 0', 'first 1'])"
