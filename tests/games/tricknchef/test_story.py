"""What is said of tricks and rounds."""

from __future__ import annotations

from tests.helpers import happen, hints, told

from .tables import NINE_TRICKS, begun, standing


def test_a_trick() -> None:
    """The rulebook's: blue is trump; red-1 takes a chef, the others a coin."""
    t = standing("red-1 red-2", "red-7 red-8", "yellow-10 yellow-9", "blue-5 blue-6")
    assert told(t, "0 play red-1") == []
    happen(t, "1 play red-7; 2 play yellow-10; 3 play blue-5")
    assert told(t, "0 chef yellow") == [
        "The trick goes to Player 3, a yellow chef to Player 0, a coin to Player 1 and Player 2."
    ]


def test_trumps_move() -> None:
    t = standing("red-1 red-2", "red-7 red-8", "yellow-10 yellow-9", "blue-5 blue-6")
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    assert told(t.copy(), "0 chef blue")[1:] == ["Trumps: red, green."]
    assert told(t, "0 chef red")[1:] == ["Trumps: red, blue."]


def test_the_winning_card_may_be_the_lowest() -> None:
    t = standing("red-7 red-2", "red-8 red-1", "yellow-10 yellow-9", "blue-5 blue-6")
    happen(t, "0 play red-7; 1 play red-8; 2 play yellow-10; 3 play blue-5")
    assert told(t, "3 chef yellow") == [
        "The trick goes to Player 3, a yellow chef to Player 3, a coin to Player 0 and Player 1 and Player 2."
    ]


def test_coins_in_short_supply() -> None:
    t = standing(
        "red-1 red-2",
        "red-7 red-8",
        "yellow-10 yellow-9",
        "blue-5 blue-6",
        coins=(0, 0, 0, 1),
        components={"coin_tokens": 2},
    )
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    assert told(t, "0 chef yellow") == ["The trick goes to Player 3, a yellow chef to Player 0, a coin to Player 1."]


def test_coins_on_a_card() -> None:
    t = standing("red-1 red-2", "red-7 red-8", "yellow-10 yellow-9", "blue-5 blue-6", coins=(1, 0, 0, 0))
    assert hints(t, 0) == {
        "play red-1": None,
        "play red-1 +2": "= 3",
        "play red-1 -2": "= -1",
        "play red-2": None,
        "play red-2 +2": "= 4",
        "play red-2 -2": "= 0",
    }


def test_a_round_ends() -> None:
    t = standing("red-1", "red-7", "yellow-10", "blue-5", centre=NINE_TRICKS)
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    trick, points, begins = told(t, "0 chef yellow")
    made = [player.points[0] for player in t.view(None).players]
    assert trick == "The trick goes to Player 3, a yellow chef to Player 0, a coin to Player 1 and Player 2."
    assert points == f"Round 1: {', '.join(f'Player {seat} {made[seat]}' for seat in range(4))}."
    assert begins == f"Round 2 begins with Player {made.index(max(made))}."


def test_the_last_round_ends() -> None:
    t = standing("red-1", "red-7", "yellow-10", "blue-5", centre=NINE_TRICKS, points=((1, 1),) * 4)
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    assert [line.partition(":")[0] for line in told(t, "0 chef yellow")[1:]] == ["Round 3"]


def test_the_draft_makes_all_trumps() -> None:
    t = begun(4, 0, ["red", "yellow", "blue", "green"])
    happen(t, "0 chef red; 1 chef yellow; 2 chef blue")
    assert told(t, "3 chef green") == ["Trumps: red, yellow, blue, green."]
