"""The rulings and the flow, sentence by sentence; each test fails under the other reading."""

from __future__ import annotations

import pytest

from tests.helpers import happen, may
from tischlein import GAMES, IllegalAction, NotationError, Table
from tischlein.core.playout import RANDOM, THUMB, play_on
from tischlein.core.rng import seeded

from .tables import FAILING, HOPELESS, all_but, grill, snails, standing, stock, worms

SIX_WORMS = "w w w w w w"  # 30, two dice left
ON_34 = "* roll 4 1; 0 keep 4; 0 stop"


# -- components -----------------------------------------------------------------------------------


def test_there_is_no_plain_five() -> None:
    """The worm counts 5, the 6 counts 6."""
    t = Table("barbecue", players=2, dealer=None)
    happen(t, "* first 0; * roll w 6 6 6 1 1 1 1")
    with pytest.raises(NotationError, match="keep FACE"):
        t.play(0, "keep 5")
    happen(t, "0 keep w")
    assert t.view(0).total == 5
    with pytest.raises(NotationError, match="roll and the faces"):
        t.deal("roll 5 5 5 5 5 5 5")
    happen(t, "0 roll; * roll 6 6 6 1 1 1 1; 0 keep 6")
    assert t.view(0).total == 23


def test_the_writer_puts_the_worm_before_the_six() -> None:
    t = Table("barbecue", players=2, dealer=None)
    happen(t, "* first 0; * roll 6 w 4 3 2 1 6 w")
    assert str(t.events[-1]) == "* roll 1 2 3 4 w w 6 6"


def test_fourteen_spaces_and_their_worms() -> None:
    t = Table("barbecue", players=2, dealer=None)
    shown = {space.number: space.worms for space in t.view(None).grill}
    assert list(shown) == list(range(23, 37))
    assert list(shown.values()) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]


def test_two_to_five_play() -> None:
    """H: five plate colours, though the book says 2–4."""
    assert (GAMES["barbecue"].fewest, GAMES["barbecue"].most) == (2, 5)


def test_plates_do_not_run_out() -> None:
    """Ten a player, but no rule says what happens after them: an eleventh goes down."""
    plates = dict.fromkeys(range(23, 28), "00")
    t = happen(standing(plates, kept=SIX_WORMS), ON_34)
    assert grill(t) == {**plates, 34: "0"}


# -- the result -----------------------------------------------------------------------------------


def test_the_number_must_match_exactly() -> None:
    """30 is protected and 29 is empty: no next lower, as there would be in bratwurmeck."""
    t = happen(standing({30: "11"}, kept="w w w w"), "* roll 1 3 3 4; 0 keep 4; 0 roll; * roll 3 3 1; 0 keep 3")
    assert t.view(0).total == 30 and may(t, 0) == ["roll"]
    happen(t, "0 roll; * roll 3")
    assert grill(t) == {30: "11", 36: "@"}


def test_own_two_plates_fail_like_those_of_others() -> None:
    t = happen(standing({34: "00"}, kept=SIX_WORMS), "* roll 4 1; 0 keep 4")
    assert may(t, 0) == ["roll"]


@pytest.mark.parametrize(
    ("kept", "roll", "face"),
    [
        ("w w w w", "2 1 1 1", "2"),  # 22: too little
        ("6 6 6 6", "4 1 1 1", "4"),  # 28, but no worm
        ("w w w w w", "6 1 1", "6"),  # 31: two plates lie there
    ],
)
def test_stopping_only_on_a_valid_result(kept: str, roll: str, face: str) -> None:
    t = happen(standing({31: "11"}, kept=kept), f"* roll {roll}; 0 keep {face}")
    assert may(t, 0) == ["roll"]
    with pytest.raises(IllegalAction, match=r"expected one of: roll$"):
        t.play(0, "stop")


def test_23_is_enough() -> None:
    t = happen(standing(kept="w w w w"), "* roll 3 1 1 1; 0 keep 3")
    assert may(t, 0) == ["roll", "stop"]
    happen(t, "0 stop")
    assert grill(t) == {23: "0"} and worms(t) == [1, 0]


def test_a_valid_result_need_not_be_taken_while_dice_are_left() -> None:
    t = happen(standing(kept="w w w w"), "* roll 3 1 1 1; 0 keep 3; 0 roll; * roll 1 1 2; 0 keep 2")
    assert t.view(0).total == 25 and may(t, 0) == ["roll", "stop"]


def test_there_is_no_stopping_between_roll_and_keep() -> None:
    t = happen(standing(kept=SIX_WORMS), "* roll 4 1")
    assert may(t, 0) == ["keep 1", "keep 4"]


def test_all_dice_kept_is_evaluated() -> None:
    t = happen(standing(kept=SIX_WORMS), "* roll 2 2; 0 keep 2")
    assert grill(t) == {34: "0"} and t.view(None).turn == 1
    t = happen(standing({34: "11"}, kept=SIX_WORMS), "* roll 2 2; 0 keep 2")
    assert grill(t) == {34: "11", 36: "@"}


