"""The rulings of the game, sentence by sentence; each test fails under another reading."""

from __future__ import annotations

import pytest

from tests.helpers import happen, may
from tischlein import IllegalAction, SetupError, Table

from .tables import EITHER, SLAPPING, penalties, standing, state

# -- the turn -------------------------------------------------------------------------------------


def test_exactly_one_action_a_turn() -> None:
    t = standing("onion-1", "", "", burger="tomato-1")
    happen(t, "0 play onion-1")
    assert t.view(None).turn == 1 and may(t, 0) == []


def test_closing_is_followed_by_an_ingredient_without_a_second_draw() -> None:
    t = standing("onion-1 fly", "", "", burger="tomato-1 bacon-2")
    happen(t, "0 close")
    assert not t.chance and t.actors == {0}
    with pytest.raises(IllegalAction, match="expected one of: play"):
        t.play(0, "fly")


def test_pile_empty_no_draw() -> None:
    t = standing("onion-1 onion-2", "onion-3", "onion-4 fly", burger="tomato-1", pile=False)
    happen(t, "0 play onion-1")
    assert t.actors == {1}


def test_no_fly_as_opening_card() -> None:
    t = standing("fly", "", "")
    assert t.view(0).burger.height == 0 and "fly" not in may(t, 0)
    t = standing("fly", "", "", burger="tomato-1")
    assert "fly" in may(t, 0)  # one ingredient is enough for a fly


def test_fly_on_a_bottom_that_an_accusation_made_bare() -> None:
    t = standing("", "fly", "", penalty=["", "", "tomato-5"], turn=1, shown=("tomato-5", 2, 0))
    assert t.view(None).burger.height == 0 and "fly" in may(t, 1)
    happen(t, "1 fly")
    assert t.view(None).turn == 2 and t.view(None).verdict is None


def test_own_fly_is_not_refilled() -> None:
    t = standing("fly", "", "", burger="tomato-1")
    happen(t, "0 fly; * draw patty-1")
    assert [player.cards for player in t.view(None).players] == [4, 5, 4]


# -- the accusation -------------------------------------------------------------------------------


def test_a_third_card_of_a_kind_may_be_played() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1 tomato-2")
    assert "play tomato-5" in may(t, 0)


def test_every_other_player_is_asked_and_not_the_one_who_played() -> None:
    t = standing("tomato-5", "", "", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-5")
    assert t.actors == {1, 2, 3} and all(may(t, seat) == ["pass", "accuse"] for seat in (1, 2, 3))


def test_right_with_two_or_more_of_the_kind_before() -> None:
    """A fourth one is wrong too, though a third one was let pass."""
    t = standing("tomato-5", "", "", burger="tomato-1 tomato-2 tomato-3")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass")
    assert penalties(t) == [("tomato-5",), (), ()]


def test_one_of_the_kind_before_is_not_enough() -> None:
    t = standing("tomato-1", "", "", burger="tomato-1 bacon-2 bacon-3")
    happen(t, "0 play tomato-1; 1 accuse; 2 pass")
    assert penalties(t) == [(), ("tomato-1",), ()]


def test_values_do_not_make_a_kind() -> None:
    t = standing("tomato-5", "", "", burger="bacon-5 cheese-5")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass")
    assert penalties(t) == [(), ("tomato-5",), ()]


def test_no_substitute_is_played() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass")
    assert t.view(None).turn == 1 and t.chance and t.view(None).players[0].cards == 4
    assert t.view(None).burger.height == 2


def test_wrong_accusation_takes_the_card_out_of_the_burger() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1 bacon-2")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass")
    assert state(t)["burger"] == ["tomato-1", "bacon-2"]


def test_nobody_accuses_it_stays_and_scores() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-5; 1 pass; 2 pass; * draw patty-1")
    before = t.scores[1]
    happen(t, "1 close")
    assert t.scores[1] - before == 1 + 2 + 5


def test_one_accusation_a_card_the_first_received() -> None:
    t = standing("tomato-5", "", "", "", burger="tomato-1 bacon-2")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass; 3 accuse")
    assert [(str(outcome), str(chance)) for outcome, chance in t.chances()] == [("race 1", "1/2"), ("race 3", "1/2")]
    happen(t, "* race 3")
    assert penalties(t) == [(), (), (), ("tomato-5",)]
    assert t.view(None).verdict.accuser == 3


def test_offered_only_if_two_or_more_lay_there() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1")
    happen(t, "0 play tomato-5")
    assert t.chance  # no window: one lay there
    t = standing("tomato-5", "", "", burger="tomato-1 onion-1")
    happen(t, "0 play tomato-5")
    assert t.actors == {1, 2}  # public facts: two lay there, though they can't hold two tomatoes


