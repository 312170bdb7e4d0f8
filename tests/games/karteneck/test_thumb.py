"""The rule of thumb plays clearly better than chance."""

from __future__ import annotations

import pytest

from tests.helpers import happen
from tischlein import GAMES, Table
from tischlein.core.playout import RANDOM, THUMB, play_on
from tischlein.core.rng import seeded

from .tables import standing

GAME = GAMES["karteneck"]


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (4, 0.75), (6, 0.70)])
def test_thumb_beats_random(players: int, least: float) -> None:
    """It wins far more than its share against players who choose blindly."""
    games, won = 150, 0.0
    rng, out = seeded("thumb", stream=players), [0] * GAME.most_legal
    for game in range(games):
        seat = game % players
        kinds = [THUMB if other == seat else RANDOM for other in range(6)]
        s = GAME.open(players)
        play_on(s, rng, kinds, out, [], 1 << 20)
        ranks = GAME.ranks(s)
        if ranks[seat] == 1:
            won += 1 / ranks.count(1)
    assert won / games > least


def advice(table: Table, seat: int) -> str:
    """What the rule of thumb says."""
    return str(GAME.actions.decode(GAME.thumb(table._s, seat)))


def test_thumb_lays_a_worm_before_it_passes() -> None:
    t = standing([20, 21], hands=["1 w3 w9", "1"])  # two tiles alike: nothing to fight for
    assert advice(t, 0) == "lay w9"
    happen(t, "0 lay w9")
    assert advice(t, 0) == "done"
    happen(t, "0 done; * draw 1; 1 pass; * draw 1; * draw 1")
    assert advice(t, 0) == "pass"


def test_thumb_fishes_for_a_worm_with_single_cards() -> None:
    t = standing([16, 42], hands=["2 2 5", "1"])
    assert advice(t, 0) == "lay 2"
    happen(t, "0 lay 2")
    assert advice(t, 0) == "done"


def test_thumb_passes_to_steal() -> None:
    t = standing([16, 42], hands=["1 2", "1"], laid={0: "5 5 5 w1"}, stacks=[[], [18, 20]])
    assert advice(t, 0) == "pass"
    happen(t, "0 pass")
    assert advice(t, 0) == "steal"


def test_thumb_lays_all_of_a_type_while_it_pays() -> None:
    t = standing([16, 42], hands=["4 4 w1 w2", "1"])
    assert advice(t, 0) == "lay 4"
    happen(t, "0 lay 4")
    assert advice(t, 0) == "lay 4"
    happen(t, "0 lay 4; * draw 4; 1 lay 1; * draw 1")
    assert advice(t, 0) == "lay w2"
    happen(t, "0 lay w2")
    assert advice(t, 0) == "lay w1"