def test_all_faces_taken_is_evaluated_though_dice_are_left() -> None:
    t = happen(standing(kept="1 2 3 4 6 6"), "* roll 6 w; 0 keep w")
    assert grill(t) == {27: "0"} and worms(t) == [2, 0] and t.view(None).turn == 1
    t = happen(standing(kept="1 2 3 4 6"), "* roll 6 6 w; 0 keep w")  # 21 is too little
    assert grill(t) == {36: "@"} and worms(t) == [0, 0]


def test_in_hopeless_positions_the_player_still_rolls() -> None:
    """16 with one die left can't reach 23; nothing happens before it is rolled."""
    t = happen(standing(kept="1 1 1 1 2"), "* roll w w 3; 0 keep w")
    assert may(t, 0) == ["roll"]


# -- the five actions -----------------------------------------------------------------------------


def test_worms_of_an_empty_space_come_from_the_stock() -> None:
    t = happen(standing({33: "1"}, kept=SIX_WORMS), ON_34)
    assert worms(t) == [4, 4]


def test_captured_worms_come_from_the_owner_of_the_plate_alone() -> None:
    t = happen(standing({34: "2", 33: "1"}, seats=3, kept=SIX_WORMS), ON_34)
    assert grill(t) == {34: "0", 33: "1"} and worms(t) == [4, 4, 0]


def test_a_captured_space_can_be_captured_back() -> None:
    """One plate of another, not the second of one's own: it is not protected yet."""
    t = happen(standing({34: "1"}, kept=SIX_WORMS), ON_34)
    happen(t, "* roll w w w w w w 1 2; 1 keep w; 1 roll; * roll 4 1; 1 keep 4; 1 stop")
    assert grill(t) == {34: "1"} and worms(t) == [0, 4]


def test_the_second_plate_is_worth_the_worms_again_from_the_stock() -> None:
    t = happen(standing({34: "0", 33: "1"}, kept=SIX_WORMS), ON_34)
    assert grill(t) == {34: "00", 33: "1"} and worms(t) == [8, 4]


def test_a_snail_is_taken_without_plate_and_without_worms() -> None:
    t = happen(standing({34: "@"}, kept=SIX_WORMS), ON_34)
    assert grill(t) == {} and snails(t) == [1, 0] and worms(t) == [0, 0]


def test_the_space_of_a_taken_snail_is_empty_then() -> None:
    """It can be occupied, and a later snail goes there first."""
    t = happen(standing({34: "@", 35: "0", 36: "0"}, kept=SIX_WORMS), ON_34)
    occupied = happen(t.copy(), "* roll w w w w w w 1 2; 1 keep w; 1 roll; * roll 4 1; 1 keep 4; 1 stop")
    assert grill(occupied)[34] == "1"
    happen(t, "* roll 1 1 1 1 1 1 1 1; 1 keep 1")
    assert grill(t)[34] == "@"


def test_a_snail_from_the_grill_never_returns_to_the_stock() -> None:
    t = happen(standing({34: "@"}, kept=SIX_WORMS), ON_34)
    assert stock(t) == 11


def test_above_36_the_stock_comes_first() -> None:
    """A snail on the grill stays there while one lies beside it."""
    t = happen(standing({36: "@"}, kept=SIX_WORMS, stock=1), "* roll 6 6; 0 keep 6")
    assert stock(t) == 0 and grill(t) == {36: "@"} and snails(t) == [1, 10]


def test_36_itself_is_a_space() -> None:
    t = happen(standing(kept=SIX_WORMS), "* roll 6 1; 0 keep 6; 0 stop")
    assert grill(t) == {36: "0"} and snails(t) == [0, 0]


def test_37_may_be_stopped_on_and_needs_a_worm_too() -> None:
    t = happen(standing(kept="w w w w w"), "* roll 6 6 1; 0 keep 6")
    assert may(t, 0) == ["roll", "stop"]
    t = happen(standing(kept="6 6 6 6 6"), "* roll 4 4 1; 0 keep 4")
    assert may(t, 0) == ["roll"]


def test_case_38_takes_the_only_snail_from_31() -> None:
    t = happen(standing({31: "@", 36: "1"}, kept="w w w w 6 6", stock=0), "* roll 3 3; 0 keep 3")
    assert grill(t) == {36: "1"} and snails(t) == [1, 11] and not t.over


def test_above_36_without_any_snail_ends_the_game_also_by_choice() -> None:
    """Nothing is to be had, but the result is valid: the player may stop on it, and the game is over."""
    t = happen(standing({36: "1"}, kept="w w w w w", stock=0), "* roll 6 6 1; 0 keep 6")
    assert may(t, 0) == ["roll", "stop"]
    happen(t, "0 stop")
    assert t.over and grill(t) == {36: "1"} and t.winners == {1}


# -- failure --------------------------------------------------------------------------------------


def test_who_fails_loses_nothing() -> None:
    t = happen(standing({36: "0", 35: "00"}, kept=HOPELESS, caught=[2, 0]), FAILING)
    assert grill(t) == {36: "0", 35: "00", 34: "@"} and worms(t) == [12, 0] and snails(t) == [2, 0]


