"""Positions that can't be and boxes that don't add up are refused with a clear line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.helpers import happen
from tischlein import PositionError, SetupError, Table

from .tables import SLAPPING, position, standing

State = dict[str, Any]


def act() -> dict[str, Any]:
    return position("onion-1", "", "", burger="tomato-1 bacon-1 cheese-1")


def window() -> dict[str, Any]:
    return position("", "", "", "", burger="tomato-1 bacon-1 cheese-1", phase="window", options=SLAPPING)


def lay() -> dict[str, Any]:
    answers = ["none", "slap", "none", "none"]
    return position("", "", "", "", burger="tomato-1 bacon-1", phase="lay", answers=answers, options=SLAPPING)


def race() -> dict[str, Any]:
    answers = ["none", "accuse", "accuse", "slap"]
    return position("", "", "", "", burger="tomato-1 bacon-1 cheese-1", phase="race", answers=answers, options=SLAPPING)


def shown() -> dict[str, Any]:
    return position("", "", "", burger="tomato-1 bacon-1", turn=1, penalty=["", "", "onion-1"], shown=("onion-1", 2, 0))


def refill() -> dict[str, Any]:
    answers = ["none", "slap", "none", "none"]
    data = position("", "", "", "", phase="refill", thrown="tomato-1 bacon-1 fly", answers=answers, options=SLAPPING)
    data["state"]["bottoms"] += 1
    move(data["state"], "ketchup-5", data["state"]["hand"][1], data["state"]["pile"])
    return data


def deal() -> dict[str, Any]:
    t = happen(Table("haecmaec", 3, dealer=None), "* first 0; * draw bacon-1")
    return t.position()


def over() -> dict[str, Any]:
    t = standing("onion-1", "onion-2", "onion-3 fly", burger="tomato-1", pile=False)
    return happen(t, "0 play onion-1").position()


def move(s: State, card: str, source: dict[str, int], target: dict[str, int]) -> None:
    """One card goes from one place to another."""
    card = card if source.get(card) else next(iter(source))
    source[card] -= 1
    target[card] = target.get(card, 0) + 1


def give_penalty(s: State) -> None:
    move(s, "bacon-1", s["pile"], s["penalty"][0])


def fly_among_penalties(s: State) -> None:
    move(s, "fly", s["pile"], s["penalty"][0])


def only_flies(s: State) -> None:
    """Seat 1 gets all flies, and the pile is gone under a thrown burger."""
    for card in list(s["hand"][1]):
        s["pile"][card] = s["pile"].get(card, 0) + s["hand"][1].pop(card)
    s["hand"][1]["fly"] = 2
    s["pile"]["fly"] -= 2
    s["thrown"] = s["pile"]
    s["pile"] = {}
    s["bottoms"] -= 1


def take_from_hand(s: State) -> None:
    move(s, "", s["hand"][1], s["pile"])


def deal_elsewhere(s: State) -> None:
    move(s, "bacon-2", s["pile"], s["hand"][2])


def throw_without_fly(s: State) -> None:
    move(s, "bacon-2", s["pile"], s["thrown"])


def close_without_top(s: State) -> None:
    move(s, "bacon-2", s["pile"], s["closed"][1])


def put(**fields: Any) -> Callable[[State], None]:
    return lambda s: s.update(fields)


def no_bottom() -> dict[str, Any]:
    t = standing("", "", "", burger="tomato-1 bacon-1", turn=2, tops=[0, 0, 1], doubles=[0, 0, 0])
    return happen(t, "2 close").position()


@pytest.mark.parametrize("possible", [act, window, lay, race, shown, refill, deal, over, no_bottom])
def test_these_can_be(possible: Callable[[], dict[str, Any]]) -> None:
    t = Table.from_position(possible(), seed=1)
    while not t.over:
        seat = min(t.actors)
        t.play(seat, t.legal(seat)[0])


@pytest.mark.parametrize(
    ("possible", "change", "line"),
    [
        (act, put(turn=3), "there is no seat 3"),
        (act, put(turn=-1), "there is no seat -1"),
        (act, put(bottoms=-1), "fewer than no bottoms"),
        (act, put(bottoms=16), "16 bottoms are left, expected 17"),
        (act, put(burger=["tomato-1", "", "bacon-1"]), "the burger has a gap"),
        (act, put(burger=["tomato-1", "bacon-1"]), "1 cards cheese-1, there are 2"),
        (act, put(thrown={"fly": -1}), "fewer than no cards"),
        (act, put(thrown={"fly": 1}), "4 cards fly, there are 3"),
        (act, put(tops=[6, 5, 5]), "seat 0 has 6 normal and 1 doubling tops"),
        (act, put(doubles=[1, 1, -1]), "seat 2 has 5 normal and -1 doubling tops"),
        (act, put(tops=[0, 0, 0], doubles=[0, 0, 0]), "there are more burgers than bottoms"),
        (act, put(tops=[4, 5, 5], bottoms=16), "0 ingredients are in 1 closed burgers of seat 0"),
        (act, close_without_top, "1 ingredients are in 0 closed burgers of seat 1"),
        (act, throw_without_fly, "ingredients were thrown away without a fly"),
        (act, fly_among_penalties, "a fly lies in a closed burger or among penalty cards"),
        (act, take_from_hand, "seat 1 has 3 cards, expected 4"),
        (act, put(phase="draw"), "seat 0 has 5 cards, expected 4"),
        (act, only_flies, "seat 1 has no ingredient left, so the game is over"),
        (act, put(phase="over"), "the game is not over"),
        (act, put(phase="first"), "somebody has cards before the first player is drawn"),
        (act, put(phase="deal"), "ingredients lie there without a bottom"),
        (act, put(answer=["none", "pass", "none"]), "seat 1 answers, but there is no window"),
        (act, put(accuser=1), "nothing is shown, but somebody accused"),
        (act, put(disputed="onion-1", accuser=1), "onion-1 lies not before seat 1, who was wrong"),
        (window, put(answer=["pass", "none", "none", "none"]), "seat 0 answers to its own card"),
        (window, put(answer=["none", "pass", "pass", "pass"]), "everybody has answered, but nothing is settled"),
        (window, put(disputed="onion-1", accuser=1), "nothing is shown now, but a card is disputed"),
        (lay, put(phase="window", burger=["tomato-1"]), "nothing could come of this window"),
        (lay, put(answer=["none", "accuse", "none", "none"]), "one seat has slapped the burger"),
        (lay, put(answer=["none", "slap", "slap", "none"]), "one seat has slapped the burger"),
        (lay, put(answer=["none", "slap", "pass", "none"]), "the window is closed, but passes are not cleared"),
        (lay, put(burger=["tomato-1"]), "seat 1 slaps, but the burger can't be closed"),
        (lay, put(tops=[4, 0, 4, 4], doubles=[1, 0, 1, 1]), "seat 1 slaps, but has nothing to lay"),
        (lay, put(phase="window", answer=["none", "accuse", "none", "none"]), "seat 1 accuses, but too few lie there"),
        (race, put(answer=["none", "accuse", "slap", "slap"]), "a race is between two or more"),
        (race, put(disputed="onion-1", accuser=1), "there is one accusation a card"),
        (shown, put(accuser=0), "nobody accuses himself"),
        (shown, put(turn=2), "after this accusation it is seat 1's turn, not 2's"),
        (refill, put(burger=["tomato-1"]), "ingredients lie there without a bottom"),
        (refill, put(answer=["none"] * 4), "one seat has slapped the burger"),
        (deal, give_penalty, "penalty cards lie there before the first turn"),
        (deal, deal_elsewhere, "cards are dealt a whole hand to each seat, from the first player on"),
        (deal, put(tops=[4, 5, 5], bottoms=17), "a burger was made before the first turn"),
        (over, put(phase="draw"), "there is nothing to draw"),
    ],
)
def test_these_can_not(possible: Callable[[], dict[str, Any]], change: Callable[[State], None], line: str) -> None:
    data = possible()
    change(data["state"])
    found = list(faults_of(data))
    assert any(line in fault for fault in found), found
    with pytest.raises(PositionError, match="this position can't be"):
        Table.from_position(data)


def faults_of(data: dict[str, Any]) -> list[str]:
    """All faults of a position, not only the first."""
    from tischlein.core import position as reader
    from tischlein.core.game import find_game

    game = find_game("haecmaec")
    s = game.open(len(data["players"]), data["options"], data.get("components"))
    reader._read_state(game, s, data["state"])
    return list(game.faults(s))


@pytest.mark.parametrize(
    ("components", "line"),
    [
        ({"ingredients": {"onion": {"5": 1}}}, "84 ingredients, expected 85"),
        ({"flies": 4}, "hand_size 4 with 4 flies"),
        ({"hand_size": 15}, "hand_size 15 for 6 players, the pile has only 88 cards"),
        ({"normal_tops": {"2": 9}}, "18 normal tops for 2 players, there are 16"),
        ({"doubling_tops": {"4": 2}}, "8 doubling tops for 4 players, there are 6"),
        ({"bottoms_in_play": {"5": 21}}, "21 bottoms for 5 players, there are 20"),
        ({"bottoms_in_play": {"3": 17}}, "17 bottoms for 3 players, expected 18, as many as tops"),
        (
            {"normal_tops": {"6": 0}, "doubling_tops": {"6": 0}, "bottoms_in_play": {"6": 0}},
            "no bottoms for 6 players",
        ),
        ({"to_close": {"2": 0}}, "to_close 0 for 2 players, expected 1 or more"),
        ({"ingredients": {"onion": {"10": 1}}}, "has no '10'; expected 1 … 9"),
    ],
)
def test_components_that_do_not_add_up(components: dict[str, Any], line: str) -> None:
    with pytest.raises(SetupError, match=line):
        Table("haecmaec", 3, components=components)


def test_components_that_do_are_used() -> None:
    """A copy with an onion of value 9, other tops, and penalties that count once."""
    components = {
        "ingredients": {"onion": {"5": 1, "9": 1}},
        "normal_tops": {"3": 4},
        "bottoms_in_play": {"3": 15},
        "to_close": {"3": 3},
        "penalty_times": 1,
        "hand_size": 5,
        "flies": 2,
    }
    t = standing("onion-9", "", "", burger="tomato-1 bacon-1", components=components)
    view = t.view(0)
    assert (view.bottoms, view.players[0].tops, view.players[1].cards, view.players[0].cards) == (14, 4, 5, 6)
    assert "close" not in [str(action) for action in t.legal(0)]
    before = t.scores
    happen(t, "0 play onion-9; 1 accuse; 2 pass")
    assert t.scores[0] - before[0] == 9 and t.scores[1] - before[1] == -9


def test_tables_with_other_components_play_on() -> None:
    for seed in range(3):
        t = Table("haecmaec", 6, seed=seed, options=SLAPPING, components={"hand_size": 14, "to_close": {"6": 1}})
        while not t.over:
            seat = min(t.actors)
            t.play(seat, t.legal(seat)[-1])
        assert t.winners
