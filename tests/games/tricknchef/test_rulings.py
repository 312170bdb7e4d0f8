"""The rulings on set-up and tricks, sentence by sentence; each test fails under the other reading."""

from __future__ import annotations

import pytest

from tests.helpers import happen, may
from tischlein import IllegalAction, SetupError, Table

from .tables import CARDS, SUITS, begun, chefs, coins, deal_hand, standing, trick

# -- components and what leaves the game ----------------------------------------------------------


def test_the_box_holds_forty_cards_with_stars_by_rank() -> None:
    t = Table("tricknchef", players=4, dealer=None)
    assert t.view(None).stars == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    assert t.view(None).chef_tokens == dict.fromkeys(SUITS, 5) and t.view(None).reserve == 20
    happen(t, "* first 0")
    assert [str(outcome) for outcome, _ in t.chances()] == [f"draw {card}" for card in CARDS]


def test_with_three_the_colour_that_leaves_is_drawn_by_default() -> None:
    t = Table("tricknchef", players=3, dealer=None)
    happen(t, "* first 1")
    assert [str(outcome) for outcome, _ in t.chances()] == [f"remove {suit}" for suit in SUITS]
    happen(t, "* remove yellow")
    assert t.view(None).removed == "yellow"
    assert len(t.chances()) == 30 and not any("yellow" in str(outcome) for outcome, _ in t.chances())


@pytest.mark.parametrize("suit", SUITS)
def test_with_three_the_colour_may_be_agreed_and_is_no_event_then(suit: str) -> None:
    t = Table("tricknchef", players=3, dealer=None, options={"remove": suit})
    assert suit not in t.view(None).centre
    happen(t, "* first 1")
    assert t.view(None).phase == "deal" and t.view(None).removed == suit and len(t.chances()) == 30


def test_with_four_no_colour_leaves() -> None:
    with pytest.raises(SetupError, match="remove=red is for 3 players; 4 play with all suits"):
        Table("tricknchef", players=4, options={"remove": "red"})
    t = Table("tricknchef", players=4, dealer=None)
    happen(t, "* first 1")
    assert t.view(None).phase == "deal"


def test_three_rounds_of_ten_tricks_and_the_colour_leaves_once() -> None:
    t = Table("tricknchef", players=3, seed=5)
    play_all(t)
    verbs = [str(event.what).split(" ")[0] for event in t.events]
    assert verbs[:2] == ["first", "remove"] and verbs.count("remove") == 1
    assert verbs.count("draw") == 3 * 30 and verbs.count("play") == 3 * 30
    assert verbs.count("chef") == 3 * (3 + 10)  # drafted, and one a trick


def play_all(t: Table) -> None:
    while not t.over:
        (seat,) = t.actors
        t.play(seat, t.legal(seat)[-1])


# -- the deal and the draft -----------------------------------------------------------------------


def test_a_whole_hand_goes_to_each_from_the_start_player_on() -> None:
    t = Table("tricknchef", players=4, dealer=None)
    happen(t, "* first 2")
    for seat, suit in zip((2, 3, 0, 1), SUITS, strict=True):
        assert t.view(None).turn == seat
        deal_hand(t, suit)
        assert t.view(seat).players[seat].hand == tuple(card for card in CARDS if card.startswith(suit))
    assert t.actors == {2}


def test_only_one_chef_of_each_suit_is_drafted_and_the_rest_lie_in_the_centre() -> None:
    t = begun(4, 3, ["red", "yellow", "blue", "green"])
    happen(t, "3 chef blue")
    assert t.view(None).centre == dict.fromkeys(SUITS, 4)
    with pytest.raises(IllegalAction, match="expected one of: chef red, chef yellow, chef green"):
        t.play(0, "chef blue")
    happen(t, "0 chef red; 1 chef yellow; 2 chef green")
    assert t.view(None).centre == dict.fromkeys(SUITS, 4)
    assert t.view(None).leader == 3 and t.actors == {3}


# -- cards and coins ------------------------------------------------------------------------------


def test_the_leader_plays_any_card() -> None:
    t = standing("red-1 green-2", "red-3 blue-4", "blue-5 green-6", "red-7 red-8")
    assert may(t, 0) == ["play red-1", "play green-2"]


def test_a_trump_in_hand_does_not_free_from_following() -> None:
    t = standing("red-1 green-2", "red-3 blue-4", "blue-5 green-6", "red-7 red-8")
    happen(t, "0 play red-1")
    with pytest.raises(IllegalAction):
        t.play(1, "play blue-4")


