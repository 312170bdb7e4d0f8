"""Who is left alone in karteneck and can reach another's top tile exactly goes there and steals it; who sees it coming
covers the own one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tischlein import Table, make_bot
from tischlein.games.karteneck.known import of_type
from tischlein.games.karteneck.policy import as_good_as_stolen, others_in, pays, policy, to_beat
from tischlein.games.karteneck.state import DRAW, GO, HIGHEST, MORE, PASS, STEAL, WORM, State, lies, total
from tischlein.games.karteneck.theft import ANY_TYPE, best_theft, reachable, worms_of

from .tables import standing

SEEDS = range(14)


def left_alone() -> Iterator[Table]:
    """Tables where only one is still in, right before the choice."""
    for seed in SEEDS:
        table, bot = Table("karteneck", 2 + seed % 2, seed=seed), make_bot("thumb")
        while not table.over:
            s: State = table.state
            if s.phase in (GO, MORE) and others_in(s, s.turn) == 0:
                yield table
            table.play(s.turn, bot.choose(table.view(s.turn), table.legal(s.turn)))


def counted(s: State) -> set[int]:
    """All totals with a worm, by trying every number of cards of every type that may still be laid."""
    seat, some = s.turn, []
    for kind in range(WORM + 1):
        there = lies(s, seat, kind)
        free = not there or (s.phase == MORE and s.laying - 1 == kind)
        least = 1 if kind == WORM and not there else 0
        some.append([many * s.values[kind] for many in range(least, (of_type(s, seat, kind) if free else 0) + 1)])
    return {found for points in product(*some) if (found := total(s, seat) + sum(points)) <= HIGHEST}


def test_what_can_be_reached_is_what_counting_finds() -> None:
    seen = 0
    for table in left_alone():
        s: State = table.state
        bits = reachable(s, s.turn, ANY_TYPE, True)
        assert {number for number in range(64) if bits >> number & 1} == counted(s)
        seen += 1
    assert seen > 50


def test_what_pays_is_stolen() -> None:
    stolen = 0
    for table in left_alone():
        s: State = table.state
        seat, number = s.turn, best_theft(s, s.turn, reachable(s, s.turn, ANY_TYPE, True))
        if not number or not pays(s, number, to_beat(s, seat)):
            continue
        went_on = table.copy()
        while went_on.state.phase != STEAL:
            assert went_on.state.turn == seat and went_on.state.phase in (GO, MORE, DRAW), "it passed without stealing"
            code = policy(went_on.state, seat, [], [1])
            went_on.play(seat, went_on.game.actions.decode(code))
        # What was drawn on the way may have made a dearer one possible.
        taken = total(went_on.state, seat)
        assert taken == number or worms_of(s, taken) > worms_of(s, number)
        stolen += 1
    assert stolen > 5


THIRTY_EIGHT = "3 5 5 5 5 w8 w9 w10"


@pytest.mark.parametrize(
    ("grill", "laid", "covers"),
    [
        ([17, 41], {1: THIRTY_EIGHT}, True),
        ([17, 41], {1: THIRTY_EIGHT.replace("3", "2")}, False),  # one less than the tile
        ([17, 41], {1: "3 5 5 5 5 5 5 5"}, False),  # no worm
        ([17, 41], {0: "w7", 1: THIRTY_EIGHT}, False),  # who has a worm does not fail any more
        ([39, 41], {1: THIRTY_EIGHT}, False),  # the tile that would cover it is as dear
    ],
)
def test_what_is_as_good_as_stolen_is_covered(grill: list[int], laid: dict[int, str], covers: bool) -> None:
    table = standing(grill, hands=["1 5 5 w1 w2 w3", "1"], laid=laid, stacks=([38], []))
    assert as_good_as_stolen(table.state, 0) is covers
    if covers:
        assert policy(table.state, 0, [], [1]) == PASS
