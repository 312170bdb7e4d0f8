"""Puzzles found in games that simple players play: where what they do first is clearly wrong.

The players do what comes to mind: in dice games what promises most points in this turn, in card games the rule of
thumb. A strong evaluator looks at each of their choices; where one costs much, it looks again, much longer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..bots import make_bot
from ..bots.dice import DICE_LEVELS
from ..core.errors import SetupError
from ..core.game import Game
from ..core.rng import below, seeded
from ..core.say import Say, say
from ..core.table import Table
from ..review.cards import CardEvaluator, Search
from ..review.values import DiceEvaluator
from .puzzle import Option, Puzzle, Puzzles

NAMES = ("Mila", "Ole", "Nora", "Piet", "Lina", "Emil", "Jule")
COSTS = 0.04
"""What comes to mind first costs at least that, in shares of a win."""
NEVER = 2.0
"""More than any choice is worth."""
CLOSE = 0.01
"""What is no further from the best is right, too."""
SURE = 4.0
"""Standard errors between what comes to mind and the best."""
OPEN = (0.08, 0.95)
"""A game that is as good as lost or won is no puzzle."""
QUICK, LONG = 250, 4000
"""Card games: playouts of a decision at first sight, and of each choice when it is looked at again."""
WATCHED = 6
"""Events before the position that are shown."""
GAMES_A_PUZZLE = 40
"""After so many games without one it is given up."""


COVERED = {"haecmaec": "burger"}
"""What grows covered, and has to be kept in mind: one watches since it was empty."""


class Candidate(NamedTuple):
    """A decision in a game."""

    table: Table
    seat: int
    obvious: str
    kind: tuple[str, str]
    """The verbs of what comes to mind and of what is better."""


def find_puzzles(
    game: Game, many: int, seed: str, players: int | None = None, progress: Callable[[int], None] = lambda done: None
) -> Puzzles:
    """So many puzzles, each from a game of its own; the same seed gives the same ones."""
    seats = players or game.fewest
    look = _Dice(game, seats) if game.dice_turn else _Cards(game, seats)
    found: list[Puzzle] = []
    kinds: Counter[tuple[str, str]] = Counter()
    number = fruitless = 0
    while len(found) < many:
        number += 1
        puzzle = _in_game(look, Table(game.id, NAMES[:seats], seed=f"{seed}/{number}"), f"{seed}/{number}", kinds)
        fruitless = 0 if puzzle else fruitless + 1
        if fruitless > GAMES_A_PUZZLE:
            raise SetupError(f"{game.id}: no puzzle in {fruitless} games for {seats} players")
        if puzzle:
            found.append(puzzle)
            kinds[_kind(puzzle.obvious, puzzle.best.action)] += 1
            progress(len(found))
    return Puzzles(game.id, seats, seed, tuple(found))


def _in_game(look: _Dice | _Cards, table: Table, seed: str, kinds: Counter[tuple[str, str]]) -> Puzzle | None:
    """One of the dear choices of a game, looked at again until one holds; first those of which there are few."""
    rng = seeded(seed)
    left = sorted(look.candidates(table), key=lambda one: (kinds[one.kind], below(rng, 1000)))
    for candidate in left:
        options = look.options(candidate)
        if not options:
            continue
        best, obvious = options[0], next(one for one in options if one.action == candidate.obvious)
        if OPEN[0] <= best.value <= OPEN[1] and not obvious.right and best.value - obvious.value >= COSTS:
            record, shown = str(candidate.table.record()), _shown_from(candidate.table)
            return Puzzle(record, candidate.seat, shown, candidate.obvious, options)
    return None


def _kind(obvious: str, best: str) -> tuple[str, str]:
    return obvious.split()[0], best.split()[0]


def _shown_from(table: Table) -> int:
    """What happened last is watched, or all since there is something to keep in mind."""
    last = max(0, len(table.codes) - WATCHED)
    covered = COVERED.get(table.game.id)
    if covered is None:
        return last
    record = table.record()
    s = record.table(at=0).state
    begun = 0
    for number, (actor, code) in enumerate(table.codes):
        if not any(getattr(s, covered)):
            begun = number
        table.game.apply(s, actor, code)
    return min(begun, last)


class _Dice:
    """Exact within a turn, by the value function between turns."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.judge = game, DiceEvaluator(game, seats)

    def candidates(self, table: Table) -> Iterator[Candidate]:
        bots = [DICE_LEVELS["hard"](seat) for seat in range(table.seats)]
        while not table.over:
            seat = min(table.actors)
            what = str(bots[seat].choose(table.view(seat), table.legal(seat)))
            verdict = self.judge.weigh(table, seat, what)
            if verdict and verdict.loss >= COSTS:
                yield Candidate(table.copy(), seat, what, _kind(what, verdict.best))
            table.play(seat, what)

    def options(self, candidate: Candidate) -> tuple[Option, ...]:
        table, seat, what, _ = candidate
        verdict = self.judge.weigh(table, seat, what)
        assert verdict
        # Its reasons are those of the strongest player, who has heard the game.
        expert = DICE_LEVELS["expert"](0)
        for event in table.told(seat):
            expert.hear(event)
        reasons = {str(c.action): c.reasons for c in expert.think(table.view(seat), table.legal(seat)).choices}
        values = {choice.action: choice.shares[seat] for choice in verdict.choices}
        return _ranked(values, {action: max(values.values()) - CLOSE for action in values}, reasons)


