"""The rule-of-thumb player: sensible in plain cases, and far better than chance."""

from __future__ import annotations

import pytest

from tests.helpers import happen
from tischlein import GAMES, Table
from tischlein.core.playout import RANDOM, THUMB, play_on
from tischlein.core.rng import seeded

from .tables import CARDS, begun, standing, trick


def choice(t: Table) -> str:
    """What the player to act would do by rule of thumb."""
    (seat,) = t.actors
    return str(t.game.actions.decode(t.game.thumb(t._s, seat)))


def test_it_drafts_the_suit_it_is_long_in() -> None:
    hand = "red-1 red-9 yellow-3 yellow-4 blue-1 blue-2 blue-5 blue-6 green-1 green-2"
    assert choice(begun(4, 0, [hand, *rest_of(hand)])) == "chef blue"


def rest_of(hand: str) -> list[str]:
    left = [card for card in CARDS if card not in hand.split()]
    return [" ".join(left[at : at + 10]) for at in range(0, 30, 10)]


def test_it_takes_the_chef_that_brings_most_stars() -> None:
    t = standing(
        "red-1 red-2",
        "red-3 red-4",
        "red-5 red-6",
        "red-7 red-8",
        won={0: "yellow-9 green-1 green-4 green-10"},
        chefs={0: {"green": 1}},
    )
    trick(t, "red-1", "red-3", "red-5", "red-7")
    assert choice(t) == "chef yellow"


def test_last_to_play_it_wins_what_it_has_chefs_for() -> None:
    t = standing(
        "red-5 green-1",
        "red-6 green-2",
        "red-3 green-3",
        "red-4 red-7",
        won={3: "yellow-1 yellow-2 yellow-3 yellow-4"},
        chefs={3: {"red": 3}},
    )
    happen(t, "0 play red-5; 1 play red-6; 2 play red-3")
    assert choice(t) == "play red-7"


def test_it_keeps_its_coins_where_they_buy_nothing() -> None:
    t = standing(
        "red-10 green-1",
        "red-9 green-2",
        "red-1 green-3",
        "red-4 red-5",
        won={3: "yellow-1 yellow-2 yellow-3 yellow-4"},
        chefs={3: {"green": 3}},
        coins=[0, 0, 0, 1],
    )
    happen(t, "0 play red-10; 1 play red-9; 2 play red-1")
    assert choice(t) in ("play red-4", "play red-5")


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_chance_clearly(players: int) -> None:
    """Alone among random players, in every seat in turn, it wins four games of five."""
    game, rng = GAMES["tricknchef"], seeded("thumb")
    games, won = 60, 0
    for number in range(games):
        seat = number % players
        kinds = [THUMB if other == seat else RANDOM for other in range(game.most)]
        s = game.open(players)
        play_on(s, rng, kinds, [0] * game.most_legal, [], 1000)
        won += game.ranks(s)[seat] == 1
    assert won >= games * 4 // 5
