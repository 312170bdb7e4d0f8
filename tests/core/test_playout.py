"""Games played without stopping, and how they are tallied."""

from __future__ import annotations

import pytest

from tischlein import GAMES
from tischlein.core import playout
from tischlein.core.playout import NOBODY, RANDOM, THUMB, WHOLE, count_game, decide, next_actor, play_on
from tischlein.core.rng import seeded
from tischlein.core.views import seats_in
from tischlein.core.words import CHANCE

GAME = GAMES["barbecue"]


def test_who_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    for bits, actor in ((CHANCE, CHANCE), (0, NOBODY), (1, 0), (0b10100, 2)):
        monkeypatch.setattr(playout, "actors", lambda s, bits=bits: bits)
        assert next_actor(None) == actor
    assert seats_in(CHANCE) == () and seats_in(0) == () and seats_in(0b10100) == (2, 4)


def test_players_choose_what_is_legal() -> None:
    s, rng, out = GAME.open(2), seeded(1), [0] * GAME.most_legal
    play_on(s, rng, [RANDOM] * 5, out, [], 2)
    legal = GAME.legal_codes(s, s.turn)
    assert {decide(s, s.turn, rng, [RANDOM] * 5, out) for _ in range(100)} == set(legal)
    assert decide(s, s.turn, rng, [THUMB] * 5, out) == GAME.thumb(s, s.turn)


def test_the_log_is_what_happened_and_may_be_short() -> None:
    s, log = GAME.open(3), [[9, 9] for _ in range(400)]
    n = play_on(s, seeded(1), [RANDOM] * 5, [0] * 6, log, 1 << 20)
    assert n < 400 and GAME.actors(s) == 0 and log[n:] == [[9, 9]] * (400 - n)
    again = GAME.open(3)
    for actor, code in log[:n]:
        GAME.apply(again, actor, code)
    assert again == s
    short = [[9, 9]]
    assert play_on(GAME.open(3), seeded(1), [RANDOM] * 5, [0] * 6, short, 1 << 20) == n and short == log[:1]
    assert play_on(s, seeded(1), [RANDOM] * 5, [0] * 6, short, 1 << 20) == 0


def test_tallies_agree_with_the_table() -> None:
    """Points, squares, extremes, places and shared wins of many games, against Game.scores and Game.ranks."""
    players, games = 3, 40
    seats, tally = [[0] * playout.SEAT_COLUMNS for _ in range(GAME.most)], [0] * playout.GAME_COLUMNS
    rng = seeded("tally")
    scores, ranks, lengths = [], [], []
    for _ in range(games):
        s = GAME.open(players, components={"snails": 2})
        lengths.append(play_on(s, rng, [RANDOM] * 5, [0] * 6, [], 1 << 20))
        count_game(s, lengths[-1], [0] * GAME.most, seats, tally)
        scores.append(GAME.scores(s))
        ranks.append(GAME.ranks(s))
    assert any(rank.count(1) > 1 for rank in ranks)  # shared wins were among them
    for seat in range(players):
        mine, places = [score[seat] for score in scores], [rank[seat] for rank in ranks]
        wins = sum(WHOLE // rank.count(1) for rank in ranks if rank[seat] == 1)
        assert seats[seat] == [sum(mine), sum(x * x for x in mine), min(mine), max(mine), wins, sum(places)]
    assert seats[players:] == [[0] * playout.SEAT_COLUMNS] * (GAME.most - players)
    assert tally == [games, sum(lengths), sum(n * n for n in lengths), min(lengths), max(lengths)]
