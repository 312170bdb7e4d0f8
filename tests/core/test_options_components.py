"""Options and components: what is given is checked, the rest has its default, and both can be read back."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tischlein import GAMES, SetupError, Table
from tischlein.core.components import MOST, differing, lay_out, overlay
from tischlein.core.game import any_combination, find_game, no_faults
from tischlein.core.options import Option, options_of, set_options, settle_options, switch
from tischlein.core.struct import FIXED, Field, Grid, Row, Small

BRATWURMECK = GAMES["bratwurmeck"]
KNOWN = (Option("pace", ("slow", "quick", "very-quick")), switch("house-rule"))


# -- options --------------------------------------------------------------------------------------


def test_the_first_value_is_the_default() -> None:
    assert settle_options("toy", KNOWN, None) == {"pace": "slow", "house-rule": "off"}
    assert settle_options("toy", KNOWN, {}) == settle_options("toy", KNOWN, None)
    assert settle_options("toy", KNOWN, {"pace": "quick"}) == {"pace": "quick", "house-rule": "off"}


def test_a_switch_takes_true_and_false() -> None:
    assert settle_options("toy", KNOWN, {"house-rule": True})["house-rule"] == "on"
    assert settle_options("toy", KNOWN, {"house-rule": False})["house-rule"] == "off"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"pace": "fast"}, "toy: option pace is one of slow, quick, very-quick, not 'fast'"),
        ({"pace": True}, "toy: option pace is one of slow, quick, very-quick, not True"),
        ({"pace": 1}, "toy: option pace is one of slow, quick, very-quick, not 1"),
        ({"pace": ["slow"]}, "toy: option pace is one of slow, quick, very-quick, not ['slow']"),
        ({"house-rule": 1}, "toy: option house-rule is one of off, on, not 1"),
        ({"house_rule": "on"}, "toy has no option 'house_rule'; there are: pace, house-rule"),
        ("pace=quick", "options are names with values, not 'pace=quick'"),
    ],
)
def test_options_that_can_not_be(given: Any, why: str) -> None:
    with pytest.raises(SetupError) as caught:
        settle_options("toy", KNOWN, given)
    assert str(caught.value) == why


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(SetupError, match="barbecue has no option 'faster'; there are: none"):
        Table("barbecue", options={"faster": "off"})


def test_a_state_holds_the_index_of_the_value() -> None:
    class Carrier:
        pace = 0
        house_rule = 0

    s = Carrier()
    settled = {"pace": "very-quick", "house-rule": "on"}
    set_options(KNOWN, s, settled)
    assert (s.pace, s.house_rule) == (2, 1)
    assert options_of(KNOWN, s) == settled


# -- components -----------------------------------------------------------------------------------

FIELDS = {
    "cards": Field("cards", Annotated[Grid, ("red", "blue"), ("1", "2", "3"), FIXED]),
    "coins": Field("coins", Annotated[Small, FIXED]),
    "hands": Field("hands", Annotated[Row, 2, FIXED]),
}
BOX = {"cards": [[1, 1, 1], [2, 2, 2]], "coins": 20, "hands": [6, 5]}


class Carrier:
    """A state with these components."""

    def __init__(self, components: dict[str, Any]) -> None:
        self.__dict__.update(components)


def test_the_box_is_laid_out_in_the_shape_of_the_fields() -> None:
    assert lay_out(FIELDS["cards"], {"red": {"2": 7}, "blue": [1, 2, 3]}) == [[0, 7, 0], [1, 2, 3]]
    assert lay_out(FIELDS["coins"], 3) == 3


@pytest.mark.parametrize(
    ("given", "changed"),
    [
        (None, {}),
        ({"coins": 0}, {"coins": 0}),
        ({"coins": MOST}, {"coins": MOST}),
        ({"cards": {"blue": {"3": 9}}}, {"cards": [[1, 1, 1], [2, 2, 9]]}),
        ({"cards": {"red": {2: 9}}}, {"cards": [[1, 9, 1], [2, 2, 2]]}),
        ({"cards": [[1, 2, 3], (4, 5, 6)]}, {"cards": [[1, 2, 3], [4, 5, 6]]}),
        ({"hands": {"1": 4}}, {"hands": [6, 4]}),
    ],
)
def test_what_is_given_replaces_what_it_names(given: Any, changed: dict[str, Any]) -> None:
    used = overlay("toy", FIELDS, BOX, given)
    assert used == BOX | changed
    assert BOX == {"cards": [[1, 1, 1], [2, 2, 2]], "coins": 20, "hands": [6, 5]}  # the box stays as it was
    again = differing(FIELDS, BOX, Carrier(used))
    assert set(again) == set(changed)
    assert overlay("toy", FIELDS, BOX, again) == used


def test_only_what_differs_is_told() -> None:
    used = overlay("toy", FIELDS, BOX, {"cards": [[1, 1, 5], [2, 2, 2]], "hands": [6, 5]})
    assert differing(FIELDS, BOX, Carrier(used)) == {"cards": {"red": {"3": 5}}}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"dice": 8}, "toy has no components 'dice'; there are: cards, coins, hands"),
        ({"coins": -1}, "toy components: coins is a number from 0 to 999, not -1"),
        ({"coins": 1000}, "toy components: coins is a number from 0 to 999, not 1000"),
        ({"coins": True}, "toy components: coins is a number from 0 to 999, not True"),
        ({"coins": 2.0}, "toy components: coins is a number from 0 to 999, not 2.0"),
        ({"coins": "2"}, "toy components: coins is a number from 0 to 999, not '2'"),
        ({"cards": 3}, "toy components: cards is a table of 2 numbers, not 3"),
        ({"cards": {"green": {}}}, "toy components: cards has no 'green'; expected red … blue"),
        ({"cards": {"red": {"4": 1}}}, "toy components: cards red has no '4'; expected 1 … 3"),
        ({"cards": {"red": {"3": None}}}, "toy components: cards red 3 is a number from 0 to 999, not None"),
        ({"cards": {"red": [1, 2]}}, "toy components: cards red has 3 numbers, not 2"),
        ([1], "components are names with tables, not [1]"),
    ],
)
def test_components_that_can_not_be(given: Any, why: str) -> None:
    with pytest.raises(SetupError) as caught:
        overlay("toy", FIELDS, BOX, given)
    assert str(caught.value) == why


def test_without_components_the_message_says_so() -> None:
    with pytest.raises(SetupError, match="toy has no components 'worms'; there are: none"):
        overlay("toy", {}, {}, {"worms": 1})


# -- a game with both -----------------------------------------------------------------------------


def test_open_writes_them_into_the_state() -> None:
    s = BRATWURMECK.open(2, {"faster": "all-returned"}, {"worms": {"36": 9}})
    assert (s.seats, s.faster, s.flip_without_tile, s.worms[-1]) == (2, 2, 0, 9)
    assert BRATWURMECK.options_of(s) == {"faster": "all-returned", "flip-without-tile": "off"}
    assert BRATWURMECK.components_of(s) == {"worms": {"36": 9}}
    assert BRATWURMECK.components["worms"][-1] == 4


@pytest.mark.parametrize("seats", [1, 8, 0, -1, True, 2.0, "2", None])
def test_seats_that_the_game_has_not(seats: Any) -> None:
    with pytest.raises(SetupError) as caught:
        BRATWURMECK.open(seats)
    assert str(caught.value) == f"bratwurmeck is for 2 to 7 players, not {seats}"


def test_a_game_may_refuse_combinations_and_totals() -> None:
    from dataclasses import replace

    strict = replace(BRATWURMECK, option_faults=lambda seats, options: iter([f"{options['faster']} needs no {seats}"]))
    with pytest.raises(SetupError, match=r"^bratwurmeck: off needs no 3$"):
        strict.open(3)
    strict = replace(BRATWURMECK, component_faults=lambda s: iter([f"{sum(s.worms)} worms, expected 41"]))
    with pytest.raises(SetupError, match=r"^bratwurmeck components: 40 worms, expected 41$"):
        strict.open(3)
    assert list(any_combination(2, {})) == list(no_faults(None)) == []


def test_games_are_found_by_their_id() -> None:
    assert find_game("barbecue") is GAMES["barbecue"] and repr(find_game("barbecue")) == "GAMES['barbecue']"
    for name in ("chess", None, ["barbecue"]):
        with pytest.raises(SetupError, match=r"no game is called .*; there are bratwurmeck, "):
            find_game(name)
