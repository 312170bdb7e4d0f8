"""What is said of a burger."""

from __future__ import annotations

from tests.helpers import happen, hints, told

from .tables import SLAPPING, standing


def test_a_right_accusation() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 tomato-2")
    assert told(t, "0 play tomato-3") == []
    assert told(t, "1 pass", seat=1) == []
    assert told(t, "2 accuse", seat=2) == ["Accusation of Player 0 by Player 2: right; tomato-3 goes to Player 0."]


def test_a_wrong_accusation() -> None:
    t = happen(standing("tomato-3", "", "", burger="tomato-1 onion-2"), "0 play tomato-3; 1 pass")
    assert told(t, "2 accuse", seat=2) == ["Accusation of Player 0 by Player 2: wrong; tomato-3 goes to Player 2."]


def test_answers_under_way_are_no_story() -> None:
    t = happen(standing("tomato-3", "", "", burger="tomato-1 tomato-2"), "0 play tomato-3")
    assert told(t, "1 accuse", seat=1) == []


def test_two_at_the_same_time() -> None:
    t = happen(standing("tomato-3", "", "", burger="tomato-1 tomato-2"), "0 play tomato-3; 1 accuse")
    assert told(t, "2 accuse", seat=2) == ["At the same time: Player 1 (accuse), Player 2 (accuse)."]
    assert told(t, "* race 1") == [
        "First: Player 1.",
        "Accusation of Player 0 by Player 1: right; tomato-3 goes to Player 0.",
    ]


def test_closing() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 onion-2 onion-3")
    assert hints(t, 0)["close"] == hints(t, 0)["close double"] == "3 ingredients"
    assert hints(t, 0)["play tomato-3"] is None
    assert told(t.copy(), "0 close") == ["The burger (3 ingredients) goes to Player 0."]
    assert told(t, "0 close double") == ["The burger (3 ingredients) goes to Player 0 and counts double."]


def test_a_fly() -> None:
    t = standing("fly", "", "", burger="tomato-1")
    assert told(t, "0 fly") == ["Nobody gets the burger (1 ingredient)."]


def test_a_slap() -> None:
    t = happen(standing("tomato-3", "", "", burger="onion-2", options=SLAPPING), "0 play tomato-3; 1 slap")
    assert told(t, "2 pass", seat=2) == ["The burger is in the hand of Player 1."]
    assert told(t, "1 close") == ["The burger (2 ingredients) goes to Player 1."]


def test_the_last_ingredient_ends_it() -> None:
    t = standing("tomato-3", "onion-1", "onion-2", pile=False)
    assert told(t, "0 play tomato-3") == ["No ingredient is left in the hand of Player 0: the game ends."]


def test_the_last_bottom_ends_it() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 onion-2", tops=[1, 0, 0], doubles=[0, 0, 0])
    assert told(t, "0 close") == [
        "The burger (2 ingredients) goes to Player 0.",
        "No bottom is left: the game ends.",
    ]
