"""Bots sit at any table, see what a seat sees, and know their game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tischlein import GAMES, SetupError, Table, let_bots_play, make_bot, simulate
from tischlein.core.words import Action, Event


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_bots_play_to_the_end(game: str, bot: str) -> None:
    table = Table(game, players=GAMES[game].most, seed=5)
    let_bots_play(table, [make_bot(bot, seed) for seed in range(table.seats)])
    assert table.over
    assert table.winners


def test_bots_get_views_and_texts() -> None:
    seen: list[Any] = []

    class Last:
        def choose(self, view: Any, legal: Sequence[Action], /) -> str:
            seen.append(view)
            return str(legal[-1])

    table = Table("bratwurmeck", players=2, seed=1)
    let_bots_play(table, {0: Last()})
    assert table.actors == {1}
    assert all(view.seat == 0 and type(view).__name__ == "BratwurmeckView" for view in seen)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="no bot is called 'deep'; there are random, thumb"):
        make_bot("deep")


@pytest.mark.parametrize("game", GAMES)
def test_the_thumb_in_the_loop_is_the_bot(game: str) -> None:
    """The rule of thumb chooses the same through the Bot protocol as inside the simulation loop."""
    table = Table(game, players=GAMES[game].fewest, seed=3)
    bot = make_bot("thumb")
    for _ in range(80):
        if table.over:
            break
        seat = min(table.actors)
        chosen = bot.choose(table.view(seat), table.legal(seat))
        assert chosen == table.game.actions.decode(table.game.thumb(table._s, seat))
        table.play(seat, chosen)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_thumb_beats_chance(game: str) -> None:
    players = GAMES[game].fewest
    summary = simulate(game, players, 1000, seed=2, bots=["thumb"] + ["random"] * (players - 1))
    assert summary.seats[0].wins > 1.5 / players


def test_a_bot_may_listen() -> None:
    """It hears what its seat is told, each event once, before it chooses."""

    class Remembering:
        def __init__(self) -> None:
            self.heard: list[str] = []

        def hear(self, event: Event, /) -> None:
            self.heard.append(str(event))

        def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
            return legal[0]

    bots = [Remembering(), Remembering(), Remembering()]
    table = Table("karteneck", players=3, seed=4)
    let_bots_play(table, bots)
    for seat, bot in enumerate(bots):
        told = [str(event) for event in table.told(seat)]
        assert bot.heard == told[: len(bot.heard)]
        assert len(bot.heard) > len(told) - 40
        assert "* draw ?" in bot.heard


def test_a_bot_may_call_it_act() -> None:
    """As bots of others do; who can do neither is told so before anything is played."""

    class Acting:
        def act(self, view: Any, legal: Sequence[Action], /) -> str:
            return str(legal[0])

    table = Table("barbecue", players=2, seed=1)
    let_bots_play(table, [Acting(), make_bot("thumb")])
    assert table.over
    untouched = Table("barbecue", players=2, seed=1)
    with pytest.raises(SetupError, match=r"choose\(view, legal\) or act\(view, legal\); int has none"):
        let_bots_play(untouched, [make_bot("thumb"), 3])  # type: ignore[list-item]
    assert untouched.events == Table("barbecue", players=2, seed=1).events
