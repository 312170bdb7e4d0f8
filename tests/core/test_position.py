"""Positions: the whole state in words a person can read, checked when it is read."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import happen
from tischlein import GAMES, PositionError, Table

Change = Callable[[dict[str, Any]], object]


def sample() -> dict[str, Any]:
    """A table of bratwurmeck in the middle of a turn."""
    t = Table("bratwurmeck", ["Petya", "Masha"], dealer=None, options={"faster": "no-exception"})
    happen(t, "* first 0; * roll 1 1 1 w w w w w; 0 keep w; 0 grill; * roll 4 4 2 2 w w 5 5; 1 keep w; 1 roll")
    happen(t, "* roll 1 2 3 4 4 5")
    return t.position()


def test_a_position_is_readable() -> None:
    assert sample() == {
        "tischlein": 1,
        "game": "bratwurmeck",
        "players": ["Petya", "Masha"],
        "options": {"faster": "no-exception", "flip-without-tile": "off"},
        "state": {
            "phase": "keep",
            "turn": 1,
            "rolled": {"1": 1, "2": 1, "3": 1, "4": 2, "5": 1},
            "kept": {"w": 2},
            "grill": {str(tile): "up" for tile in range(21, 37) if tile != 25},
            "stack": [[25], []],
        },
    }


def test_components_stand_there_where_they_differ() -> None:
    t = Table("barbecue", 2, dealer=None, components={"snails": 3})
    assert t.position()["components"] == {"snails": 3}
    assert Table.from_position(t.position(), dealer=None).components == {"snails": 3}


def test_options_may_be_left_out() -> None:
    data = sample()
    del data["options"]
    assert Table.from_position(data, dealer=None).options == {"faster": "off", "flip-without-tile": "off"}


def test_a_table_goes_on_from_a_position() -> None:
    t = Table.from_position(sample(), dealer=None)
    assert t.names == ("Petya", "Masha") and t.events == () and t.actors == {1}
    happen(t, "1 keep 4; 1 roll; * roll 5 5 5 1; 1 keep 5")
    assert t.view(1).total == 33
    assert Table.from_position(sample(), seed=1).events == ()
    data = sample()
    data["state"] |= {"phase": "roll", "rolled": {}, "turn": 0, "kept": {}}
    assert len(Table.from_position(data, seed=1).events) == 1


@settings(max_examples=25, deadline=None, derandomize=True)
@given(game=st.sampled_from(list(GAMES)), seed=st.integers(0, 2**32), moves=st.integers(0, 60))
def test_round_trip(game: str, seed: int, moves: int) -> None:
    """Through JSON and back, the same position, state and views."""
    t = Table(game, GAMES[game].most - seed % 2, seed=seed)
    for move in range(moves):
        if t.over:
            break
        seat = min(t.actors)
        t.play(seat, t.legal(seat)[move * seed % len(t.legal(seat))])
    data = json.loads(json.dumps(t.position()))
    again = Table.from_position(data, dealer=None)
    assert again.position() == t.position() == data
    assert again._s == t._s and all(again.view(seat) == t.view(seat) for seat in (None, *range(t.seats)))


def state(**changes: Any) -> Change:
    return lambda data: data["state"].update(changes)


def without(name: str) -> Change:
    return lambda data: data["state"].pop(name)


def top(**changes: Any) -> Change:
    return lambda data: data.update(changes)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (top(seed=7), "a position has no 'seed'"),
        (top(tischlein=2), 'expected "tischlein": 1, got 2'),
        (top(tischlein=True), 'expected "tischlein": 1, got True'),
        (lambda data: data.pop("tischlein"), 'expected "tischlein": 1, got None'),
        (top(game="chess"), "no game is called 'chess'; there are "),
        (top(game=["barbecue"]), "no game is called ['barbecue']; there are "),
        (lambda data: data.pop("game"), "no game is called None; there are "),
        (top(players=2), "players is a list of names, not 2"),
        (top(players=["Petya"]), "bratwurmeck is for 2 to 7 players, not 1"),
        (top(players=["Petya", ""]), "a name has 1 to 40 characters and no space at its ends, not ''"),
        (top(players=["Petya", 7]), "a name has 1 to 40 characters and no space at its ends, not 7"),
        (top(players=["Petya", "a#"]), "a name has no comma, '#' or control character, unlike 'a#'"),
        (top(options={"slower": "off"}), "bratwurmeck has no option 'slower'; there are: faster, flip-without-tile"),
        (top(options=[]), "options are names with values, not []"),
        (top(components={"snails": 3}), "bratwurmeck has no components 'snails'; there are: worms"),
        (top(state=[]), "state is an object with the fields of the game, not []"),
        (lambda data: data.pop("state"), "state is an object with the fields of the game, not None"),
        (state(deck=[1]), "state has no 'deck'; expected phase, turn, rolled, kept, grill, stack"),
        (state(seats=2), "state has no 'seats'; expected phase, turn, "),
        (state(worms={}), "state has no 'worms'; expected phase, turn, "),
        (without("turn"), "state lacks 'turn'"),
        (state(turn="1"), "turn is a whole number, not '1'"),
        (state(turn=True), "turn is a whole number, not True"),
        (state(turn=1.0), "turn is a whole number, not 1.0"),
        (state(turn=None), "turn is a whole number, not None"),
        (state(turn=1 << 31), "turn is a whole number, not 2147483648"),
        (state(phase="draw"), "phase is one of first, roll, keep, go, over, not 'draw'"),
        (state(phase=2), "phase is one of first, roll, keep, go, over, not 2"),
        (state(phase=["keep"]), "phase is one of first, roll, keep, go, over, not ['keep']"),
        (state(kept=[2]), "kept is an object with names like '1', not [2]"),
        (state(kept={"6": 2}), "kept has no '6'; expected 1 … w"),
        (state(kept={"w": "2"}), "kept w is a whole number, not '2'"),
        (state(grill={"20": "up"}), "grill has no '20'; expected 21 … 36"),
        (state(grill={"21": "down"}), "grill 21 is one of gone, up, turned, not 'down'"),
        (state(stack=[[25]]), "stack is a list of 2 entries"),
        (state(stack=[[25], [], []]), "stack is a list of 2 entries"),
        (state(stack={"0": [25]}), "stack is a list of 2 entries"),
        (state(stack=[25, []]), "stack[0] is a list of 16 entries at most"),
        (state(stack=[[25] * 17, []]), "stack[0] is a list of 16 entries at most"),
        (state(stack=[["25"], []]), "stack[0][0] is a whole number, not '25'"),
        (state(stack=[[], []]), "this position can't be: tile 25 is nowhere"),
        (state(stack=[[25, 26], []]), "this position can't be: tile 26 is in two places"),
        (state(stack=[[25, 0, 26], []]), "this position can't be: a stack has a gap"),
        (state(stack=[[20], []]), "this position can't be: there is no tile 20"),
        (state(turn=2), "this position can't be: there is no seat 2"),
        (state(phase="over"), "this position can't be: the game is over just when no tile lies face up on the grill"),
        (state(phase="first"), "this position can't be: nobody has tiles before the first player is drawn"),
        (state(phase="roll"), "this position can't be: dice lie rolled, but no face is to be kept"),
        (state(phase="roll", rolled={}, kept={"w": 8}), "this position can't be: there is nothing to roll"),
        (state(phase="go", rolled={}, kept={}), "this position can't be: no dice are kept"),
        (state(phase="go", rolled={}, kept={"w": 8}), "this position can't be: the turn would have ended by itself"),
    ],
)
def test_a_position_that_can_not_be_is_refused(change: Change, why: str) -> None:
    data = sample()
    change(data)
    with pytest.raises(PositionError) as caught:
        Table.from_position(data)
    assert str(caught.value).startswith(why)


@pytest.mark.parametrize("data", [None, [], "{}", 7])
def test_a_position_is_an_object(data: object) -> None:
    with pytest.raises(PositionError, match="a position is an object with game, players and state, not "):
        Table.from_position(data)


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 40), st.floats(), st.text(max_size=6)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["0", "1", "21", "36", "w", "x", "worms"]), inner, max_size=4),
    ),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data(), other=JSON)
def test_a_reader_only_ever_raises_its_own_error(data: st.DataObject, other: object) -> None:
    """Any part replaced by anything: a position is accepted and then stands, or refused in one line."""
    position = copy.deepcopy(sample())
    where = position if data.draw(st.booleans()) else position["state"]
    where[data.draw(st.sampled_from(list(where)))] = other
    try:
        t = Table.from_position(position, dealer=None)
    except PositionError as error:
        assert "\n" not in str(error)  # noqa: PT017
    else:
        assert Table.from_position(t.position(), dealer=None).position() == t.position()
