"""What is said of a burger."""

from __future__ import annotations

import pytest

from tests.helpers import happen, hints, told
from tischlein import Table
from tischlein.core.catalogue import all_in_words, in_words
from tischlein.core.words import Event

from .tables import SLAPPING, standing


def test_a_right_accusation() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 tomato-2")
    assert told(t, "0 play tomato-3") == []
    assert told(t, "1 pass", seat=1) == []
    assert told(t, "2 accuse", seat=2) == ["Accusation of Player 0 by Player 2: right; tomato 3 goes to Player 0."]


def test_a_wrong_accusation() -> None:
    t = happen(standing("tomato-3", "", "", burger="tomato-1 onion-2"), "0 play tomato-3; 1 pass")
    assert told(t, "2 accuse", seat=2) == ["Accusation of Player 0 by Player 2: wrong; tomato 3 goes to Player 2."]


def test_answers_under_way_are_no_story() -> None:
    t = happen(standing("tomato-3", "", "", burger="tomato-1 tomato-2"), "0 play tomato-3")
    assert told(t, "1 accuse", seat=1) == []


def test_two_at_the_same_time() -> None:
    t = happen(standing("tomato-3", "", "", burger="tomato-1 tomato-2"), "0 play tomato-3; 1 accuse")
    assert told(t, "2 accuse", seat=2) == ["Player 1, Player 2 accuse at the same time."]
    assert told(t, "* race 1") == [
        "First: Player 1.",
        "Accusation of Player 0 by Player 1: right; tomato 3 goes to Player 0.",
    ]


def test_closing() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 onion-2 onion-3")
    assert hints(t, 0)["close"] == hints(t, 0)["close double"] == "3 ingredients"
    assert hints(t, 0)["play tomato-3"] == ""
    assert told(t.copy(), "0 close") == ["The burger (3 ingredients) goes to Player 0."]
    assert told(t, "0 close double") == ["The burger (3 ingredients) goes to Player 0 and counts double."]


def test_a_fly() -> None:
    t = standing("fly", "", "", burger="tomato-1")
    assert told(t, "0 fly") == ["Nobody gets the burger (1 ingredient)."]


def test_a_slap() -> None:
    t = happen(standing("tomato-3", "", "", burger="onion-2", options=SLAPPING), "0 play tomato-3; 1 slap")
    assert told(t, "2 pass", seat=2) == ["First on the burger: Player 1."]
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


def test_a_slap_beside_two_accusations() -> None:
    t = standing("tomato-3", "", "", "", burger="tomato-1 onion-2", options=SLAPPING)
    happen(t, "0 play tomato-3; 1 accuse; 2 slap")
    assert told(t, "3 accuse", seat=3) == ["Player 1, Player 3 accuse at the same time.", "Player 2 slaps."]
    assert told(t, "* race 3")[1:] == [
        "Accusation of Player 0 by Player 3: wrong; tomato 3 goes to Player 3.",
        "First on the burger: Player 2.",
    ]


def test_two_slaps_beside_one_accusation() -> None:
    t = standing("tomato-3", "", "", "", burger="tomato-1 onion-2", options=SLAPPING)
    happen(t, "0 play tomato-3; 1 accuse; 2 slap")
    assert told(t, "3 slap", seat=3) == [
        "Accusation of Player 0 by Player 1: wrong; tomato 3 goes to Player 1.",
        "Player 2, Player 3 slap at the same time.",
    ]
    assert told(t, "* race 3") == ["First on the burger: Player 3."]


def test_an_accusation_says_what_it_may_cost() -> None:
    t = standing("tomato-4", "", "", burger="tomato-1 onion-2", options=SLAPPING)
    happen(t, "0 play tomato-4")
    assert hints(t, 1) == {"pass": "", "accuse": "wrong costs you 8", "slap": ""}
    dearer = standing("tomato-4", "", "", burger="tomato-1 onion-2", components={"penalty_times": 3})
    assert hints(happen(dearer, "0 play tomato-4"), 2)["accuse"] == "wrong costs you 12"


def spoken(table: Table, event: str, seat: int | None, language: str = "en") -> str | None:
    """What a seat hears of this event itself, with the table as everybody sees it."""
    s, before = table._s.copy(), table.view(None)
    last = happen(table, event).events[-1]
    heard = table.game.redact(s, last.actor, last.what, seat)
    assert heard is not None
    said = table.game.tell(before, Event(last.actor, heard), table.view(None))
    return in_words("haecmaec", said, table.names, language) if said else None


def test_a_drawn_card_is_told_to_who_draws_it() -> None:
    t = happen(standing("onion-2", "", "", burger="tomato-1"), "0 play onion-2")
    assert spoken(t.copy(), "* draw patty-4", None) == spoken(t.copy(), "* draw fly", 0) == "Player 1 draws a card."
    assert spoken(t.copy(), "* draw patty-4", 1) == "Player 1 draws patty 4."
    assert spoken(t.copy(), "* draw patty-4", 1, "ru") == "Player 1 берёт котлету 4."
    assert spoken(t.copy(), "* draw fly", 1) == "Player 1 draws a fly."


def test_answers_and_a_slapped_fly_are_told_of_who_gave_them() -> None:
    t = standing("tomato-3", "fly", "", burger="tomato-1 onion-2", options=SLAPPING)
    assert spoken(t, "0 play tomato-3", None) == "Player 0 lays tomato 3."
    assert spoken(t.copy(), "2 accuse", 2) == "Player 2 accuses Player 0."
    assert spoken(t, "1 slap", 1) == "Player 1 slaps the burger."
    assert spoken(t, "2 pass", 2) == "Player 2 has no objection."
    assert spoken(t, "1 fly", None) == "Player 1 plays a fly."
    assert spoken(t, "* draw bacon-1", None) == "Player 1 draws a card."


def test_the_account_of_each_kind_of_points() -> None:
    t = standing(
        "tomato-3",
        "onion-1 onion-2 fly",
        "onion-3",
        closed=["", "bacon-5 bacon-4", ""],
        tops=[5, 4, 5],
        doubled=["", "cheese-1 patty-6", ""],
        doubles=[1, 0, 1],
        penalty=["", "lettuce-4 pickle-1", ""],
        pile=False,
    )
    happen(t, "0 play tomato-3")
    assert t.scores == (0, 9 + 14 - 3 - 10, -3)
    lines = [all_in_words("haecmaec", t.game.account(t.view(None), seat), t.names) for seat in range(3)]
    assert lines[1] == (
        "1 burger: 9",
        "1 doubled burger: 2 × 7 = 14",
        "2 ingredients in hand: -3",
        "Open card pickle 1: -2",
        "Open card lettuce 4: -8",
    )
    assert lines[0] == ("Nothing counts",)
    assert lines[2] == ("1 ingredient in hand: -3",)


@pytest.mark.parametrize("options", [{}, SLAPPING])
def test_accounts_add_up_to_the_points(options: dict[str, str]) -> None:
    for seed in range(5):
        t = Table("haecmaec", 4, seed=seed, options=options)
        while not t.over:
            seat = min(t.actors)
            t.play(seat, t.legal(seat)[-1 if len(t.events) % 3 else 0])
        for seat, points in enumerate(t.scores):
            account = t.game.account(t.view(None), seat)
            assert sum(int(str(said.args["points"])) for said in account if said.args) == points
