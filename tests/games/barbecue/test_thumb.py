"""The rule-of-thumb player plays sensibly."""

from __future__ import annotations

import pytest

from tischlein import GAMES, Table
from tischlein.core.playout import RANDOM, THUMB, play_on
from tischlein.core.rng import seeded

from .tables import all_but, dice, standing

GAME = GAMES["barbecue"]


def choice(table: Table) -> str:
    (seat,) = table.actors
    return str(GAME.actions.decode(GAME.thumb(table._s, seat)))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_beats_random_players(players: int) -> None:
    """One among random ones wins far more than its share, from any seat."""
    rng = seeded("thumb", stream=players)
    games, won = 60, 0
    for number in range(games):
        seat = number % players
        s = GAME.open(players)
        play_on(s, rng, [THUMB if other == seat else RANDOM for other in range(GAME.most)], [0] * 6, [], 1 << 20)
        won += GAME.ranks(s)[seat] == 1
    assert won > games * (players + 1) / (2 * players)  # half of what is between its share and all


def test_keeps_a_worm_before_a_slightly_better_face() -> None:
    assert choice(standing(phase="keep", rolled=dice("6 6 w w 1 1 2 2"))) == "keep w"


def test_keeps_many_sixes_before_a_worm() -> None:
    assert choice(standing(phase="keep", rolled=dice("6 6 6 6 w 1 2 2"))) == "keep 6"


def test_stops_when_few_dice_are_left() -> None:
    assert choice(standing(phase="go", kept="w w w w 2 1")) == "stop"


def test_rolls_on_with_many_dice_and_little_to_win() -> None:
    assert choice(standing(phase="go", kept="w w w w 3")) == "roll"  # one worm, three dice left


def test_takes_worms_from_others_earlier() -> None:
    assert choice(standing(phase="go", kept="w w w w w")) == "roll"  # two worms, three dice left
    assert choice(standing({25: "0"}, phase="go", kept="w w w w w")) == "roll"
    assert choice(standing({25: "1"}, phase="go", kept="w w w w w")) == "stop"
    assert choice(standing({25: "@"}, phase="go", kept="w w w w w")) == "stop"


def test_ends_the_game_only_when_it_leads() -> None:
    above = {"phase": "go", "kept": "w w w w w 6 6", "stock": 0}
    plates = all_but(lies="00")
    assert choice(standing(plates, **above, caught=[12, 0])) == "stop"
    assert choice(standing({36: "1"}, **above, caught=[0, 12])) == "roll"
