"""The rulings on points and rounds, sentence by sentence; each test fails under the other reading."""

from __future__ import annotations

from tests.helpers import happen

from .tables import CARDS, NINE_TRICKS, SUITS, deal_hand, standing, trick

NO_STARS = {"stars": [0] * 10}


# -- scoring --------------------------------------------------------------------------------------


def test_won_cards_count_by_their_printed_rank() -> None:
    """Red 3 was raised to 13 when it was won; the chef stands on it all the same, not on the 4."""
    t = standing(
        "red-3 green-1",
        "red-4 green-2",
        "red-5 green-3",
        "red-6 green-4",
        won={0: "yellow-1 yellow-2 yellow-3 yellow-4"},
        chefs={0: {"red": 1}},
        coins=[5, 0, 0, 0],
        components={"stars": [0, 0, 7, 1, 1, 1, 0, 0, 0, 0]},
    )
    trick(t, "red-3 +10", "red-4", "red-5", "red-6", chef="green")
    assert t.actors == {0} and t.scores[0] == 7


def test_chefs_of_another_suit_do_not_help() -> None:
    t = standing(
        "red-1 red-2",
        "red-3 red-4",
        "red-5 red-6",
        "red-7 red-8",
        won={0: "green-1 green-4 green-8 green-10"},
        chefs={0: {"blue": 1, "yellow": 2}},
    )
    assert t.scores[0] == 0


def test_scores_are_as_if_it_ended_now() -> None:
    """Points of the rounds that are over, and the present round as it stands."""
    t = standing(
        "red-1 red-2",
        "red-3 red-4",
        "red-5 red-6",
        "red-7 red-8",
        won={0: "green-1 green-4 green-8 green-10"},
        chefs={0: {"green": 2}},
        points=[[10], [4], [4], [4]],
    )
    assert t.scores[0] == 13 and t.winners == frozenset()


# -- the next rounds ------------------------------------------------------------------------------


def test_the_most_points_in_total_begin_not_the_best_of_the_last_round() -> None:
    t = standing(
        "red-1",
        "red-3",
        "red-7",
        "red-10",
        centre=NINE_TRICKS,
        points=[[2], [20], [0], [0]],
        starter=1,
        coins=[5, 0, 0, 0],
        components=NO_STARS,
    )
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")  # 3 won the last trick, 0 the round
    assert t.view(None).starter == 1


def test_on_a_tie_the_last_start_player_himself_begins() -> None:
    t = standing(
        "red-1",
        "red-3",
        "red-7",
        "red-10",
        centre=NINE_TRICKS,
        starter=2,
        components={**NO_STARS, "coin_points": 0},
    )
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    assert t.view(None).starter == 2


def test_on_a_tie_without_him_the_nearest_clockwise_begins() -> None:
    """1 and 3 have a coin each; clockwise from the start player 2 it is 3."""
    t = standing("red-10", "red-7", "red-1", "red-3", centre=NINE_TRICKS, starter=2, components=NO_STARS)
    trick(t, "red-10", "red-7", "red-1", "red-3", chef="red")
    assert t.view(None).players[1].points == t.view(None).players[3].points == (1,)
    assert t.view(None).starter == 3 and t.view(None).turn == 3


def test_the_next_round_is_dealt_and_drafted_from_its_start_player_on() -> None:
    t = standing("red-10", "red-7", "red-1", "red-3", centre=NINE_TRICKS, starter=2, components=NO_STARS)
    trick(t, "red-10", "red-7", "red-1", "red-3", chef="red")
    for suit in SUITS:
        deal_hand(t, suit)
    assert t.view(3).players[3].hand == tuple(card for card in CARDS if card.startswith("red"))
    happen(t, "3 chef red; 0 chef blue; 1 chef green; 2 chef yellow")
    assert t.actors == {3}


def test_a_removed_colour_stays_away_in_later_rounds() -> None:
    t = standing("red-1", "red-3", "red-7", removed="blue", centre={"red": 1, "yellow": 1, "green": 1})
    trick(t, "red-1", "red-3", "red-7", chef="red")
    assert t.view(None).phase == "deal" and t.view(None).removed == "blue"
    assert t.view(None).centre == {"red": 4, "yellow": 4, "green": 4} and len(t.chances()) == 30


def test_tie_breakers_exhausted_is_a_shared_victory() -> None:
    t = standing(
        "red-1",
        "red-3",
        "red-7",
        "red-10",
        centre=NINE_TRICKS,
        points=[[0, 0]] * 4,
        coins=[1, 0, 0, 1],
        components=NO_STARS,
    )
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    assert t.over and t.scores == (1, 1, 1, 1) and t.winners == {0, 1, 2, 3}
