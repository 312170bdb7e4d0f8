"""What a table is worth to each seat, for somebody who looks back."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from ..bots import selfplay
from ..bots.nets import load_net
from ..core.dice import SIDES, dice_left
from ..core.dice_turn import FIRST, OVER, ROLL
from ..core.endings import ACT, STEAL
from ..core.errors import SetupError
from ..core.game import Game
from ..core.table import Table
from ..odds.desk import SPAN, make_brain, make_desk
from ..odds.endgame import FAILED, ROLL_ON, faces_kept, points_kept, win_shares
from ..odds.solver import dice_of
from ..odds.turn import NEVER, at, spread

Shares = tuple[float, ...]
"""Each seat's chance to win."""


class Weighed(msgspec.Struct, frozen=True):
    """An action with everybody's chances after it."""

    action: str
    shares: Shares


class Verdict(msgspec.Struct, frozen=True):
    """What is thought of a choice."""

    best: str
    """What would have been best; the chosen one where nothing was clearly better."""
    loss: float
    """By how much the choice lowered the chance to win of who made it, against the best one."""
    skill: Shares
    """What it gave everybody, against the choice that the value before it took for granted: in dice games the best."""
    choices: tuple[Weighed, ...]
    after: Shares | None = None
    """Everybody's chances after it, where they are known already."""


class Evaluator(Protocol):
    """Says what tables are worth; asked in the order of the game."""

    def value(self, table: Table) -> Shares:
        """Everybody's chances at this table, as it truly stands, if all goes on well."""

    def weigh(self, table: Table, seat: int, what: str) -> Verdict | None:
        """What is thought of the choice that a seat makes now; None where there is no other."""


def judged(choices: tuple[Weighed, ...], best: str, what: str, loss: float, usual: Shares) -> Verdict:
    """A choice held against the best one, and against the one that was taken for granted."""
    shares = next(choice.shares for choice in choices if choice.action == what)
    skill = tuple(got - could for could, got in zip(usual, shares, strict=True))
    return Verdict(best, loss, skill, choices)


class DiceEvaluator:
    """Exact within a turn, by the value function between turns."""

    def __init__(self, game: Game, seats: int) -> None:
        net = load_net(game, seats)
        if net is None:
            there = [many for many in range(game.fewest, game.most + 1) if load_net(game, many)]
            known = f"there is one for {', '.join(map(str, there))}" if there else "there is none yet"
            raise SetupError(f"{game.id} has no value function for {seats} players; {known}")
        self.game, self.seats, self.dice = game, seats, dice_of(game)
        self.desk = make_desk(self.dice)
        self.brain = make_brain(net.weights, game.feature_count(seats), seats)
        self._key = b""
        self._bare = 0.0

    def value(self, table: Table) -> Shares:
        return self._value(table.state)

    def weigh(self, table: Table, seat: int, what: str) -> Verdict | None:
        choices = tuple(self._choices(table.state, seat))
        if len(choices) < 2:
            return None
        chosen = next(choice.shares for choice in choices if choice.action == what)
        best = max(choices, key=lambda choice: (choice.shares[seat], choice.action == what))
        loss = best.shares[seat] - chosen[seat]
        verdict = judged(choices, best.action, what, loss, best.shares if loss else chosen)
        return msgspec.structs.replace(verdict, after=chosen)

    def _value(self, s: Any) -> Shares:
        if s.phase == FIRST:
            found = [self._value(self._begun(s, seat)) for seat in range(self.seats)]
            return tuple(sum(column) / self.seats for column in zip(*found, strict=True))
        if s.phase == OVER or (s.phase == ROLL and not any(s.kept)):
            out = [0.0] * self.seats
            win_shares([s], 0, self.brain, out)
            return tuple(out)
        if s.phase == ROLL:
            return self._rolling(s)
        return max(self._choices(s, s.turn), key=lambda choice: choice.shares[s.turn]).shares

    def _choices(self, s: Any, seat: int) -> list[Weighed]:
        self._solve(s)
        found = []
        for code in self.game.legal_codes(s, seat):
            found.append(Weighed(str(self.game.actions.decode(code)), self._after(s, code)))
        return found

    def _begun(self, s: Any, seat: int) -> Any:
        begun = s.copy()
        self.game.apply(begun, -1, seat)
        return begun

    def _solve(self, s: Any) -> None:
        """The turn that is played, once."""
        key = msgspec.json.encode([s.turn, *_between_turns(s)])
        if key != self._key:
            self._key = key
            self._bare = selfplay.prepare_turn(
                [s, None], self.desk, self.brain, int(self.dice.gives_up), self.dice.worm, selfplay.WINS, 1.0, 1.0
            )

    def _rolling(self, s: Any) -> Shares:
        self._solve(s)
        return self._from(faces_kept(s), dice_left(s), points_kept(s, self.desk.worth), s.turn, roll=True)

    def _after(self, s: Any, code: int) -> Shares:
        d, grid = self.desk, self.brain.grid
        if code < SIDES:
            count = s.rolled[code]
            total = points_kept(s, d.worth) + count * d.worth[code]
            return self._from(faces_kept(s) | 1 << code, dice_left(s) - count, total, s.turn)
        if code == ROLL_ON:
            return self._rolling(s)
        total = points_kept(s, d.worth)
        row = {ROLL_ON + ACT: total, ROLL_ON + STEAL: SPAN + total}.get(code, FAILED)
        return tuple(grid[row])

    def _from(self, kept: int, left: int, total: int, seat: int, roll: bool = False) -> Shares:
        """Everybody's chances in a situation of the turn, under the best play."""
        d, here = self.desk, at(kept, left, total)
        if self.seats == 2:
            mine = d.roll[here] if roll else d.value[here]
            return (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
        for i in range(SPAN + 1):
            d.ends[i] = 0.0
        was = d.roll[here]
        if roll:
            d.roll[here] = -NEVER
        d.reach[here] = 1.0
        spread(d, self.dice.worm, self._bare)
        d.roll[here] = was
        grid = self.brain.grid
        shares = [d.ends[SPAN] * grid[FAILED][other] for other in range(self.seats)]
        for points in range(SPAN):
            if d.ends[points]:
                row = grid[{ACT: points, STEAL: SPAN + points}.get(d.ways[points], FAILED)]
                for other in range(self.seats):
                    shares[other] += d.ends[points] * row[other]
        return tuple(shares)


def _between_turns(s: Any) -> list[Any]:
    """What stays the same for a whole turn."""
    return [
        getattr(s, field.name)
        for field in s.FIELDS
        if not field.fixed and field.name not in ("kept", "rolled", "phase", "turn")
    ]
