"""The examples of the rulebook, in its order, each under the heading where it stands."""

from __future__ import annotations

from tests.helpers import happen, may

from .tables import EIGHT_TRICKS, NINE_TRICKS, begun, chefs, coins, standing, trick

NINE_TWO_COINS = [0, 0, 1, 2]


def test_preparation_three_players_return_a_colour() -> None:
    """«Подготовка»: with three, all cards and chefs of one colour go back into the box."""
    t = begun(3, 0, ["red", "yellow", "blue"], remove="green")
    assert t.view(None).set_aside == {"red": 1, "yellow": 1, "blue": 1}
    assert t.view(None).centre == {"red": 4, "yellow": 4, "blue": 4}
    assert may(t, 0) == ["chef red", "chef yellow", "chef blue"]


def test_preparation_each_takes_a_chef_clockwise() -> None:
    """«Подготовка»: from the first player on, each takes one of the chefs set aside."""
    t = begun(4, 2, ["red", "yellow", "blue", "green"])
    happen(t, "2 chef blue; 3 chef red; 0 chef green")
    assert may(t, 1) == ["chef yellow"]
    happen(t, "1 chef yellow")
    assert [chefs(t, seat) for seat in range(4)] == [{"green": 1}, {"yellow": 1}, {"blue": 1}, {"red": 1}]
    assert t.actors == {2}


def test_turn_the_suit_led_must_be_followed() -> None:
    """«Ход игрока»: the same suit as the active player's; without it any card, trumps too."""
    t = standing("red-1 green-2", "red-3 blue-4", "blue-5 green-6", "red-7 red-8")
    happen(t, "0 play red-1")
    assert may(t, 1) == ["play red-3"]
    happen(t, "1 play red-3")
    assert may(t, 2) == ["play blue-5", "play green-6"]


def test_winner_of_four_reds_is_the_ten() -> None:
    """«Определение победителя взятки», first example: red 1, 3, 7 and 10."""
    t = standing("red-1 green-1", "red-3 green-3", "red-7 green-7", "red-10 green-10")
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="green")
    assert t.actors == {3}


def test_winner_is_the_seven_when_the_ten_is_another_suit() -> None:
    """Second example: red 1, 3, 7 and yellow 10, trump blue."""
    t = standing("red-1 green-1", "red-3 green-3", "red-7 green-7", "yellow-10 green-10")
    assert t.view(None).trumps == ("blue",)
    trick(t, "red-1", "red-3", "red-7", "yellow-10", chef="green")
    assert t.actors == {2}


def test_winner_is_the_only_trump() -> None:
    """Third example: red 1, 7, yellow 10, blue 5, trump blue; red 1 takes a chef, the others a coin each."""
    t = standing("red-1 green-1", "red-7 green-7", "yellow-10 green-10", "blue-5 green-5")
    assert trick(t, "red-1", "red-7", "yellow-10", "blue-5", chef="green") == 0
    assert t.actors == {3}
    assert coins(t) == [0, 1, 1, 0]


def test_winner_of_several_trumps_is_the_highest_and_of_equals_the_last() -> None:
    """The paragraph after the third example: two tens, and the one played last wins."""
    both = {"red": 2, "yellow": 2, "blue": 2, "green": 2}
    t = standing("red-1 green-1", "yellow-10 green-7", "blue-10 green-10", "green-5 green-6", centre=both)
    trick(t, "red-1", "yellow-10", "blue-10", "green-5", chef="green")
    assert t.actors == {2}


def test_chef_goes_to_the_lowest_card() -> None:
    """«Получение жетонов Шефов и монет»: a chef of any colour from the centre."""
    t = standing("red-4 green-1", "red-3 green-3", "red-7 green-7", "red-10 green-10")
    before = chefs(t, 1)
    assert trick(t, "red-4", "red-3", "red-7", "red-10") == 1
    assert may(t, 1) == ["chef red", "chef yellow", "chef blue", "chef green"]
    happen(t, "1 chef yellow")
    assert chefs(t, 1)["yellow"] == before.get("yellow", 0) + 1
    assert t.view(None).centre == {**EIGHT_TRICKS, "yellow": 2}


def test_chef_of_two_ones_goes_to_the_first() -> None:
    """«Получение жетонов Шефов и монет»: two ones were played, the first takes the chef."""
    t = standing("red-4 green-2", "red-1 green-3", "yellow-1 green-7", "red-10 green-10")
    assert trick(t, "red-4", "red-1", "yellow-1", "red-10") == 1


def test_chef_and_trick_may_go_to_the_same_player() -> None:
    """«Получение жетонов Шефов и монет»: the lowest card wins because it is a trump."""
    t = standing("red-4 green-2", "red-3 green-3", "blue-1 green-7", "red-10 green-10")
    assert trick(t, "red-4", "red-3", "blue-1", "red-10", chef="red") == 2
    assert t.actors == {2}
    assert coins(t) == [1, 1, 0, 1]