def test_any_number_of_own_coins_all_up_or_all_down() -> None:
    t = standing("red-1 green-2", "red-3 blue-4", "blue-5 green-6", "red-7 red-8", coins=[2, 5, 0, 0])
    assert may(t, 0)[:5] == ["play red-1 -4", "play red-1 -2", "play red-1", "play red-1 +2", "play red-1 +4"]
    assert len(may(t, 0)) == 10
    happen(t, "0 play red-1 -4")
    assert coins(t) == [0, 5, 0, 0]
    assert len(may(t, 1)) == 11


def test_the_effective_rank_may_leave_one_to_ten() -> None:
    t = standing("red-1 green-2", "red-3 blue-4", "red-2 green-6", "red-10 red-8", coins=[0, 2, 2, 0])
    assert trick(t, "red-1", "red-3 -4", "red-2 -4", "red-10", chef="red") == 2  # 1, -1, -2, 10
    t = standing("red-9 green-2", "red-10 blue-4", "red-2 green-6", "red-8 red-7", coins=[2, 1, 0, 0])
    trick(t, "red-9 +4", "red-10 +2", "red-2", "red-8", chef="red")  # 13, 12
    assert t.actors == {0}


def test_coins_count_for_lowest_too() -> None:
    t = standing("red-2 green-2", "red-3 blue-4", "red-4 green-6", "red-10 red-8", coins=[1, 1, 0, 0])
    assert trick(t, "red-2 +2", "red-3 -2", "red-4", "red-10") == 1
    t = standing("red-2 green-2", "red-3 blue-4", "red-4 green-6", "red-10 red-8", coins=[1, 0, 0, 0])
    assert trick(t, "red-2 +2", "red-3", "red-4", "red-10") == 1


# -- trumps, winner, lowest -----------------------------------------------------------------------


def test_trump_is_the_fewest_in_the_centre_not_before_the_players() -> None:
    t = standing("red-1 green-1", "red-3 green-3", "red-7 green-7", "red-10 green-10")
    taken = {suit: sum(chefs(t, seat).get(suit, 0) for seat in range(4)) for suit in SUITS}
    assert min(taken, key=taken.__getitem__) == "yellow"
    assert t.view(None).trumps == ("blue",)


def test_a_suit_with_no_chef_is_no_trump() -> None:
    t = standing(
        "red-1 green-1",
        "blue-10 green-3",
        "red-7 green-7",
        "yellow-2 green-10",
        centre={"red": 3, "yellow": 2, "green": 3},
    )
    assert t.view(None).trumps == ("yellow",)
    trick(t, "red-1", "blue-10", "red-7", "yellow-2", chef="red")
    assert t.actors == {3}


def test_a_suit_without_chefs_is_trump_again_in_the_next_round() -> None:
    t = standing("red-1", "red-3", "red-7", "red-10", centre={"red": 3, "yellow": 2, "green": 2})
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    for suit in SUITS:
        deal_hand(t, suit)
    for suit in SUITS:
        (seat,) = t.actors
        t.play(seat, f"chef {suit}")
    assert t.view(None).trumps == SUITS


def test_trumps_are_fixed_at_the_start_of_the_trick() -> None:
    """The last blue chef is taken for this trick: blue still wins it."""
    t = standing("red-1 green-1", "red-7 green-7", "red-10 green-10", "blue-5 green-5")
    trick(t, "red-1", "red-7", "red-10", "blue-5", chef="blue")
    assert t.actors == {3} and "blue" not in t.view(None).trumps
    # Red comes down to one chef by this trick; the red ten is no trump in it.
    t = standing(
        "yellow-4 green-1",
        "yellow-7 green-7",
        "red-10 green-10",
        "yellow-3 green-5",
        centre={"red": 2, "yellow": 2, "blue": 2, "green": 2},
    )
    trick(t, "yellow-4", "yellow-7", "red-10", "yellow-3", chef="red")
    assert t.actors == {2}
    t = standing(
        "yellow-4 green-1",
        "yellow-7 green-7",
        "red-10 green-10",
        "yellow-3 green-5",
        centre={"red": 2, "yellow": 3, "blue": 1, "green": 2},
    )
    trick(t, "yellow-4", "yellow-7", "red-10", "yellow-3", chef="red")
    assert t.actors == {1}


