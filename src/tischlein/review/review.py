"""Luck and skill of a finished game, event by event.

Everybody's chance to win before the first event, plus what luck gave, plus what choices gave, is what came of it. Each
event changes the chances. What a choice changed against the one that these chances took for granted is skill; the rest
of the change is luck: all of what chance did, and what was hidden when somebody chose. So nothing is left over.
In dice games the best choice is taken for granted, so choices only cost; in card games that of a quick player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from ..bots.nets import load_net
from ..core.errors import RecordError
from ..core.game import Game, find_game
from ..core.record import Record
from ..core.table import Table
from ..core.words import CHANCE, Event
from .cards import CardEvaluator
from .values import DiceEvaluator, Evaluator, Shares, Weighed

TURNING_POINTS = 5


class Step(msgspec.Struct, frozen=True):
    """One event, and what it changed."""

    number: int
    actor: int
    """A seat; -1 is chance."""
    what: str
    before: Shares
    after: Shares
    skill: Shares
    """What of the change the choice made; the rest was luck."""
    best: str | None = None
    """Of a choice: what would have been best; None where there was no other."""
    loss: float = 0.0
    """By how much the choice lowered the chance to win of who made it, against the best one."""
    choices: tuple[Weighed, ...] = ()

    @property
    def change(self) -> Shares:
        return tuple(now - then for then, now in zip(self.before, self.after, strict=True))


class Review(msgspec.Struct, frozen=True):
    """A game explained: start + luck + skill = result, for every seat."""

    game: str
    names: tuple[str, ...]
    start: Shares
    luck: Shares
    skill: Shares
    """What all choices together gave a seat: its own, and those of others."""
    own: Shares
    """What its own choices gave or cost: in dice games against the best, in card games against a quick player's."""
    cost: Shares
    """What its own choices cost against the best ones."""
    result: Shares
    steps: tuple[Step, ...]
    turning: tuple[int, ...]
    """Numbers of the events that changed most, in the order of the game."""


def review(
    record: Record,
    evaluator: Evaluator | None = None,
    progress: Callable[[int], None] = lambda done: None,
    *,
    ponder: int | None = None,
    seed: int | str = 0,
) -> Review:
    """Look at a finished game again; `ponder` and `seed` are for card games, see `make_evaluator`."""
    if not record.table().over:
        raise RecordError("only a finished game can be reviewed")
    table = record.table(at=0)
    judge = evaluator or make_evaluator(table.game, table.seats, ponder=ponder, seed=seed)
    steps: list[Step] = []
    now = start = judge.value(table)
    for event in record.events:
        steps.append(_follow(judge, table, event, now, len(steps) + 1))
        now = steps[-1].after
        progress(len(steps))
    return _sum_up(table, start, tuple(steps))


def _follow(judge: Evaluator, table: Table, event: Event, now: Shares, number: int) -> Step:
    """Let an event happen, and say what it changed."""
    what = str(event.what)
    verdict = None
    if event.actor == CHANCE:
        table.deal(event.what)
        # Cards that are dealt one after another are looked at when they all lie there.
        then = now if table.game.dealing(table.state) else judge.value(table)
    else:
        verdict = judge.weigh(table, event.actor, what)
        table.play(event.actor, event.what)
        if verdict:
            then = verdict.after or judge.value(table)
        else:  # what must be done changes nothing, unless it was the last
            then = judge.value(table) if table.over else now
    if not verdict:
        return Step(number, event.actor, what, now, then, (0.0,) * table.seats)
    return Step(number, event.actor, what, now, then, verdict.skill, verdict.best, verdict.loss, verdict.choices)


def _sum_up(table: Table, start: Shares, steps: tuple[Step, ...]) -> Review:
    result, seats = steps[-1].after, range(table.seats)
    skill = tuple(sum(step.skill[seat] for step in steps) for seat in seats)
    turning = sorted(steps, key=lambda step: -max(map(abs, step.change)))[:TURNING_POINTS]
    return Review(
        game=table.game.id,
        names=table.names,
        start=start,
        luck=tuple(result[seat] - start[seat] - skill[seat] for seat in seats),
        skill=skill,
        own=tuple(sum(step.skill[seat] for step in steps if step.actor == seat) for seat in seats),
        cost=tuple(sum(step.loss for step in steps if step.actor == seat) for seat in seats),
        result=result,
        steps=steps,
        turning=tuple(sorted(step.number for step in turning)),
    )


def obstacle(record: Record) -> Literal["unfinished", "players"] | None:
    """Why a game can't be reviewed: it breaks off, or for so many players no value function was learnt."""
    game = find_game(record.game)
    if game.dice_turn and load_net(game, len(record.players)) is None:
        return "players"
    return None if record.table().over else "unfinished"


def make_evaluator(game: Game, seats: int, *, ponder: int | None = None, seed: int | str = 0) -> Evaluator:
    """The one that knows this game best. Cards are played out `ponder` times; the same seed gives the same values."""
    if game.dice_turn:
        return DiceEvaluator(game, seats)
    return CardEvaluator(game, seats, ponder=ponder, seed=seed)