def test_coins_the_nine_becomes_thirteen() -> None:
    """«Монеты»: red 1, 7, 10 with one coin, 9 with two: 13 wins."""
    t = standing("red-1 green-1", "red-7 green-7", "red-10 green-10", "red-9 green-9", coins=NINE_TWO_COINS)
    trick(t, "red-1", "red-7", "red-10 +2", "red-9 +4")
    assert [player.played.rank for player in t.view(None).players] == [1, 7, 12, 13]
    happen(t, "0 chef red")
    assert t.actors == {3}
    assert coins(t) == [0, 1, 1, 0] and t.view(None).reserve == 18


def test_trump_is_yellow_with_the_fewest_chefs() -> None:
    """«Определение козыря», the example: 3 red, 2 yellow, 3 blue, 4 green chefs in the centre."""
    t = standing(
        "red-1 red-2 red-3 red-4 red-5 red-6",
        "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-6",
        "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6",
        "green-1 green-2 green-3 green-4 green-5 green-6",
        centre={"red": 3, "yellow": 2, "blue": 3, "green": 4},
    )
    assert t.view(None).trumps == ("yellow",)


def test_trump_in_the_first_trick_is_every_suit() -> None:
    """«Определение козыря»: in the first turn of each round all suits are trumps."""
    t = begun(4, 0, ["red", "yellow", "blue", "green"])
    happen(t, "0 chef red; 1 chef yellow; 2 chef blue; 3 chef green")
    assert t.view(None).trumps == ("red", "yellow", "blue", "green")


def test_trump_a_suit_without_chefs_is_none() -> None:
    """«Определение козыря»: the moment its last chef leaves the centre, a suit is no trump any more."""
    t = standing("red-1 green-1", "red-3 green-3", "red-7 green-7", "red-10 green-10")
    assert t.view(None).trumps == ("blue",)
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="blue")
    assert t.view(None).trumps == ("red", "green")


def test_end_of_round_two_green_chefs_stand_on_one_and_four() -> None:
    """«Конец раунда и подсчёт очков», the example: green 1, 4, 8, 10 with two green chefs."""
    t = standing(
        "red-1 red-2",
        "red-3 red-4",
        "red-5 red-6",
        "red-7 red-8",
        won={0: "green-1 green-4 green-8 green-10"},
        chefs={0: {"green": 2}},
    )
    assert t.scores[0] == 1 + 2


def test_end_of_round_chefs_without_a_card_and_coins() -> None:
    """«Конец раунда и подсчёт очков»: chefs too many are worth nothing, each coin left one point."""
    t = standing(
        "red-1 red-2",
        "red-3 red-4",
        "red-5 red-6",
        "red-7 red-8",
        won={0: "green-1 green-4 blue-8 blue-10"},
        chefs={0: {"green": 3}},
        coins=[4, 0, 0, 0],
    )
    assert t.scores[0] == 1 + 2 + 4


def test_new_round_everything_goes_back_and_the_best_begins() -> None:
    """«Подготовка к новому раунду»: chefs and coins to the centre, cards dealt again, the leader in points begins."""
    t = standing(
        "red-1", "red-3", "red-7", "red-10", centre=NINE_TRICKS, points=[[9], [80], [0], [0]], starter=1, coins=[1] * 4
    )
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    view = t.view(None)
    assert t.chance and view.phase == "deal" and view.starter == 1 and view.turn == 1
    assert view.reserve == 20 and coins(t) == [0] * 4
    assert view.centre == dict.fromkeys(view.centre, 4) and view.set_aside == dict.fromkeys(view.centre, 1)
    assert [player.won_size + player.hand_size for player in view.players] == [0] * 4
    assert len(t.chances()) == 40


def test_end_of_game_most_points_then_the_last_round() -> None:
    """«Конец игры и определение победителя»: three rounds together; on a tie the last one."""
    even = {"stars": [0] * 10}
    t = standing(
        "red-1",
        "red-3",
        "red-7",
        "red-10",
        centre=NINE_TRICKS,
        points=[[5, 2], [5, 5], [0, 0], [5, 1]],
        starter=1,
        coins=[4, 2, 1, 0],
        components=even,
    )
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    assert t.over and t.scores == (11, 13, 2, 6) and t.winners == {1}
    t = standing(
        "red-1",
        "red-3",
        "red-7",
        "red-10",
        centre=NINE_TRICKS,
        points=[[5, 2], [5, 5], [0, 0], [5, 1]],
        starter=1,
        coins=[4, 0, 1, 0],
        components=even,
    )
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    assert t.scores == (11, 11, 2, 6) and t.ranks == (1, 2, 4, 3) and t.winners == {0}
