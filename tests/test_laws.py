"""The laws, for every game, number of players and set of options."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tischlein import GAMES, Table, laws
from tischlein.core.rng import seeded
from tischlein.core.words import CHANCE

from .combinations import TABLES, label
from .helpers import wander


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_one_game_of_each_table(table: tuple[str, int, dict[str, str]]) -> None:
    game, players, options = table
    share = 40 if game in ("bratwurmeck", "barbecue") else 10
    assert laws.check_game(game, players, seed=label(table), options=options, share=share) > 0


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64))
def test_any_game(table: tuple[str, int, dict[str, str]], seed: int) -> None:
    game, players, options = table
    laws.check_game(game, players, seed=seed, options=options, share=50)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_no_leak(game: str, part: int) -> None:
    """At least 100,000 times in all, what a seat can't see doesn't change what it is shown."""
    compared = 0
    tables = [table for table in TABLES if table[0] == game]
    for seed in itertools.count(part, 4):
        _, players, options = tables[seed // 4 % len(tables)]
        compared += check_leaks(game, players, options, seed, most=5_000)
        if compared >= 25_000:
            break


def check_leaks(game_id: str, players: int, options: dict[str, str], seed: int, most: int) -> int:
    """Play a game in steps of a few events and compare what each seat is sent before and after a redeal."""
    game = GAMES[game_id]
    s, rng, luck = game.open(players, options), seeded(seed), seeded(seed, stream=1)
    compared = 0
    while game.actors(s) != 0 and compared < most:
        for seat in (None, *range(players)):
            compared += laws.check_secrets(game, s, seat, luck)
        wander(game, s, rng, 1 + seed % 3)
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_samplers_agree_with_the_weights(game: str) -> None:
    """Law 3, by a chi-square test at the first chance events of a game."""
    table = Table(game, players=GAMES[game].fewest + 1, dealer=None)
    s, rng = table._s, seeded("weights")
    for _ in range(12):
        while GAMES[game].actors(s) not in (CHANCE, 0):
            wander(GAMES[game], s, rng, 1)
        chances = GAMES[game].chance_codes(s)
        total = sum(weight for _, weight in chances)
        draws = 4000
        seen: dict[int, int] = {}
        for _ in range(draws):
            code = GAMES[game].sample(s, rng)
            seen[code] = seen.get(code, 0) + 1
        # Rare outcomes are taken together, so that each class is expected at least five times.
        square, classes, rare_seen, rare_expected = 0.0, 0, 0, 0.0
        for code, weight in chances:
            expected = float(Fraction(weight * draws, total))
            if expected < 5:
                rare_seen, rare_expected = rare_seen + seen.get(code, 0), rare_expected + expected
            else:
                square, classes = square + (seen.get(code, 0) - expected) ** 2 / expected, classes + 1
        if rare_expected >= 5:
            square, classes = square + (rare_seen - rare_expected) ** 2 / rare_expected, classes + 1
        freedom = max(1, classes - 1)
        assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5, (game, square, freedom)
        wander(GAMES[game], s, rng, 1)
