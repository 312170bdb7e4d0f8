"""What a bot says of the last card of a trick is what happens; a coin that changes nothing is thrown away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tischlein import Table, make_bot
from tischlein.bots.cards import CardBot
from tischlein.bots.minds import Level
from tischlein.bots.ready import ready_desk
from tischlein.core.cards import size
from tischlein.core.feed import Ears
from tischlein.core.words import Action
from tischlein.games.tricknchef.actions import Chef, Play
from tischlein.games.tricknchef.points import round_points
from tischlein.games.tricknchef.reasons import beaten_by, brings, is_last, stars_under, trumps_without
from tischlein.games.tricknchef.sentences import parts
from tischlein.games.tricknchef.state import CARDS, COIN, PLAY, REWARD, SUITS, State
from tischlein.games.tricknchef.trick import is_trump, winner
from tischlein.games.tricknchef.view import PLACES, imagine


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


def test_the_highest_card_is_beaten_by_nothing_else_than_is_told() -> None:
    said: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for seed in range(6):
        table, bot = Table("tricknchef", 3 + seed % 2, seed=seed), make_bot("thumb")
        ears, memories = Ears(table, range(table.seats)), [memory_of(table, seat) for seat in range(table.seats)]
        while not table.over:
            [seat] = table.actors
            for event in ears.news(seat):
                memories[seat].hear(event)
            for action in table.legal(seat):
                for one in table.game.reasons(table.view(seat), memories[seat], action):
                    if one.id == "tricknchef-think-highest":
                        by = str(one.args["beaten"])
                        said[by] += 1
                        took = taken_by(table, seat, action)
                        assert took == "nobody" or by == "both" or took == by
                        beaten[took] += 1
            table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
    assert {"coins", "trumps", "both"} <= set(said)
    assert {"coins", "trumps", "nobody"} <= set(beaten)


def memory_of(table: Table, seat: int) -> Any:
    return table.game.memory(table.view(seat), lambda: True)


def taken_by(table: Table, leader: int, action: Action) -> str:
    """With what others who play anything take the trick from the leader, if they do."""
    after, rng = table.copy(), Random(str(table.position()))
    after.play(leader, action)
    trumps = after.view(None).trumps
    while True:
        [seat] = after.actors
        last, view = rng.choice(after.legal(seat)), after.view(seat)
        assert isinstance(last, Play)
        if is_last(view):
            break
        after.play(seat, last)
    s = imagine(view)
    s.trick[seat], s.laid[seat] = PLACES[last.card] + 1, last.change // COIN
    first = winner(s)
    if first == leader:
        return "nobody"
    return "coins" if s.laid[first] else "trumps" if parts(CARDS[s.trick[first] - 1])[0] in trumps else "nothing"


def test_where_no_coins_and_no_other_trumps_are_nothing_beats_it() -> None:
    table, seat = next(moments(PLAY))
    view = table.view(seat)
    suit = view.trumps[0]
    bare = tuple(replace(player, coins=0) for player in view.players)
    assert beaten_by(replace(view, players=bare, trumps=(suit,)), suit) == "nothing"
    assert beaten_by(replace(view, players=bare, trumps=(suit, "any")), suit) == "trumps"


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