def test_closing_counts_what_lies_there_then() -> None:
    """Two players need three: the third card was taken out, so two are left."""
    t = standing("tomato-5", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-5; 1 accuse; * draw patty-1")
    assert "close" not in may(t, 1)
    t = standing("tomato-5", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-5; 1 pass; * draw patty-1")
    assert "close" in may(t, 1)


# -- what is seen ---------------------------------------------------------------------------------


def test_only_the_top_card_and_the_height_are_seen() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1 bacon-2 onion-3", tops=[4, 5, 5])
    for seat in (None, 0, 1, 2):
        burger, mine = t.view(seat).burger, t.view(seat).players[0]
        assert (burger.height, burger.top, burger.cards) == (3, "onion-3", None)
        assert (mine.closed.number, mine.closed.ingredients, mine.closed.cards, mine.points) == (1, 2, None, None)
        assert (mine.hand is None) == (seat != 0)


def test_at_an_accusation_the_burger_is_shown_then_covered() -> None:
    t = standing("tomato-5", "", "", burger="tomato-1 bacon-2")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass")
    for seat in (None, 0, 1, 2):
        seen = t.view(seat).verdict
        assert (seen.accuser, seen.accused, seen.card, seen.right) == (1, 0, "tomato-5", False)
        assert seen.burger == ("tomato-1", "bacon-2", "tomato-5")
    happen(t, "* draw patty-1")
    assert t.view(2).verdict is not None  # until the next ingredient lies there
    covered = happen(t.copy(), "1 play patty-1")
    assert covered.view(2).verdict is None and covered.view(2).burger.cards is None
    closed = happen(t.copy(), "1 close")
    assert closed.view(2).verdict is None


def test_answers_stay_hidden_until_the_window_is_settled() -> None:
    t = standing("tomato-5", "", "", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-5")
    before = [t.view(seat) for seat in (None, 0, 1, 3)]
    happen(t, "2 accuse")
    assert [t.view(seat) for seat in (None, 0, 1, 3)] == before
    assert t.actors == {1, 3} and t.view(1).asked == (1, 2, 3)
    assert t.view(2).answers == (None, None, "accuse", None) and may(t, 2) == []
    assert [str(event) for event in t.told(1)] == ["0 play tomato-5"]
    assert [str(event) for event in t.told(2)] == ["0 play tomato-5", "2 accuse"]
    happen(t, "1 pass; 3 pass")
    assert t.view(1).verdict.accuser == 2


def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    t = standing("", "", "", burger="tomato-1", phase="draw")
    happen(t, "* draw fly")
    assert [[str(event) for event in t.told(seat)] for seat in (None, 0, 1)] == [
        ["* draw ?"],
        ["* draw fly"],
        ["* draw ?"],
    ]


# -- the end --------------------------------------------------------------------------------------


def last_bottom(*hands: str, **how: object) -> Table:
    """Three players, no bottom but the one under the burger: seat 2 has a normal top left."""
    return standing(*hands, tops=[0, 0, 1], doubles=[0, 0, 0], **how)


def test_the_burger_on_the_last_bottom_can_be_finished() -> None:
    t = last_bottom("", "", "", burger="tomato-1 bacon-1", turn=2)
    assert t.view(None).bottoms == 0 and "close" in may(t, 2)
    happen(t, "2 close")
    assert t.over and t.view(None).players[2].closed.number == 5


def test_a_bottom_is_needed_it_ends_before_the_next_draw() -> None:
    t = last_bottom("fly", "", "", burger="tomato-1 bacon-1")
    happen(t, "0 fly")
    assert t.over and not t.chance


def test_slapped_on_the_last_bottom_it_ends_before_the_next_draw() -> None:
    t = last_bottom("onion-1", "", "", burger="tomato-1 bacon-1", options=SLAPPING)
    happen(t, "0 play onion-1; 1 pass; 2 slap; 2 close")
    assert t.over


def test_slapped_fly_on_the_last_bottom_is_refilled_first() -> None:
    """The refill belongs to the slap, the bottom to the opening after it."""
    t = last_bottom("onion-1", "fly", "", burger="tomato-1 bacon-1", options=SLAPPING)
    happen(t, "0 play onion-1; 1 slap; 2 pass; 1 fly")
    assert t.chance
    happen(t, "* draw patty-1")
    assert t.over and t.view(None).players[1].cards == 4


def test_no_ingredient_left_counts_after_the_completed_turn() -> None:
    """Who closes with one ingredient left still opens with it."""
    t = standing("onion-1 fly", "onion-2", "onion-3", burger="tomato-1 bacon-1", pile=False)
    happen(t, "0 close")
    assert may(t, 0) == ["play onion-1"]
    happen(t, "0 play onion-1")
    assert t.over


def test_only_the_one_whose_turn_it_was_ends_it() -> None:
    """A fly leaves the ingredients alone: play goes on."""
    t = standing("onion-1 fly", "onion-2", "onion-3", burger="tomato-1 bacon-1", pile=False)
    happen(t, "0 fly")
    assert t.actors == {1}


def test_the_window_on_the_last_ingredient_still_opens() -> None:
    t = standing("tomato-5", "onion-2", "onion-3 fly", burger="tomato-1 tomato-2", pile=False)
    happen(t, "0 play tomato-5")
    assert t.actors == {1, 2}
    happen(t, "1 accuse; 2 pass")
    assert t.over and penalties(t) == [("tomato-5",), (), ()]
    assert t.view(None).verdict.right  # still shown


def test_the_slap_on_the_last_ingredient_is_settled_then_it_ends() -> None:
    t = standing("tomato-5", "onion-2", "onion-3 fly", burger="tomato-1 tomato-2", pile=False, options=SLAPPING)
    happen(t, "0 play tomato-5; 1 slap; 2 accuse; 1 close double")
    assert t.over and state(t)["doubled"][1] == {"tomato-1": 1, "tomato-2": 1}
    t = standing("tomato-5", "onion-2", "onion-3 fly", burger="tomato-1 tomato-2", pile=False, options=SLAPPING)
    happen(t, "0 play tomato-5; 1 pass; 2 slap; 2 fly")
    assert t.over and state(t)["hand"][2] == {"onion-3": 1}


def test_the_open_burger_scores_for_nobody() -> None:
    t = standing("onion-1", "onion-2", "onion-3 fly", burger="tomato-5 bacon-5", pile=False)
    happen(t, "0 play onion-1; 1 pass; 2 pass")
    assert t.over and t.scores == (0, -2, -3)


def test_at_the_end_everything_is_shown() -> None:
    t = standing("onion-1", "onion-2", "onion-3 fly", burger="tomato-5 bacon-5", tops=[4, 5, 5], pile=False)
    happen(t, "0 play onion-1; 1 pass; 2 pass")
    view = t.view(None)
    assert view.players[2].hand == ("onion-3", "fly") and len(view.players[0].closed.cards) == 2
    assert view.burger.cards == ("tomato-5", "bacon-5", "onion-1") and len(view.thrown.cards) == view.thrown.ingredients
    assert [player.points for player in view.players] == list(t.scores)


def test_equal_points_share_the_victory() -> None:
    t = standing("onion-1", "onion-3", "bacon-3 fly", burger="tomato-1", pile=False, penalty=["tomato-1 pickle-1"])
    happen(t, "0 play onion-1")
    assert t.scores == (-4, -3, -3) and t.winners == {1, 2}


# -- slapping -------------------------------------------------------------------------------------


def test_closing_happens_only_by_slapping() -> None:
    t = standing("fly", "", "", burger="tomato-1 bacon-1", options=SLAPPING)
    assert may(t, 0)[-1] == "fly" and not any(action.startswith("close") for action in may(t, 0))


def test_close_in_turn_is_an_option() -> None:
    t = standing("onion-1", "", "", burger="tomato-1 bacon-1", options=EITHER)
    happen(t, "0 close")
    assert t.actors == {0} and t.view(0).players[0].cards == 5  # as in the base game: no second draw


def test_slap_only_if_enough_lie_there_now() -> None:
    t = standing("onion-1 onion-2", "bacon-1", "", options=SLAPPING)
    happen(t, "0 play onion-1")
    assert t.chance
    happen(t, "* draw patty-1; 1 play bacon-1")
    assert t.actors == {0, 2} and may(t, 0) == ["pass", "slap"]  # the card just played counts, accusing is not offered


def test_who_slaps_has_a_top_or_a_fly() -> None:
    """Who holds a fly is private, so everybody else is asked."""
    t = standing("onion-1", "", "fly", "", burger="tomato-1", tops=[4, 0, 0, 4], doubles=[1, 0, 0, 1], options=SLAPPING)
    happen(t, "0 play onion-1")
    assert t.actors == {1, 2, 3}
    assert [may(t, seat) for seat in (1, 2, 3)] == [["pass"], ["pass", "slap"], ["pass", "slap"]]
    happen(t, "1 pass; 2 slap; 3 pass")
    assert may(t, 2) == ["fly"]


def test_no_window_where_nobody_could_lay_anything() -> None:
    """All flies are thrown away and the others have no tops: that is public too."""
    t = standing(
        "onion-1", "", "", burger="tomato-1", tops=[5, 0, 0], doubles=[1, 0, 0], thrown="fly fly fly", options=SLAPPING
    )
    happen(t, "0 play onion-1")
    assert t.chance and t.view(None).turn == 1
    t = standing("onion-1", "", "", burger="tomato-1", tops=[5, 0, 0], doubles=[1, 0, 0], options=SLAPPING)
    happen(t, "0 play onion-1")
    assert t.actors == {1, 2}


def test_the_first_slap_wins_the_others_keep_their_tops() -> None:
    t = standing("onion-1", "", "", "", burger="tomato-1", options=SLAPPING)
    happen(t, "0 play onion-1; 1 slap; 2 slap; 3 slap")
    assert [str(chance) for _, chance in t.chances()] == ["1/3", "1/3", "1/3"]
    happen(t, "* race 2; 2 close double")
    assert [player.tops + player.doubling_tops for player in t.view(None).players] == [5, 5, 4, 5]


def test_closer_opens_and_play_goes_on_to_his_left() -> None:
    t = standing("onion-1", "", "bacon-1", "", burger="tomato-1", options=SLAPPING)
    happen(t, "0 play onion-1; 1 pass; 2 slap; 3 pass; 2 close")
    assert t.view(None).turn == 2 and t.chance  # he draws first
    happen(t, "* draw patty-1; 2 play bacon-1")
    assert t.view(None).turn == 3


def test_after_a_slapped_fly_the_slappers_left_neighbour_opens() -> None:
    t = standing("onion-1", "", "fly", "", burger="tomato-1", options=SLAPPING)
    happen(t, "0 play onion-1; 1 pass; 2 slap; 3 pass; 2 fly; * draw patty-1")
    assert t.view(None).turn == 3 and t.view(None).players[2].cards == 4


def test_with_the_pile_empty_a_slapped_fly_is_not_refilled_and_it_goes_on() -> None:
    t = standing(
        "onion-1 onion-2", "patty-1", "fly patty-2", "patty-3", burger="tomato-1", pile=False, options=SLAPPING
    )
    happen(t, "0 play onion-1; 1 pass; 2 slap; 3 pass; 2 fly")
    assert t.actors == {3} and t.view(None).players[2].cards == 1


def test_a_fly_in_ones_own_turn_stays_legal() -> None:
    t = standing("fly", "", "", burger="tomato-1", options=SLAPPING)
    happen(t, "0 fly")
    assert t.view(None).turn == 1 and t.chance


def test_a_wrong_accusation_too_takes_the_card_before_the_slap() -> None:
    t = standing("onion-5", "", "", burger="tomato-1 bacon-1", options=SLAPPING)
    happen(t, "0 play onion-5; 1 accuse; 2 slap; 2 close")
    assert penalties(t) == [(), ("onion-5",), ()] and state(t)["closed"][2] == {"tomato-1": 1, "bacon-1": 1}


def test_the_slapper_gets_the_burger_even_if_it_has_too_few_now() -> None:
    t = standing("onion-5", "", "", burger="tomato-1 bacon-1", options=SLAPPING, components={"to_close": {"3": 3}})
    happen(t, "0 play onion-5; 1 accuse; 2 slap; 2 close")
    assert state(t)["closed"][2] == {"tomato-1": 1, "bacon-1": 1}


def test_two_races_the_accusation_first() -> None:
    t = standing("onion-5", "", "", "", "", burger="tomato-1 bacon-1", options=SLAPPING)
    happen(t, "0 play onion-5; 1 accuse; 2 slap; 3 accuse; 4 slap")
    assert t.view(None).answers == (None, "accuse", "slap", "accuse", "slap")
    assert [str(outcome) for outcome, _ in t.chances()] == ["race 1", "race 3"]
    happen(t, "* race 3")
    assert penalties(t)[3] == ("onion-5",) and t.view(None).answers == (None, None, "slap", None, "slap")
    assert [str(outcome) for outcome, _ in t.chances()] == ["race 2", "race 4"]
    happen(t, "* race 4; 4 close")
    assert t.view(None).turn == 4 and t.view(None).answers == (None,) * 5


def test_one_answer_a_seat() -> None:
    t = standing("onion-5", "", "", burger="tomato-1 bacon-1", options=SLAPPING)
    happen(t, "0 play onion-5; 1 accuse")
    with pytest.raises(IllegalAction, match="seat 1 can't 'slap': it has answered already"):
        t.play(1, "slap")


def test_slapping_is_for_three_or_more() -> None:
    with pytest.raises(SetupError, match="slapping=on is for 3 to 6 players, not 2"):
        Table("haecmaec", 2, options=SLAPPING)


def test_close_in_turn_goes_with_slapping() -> None:
    with pytest.raises(SetupError, match="close-in-turn=on goes with slapping=on"):
        Table("haecmaec", 3, options={"close-in-turn": "on"})
