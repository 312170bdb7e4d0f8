"""What a bot says of the last card of a trick is what happens; a coin that changes nothing is thrown away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tischlein import Table, make_bot
from tischlein.bots.cards import CardBot
from tischlein.bots.minds import Level
from tischlein.bots.ready import ready_desk
from tischlein.core.cards import size
from tischlein.games.tricknchef.actions import Chef, Play
from tischlein.games.tricknchef.points import round_points
from tischlein.games.tricknchef.reasons import brings, is_last, stars_under, trumps_without
from tischlein.games.tricknchef.state import COIN, PLAY, REWARD, SUITS, State
from tischlein.games.tricknchef.trick import is_trump, winner


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
            one_less = action.change - COIN if action.change > 0 else action.change + COIN
            nothing_changes = bool(action.change) and (wins, is_lowest) == brings(view, Play(action.card, one_less))
            assert table.game.pointless(view, None, action) == nothing_changes
    assert len(seen) >= 3


def test_a_chef_stands_on_the_stars_that_are_told() -> None:
    """The round is worth just that less without him; who also won the trick has its cards then."""
    told, winners = set(), 0
    for table, seat in moments(REWARD):
        done = table.state.rounds_done
        for action in table.legal(seat):
            after = table.copy()
            after.play(seat, action)
            s: State = after.state
            if s.rounds_done == done:
                assert isinstance(action, Chef)
                points = round_points(s, seat)
                s.chefs[seat][SUITS.index(action.suit)] -= 1
                stars = stars_under(table.view(seat), action.suit)
                assert points - round_points(s, seat) == stars
                told.add(stars)
                winners += winner(table.state) == seat
    assert len(told) > 3 and winners > 3


def test_what_becomes_of_the_trumps_is_told() -> None:
    seen = set()
    for table, seat in moments(REWARD):
        view = table.view(seat)
        for action in table.legal(seat):
            assert isinstance(action, Chef)
            s: State = table.state
            before = [suit for suit in range(len(SUITS)) if s.centre[suit] and is_trump(s, suit)]
            s.centre[SUITS.index(action.suit)] -= 1
            now = [suit for suit in range(len(SUITS)) if s.centre[suit] and is_trump(s, suit)]
            for said in trumps_without(view, action.suit):
                place = SUITS.index(str(said.args["suit"]))
                seen.add(said.id)
                assert (place not in now) if said.id.endswith("no-trump") else (now == [place] != before)
    assert seen == {"tricknchef-think-no-trump", "tricknchef-think-trump"}


@pytest.mark.compiled
def test_nobody_is_advised_to_throw_a_coin_away() -> None:
    """Also not where only one card may be played, so that nothing else is left to compare it with."""
    seen = 0
    for table, seat in moments(PLAY):
        view, legal = table.view(seat), table.legal(seat)
        if any(table.game.pointless(view, None, action) for action in legal):
            bot = CardBot(Level(6, 60.0), desk=ready_desk(table.game))
            assert not table.game.pointless(view, None, bot.think(view, legal).best.action)
            seen += 1
    assert seen > 5
