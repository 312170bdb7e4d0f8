"""Compiled play is interpreted play, event by event and bit by bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein import GAMES, Record, Table, simulate
from tischlein.core import compiled
from tischlein.core.playout import PLAYERS, play_on
from tischlein.core.rng import seeded
from tischlein.core.words import CHANCE

from .combinations import TABLES, label
from .story import GOLDEN, golden_table

numpy = pytest.importorskip("numpy")
pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("table", TABLES, ids=label)
@pytest.mark.parametrize("player", PLAYERS)
def test_random_games(table: tuple[str, int, dict[str, str]], player: str) -> None:
    """Whole games, by their logs and their last state, and the first events state by state."""
    game_id, players, options = table
    game, loops = GAMES[game_id], compiled.loops(GAMES[game_id])
    kinds = [PLAYERS.index(player)] * game.most
    for seed in range(2):
        plain, rng = game.open(players, options), seeded(seed)
        records, its_rng = compiled.to_record(game, plain), numpy.array(rng)
        out, its_out = [0] * game.most_legal, numpy.zeros(game.most_legal, "i8")
        log, its_log = [[0, 0] for _ in range(20_000)], numpy.zeros((20_000, 2), "i8")
        for most in [1] * 60 + [1_000_000]:
            n = play_on(plain, rng, kinds, out, log, most)
            assert n == loops.play_some(records, its_rng, numpy.array(kinds), its_out, its_log, most)
            assert its_log[:n].tolist() == log[:n]
            assert records.tobytes() == plain.to_bytes()
        assert game.actors(plain) == 0


@pytest.mark.parametrize("name", GOLDEN)
def test_scripted_games(name: str) -> None:
    """The golden playthroughs, applied event by event, with what is legal and what chance may do."""
    table = golden_table(name)
    game = table.game
    loops = compiled.loops(game)
    plain = game.open(table.seats, table.options)
    records = compiled.to_record(game, plain)
    out, weight = numpy.zeros(max(game.most_chances, game.most_legal), "i8"), numpy.zeros(game.most_chances, "i8")
    for actor, code in table._codes:
        if actor == CHANCE:
            n = loops.list_chances(records, out, weight)
            assert list(zip(out[:n].tolist(), weight[:n].tolist(), strict=True)) == game.chance_codes(plain)
        else:
            assert out[: loops.list_legal(records, actor, out)].tolist() == game.legal_codes(plain, actor)
        game.apply(plain, actor, code)
        loops.happen(records, actor, code)
        assert records.tobytes() == plain.to_bytes()
    assert compiled.from_record(game, records) == plain
    assert Record.parse(str(table.record())).table().scores == Table.from_position(table.position()).scores


SUMS = """
import json, sys
from tischlein import simulate
from msgspec import to_builtins
played = {game: simulate(game, 2, 50, seed=1, cores=1, bots=["thumb", "random"]).seats for game in sys.argv[1:]}
print(json.dumps(to_builtins(played)))
"""


def test_games_that_were_compiled_in_different_processes_do_not_get_into_each_others_way(tmp_path: Path) -> None:
    """Two games of dice share many functions; whoever loads both must get each game's own."""

    def simulated(*games: str) -> Any:
        where = {**os.environ, "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, "-c", SUMS, *games], env=where, stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout)

    apart = simulated("bratwurmeck") | simulated("barbecue")
    assert simulated("barbecue", "bratwurmeck") == apart
    plain = simulate("bratwurmeck", 2, 50, seed=1, bots=["thumb", "random"], interpreted=True)
    assert apart["bratwurmeck"] == list(msgspec.to_builtins(plain.seats))
