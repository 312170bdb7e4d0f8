"""Tables of barbecue that can't be are refused with a line that says why; other components are used."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.helpers import happen, may
from tischlein import PositionError, Record, SetupError, Table
from tischlein.core.playout import play_on
from tischlein.core.rng import seeded

from .tables import FAILING, HOPELESS, all_but, dice, grill, position, snails, standing, stock, worms


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"turn": 2}, "there is no seat 2"),
        ({"turn": -1}, "there is no seat -1"),
        ({"grill": {30: "2"}}, "on space 30 lies a plate of seat 2, which is not there"),
        ({"grill": {30: "44"}}, "on space 30 lies a plate of seat 4, which is not there"),
        ({"stock": 11, "caught": [0, 0]}, "11 snails, expected 12"),
        ({"grill": {36: "@"}, "stock": 12, "caught": [0, 0]}, "13 snails, expected 12"),
        ({"stock": -1, "caught": [13, 0]}, "fewer than no snails"),
        ({"stock": 13, "caught": [-1, 0]}, "fewer than no snails"),
        ({"grill": {36: "0"}, "collected": [3, 0]}, "seat 0 has 3 worms, but its plates brought 4"),
        ({"grill": {36: "11"}, "collected": [0, 7]}, "seat 1 has 7 worms, but its plates brought 8"),
        ({"collected": [0, -1]}, "seat 1 has -1 worms, but its plates brought 0"),
        ({"grill": {36: "0"}, "collected": [5, 0]}, "1 worms come from no plate on the grill; snails can have left 0"),
        ({"grill": {36: "@"}, "collected": [2, 3]}, "5 worms come from no plate on the grill; snails can have left 4"),
        ({"phase": "first", "grill": {30: "0"}}, "nothing lies anywhere before the first player is drawn"),
        ({"phase": "first", "caught": [1, 0]}, "nothing lies anywhere before the first player is drawn"),
        ({"phase": "first", "kept": "w"}, "dice are kept outside a turn"),
        ({"phase": "over"}, "the game is not over while a snail can go on space 36"),
        ({"phase": "over", "grill": {**all_but(lies="00"), 25: "1"}}, "while a snail can go on space 25"),
        ({"phase": "over", "stock": 0, "kept": "w"}, "dice are kept outside a turn"),
        ({"kept": "w w w w w w w w w"}, "9 dice are kept, there are 8"),
        ({"kept": "w w w w w w w w"}, "the turn would have ended by itself"),
        ({"kept": "1 2 3 4 w 6"}, "the turn would have ended by itself"),
        ({"phase": "go"}, "no dice are kept"),
        ({"phase": "go", "kept": "w w w w w w w w"}, "the turn would have ended by itself"),
        ({"phase": "keep", "kept": "w"}, "0 dice are rolled, 7 were left"),
        ({"phase": "keep", "kept": "w w w w w w", "rolled": dice("w w")}, "no face can be kept"),
        ({"rolled": dice("1 1")}, "dice lie rolled, but no face is to be kept"),
        ({"rolled": {"1": -1}}, "fewer than no dice"),
    ],
)
def test_a_position_that_can_not_be(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        Table.from_position(position(**wrong))


def test_worms_may_be_left_behind_by_as_many_plates_as_snails_came() -> None:
    assert worms(standing({36: "@"}, collected=[1, 3])) == [1, 3]


def test_over_with_snails_left_when_no_space_is_free() -> None:
    assert standing({**all_but(lies="00"), 25: "@"}, phase="over").over


# -- components -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("components", "why"),
    [
        ({"worms": {"22": 1}}, "barbecue components: worms has no '22'; expected 23 … 36"),
        ({"worms": {"23": -1}}, "barbecue components: worms 23 is a number from 0 to 999, not -1"),
        ({"worms": [1, 2, 3]}, "barbecue components: worms has 14 numbers, not 3"),
        ({"snails": True}, "barbecue components: snails is a number from 0 to 999, not True"),
        ({"plates": 10}, "barbecue has no components 'plates'; there are: worms, snails, snail_points"),
    ],
)
def test_components_that_can_not_be(components: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Table("barbecue", 2, components=components)


def test_other_worms_are_collected() -> None:
    t = Table("barbecue", 2, dealer=None, components={"worms": {"34": 7}})
    happen(t, "* first 0; * roll w w w w w w 1 2; 0 keep w; 0 roll; * roll 4 1; 0 keep 4; 0 stop")
    assert worms(t) == [7, 0] and t.scores == (7, 0)
    assert "4    7    4" in str(t)
    assert Record.parse(str(t.record())).table().scores == (7, 0)


def test_other_snails_are_caught_and_count() -> None:
    t = Table("barbecue", 2, dealer=None, components={"snails": 1, "snail_points": 5})
    assert stock(t) == 1
    happen(t, "* first 0; * roll w w w w w w 1 2; 0 keep w; 0 roll; * roll 6 6; 0 keep 6")
    assert snails(t) == [1, 0] and t.scores == (5, 0)
    happen(t, "* roll 1 1 1 1 1 1 1 1; 1 keep 1")
    assert t.over and t.winners == {0}


def test_positions_and_views_know_other_components() -> None:
    t = Table("barbecue", 2, seed=1, components={"snails": 3, "worms": {"36": 9}})
    again = Table.from_position(t.position())
    assert again.components == {"worms": {"36": 9}, "snails": 3}
    assert t.game.imagine(t.view(0)).snails == 3


def test_without_snails_the_first_failure_ends_the_game() -> None:
    t = Table("barbecue", 2, dealer=None, components={"snails": 0})
    happen(t, "* first 0; * roll 1 1 1 1 1 1 1 1; 0 keep 1")
    assert t.over and grill(t) == {} and t.winners == {0, 1}


def test_each_phase_can_be_set_up() -> None:
    assert may(standing(phase="go", kept="w"), 0) == ["roll"]
    assert may(standing(phase="keep", rolled=dice("1 1 1 1 w w w w")), 0) == ["keep 1", "keep w"]
    assert standing(phase="first").chance
    assert grill(happen(standing(kept=HOPELESS), FAILING)) == {36: "@"}


@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data(), seats=st.integers(2, 5), seed=st.integers(0, 1000))
def test_every_accepted_position_can_be_played_to_its_end(data: st.DataObject, seats: int, seed: int) -> None:
    """Whatever lies on the grill: nobody comes to owe worms, no snail is lost, and the game ends."""
    things = ["", "@", *(str(seat) * many for seat in range(seats) for many in (1, 2))]
    lies = data.draw(st.lists(st.sampled_from(things), min_size=14, max_size=14))
    spaces = {23 + place: thing for place, thing in enumerate(lies) if thing}
    assume(lies.count("@") <= 12)
    stock = data.draw(st.integers(0, 12 - lies.count("@")))
    kept = data.draw(st.sampled_from(["", "w", "w w w w w", "6 6 6 w w", HOPELESS]))
    t = standing(spaces, seats=seats, stock=stock, kept=kept)
    game, s = t.game, t._s
    play_on(s, seeded(seed), [seed % 2] * game.most, [0] * game.most_legal, [], 1 << 20)
    assert t.over and not list(game.faults(s)) and min(s.collected) >= 0
