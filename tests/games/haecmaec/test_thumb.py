"""The rule of thumb beats chance clearly, at every kind of table."""

from __future__ import annotations

import pytest

from tests.helpers import may
from tischlein import GAMES
from tischlein.core.playout import RANDOM, THUMB, play_on
from tischlein.core.rng import seeded

from .tables import EITHER, SLAPPING, standing

GAME = GAMES["haecmaec"]


def share_of_wins(players: int, options: dict[str, str], games: int) -> float:
    """Games won by one thumb among random players, a shared victory in parts."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        s = GAME.open(players, options)
        kinds = [THUMB if other == seat else RANDOM for other in range(GAME.most)]
        play_on(s, seeded(f"thumb {seed}"), kinds, [0] * GAME.most_legal, [], 100_000)
        ranks = GAME.ranks(s)
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / games


@pytest.mark.parametrize(
    ("players", "options", "least"),
    [(2, {}, 0.9), (3, {}, 0.9), (4, {}, 0.9), (6, {}, 0.8), (3, SLAPPING, 0.7), (6, SLAPPING, 0.4), (4, EITHER, 0.6)],
)
def test_thumb_beats_random(players: int, options: dict[str, str], least: float) -> None:
    assert share_of_wins(players, options, games=100) > least


def choice(table: object, seat: int) -> str:
    return str(GAME.actions.decode(GAME.thumb(table._s, seat)))  # type: ignore[attr-defined]


def test_lays_the_dearest_but_not_on_its_like() -> None:
    t = standing("tomato-5 onion-4 patty-1 patty-2 patty-3", "", "", burger="bacon-1")
    assert choice(t, 0) == "play tomato-5"
    t = standing("tomato-5 onion-4 patty-1 patty-2 patty-3", "", "", burger="bacon-1 tomato-1")
    assert choice(t, 0) == "play onion-4"


def test_sees_the_burger_while_it_is_shown() -> None:
    t = standing(
        "", "tomato-5 onion-4 patty-1 patty-2 patty-3", "", burger="onion-1 onion-2 tomato-1", turn=1,
        penalty=["", "", "bacon-1"], shown=("bacon-1", 2, 0),
    )  # fmt: skip
    assert choice(t, 1) == "play tomato-5"  # the second one: it knows


def test_closes_what_is_good_and_doubles_what_is_very_good() -> None:
    good = "bacon-1 cheese-1 patty-1 onion-4"
    assert choice(standing("", "", "", burger=good), 0) == "close"
    assert choice(standing("", "", "", burger=good + " pickle-5"), 0) == "close double"


def test_spoils_with_a_fly_what_it_can_not_close() -> None:
    t = standing("fly", "", "", burger="bacon-1 cheese-1 patty-1 onion-4", tops=[0, 5, 5], doubles=[0, 1, 1])
    assert choice(t, 0) == "fly"
    t = standing("", "fly", "", burger="bacon-1 patty-1 onion-4", tops=[5, 0, 5], doubles=[1, 0, 1],
                 phase="window", options=SLAPPING)  # fmt: skip
    assert may(t, 1) == ["pass", "accuse", "slap"] and choice(t, 1) == "slap"


def test_accuses_only_where_more_lie_than_two_of_each_kind() -> None:
    kinds = ("patty", "cheese", "tomato", "bacon", "pickle", "lettuce", "onion", "ketchup")
    tall = " ".join(f"{kind}-{value}" for value in (1, 2) for kind in kinds)
    assert choice(standing("", "", "", burger=tall, phase="window"), 1) == "pass"
    assert choice(standing("", "", "", burger=tall + " patty-3", phase="window"), 1) == "accuse"
