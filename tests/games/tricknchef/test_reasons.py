"""What a bot says of the last card of a trick is what happens; a coin that changes nothing is thrown away."""

from __future__ import annotations

from collections.abc import Iterator

from tischlein import Table, make_bot
from tischlein.bots.cards import CardBot, Level
from tischlein.bots.desks import Desk
from tischlein.core.cards import size
from tischlein.games.tricknchef.actions import Chef, Play
from tischlein.games.tricknchef.reasons import brings, is_last, stars_under
from tischlein.games.tricknchef.state import PLAY, REWARD, State
from tischlein.games.tricknchef.trick import winner


def moments(phase: int) -> Iterator[tuple[Table, int]]:
    for seed in range(3):
        table, bot = Table("tricknchef", 3 + seed % 2, seed=seed), make_bot("thumb")
        while not table.over:
            s: State = table.state
            if s.phase == phase:
                yield table, s.turn
            [seat] = table.actors
            table.play(seat, bot.choose(table.view(seat), table.legal(seat)))


def test_what_the_last_card_brings_is_what_happens() -> None:
    seen = set()
    for table, seat in moments(PLAY):
        view = table.view(seat)
        if not is_last(view):
            continue
        for action in table.legal(seat):
            assert isinstance(action, Play)
            after = table.copy()
            after.play(seat, action)
            chef = after.state.turn
            done = len(after.view(seat).players[seat].points)
            after.play(chef, after.legal(chef)[0])
            wins, is_lowest = brings(view, action)
            assert is_lowest == (chef == seat)
            if len(after.view(seat).players[seat].points) == done:  # what was won still lies there
                assert wins == (size(after.state.won[seat]) > size(table.state.won[seat]))
            seen.add((wins, is_lowest))
            nothing_changes = bool(action.change) and (wins, is_lowest) == brings(view, Play(action.card))
            assert table.game.pointless(view, None, action) == nothing_changes
    assert len(seen) >= 3


def test_a_chef_stands_on_the_stars_that_are_told() -> None:
    """The points of the round rise by just that, if no card comes with him."""
    told = set()
    for table, seat in moments(REWARD):
        before = table.view(seat).players[seat]
        for action in table.legal(seat):
            after = table.copy()
            after.play(seat, action)
            player = after.view(seat).players[seat]
            if winner(table.state) != seat and len(player.points) == len(before.points):
                assert isinstance(action, Chef) and player.now is not None and before.now is not None
                stars = stars_under(table.view(seat), action.suit)
                assert player.now - before.now == stars
                told.add(stars)
    assert len(told) > 3


def test_nobody_is_advised_to_throw_a_coin_away() -> None:
    """Also not where only one card may be played, so that nothing else is left to compare it with."""
    seen = 0
    for table, seat in moments(PLAY):
        view, legal = table.view(seat), table.legal(seat)
        if any(table.game.pointless(view, None, action) for action in legal):
            bot = CardBot(Level(6, 60.0), desk=Desk(table.game))
            assert not table.game.pointless(view, None, bot.think(view, legal).best.action)
            seen += 1
    assert seen > 5