def test_case_the_snail_goes_on_34_and_the_plate_back() -> None:
    """36 and 35 snails, all others single plates: the worms stay with the owner."""
    t = happen(standing({**all_but(lies="1"), 36: "@", 35: "@"}, kept=HOPELESS), FAILING)
    assert grill(t) == {**all_but(lies="1"), 36: "@", 35: "@", 34: "@"}
    assert worms(t) == [0, 30] and stock(t) == 9


def test_the_plate_driven_away_may_be_the_players_own() -> None:
    t = happen(standing({**all_but(lies="1"), 36: "0"}, kept=HOPELESS), FAILING)
    assert grill(t)[36] == "@" and worms(t)[0] == 4


def test_an_empty_space_goes_before_a_higher_single_plate() -> None:
    t = happen(standing(all_but(23, lies="1"), kept=HOPELESS), FAILING)
    assert grill(t) == {**all_but(lies="1"), 23: "@"}


def test_two_plates_are_never_driven_away() -> None:
    t = happen(standing({**all_but(lies="11"), 24: "0"}, kept=HOPELESS), FAILING)
    assert grill(t) == {**all_but(lies="11"), 24: "@"}


def test_worms_left_behind_can_not_be_captured() -> None:
    """Seat 1 keeps the worms of a plate that is gone: whoever lays a plate there later takes from the stock."""
    t = happen(standing({**all_but(lies="1"), 36: "@", 35: "@"}, kept=HOPELESS), FAILING)
    happen(t, "* roll w w w w w w 1 2; 1 keep w; 1 roll; * roll 4 1; 1 keep 4; 1 stop")
    assert 34 not in grill(t) and snails(t) == [0, 1]
    happen(t, "* roll w w w w w w 1 2; 0 keep w; 0 roll; * roll 4 1; 0 keep 4; 0 stop")
    assert grill(t)[34] == "0" and worms(t) == [4, 30]


# -- the end --------------------------------------------------------------------------------------


def test_after_the_last_snail_play_goes_on() -> None:
    t = happen(standing(kept=HOPELESS, stock=1), FAILING)
    assert stock(t) == 0 and grill(t) == {36: "@"} and not t.over
    happen(t, "* roll w w w w w w 1 2; 1 keep w; 1 roll; * roll 4 1; 1 keep 4; 1 stop")
    assert not t.over and grill(t) == {34: "1", 36: "@"}
    happen(t, "* roll 1 1 1 1 1 1 1 1; 0 keep 1")
    assert t.over


def test_with_every_space_protected_the_next_failure_ends_it_though_snails_are_left() -> None:
    t = happen(standing(all_but(lies="00"), kept=SIX_WORMS), "* roll 2 2; 0 keep 2")
    assert t.over and stock(t) == 12 and grill(t) == all_but(lies="00")


def test_the_last_free_space_protected_does_not_end_the_game_yet() -> None:
    """It ends with a failure, not with a full grill."""
    t = happen(standing({**all_but(lies="11"), 34: "0"}, kept=SIX_WORMS), ON_34)
    assert not t.over and grill(t)[34] == "00"


def test_the_end_is_immediate() -> None:
    """The last round is not played out, and no dice lie there any more."""
    t = happen(standing(kept=HOPELESS, stock=0, seats=4, turn=1), FAILING)
    assert t.over and not t.chance and t.actors == frozenset()
    assert t.view(None).kept == () and t.view(None).rolled == () and t.view(None).turn is None


def test_the_tie_goes_to_the_plate_on_the_highest_space() -> None:
    """Of the tied seats: the third player's 36 doesn't help one with fewer points. Two plates are no more than one."""
    plates = {35: "0", 34: "11", 36: "2"}
    ended = standing(plates, seats=3, collected=[8, 8, 4], caught=[4, 4, 4], kept=HOPELESS)
    happen(ended, FAILING)
    assert ended.scores == (20, 20, 16) and ended.ranks == (1, 2, 3) and ended.winners == {0}


def test_two_plates_break_a_tie_like_one() -> None:
    t = happen(standing({35: "00", 34: "1"}, collected=[8, 8], caught=[6, 6], kept=HOPELESS), FAILING)
    assert t.ranks == (1, 2)


def test_a_tie_without_plates_is_shared() -> None:
    t = happen(standing(caught=[6, 6], kept=HOPELESS), FAILING)
    assert t.ranks == (1, 1) and t.winners == {0, 1}


def test_a_plate_wins_the_tie_against_none() -> None:
    t = happen(standing({23: "1"}, collected=[1, 1], caught=[6, 6], kept=HOPELESS), FAILING)
    assert t.winners == {1}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", [RANDOM, THUMB])
def test_a_victim_always_has_enough(players: int, kind: int) -> None:
    """In many games, after every event: nobody owes worms, and what the plates brought is still there."""
    game = GAMES["barbecue"]
    rng = seeded("victims", stream=players)
    for _ in range(8):
        s = game.open(players)
        while play_on(s, rng, [kind] * game.most, [0] * game.most_legal, [], 1):
            assert min(s.collected) >= 0
            assert not list(game.faults(s))
