"""What is said of tricks and rounds."""

from __future__ import annotations

import pytest

from tests.helpers import happen, heard, hints, labels, told
from tests.story import golden_table
from tischlein import Table
from tischlein.core.catalogue import LANGUAGES, all_in_words, catalogue

from .tables import NINE_TRICKS, begun, standing

NAMES = ("Petya", "Masha", "Lena", "Nikita")


def test_a_trick() -> None:
    """The rulebook's: blue is trump; red-1 takes a chef, the others a coin."""
    t = standing("red-1 red-2", "red-7 red-8", "yellow-10 yellow-9", "blue-5 blue-6")
    assert told(t, "0 play red-1") == []
    happen(t, "1 play red-7; 2 play yellow-10; 3 play blue-5")
    assert told(t, "0 chef yellow") == [
        "The trick goes to Player 3, a yellow chef to Player 0, a coin to Player 1, Player 2."
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
        "The trick goes to Player 3, a yellow chef to Player 3, a coin to Player 0, Player 1, Player 2."
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
        "play red-1": "",
        "play red-1 +2": "= 3",
        "play red-1 -2": "= -1",
        "play red-2": "",
        "play red-2 +2": "= 4",
        "play red-2 -2": "= 0",
    }


def test_a_round_ends() -> None:
    t = standing("red-1", "red-7", "yellow-10", "blue-5", centre=NINE_TRICKS)
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    trick, over, *points, begins = told(t, "0 chef yellow")
    made = [player.points[0] for player in t.view(None).players]
    assert trick == "The trick goes to Player 3, a yellow chef to Player 0, a coin to Player 1, Player 2."
    assert over == "Round 1 is over."
    assert points == [f"Player {seat}: {made[seat]} points." for seat in range(4)]
    assert begins == f"Round 2 begins with Player {made.index(max(made))}."


def test_the_last_round_ends() -> None:
    t = standing("red-1", "red-7", "yellow-10", "blue-5", centre=NINE_TRICKS, points=((1, 1),) * 4)
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    _, over, *points = told(t, "0 chef yellow")
    assert over == "Round 3 is over." and len(points) == 4


def test_the_draft_makes_all_trumps() -> None:
    t = begun(4, 0, ["red", "yellow", "blue", "green"])
    happen(t, "0 chef red; 1 chef yellow; 2 chef blue")
    assert told(t, "3 chef green") == ["Trumps: red, yellow, blue, green."]


def test_events_in_words() -> None:
    """What the story says is not told twice."""
    t = Table("tricknchef", NAMES[:3], dealer=None)
    assert heard(t, "* first 2") == "Lena begins."
    assert heard(t, "* remove blue") == "The suit blue stays in the box."
    assert heard(begun(4, 0, ["red", "yellow", "blue", "green"]), "0 chef blue") == "Player 1 takes a blue chef."
    t = standing("red-1 red-2", "red-7 red-8", "yellow-10 yellow-9", "blue-5 blue-6", coins=(2, 0, 0, 0))
    assert heard(t, "0 play red-1 -4") == "Player 0 plays red 1 -4 = -3."
    assert heard(t, "1 play red-7") == "Player 1 plays red 7."
    happen(t, "2 play yellow-10; 3 play blue-5")
    assert heard(t, "0 chef yellow") is None


def test_buttons() -> None:
    t = standing("red-7", "red-8", "yellow-10", "blue-5", centre=NINE_TRICKS, coins=(1, 0, 0, 0))
    assert labels(t, 0) == ["Play red 7 -2 = 5", "Play red 7", "Play red 7 +2 = 9"]
    assert labels(t, 0, "de") == ["Rot 7 -2 = 5 spielen", "Rot 7 spielen", "Rot 7 +2 = 9 spielen"]
    happen(t, "0 play red-7; 1 play red-8; 2 play yellow-10; 3 play blue-5")
    assert labels(t, 3)[:2] == ["Take a red chef", "Take a yellow chef"]
    assert labels(t, 3, "de")[0] == "Einen roten Koch nehmen"
    assert labels(t, 3, "ru")[0] == "Взять красного шефа"


@pytest.mark.parametrize("name", ["tricknchef", "tricknchef-3-players"])
def test_the_account_adds_up(name: str) -> None:
    """The rounds to the score, and what counted in the last one to its points."""
    t = golden_table(name)
    for seat, score in enumerate(t.scores):
        lines = list(t.game.account(t.view(None), seat))
        rounds = [int(str(line.args["points"])) for line in lines[:3]]
        counted = [int(str(line.args.get("stars", line.args.get("points")))) for line in lines[3:]]
        assert sum(rounds) == score and sum(counted) == rounds[2]


def test_an_account_in_words() -> None:
    """The last trick brings red 1 and 7: three red chefs stand on 1, 2 and 3, the green one on the lower of two."""
    t = standing(
        *("red-1", "red-7", "yellow-10", "blue-5"),
        centre=NINE_TRICKS,
        won={3: "green-1 green-4 red-2 red-3"},
        chefs={3: {"green": 1, "red": 3}},
        coins=(0, 0, 0, 1),
        points=((1, 0), (2, 0), (3, 0), (4, 1)),
        starter=3,
    )
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5; 0 chef yellow")
    account = list(t.game.account(t.view(None), 3))
    assert t.scores[3] == 11
    assert all_in_words("tricknchef", account, t.names) == (
        "Round 1: 4 points",
        "Round 2: 1 point",
        "Round 3: 6 points",
        "Round 3, chefs on red 1, 2, 3: 4 stars",
        "Round 3, chef on green 1: 1 star",
        "Round 3, 1 coin: 1 point",
    )
    assert all_in_words("tricknchef", account, t.names, "ru")[2:5] == (
        "Раунд 3: 6 очков",
        "Раунд 3, красная масть, шефы на 1, 2, 3: 4 звезды",
        "Раунд 3, зелёная масть, шеф на 1: 1 звезда",
    )


def test_trumps_in_other_languages() -> None:
    t = standing("red-1 red-2", "red-7 red-8", "yellow-10 yellow-9", "blue-5 blue-6")
    happen(t, "0 play red-1; 1 play red-7; 2 play yellow-10; 3 play blue-5")
    before, (_, _, chef, _) = t.view(None), t.legal(0)
    t.play(0, chef)
    story = list(t.game.story(before, chef, t.view(None)))
    assert all_in_words("tricknchef", story, t.names, "de") == (
        "Der Stich geht an Player 3, ein blauer Koch an Player 0, je eine Münze an Player 1, Player 2.",
        "Trümpfe: Rot, Grün.",
    )
    assert all_in_words("tricknchef", story, t.names, "ru") == (
        "Player 3 берёт взятку, Player 0 — синего шефа, Player 1, Player 2 — по монете.",
        "Козырные масти: красная, зелёная.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_line(language: str) -> None:
    words = catalogue("tricknchef", language)
    for line in ("ask-draft", "ask-play", "ask-reward", "wait"):
        assert words.has_message(f"tricknchef-{line}")
