"""Tables that stand alike share what they can, and never notice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tischlein import GAMES, IllegalAction, Table


def moved(table: Table, choices: random.Random, many: int) -> Table:
    """So many choices further, on this very table."""
    for _ in range(many):
        if not table.over:
            seat = min(table.actors)
            table.play(seat, choices.choice(table.legal(seat)))
    return table


def shown(table: Table) -> Any:
    """All that there is to see of a table."""
    views = [table.view(seat) for seat in (None, *range(table.seats))]
    return views, table.events, table.position(), table.actors


@pytest.fixture(params=list(GAMES))
def twelve(request: pytest.FixtureRequest) -> Table:
    """A table after twelve choices."""
    return moved(Table(request.param, 3, seed=1), random.Random(1), 12)


def test_copies_go_their_own_ways(twelve: Table) -> None:
    before = shown(twelve)
    other, third = twelve.copy(), twelve.copy()
    moved(other, random.Random(2), 5)
    assert shown(twelve) == before == shown(third)
    after = shown(other)
    moved(twelve, random.Random(3), 5)
    assert shown(other) == after and shown(third) == before
    assert shown(moved(third, random.Random(2), 5)) == after


def test_who_hands_over_is_asked_again(twelve: Table) -> None:
    before = shown(twelve)
    other = twelve.hand_over()
    moved(other, random.Random(2), 5)
    assert shown(twelve) == before != shown(other)
    assert shown(moved(twelve, random.Random(2), 5)) == shown(other)


def test_what_was_handed_over_to_no_avail_comes_back(twelve: Table) -> None:
    before = shown(twelve)
    other = twelve.hand_over()
    with pytest.raises(IllegalAction):
        other.play(min(other.actors), "nonsense")
    state = other._s
    twelve.take_back(other)
    assert twelve._s is state and shown(twelve) == before
    late = twelve.hand_over()
    moved(late, random.Random(2), 1)
    twelve.take_back(late)
    assert shown(twelve) == before != shown(late)


def test_the_last_event_never_happened(twelve: Table) -> None:
    again = Table(twelve.game.id, 3, dealer=None)
    for event in twelve.events[:-1]:
        again.deal(event.what) if event.actor < 0 else again.play(event.actor, event.what)
    assert shown(twelve.before_last()) == shown(again)
