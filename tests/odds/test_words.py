"""A table in words: the same odds as at the table it describes, and clear words where it can't be."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tischlein import GAMES, SetupError, Table, TischleinError
from tischlein.cli.app import app
from tischlein.odds import table_in_words, turn_odds

BRATWURMECK, BARBECUE = GAMES["bratwurmeck"], GAMES["barbecue"]


def test_a_table_of_bratwurmeck() -> None:
    table = table_in_words(BRATWURMECK, {"grill": "21-29, 33", "tops": "24,27", "own": "22"})
    state = table.position()["state"]
    assert [tile for tile, lies in state["grill"].items() if lies == "up"] == ["21", "23", "25", "26", "28", "29", "33"]
    assert state["stack"] == [[22], [24], [27]]
    assert (state["phase"], table.names[0]) == ("roll", "You")


def test_all_that_is_named_nowhere_lies_open() -> None:
    state = table_in_words(BRATWURMECK, {"own": "36"}).position()["state"]
    assert (len(state["grill"]), state["stack"]) == (15, [[36], []])


def test_a_table_of_barbecue() -> None:
    words = {"own": "30", "others": "25,33", "locked": "36", "snails": "34-35", "stock": "2"}
    state = table_in_words(BARBECUE, words).position()["state"]
    assert state["grill"] == {
        "25": "plate of 1",
        "30": "plate of 0",
        "33": "plate of 1",
        "34": "snail",
        "35": "snail",
        "36": "two plates of 1",
    }
    assert (state["stock"], state["collected"], state["caught"]) == (2, [3, 2 + 4 + 8], [0, 8])
    assert table_in_words(BARBECUE, {"snails": "36"}).position()["state"]["stock"] == 11


def test_the_odds_are_those_of_the_table_that_was_played() -> None:
    table = Table("bratwurmeck", 2, dealer=None)
    for what in ("first 0", "roll 5 5 5 5 w 1 2 3"):
        table.deal(what)
    table.play(0, "keep 5")
    table.play(0, "roll")
    table.deal("roll w 1 2 3")
    table.play(0, "keep w")
    table.play(0, "grill")  # the 25
    table.deal("roll 5 5 5 w w 1 2 3")
    table.play(1, "keep w")
    played = turn_odds(table, exact=True)
    told = turn_odds(table_in_words(BRATWURMECK, {"tops": "25"}, ["w", "w"]), exact=True)
    assert (told.total, told.choices) == (played.total, played.choices)


@pytest.mark.parametrize(
    ("game", "words", "said"),
    [
        ("bratwurmeck", {"grill": "21,40"}, "a tile is a number from 21 to 36, or a range such as 21-36, not '40'"),
        ("bratwurmeck", {"grill": "29-21"}, "not '29-21'"),
        ("bratwurmeck", {"grill": "21-"}, "not '21-'"),
        ("bratwurmeck", {"tops": "²²"}, "not '²²'"),
        ("bratwurmeck", {"grill": "24", "tops": "24"}, "tile 24 is named twice"),
        ("bratwurmeck", {"own": "22,23"}, "own is the one tile"),
        ("bratwurmeck", {"grill": ""}, "the game is over"),
        ("bratwurmeck", {"tops": "21-27"}, "2 to 7 players"),
        ("bratwurmeck", {"stock": "3"}, "told by grill, tops, own, not by stock"),
        ("barbecue", {"own": "30", "snails": "30"}, "space 30 is named twice"),
        ("barbecue", {"own": "22"}, "a space is a number from 23 to 36"),
        ("barbecue", {"snails": "36", "stock": "12"}, "0 to 11, not '12'"),
        ("barbecue", {"stock": "-1"}, "0 to 12, not '-1'"),
        ("karteneck", {}, "has no dice"),
    ],
)
def test_what_cannot_be_is_refused(game: str, words: dict[str, str], said: str) -> None:
    with pytest.raises(TischleinError, match=said):
        table_in_words(GAMES[game], words)


def test_a_turn_that_has_ended_is_refused() -> None:
    with pytest.raises(SetupError, match="the turn has ended"):
        table_in_words(BARBECUE, {"own": "30"}, ["w"] * 4 + ["6"] * 4)


def test_the_command() -> None:
    done = CliRunner().invoke(app, ["odds", "bratwurmeck", "--tops", "25", "--kept", "5 5 5 5 w", "--json"])
    assert {choice["action"] for choice in json.loads(done.stdout)["choices"]} == {"roll", "steal", "grill"}
    shown = CliRunner().invoke(app, ["odds", "barbecue", "--others", "28", "--kept", "6 6 6 w w"]).stdout
    assert shown.startswith("You: 28 points on the dice")
    assert "stop" in shown
