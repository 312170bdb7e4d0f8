"""What a seat is told, in three ways: with what came of it, for bots that listen while it is played, and afterwards."""

from __future__ import annotations

import pytest

from tischlein import GAMES, Table, make_bot
from tischlein.core.feed import Ears, Feed, Hearsay

TABLES = [*((game, game_.fewest, {}) for game, game_ in GAMES.items()), ("haecmaec", 4, {"slapping": "on"})]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_who_listens_hears_what_is_told(game: str, players: int, options: dict[str, str]) -> None:
    """At every moment, sealed answers of a window included."""
    table = Table(game, players=players, seed="ears", options=options)
    ears, bots = Ears(table, range(players)), [make_bot("random", seat) for seat in range(players)]
    later = [Hearsay(seat) for seat in range(players)]
    heard: list[list[object]] = [[] for _ in range(players)]
    while table.actors:
        for seat in table.actors:
            heard[seat] += ears.news(seat)
            assert heard[seat] == later[seat].events(table)
        seat = max(table.actors)
        table.play(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
    for seat in range(players):
        assert heard[seat] + ears.news(seat) == [news.event for news in Feed(table, seat).news()]


def test_who_comes_later_hears_it_from_the_beginning() -> None:
    table = Table("karteneck", players=3, seed=1)
    table.play(min(table.actors), "pass")
    ears = Ears(table, [2])
    assert ears.news(2) == table.told(2)
    assert ears.news(2) == [] and ears.news(0) == []
