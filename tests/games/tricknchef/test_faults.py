"""Positions that can't be, and boxes that don't add up, are refused with a clear line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import happen
from tischlein import GAMES, PositionError, SetupError, Table
from tischlein.core.playout import play_on
from tischlein.core.rng import below, seeded

from .tables import NINE_TRICKS, begun, position, standing, trick

HANDS = ("red-1 green-1", "red-3 green-3", "red-7 green-7", "red-10 green-10")


def refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=f"can't be: .*{why}"):
        Table.from_position(data)


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("turn", 4, "there is no seat 4"),
        ("leader", -1, "there is no seat -1"),
        ("rounds_done", 4, "4 rounds are over, there are 3"),
        ("rounds_done", 3, "the game is over just when 3 rounds are"),
        ("phase", "over", "the game is over just when 3 rounds are"),
        ("removed", "red", "red can't have left the game"),
        ("points", [{"1": 3}, {}, {}, {}], "seat 0 has points of a round that is not over"),
        ("points", [{"1": -3}, {}, {}, {}], "seat 0 has points below 0"),
        ("unseen", {"red-1": 1}, "red-1 is in two places"),
        ("unseen", {"red-1": -1}, "a card is in a place once or not at all"),
        ("hand", [{"green-1": 1}, {"red-3": 1}, {"red-7": 1}, {"red-10": 1}], "red-1 is nowhere"),
        ("centre", {"red": 3, "yellow": 3, "blue": 1, "green": 2}, "6 red chefs, expected 5"),
        ("reserve", 19, "19 coins, expected 20"),
        ("reserve", -1, "fewer than no coins"),
        ("coins", [0, 0, 0, -1], "fewer than no coins"),
        ("laid", [1, 0, 0, 0], "21 coins, expected 20"),
        ("phase", "deal", "something was played before the first trick"),
        ("phase", "first", "something was played before the first trick"),
        ("phase", "reward", "seat 0 has not played to this trick"),
        ("turn", 1, "seat 0 has not played to this trick"),
        ("set_aside", {"red": 1}, "6 red chefs, expected 5"),
    ],
)
def test_one_wrong_field(field: str, value: object, why: str) -> None:
    data = position(HANDS)
    data["state"][field] = value
    refused(data, why)


def test_unequal_hands() -> None:
    refused(position(("red-1", "red-3 green-3", "red-7 green-7", "red-10 green-10 green-9")), "has 1 cards after 8")


def test_piles_are_whole_tricks() -> None:
    data = position(HANDS)
    moved = next(iter(data["state"]["won"][0]))
    del data["state"]["won"][0][moved]
    data["state"]["won"][1][moved] = 1
    refused(data, "seat 0 has won 7 cards, tricks have 4")


def test_chefs_of_another_number_of_tricks() -> None:
    refused(position(HANDS, {"red": 3, "yellow": 3, "blue": 1, "green": 2}), "11 chefs are taken after 8 tricks")


def test_a_seat_without_its_chef() -> None:
    seats = {0: {}, 1: {"red": 3}, 2: {"yellow": 2, "blue": 3}, 3: {"blue": 1, "green": 3}}
    refused(position(HANDS, chefs=seats), "seat 0 has drafted no chef")


def test_more_coins_than_tricks_could_bring() -> None:
    refused(position(HANDS, coins=[7, 0, 0, 0]), "seat 0 has 7 coins, it got 6 at most")


def test_the_start_player_has_most_points() -> None:
    refused(position(HANDS, points=[[1], [2], [0], [0]]), "seat 0 began round 2, but another has more points")


def test_coins_on_no_card() -> None:
    data = position(HANDS, coins=[0, 1, 0, 0])
    data["state"]["laid"], data["state"]["coins"] = [0, 1, 0, 0], [0, 0, 0, 0]
    refused(data, "seat 1 has laid coins on no card")


def test_a_card_played_by_who_should_have_followed() -> None:
    t = standing("red-1 green-1", "red-3 green-3", "yellow-7 green-7", "red-10 green-10")
    happen(t, "0 play red-1; 1 play red-3; 2 play yellow-7")
    data = t.position()
    data["state"]["hand"][2], data["state"]["hand"][3] = {"red-10": 1}, {"green-7": 1, "green-10": 1}
    refused(data, "seat 2 holds red and did not follow")


def test_the_wrong_seat_takes_the_chef() -> None:
    t = standing(*HANDS)
    trick(t, "red-1", "red-3", "red-7", "red-10")
    data = t.position()
    data["state"]["turn"] = 1
    refused(data, "seat 0 has the lowest card, not seat 1")


def test_a_deal_out_of_order() -> None:
    data = begun(4, 1, ["red", "yellow"]).position()
    Table.from_position(data)
    data["state"]["turn"] = 2
    refused(data, "in the deal from seat 1 on to seat 2")


def test_a_draft_out_of_order() -> None:
    t = begun(4, 1, ["red", "yellow", "blue", "green"])
    happen(t, "1 chef red")
    data = t.position()
    data["state"]["turn"] = 1
    refused(data, "seat 1 has 1 chefs in the draft")
    data = t.position()
    data["state"]["set_aside"] = {"yellow": 1, "blue": 1}
    data["state"]["centre"]["green"] = 5
    refused(data, "one green chef is to be set aside, or drafted")


def test_points_of_the_last_round_that_do_not_fit() -> None:
    t = standing("red-1", "red-3", "red-7", "red-10", centre=NINE_TRICKS, points=[[0, 0]] * 4)
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    data = t.position()
    Table.from_position(data)
    data["state"]["points"][0]["3"] = t.scores[0] + 1
    refused(data, f"seat 0 has {t.scores[0]} points in the last round")


def test_three_players_play_without_a_suit() -> None:
    hands, centre = ("red-1 red-2", "red-3 red-4", "red-5 red-6"), {"red": 1, "yellow": 1, "blue": 2}
    data = position(hands, centre, removed="green")
    Table.from_position(data)
    data["options"] = {"remove": "red"}
    refused(data, "green left the game, but red was agreed")
    data = position(hands, centre, removed="green")
    data["state"]["removed"] = "none"
    refused(data, "with three players a suit leaves the game")
    data = position(hands, centre, removed="green")
    data["state"]["unseen"] = {"green-1": 1}
    refused(data, "green-1 is not in the game")


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_accepted_can_be_played_to_the_end(seed: int) -> None:
    """A position of a random game with a few numbers changed or exchanged: refused, or as good as any."""
    game, rng = GAMES["tricknchef"], seeded(seed)
    s = game.open(3 + seed % 2)
    play_on(s, rng, [0] * 4, [0] * game.most_legal, [], below(rng, 250))
    accepted = 0
    for _ in range(100):
        other = s.copy()
        for _ in range(1 + below(rng, 2)):
            spoil(other, rng)
        if not list(game.faults(other)):
            accepted += other != s
            play_on(other, rng, [0] * 4, [0] * game.most_legal, [], 1000)
            assert game.actors(other) == 0 and not list(game.faults(other))
    assert accepted > 0


def spoil(s: Any, rng: list[int]) -> None:
    """Change a number of a field, or exchange two."""
    fields = [field for field in s.FIELDS if not field.fixed and field.name != "seats"]
    field = fields[below(rng, len(fields))]
    value = getattr(s, field.name)
    rows = value if len(field.axes) == 2 else [value]
    step = below(rng, 5) - 2
    if not field.axes:
        setattr(s, field.name, value + step)
        return
    row, other = rows[below(rng, len(rows))], rows[below(rng, len(rows))]
    a, b = below(rng, len(row)), below(rng, len(row))
    if below(rng, 3) == 0:
        row[a] += step
    else:
        row[a], other[a], row[b], other[b] = other[a], row[a], other[b], row[b]


# -- components -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "components", "why"),
    [
        (4, {"chef_tokens": {"red": 6}}, "21 chefs, expected 20"),
        (3, {"chef_tokens": [4, 4, 4, 4]}, "16 chefs, expected 20"),
        (4, {"chef_tokens": [10, 0, 5, 5]}, "0 yellow chefs, expected at least 1"),
        (3, {"chef_tokens": [8, 4, 4, 4]}, "8 red chefs, expected 7 at most: without them each trick needs one"),
        (4, {"stars": [1] * 9}, "stars has 10 numbers, not 9"),
        (4, {"stars": {"11": 5}}, "stars has no '11'; expected 1 … 10"),
        (4, {"coins": 20}, "no components 'coins'"),
    ],
)
def test_components_that_do_not_add_up(players: int, components: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Table("tricknchef", players=players, components=components)


def test_uneven_chefs_are_fine_where_the_suit_stays() -> None:
    t = Table("tricknchef", 3, dealer=None, components={"chef_tokens": [8, 4, 4, 4]}, options={"remove": "blue"})
    happen(t, "* first 0")
    assert t.view(None).centre == {"red": 7, "yellow": 3, "green": 3}


def test_other_stars_and_coins_change_the_score() -> None:
    won = {0: "green-1 green-4 green-8 green-10"}
    green = {0: {"green": 2}}
    for components, points in (
        ({}, 1 + 2 + 3),
        ({"stars": {"4": 9}}, 1 + 9 + 3),
        ({"coin_points": 2}, 1 + 2 + 6),
    ):
        hands = ("red-1 red-2", "red-3 red-4", "red-5 red-6", "red-7 red-8")
        t = standing(*hands, won=won, chefs=green, coins=[3, 0, 0, 0], components=components)
        assert t.scores[0] == points


def test_another_number_of_coins_lies_in_the_reserve() -> None:
    assert Table("tricknchef", players=4, dealer=None, components={"coin_tokens": 24}).view(None).reserve == 24


def test_other_chefs_change_the_trumps_of_the_first_trick() -> None:
    t = Table("tricknchef", players=4, seed=3, components={"chef_tokens": [4, 6, 5, 5]})
    while t.view(None).phase == "draft":
        (seat,) = t.actors
        t.play(seat, t.legal(seat)[0])
    assert t.view(None).trumps == ("red",)
