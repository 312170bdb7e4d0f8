"""Players of the two dice games: the turn's solver, with what they wish for.

`expert` wishes to win the game, `hard` to win points with this turn. `normal` and `easy` count as people do: they
know how often a roll fails only roughly, and `easy` is content with the first thing that it can have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..core.dice import SIDES, dice_left
from ..core.endings import ACT, STEAL
from ..core.game import Game, find_game
from ..core.rng import seeded
from ..core.words import Action, Event
from ..odds.desk import SPAN
from ..odds.endgame import FAILED, ROLL_ON, faces_kept, points_kept, value_of_keeping
from ..odds.turn import at
from .blur import misjudged
from .dice_reasons import ends_after, reasons_for
from .memory import Memory
from .solving import Wish, solver_for
from .thoughts import POINTS, WINS, Choice, Thought, thought

FINEST = 9
"""Digits of a worth: what differs by less is worth the same."""


class DiceBot:
    """Solves its turn, and chooses what is worth most to it."""

    def __init__(self, wish: Wish, seed: int | str = 0) -> None:
        self._wish = wish
        self._rng = seeded(seed)
        self._memory = Memory()

    def hear(self, event: Event, /) -> None:
        self._memory.hear(event)

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
        choices = self._weigh(view, legal).choices
        if self._wish.hasty:
            encode = find_game(view.game).actions.encode
            for choice in choices:
                if ROLL_ON < encode(choice.action) <= ROLL_ON + STEAL:
                    return choice.action
        if not self._wish.blur:
            return choices[0].action
        return max(choices, key=lambda choice: choice.value + misjudged(self._rng, self._wish.blur)).action

    def think(self, view: Any, legal: Sequence[Action], /) -> Thought:
        return self._weigh(view, legal, explain=True)

    def _weigh(self, view: Any, legal: Sequence[Action], explain: bool = False) -> Thought:
        game = find_game(view.game)
        s = self._memory.table(view)
        turn = Turn(game, s, self._wish)
        choices = []
        for action in legal:
            code = game.actions.encode(action)
            ends = tuple(ends_after(turn, code)) if explain and code <= ROLL_ON else ()
            reasons = tuple(reasons_for(turn, code, ends)) if explain else ()
            choices.append(Choice(action, round(turn.value(code), FINEST), reasons, ends))
        if not self._wish.blur:
            choices.reverse()  # of what is worth the same, an end comes first: nobody rolls on where it changes nothing
        return thought(WINS if turn.by_wins else POINTS, choices)


class Turn:
    """One turn, solved for a wish."""

    def __init__(self, game: Game, s: Any, wish: Wish) -> None:
        solver = solver_for(game)
        brain = solver.solve(s, wish)
        self.game, self.s, self.wish, self.dice = game, s, wish, solver.dice
        self.desk, self.bare = solver.desk, solver.bare
        self.by_wins = brain is not None
        self.grid: Any = brain.grid if brain else None

    def value(self, code: int) -> float:
        """What an action is worth."""
        s, d = self.s, self.desk
        if code < SIDES:
            return float(value_of_keeping(s, d, code))
        total = points_kept(s, d.worth)
        if code == ROLL_ON:
            return float(d.roll[at(faces_kept(s), dice_left(s), total)])
        way = code - ROLL_ON
        if way > 2:  # gives up
            return float(self.grid[FAILED][s.turn]) if self.by_wins else float(self.game.gain(s, 0, 0))
        if self.by_wins:
            return float(self.grid[total if way == ACT else SPAN + total][s.turn])
        return float(self.game.gain(s, total, way) * self._factor(total, way))

    def _factor(self, total: int, way: int) -> float:
        return (1.0, self.wish.taken, self.wish.again)[self.game.kind_of_gain(self.s, total, way)]


WISHES = {
    "easy": Wish(wins=False, blur=1.1, hasty=True),
    "normal": Wish(wins=False, blur=0.85),
    "hard": Wish(wins=False),
    "expert": Wish(wins=True),
}
"""What each level goes for. The blurs hold for both games and every number of players."""

DICE_LEVELS: dict[str, Callable[[int | str], DiceBot]] = {
    level: partial(DiceBot, wish) for level, wish in WISHES.items()
}
