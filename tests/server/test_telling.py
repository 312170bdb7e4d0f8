"""What is told of a whole choice is what would be told of its events one by one."""

from __future__ import annotations

import random

import pytest

from tischlein import GAMES, Table
from tischlein.server.telling import Telling, Witness


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_together_or_one_by_one(game: str, seed: int) -> None:
    choices, table = random.Random(seed), Table(game, 3, seed=seed)
    s = table._start.copy()
    together, single = Telling(table.game, s), Telling(table.game, s)
    for actor, code in table._codes:
        together.follow(0, s.copy(), actor, code)
        single.follow(0, s, actor, code)
    longest = 0
    for _ in range(150):
        if table.over:
            break
        seat, known = choices.choice(sorted(table.actors)), len(table._codes)
        table._witness = witness = Witness(together)
        table.play(seat, choices.choice(table.legal(seat)))
        together.tell(0, witness, table.view(None), table.game.sealed(table._s))
        for actor, code in table._codes[known:]:
            single.follow(0, s, actor, code)
        assert together.lines == single.lines
        assert together.told == single.told
        longest = max(longest, len(witness.seen))
    assert longest > (30 if game == "tricknchef" else 1)