class _Cards:
    """By playouts of what a seat could know."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.judge = self._fresh()

    def _fresh(self) -> CardEvaluator:
        return CardEvaluator(self.game, self.seats, ponder=QUICK)

    def candidates(self, table: Table) -> Iterator[Candidate]:
        self.judge = self._fresh()
        thumb = make_bot("thumb")
        while not table.over:
            seat = min(table.actors)
            what = str(thumb.choose(table.view(seat), table.legal(seat)))
            verdict = self.judge.weigh(table, seat, what)
            if verdict and verdict.loss >= COSTS:
                yield Candidate(table.copy(), seat, what, _kind(what, verdict.best))
            table.play(seat, what)

    def options(self, candidate: Candidate) -> tuple[Option, ...]:
        """None where it is not sure that something is better."""
        table, seat, obvious, _ = candidate
        judge, view = self._fresh(), table.view(seat)
        codes, memory = judge.worth_trying(table, seat, obvious), judge.recall(table, seat)
        actions = [self.game.actions.text(code) for code in codes]
        everything = list(range(len(codes)))
        known, first = memory.known(view), actions.index(obvious)
        search = Search(judge.desk, view, codes, known, first, f"{obvious}/first")
        second = search.best(search.look(LONG))
        search = Search(judge.desk, view, codes, known, second, f"{obvious}/again")
        search.run(everything, LONG)
        found = search.found()
        sure = found[actions.index(obvious)]
        if -sure.more < SURE * sure.error:
            return ()
        values = {actions[at]: found[at].shares[seat] for at in everything}
        reasons = {
            actions[at]: (_ahead(found[at].lead), *self._reasons(view, memory, actions[at])) for at in everything
        }
        best, worst = max(values.values()), min(values.values())
        least = {actions[at]: best - max(CLOSE, 2 * found[at].error) for at in everything}
        for action in map(str, table.legal(seat)):
            if action not in values:  # pointless, so it was not tried
                values[action], least[action], reasons[action] = worst, NEVER, self._reasons(view, memory, action)
        return _ranked(values, least, reasons)

    def _reasons(self, view: Any, memory: Any, action: str) -> tuple[Say, ...]:
        return tuple(self.game.reasons(view, memory, self.game.actions.parse(action)))


def _ahead(lead: float) -> Say:
    """By how much one will lead, in whole points."""
    points = round(lead)
    return say("puzzle-ahead" if points >= 0 else "puzzle-behind", points=abs(points))


def _ranked(
    values: dict[str, float], least: dict[str, float], reasons: dict[str, tuple[Say, ...]]
) -> tuple[Option, ...]:
    """Choices in order; those are right that reach what they must at least."""
    options = [
        Option(action, round(value, 4), value >= least[action], reasons.get(action, ()))
        for action, value in values.items()
    ]
    return tuple(sorted(options, key=lambda option: -option.value))
