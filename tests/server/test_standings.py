"""How a game ended: the ranking says what decided where points are equal."""

from __future__ import annotations

import pytest

from tischlein import GAMES, Table, let_bots_play, make_bot
from tischlein.core.catalogue import LANGUAGES, in_words
from tischlein.server.showing import standings


@pytest.mark.parametrize("game", GAMES)
def test_equals_are_told_what_decides(game: str) -> None:
    table = Table(game, 3, seed=1)
    tied = [seat for seat, tie in enumerate(table.ties) if tie is not None]
    assert len(tied) > 1
    for standing in (standings(table)[seat] for seat in tied):
        assert standing.account[-1].id == f"{game}-tie"
        for language in LANGUAGES:
            assert in_words(game, standing.account[-1], ("Masha", "Ole", "Mila"), language)


def test_who_has_no_equal_is_told_nothing_of_ties() -> None:
    table = let_bots_play(Table("bratwurmeck", 2, seed=5), [make_bot("thumb"), make_bot("random", 1)])
    assert table.scores[0] != table.scores[1] and table.ties == (None, None)
    assert not [said for standing in standings(table) for said in standing.account if said.id == "bratwurmeck-tie"]


def test_the_highest_tile_is_named() -> None:
    for seed in range(60):
        table = let_bots_play(Table("bratwurmeck", 3, seed=seed), [make_bot("thumb") for _ in range(3)])
        tied = [seat for seat, tie in enumerate(table.ties) if tie]
        if tied:
            break
    view = table.view(None)
    for seat in tied:
        said = standings(table)[seat].account[-1]
        assert said.args["number"] == max(view.players[seat].stack)