def test_the_suit_led_may_be_trump_and_other_trumps_compete_by_rank() -> None:
    both = {"red": 1, "yellow": 3, "blue": 1, "green": 3}
    hands = ("red-8 green-1", "blue-7 green-7", "yellow-10 green-10", "green-5 green-6")
    t = standing(*hands, centre=both)
    trick(t, "red-8", "blue-7", "yellow-10", "green-5", chef="green")
    assert t.actors == {0}
    t = standing(*hands, centre=both, coins=[0, 1, 0, 0])
    trick(t, "red-8", "blue-7 +2", "yellow-10", "green-5", chef="green")
    assert t.actors == {1}


def test_a_trump_with_a_lower_rank_beats_the_suit_led_with_coins() -> None:
    t = standing("red-10 green-1", "blue-1 green-7", "red-2 green-10", "red-5 green-6", coins=[6, 3, 0, 0])
    trick(t, "red-10 +12", "blue-1 -6", "red-2", "red-5", chef="green")
    assert t.actors == {1}


def test_of_equal_highest_the_last_played_wins_also_by_coins() -> None:
    t = standing("red-9 green-1", "red-7 green-7", "red-2 green-10", "red-5 green-6", coins=[0, 1, 0, 0])
    trick(t, "red-9", "red-7 +2", "red-2", "red-5", chef="green")
    assert t.actors == {1}


def test_of_equal_lowest_the_first_played_takes_the_chef_in_order_of_play() -> None:
    t = standing("red-3 green-1", "red-5 green-7", "red-9 green-10", "red-4 green-6", leader=2, coins=[0, 1, 0, 0])
    assert trick(t, "red-9", "red-4", "red-3", "red-5 -2") == 0  # played by 2, 3, 0, 1
    t = standing("red-3 green-1", "red-5 green-7", "red-9 green-10", "red-4 green-6", leader=1, coins=[0, 1, 0, 0])
    assert trick(t, "red-5 -2", "red-9", "red-4", "red-3") == 1


def test_the_lowest_may_be_a_card_that_cannot_win() -> None:
    t = standing("red-2 green-1", "red-7 green-7", "yellow-1 green-10", "red-5 green-6")
    assert trick(t, "red-2", "red-7", "yellow-1", "red-5") == 2


def test_the_winner_takes_all_cards_face_down_and_leads() -> None:
    t = standing("red-2 green-1", "red-7 green-7", "yellow-1 green-10", "red-5 green-6")
    before = t.view(1).players[1]
    trick(t, "red-2", "red-7", "yellow-1", "red-5", chef="red")
    after = t.view(1).players[1]
    assert set(after.won) - set(before.won) == {"red-2", "red-7", "yellow-1", "red-5"}
    assert t.view(1).leader == 1 and t.actors == {1}


# -- chefs and coins for a trick ------------------------------------------------------------------


def test_the_chef_must_be_taken_even_where_one_colour_is_left() -> None:
    t = standing("red-1 green-1", "red-3 green-3", "red-7 green-7", removed="blue", centre={"yellow": 4})
    assert trick(t, "red-1", "red-3", "red-7") == 0
    assert may(t, 0) == ["chef yellow"]


def test_coins_short_are_paid_in_order_of_play() -> None:
    t = standing(
        "red-5 green-1",
        "red-6 green-7",
        "red-3 green-10",
        "blue-4 green-6",
        leader=1,
        components={"coin_tokens": 1},
    )
    trick(t, "red-6", "red-3", "blue-4", "red-5", chef="red")  # 3 wins, 2 is lowest
    assert coins(t) == [0, 1, 0, 0] and t.view(None).reserve == 0


def test_coins_short_and_none_left() -> None:
    t = standing("red-5 green-1", "red-6 green-7", "red-3 green-10", "blue-4 green-6", components={"coin_tokens": 0})
    trick(t, "red-5", "red-6", "red-3", "blue-4", chef="red")
    assert coins(t) == [0, 0, 0, 0]


def test_spent_coins_go_back_first() -> None:
    """The reserve is empty; the two coins laid in this trick pay the two who got nothing."""
    t = standing(
        "red-5 green-1",
        "red-6 green-7",
        "red-3 green-10",
        "red-9 green-6",
        coins=[0, 0, 0, 2],
        components={"coin_tokens": 2},
    )
    assert t.view(None).reserve == 0
    trick(t, "red-5", "red-6", "red-3", "red-9 +4", chef="red")
    assert coins(t) == [1, 1, 0, 0] and t.view(None).reserve == 0


def test_spent_coins_do_not_count_while_they_lie_on_the_card() -> None:
    t = standing("red-5 green-1", "red-6 green-7", "red-3 green-10", "red-9 green-6", coins=[2, 0, 0, 0])
    before = t.scores[0]
    happen(t, "0 play red-5 +4")
    assert t.scores[0] == before - 2
