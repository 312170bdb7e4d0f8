"""What is said of a turn of barbecue."""

from __future__ import annotations

import pytest

from tests.helpers import happen, hints, told
from tischlein import Table
from tischlein.core.catalogue import all_in_words, in_words

from .tables import FAILING, HOPELESS, all_but, standing


@pytest.mark.parametrize(
    ("lies", "hint", "sentence"),
    [
        ("", "3 worms", "30 goes to Player 0: a plate, 3 worms."),
        ("1", "30 and 3 worms from Player 1", "30 goes from Player 1 to Player 0: 3 worms."),
        ("0", "3 worms", "30 is safe for Player 0: a second plate, 3 worms."),
        ("@", "the snail on 30", "The snail on 30 goes to Player 0."),
    ],
)
def test_stopping_on_30(lies: str, hint: str, sentence: str) -> None:
    t = happen(standing({30: lies} if lies else {}, kept="6 6 w w 4"), "* roll 2 2 1; 0 keep 2")
    assert hints(t, 0) == {"roll": "1 die", "stop": hint}
    assert told(t, "0 stop") == [sentence]


def test_above_the_grill() -> None:
    t = happen(standing({31: "@"}, kept="6 6 6 6 w"), "* roll 4 4 1; 0 keep 4")
    assert hints(t, 0)["stop"] == "a snail"
    assert told(t, "0 stop") == ["A snail goes to Player 0."]


def test_above_the_grill_without_a_stock() -> None:
    t = happen(standing({31: "@"}, stock=0, kept="6 6 6 6 w"), "* roll 4 4 1; 0 keep 4")
    assert hints(t, 0)["stop"] == "the snail on 31"
    assert told(t, "0 stop") == ["The snail on 31 goes to Player 0."]


def test_above_the_grill_without_any_snail() -> None:
    t = happen(standing(stock=0, kept="6 6 6 6 w"), "* roll 4 4 1; 0 keep 4")
    assert hints(t, 0)["stop"] == "the game ends"
    assert told(t, "0 stop") == ["No snail is left: the game ends."]


def test_failures() -> None:
    assert told(standing(kept=HOPELESS), FAILING) == ["Player 0: failure; a snail goes on 36."]
    full = standing({**all_but(35, 36, lies="1"), 35: "@", 36: "@"}, kept=HOPELESS)
    assert told(full, FAILING) == ["Player 0: failure; a snail goes on 34, a plate goes back to Player 1."]
    assert told(standing(stock=0, kept=HOPELESS), FAILING) == ["No snail is left: the game ends."]
    safe = standing(all_but(lies="11"), kept=HOPELESS)
    assert told(safe, FAILING) == ["There is no space for a snail: the game ends."]


def test_the_last_die_ends_the_turn_by_itself() -> None:
    t = happen(standing(kept="6 6 w w 2 2 1"), "* roll 3")
    assert hints(t, 0) == {"keep 3": "+3 = 30: 30 goes to Player 0: a plate, 3 worms"}
    assert told(t, "0 keep 3") == ["30 goes to Player 0: a plate, 3 worms."]


def test_a_face_kept_says_its_sum_and_nothing_else() -> None:
    t = happen(standing(kept="6 6"), "* roll w w 2 2 1 1")
    assert hints(t, 0) == {"keep 1": "+2 = 14", "keep 2": "+4 = 16", "keep w": "+10 = 22"}
    assert told(t, "0 keep w") == []


@pytest.mark.parametrize(
    ("lies", "label"),
    [
        ("", "Put a plate on 30"),
        ("1", "Take 30 from Player 1"),
        ("0", "Put a second plate on 30"),
        ("@", "Take the snail on 30"),
    ],
)
def test_the_button_says_what_stopping_brings(lies: str, label: str) -> None:
    t = happen(standing({30: lies} if lies else {}, kept="6 6 w w 4"), "* roll 2 2 1; 0 keep 2")
    assert buttons(t) == ["Roll 1 die", label]


def test_buttons_after_a_roll() -> None:
    t = happen(standing(kept="6 6"), "* roll w w 2 1 1 1")
    assert buttons(t) == ["Keep 3 × 1", "Keep 1 × 2", "Keep 2 × worm"]


def buttons(table: Table) -> list[str]:
    """What the buttons of seat 0 say."""
    view = table.view(0)
    return [in_words("barbecue", table.game.label(view, action), table.names) for action in table.legal(0)]


def test_events_are_told() -> None:
    t = standing(kept="6 6")
    said = []
    for event in ("* roll w w 2 1 1 1", "0 keep w", "0 roll"):
        before = t.view(None)
        happen(t, event)
        said.append(t.game.tell(before, t.events[-1], t.view(None)))
    rolled, kept, roll = said
    assert rolled and in_words("barbecue", rolled, t.names) == "Player 0 rolls 1 1 1 2 w w."
    assert kept and in_words("barbecue", kept, t.names) == "Player 0 keeps 2 × worm: 22."
    assert roll is None


def test_the_account_of_each_kind_of_points() -> None:
    t = standing({30: "0", 33: "00"}, collected=[15, 0], caught=[2, 10], stock=0, kept=HOPELESS)
    happen(t, FAILING)
    lines = [all_in_words("barbecue", t.game.account(t.view(None), seat), t.names) for seat in range(2)]
    assert t.scores == (3 + 8 + 4 + 6, 30)
    assert lines == [
        ("Plate on 30: 3 worms", "Two plates on 33: 8 worms", "Plates that went back: 4 worms", "2 snails: 6 points"),
        ("10 snails: 30 points",),
    ]


def test_an_empty_account() -> None:
    t = happen(standing(stock=0, kept=HOPELESS), FAILING)
    assert all_in_words("barbecue", t.game.account(t.view(None), 0), t.names, "ru") == ("Ни червячков, ни улиток",)


def test_accounts_add_up_to_the_points() -> None:
    for seed in range(5):
        t = Table("barbecue", 3, seed=seed)
        while not t.over:
            t.play(min(t.actors), t.legal(min(t.actors))[-1])
        for seat, points in enumerate(t.scores):
            account = t.game.account(t.view(None), seat)
            counted = [said.args.get("worms", said.args.get("points", 0)) for said in account]
            assert sum(number for number in counted if isinstance(number, int)) == points
