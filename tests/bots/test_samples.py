"""What bots imagine never contradicts what was shown to them, and they know no more than that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tischlein import Table, make_bot
from tischlein.core.feed import Feed
from tischlein.core.rng import below, seeded
from tischlein.games.haecmaec import known as haecmaec
from tischlein.games.haecmaec.state import CARDS
from tischlein.games.karteneck import known as karteneck
from tischlein.games.tricknchef import known as tricknchef
from tischlein.games.tricknchef.trick import holds

TABLES = [
    ("karteneck", 2, {}),
    ("karteneck", 6, {}),
    ("haecmaec", 2, {}),
    ("haecmaec", 4, {"slapping": "on"}),
    ("tricknchef", 3, {}),
    ("tricknchef", 4, {}),
]


def moments(
    game: str, players: int, options: dict[str, str], seed: int, keeps: int
) -> Iterator[tuple[Any, int, Any, Any]]:
    """A game of thumbs and whims; at each choice the table, the seat, its view and what it remembers."""
    table = Table(game, players=players, seed=seed, options=options)
    bots = [make_bot("random" if (seat + seed) % 3 == 0 else "thumb", seed) for seat in range(players)]
    feeds = [Feed(table, seat) for seat in range(players)]
    rng = seeded(seed)
    minds = [table.game.memory(table.view(seat), lambda: below(rng, 100) < keeps) for seat in range(players)]
    while not table.over:
        seat = min(table.actors)
        for news in feeds[seat].news():
            minds[seat].hear(news.event)
        view = table.view(seat)
        yield table, seat, view, minds[seat].known(view)
        table.play(seat, bots[seat].choose(view, table.legal(seat)))


def agrees(game: str, s: Any, seat: int, row: list[int]) -> bool:
    """Could this state be, for all that is in the row?"""
    others = [other for other in range(s.seats) if other != seat]
    if game == "karteneck":
        bounds = all(
            row[karteneck.LEAST + 6 * other + kind]
            <= karteneck.of_type(s, other, kind)
            <= row[karteneck.MOST + 6 * other + kind]
            for other in others
            for kind in range(6)
        )
        stacks = all(
            row[karteneck.STACKS + 30 * other + at] in (0, s.stack[other][at]) for other in others for at in range(30)
        )
        return bounds and stacks
    if game == "tricknchef":
        void = not any(
            row[tricknchef.VOID + 4 * other + suit] and holds(s.hand[other], suit)
            for other in others
            for suit in range(4)
        )
        return void and all(
            not row[tricknchef.WINNER + c] or s.won[row[tricknchef.WINNER + c] - 1][c] for c in range(40)
        )
    burger = all(row[haecmaec.BURGER + at] in (0, s.burger[at]) for at in range(85))
    wide = len(CARDS)
    closed = all(
        row[haecmaec.CLOSED + wide * at + c] <= s.closed[at][c]
        and row[haecmaec.DOUBLED + wide * at + c] <= s.doubled[at][c]
        for at in range(s.seats)
        for c in range(wide)
    )
    return burger and closed and all(row[haecmaec.THROWN + c] <= s.thrown[c] for c in range(wide))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("keeps", [100, 50])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_samples_agree_with_all_that_was_shown(
    game: str, players: int, options: dict[str, str], keeps: int, seed: int
) -> None:
    rng = seeded("samples")
    for table, seat, view, row in moments(game, players, options, seed, keeps):
        assert agrees(game, table._s, seat, row), "what is remembered is not so"
        s = table.game.imagine(view).copy()
        table.game.redeal_known(s, seat, row, rng)
        assert agrees(game, s, seat, row)
        assert table.game.view(s, seat) == view
        assert not list(table.game.faults(s))


def test_full_memory_of_tricks_leaves_only_the_hands_open() -> None:
    """Whoever remembers everything knows all piles."""
    rng = seeded("tricks")
    for table, seat, view, row in moments("tricknchef", 3, {}, 5, 100):
        s = table.game.imagine(view)
        table.game.redeal_known(s, seat, row, rng)
        assert s.won == table._s.won


def test_full_memory_of_burgers_leaves_only_hands_and_pile_open() -> None:
    rng = seeded("burgers")
    for table, seat, view, row in moments("haecmaec", 3, {}, 5, 100):
        s, truth = table.game.imagine(view), table._s
        table.game.redeal_known(s, seat, row, rng)
        assert (s.burger, s.closed, s.doubled, s.thrown) == (truth.burger, truth.closed, truth.doubled, truth.thrown)
