"""Most of the time for the best choices: all are tried at first, then the better half, and so on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from typing import Any, NamedTuple

from ..core.generic import nodes
from ..core.outlook import WIN
from ..core.rng import seeded
from . import search
from .desks import Desk

Clock = Callable[[], float]
FEW_DEALS, FEWEST_DEALS = 60, 12
"""Samples of a choice where so few cards are left that everything is looked at: they come again and again."""
POSITIONS = 12_000
"""About so many are looked at then, in all samples of a choice."""
TRIFLE = 1e-6  # of a win: nobody sees it, but it comes after
SOON = 1e-6  # no clock is so fine that this matters


class Budget(NamedTuple):
    """How much a bot may think of one choice; the same number of playouts gives the same choice."""

    playouts: int
    seconds: float = 60.0
    """It stops before that, even where the playouts are not all done."""
    swing: int = 0
    """How far a lead may still swing beyond what playouts tell, in tenths of a point."""
    nodes: int = 0
    """Where at most so many positions are left, it looks at all of them in each sample."""
    first: int | None = None
    """Where there may be no time for all choices: the one that comes to mind first; the others as far as there is."""
    habit: int | None = None
    """The choice that the quick player of the playouts would make. Playouts swing far: another must be shown better."""
    trust: float = 0.0
    """In the habit: how far another must be ahead of it after one playout, in wins; after four it is half of that."""
    clock: Clock = time.perf_counter


class Found(NamedTuple):
    """What was found of one choice."""

    share: float
    """Of the win, from 0 to 1."""
    tries: int
    last: bool
    """Was it among the best to the end?"""
    full: bool = False
    """Was everything looked at in each of the tries?"""


def look(
    desk: Desk, root: Any, seat: int, codes: Sequence[int], known: Sequence[int], seed: int | str, budget: Budget
) -> list[Found]:
    """What each choice is worth. Time goes to all at first, then to the better half, and so on."""
    clock = budget.clock
    began = clock()
    tables = desk.tables(root)
    positions = nodes(root)
    through = 0 < positions <= budget.nodes
    swing, habit = (0, None) if through else (budget.swing, budget.habit)  # nobody plays better than that
    rng, stream, known = desk.row(seeded(seed)), desk.row([1]), desk.row(known)
    points, values, won = desk.row([0] * desk.game.most), desk.row([0] * desk.game.most), desk.row([0] * len(codes))
    line = search.Line(*(desk.grid(search.DEEPEST + 1, wide) for wide in (desk.game.most_legal, 3, desk.game.most)))
    tries = [0] * len(codes)
    alive = list(range(len(codes)))
    numbers = desk.row(codes)

    def run(many: int) -> None:
        bits = desk.row([choice in alive for choice in range(len(codes))])
        desk.run(tables, seat, numbers, bits, many, through, swing, rng, stream, known, line, points, values, won)
        for choice in alive:
            tries[choice] += many

    def share(choice: int) -> float:
        return int(won[choice]) / WIN / max(1, tries[choice])

    def lead(choice: int) -> float:
        return budget.trust / sqrt(max(1, tries[choice]))

    if budget.first is not None:
        alive = [budget.first]
        run(1)
        room = int(budget.seconds / 2 / max(clock() - began, SOON))
        alive = some_of(len(codes), max(1, room), budget.first)
    rounds = max(1, ceil(log2(len(alive))))
    for number in range(rounds):
        samples = max(1, budget.playouts // (rounds * len(alive)))
        if through:
            samples = max(FEWEST_DEALS, min(FEW_DEALS, POSITIONS // positions))
        until = began + budget.seconds * (number + 1) / rounds
        for many in _batches(samples, desk.at_once, until, clock):
            run(many)
        alive.sort(key=lambda choice: -share(choice) - (lead(choice) if choice == habit else 0))
        if clock() > began + budget.seconds:
            break
        if number + 1 < rounds:
            del alive[(len(alive) + 1) // 2 :]
    shares = [share(choice) for choice in range(len(codes))]
    if habit is not None and habit in alive:
        shares = not_before(habit, shares, lead(habit))
    return [Found(shares[choice], tries[choice], choice in alive, through) for choice in range(len(codes))]


def not_before(habit: int, shares: Sequence[float], lead: float) -> list[float]:
    """What is not so far ahead of the habit counts as a trifle worse."""
    mine = shares[habit]
    return [
        one if choice == habit or one > mine + lead else min(one, mine - TRIFLE) for choice, one in enumerate(shares)
    ]


def some_of(all_there_are: int, many: int, first: int) -> list[int]:
    """So many of the choices, evenly from the lowest to the highest, and the first one that came to mind."""
    if many >= all_there_are:
        return list(range(all_there_are))
    return sorted({first, *(all_there_are * i // many for i in range(many - 1))})


def _batches(samples: int, many: int, until: float, clock: Clock) -> Iterator[int]:
    """So many in all, a few at a time: the first always, the others while there is time for them."""
    while samples > 0:
        now = clock()
        many = min(many, samples)
        yield many
        samples -= many
        took = clock() - now
        left = until - clock()
        if left < took:
            return
        many = max(1, min(2 * many, int(many * left / 4 / max(took, SOON))))
