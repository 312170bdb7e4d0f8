"""What is said of a turn of bratwurmeck."""

from __future__ import annotations

from tests.helpers import happen, hints, told

from .tables import standing


def test_taking_and_stealing() -> None:
    t = happen(standing([], [26], kept="w w w 4 4"), "* roll 1 1 3; 0 keep 3")
    assert hints(t, 0) == {"roll": "2 dice", "grill": "take 25", "steal": "26 from Player 1"}
    assert told(t.copy(), "0 grill") == ["25 goes to Player 0."]
    assert told(t, "0 steal") == ["26 goes from Player 1 to Player 0."]


def test_a_face_kept_says_its_sum_and_nothing_else() -> None:
    t = happen(standing([], [], kept="4 4"), "* roll 1 2 3 5 w w")
    assert hints(t, 0)["keep w"] == "+10 = 18"
    assert hints(t, 0)["keep 5"] == "+5 = 13"
    assert told(t, "0 keep w") == []
    assert told(t, "0 roll") == []


def test_the_last_die_ends_the_turn_by_itself() -> None:
    t = happen(standing([], [], kept="w w w 4 4 2 1"), "* roll 3")
    assert hints(t, 0) == {"keep 3": "+3 = 29: 29 goes to Player 0"}
    assert told(t, "0 keep 3", seat=1) == ["29 goes to Player 0."]


def test_a_failure_costs_the_top_tile_and_the_dearest() -> None:
    t = standing([22, 24], [], kept="4 4 4 4 3 2")
    assert told(t, "* roll 4 3") == ["Player 0: failure; 24 goes back, 36 is turned over."]


def test_a_failure_without_a_tile() -> None:
    assert told(standing([], [], kept="4 4 4 4 3 2"), "* roll 4 3") == ["Player 0: failure."]


def test_a_failure_that_turns_nothing_over() -> None:
    t = standing([36], [], kept="4 4 4 4 3 2")
    assert told(t, "* roll 4 3") == ["Player 0: failure; 36 goes back."]


def test_a_failure_where_the_returned_tile_is_turned_too() -> None:
    t = standing([24], [], kept="4 4 4 4 3 2", options={"faster": "all-returned"})
    assert told(t, "* roll 4 3") == ["Player 0: failure; 24 goes back, 24 and 36 are turned over."]


def test_giving_up() -> None:
    t = happen(standing([24], [], kept="4 4 3"), "* roll 1 1 2 2 2; 0 keep 1")
    assert hints(t, 0)["stop"] == "failure"
    assert told(t, "0 stop") == ["Player 0: failure; 24 goes back, 36 is turned over."]
