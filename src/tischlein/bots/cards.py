"""Players of the three card games: they imagine what they can't see, and try each choice in it.

The levels differ in what they remember of what was shown, how long they think, and how far they misjudge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import find_game
from ..core.outlook import as_chance
from ..core.rng import below, seeded
from ..core.say import say
from ..core.words import Action, Event
from .blur import misjudged
from .desks import Desk
from .halving import Budget, Clock, Found, look
from .minds import Level
from .ready import clock_for, desk_for
from .thoughts import WINS, Choice, Known, Thought, thought

KNOWN_WELL: Known = "well"
NOT_TRIED = Found(0.0, 0, last=False)
ENOUGH = 30
"""Playouts of a choice that tell a chance; fewer only tell which one to prefer."""
TRUST_IN_HASTE = 0.5
"""With a dozen playouts in all, which choice they favour is mostly luck: in no game is a player better without."""


class CardBot:
    """Searches, and chooses what wins most often."""

    def __init__(
        self,
        level: Level,
        seed: int | str = 0,
        mind: int | str | None = None,
        desk: Desk | None = None,
        clock: Clock | None = None,
    ) -> None:
        """What stays in mind goes by `mind`: who is made anew for each choice of a game gets the same one."""
        self._level, self._seed, self._desk, self._clock = level, seed, desk, clock
        self._rng = seeded(f"{seed if mind is None else mind}/mind")
        self._blurred = seeded(f"{seed}/blur")
        self._heard: list[Event] = []
        self._memory: Any = None
        self._moves = 0

    def hear(self, event: Event, /) -> None:
        self._heard.append(event)

    def choose(self, view: Any, legal: Sequence[Action], /) -> Action:
        sensible = self._sensible(view, legal)
        if len(sensible) == 1:
            return sensible[0]
        found = self._look(view, legal)
        seems = [one.share + misjudged(self._blurred, self._level.blur) if one.last else -1.0 for one in found]
        best = [action for action, worth in zip(legal, seems, strict=True) if worth == max(seems)]
        return best[0] if len(best) == 1 else _first_of(view, best)

    def think(self, view: Any, legal: Sequence[Action], /) -> Thought:
        game = find_game(view.game)
        found, root = self._look(view, legal), game.imagine(view)
        least = min(one.share for one in found if one.last)
        guess = not any(map(_tells, found))
        choices = []
        # Of what is worth the same, what was looked at longest comes first, and with a larger lead: never what is
        # pointless.
        looked_at = sorted(
            zip(legal, found, strict=True), key=lambda each: (not each[1].last, not each[1].tries, -each[1].share)
        )
        for action, one in looked_at:
            share, known = one.share, KNOWN_WELL
            if not one.last:  # given up, or pointless: luck makes it no better than the best, and few tries no worse
                share = min(one.share, least) if guess or _tells(one) else least
                known = "roughly" if _tells(one) else "hardly"
            reasons = list(game.reasons(view, self._memory, action))
            if one.tries:
                reasons.append(say(f"{game.id}-think-won", samples=one.tries))
            chance = share if game.far(root) else as_chance(share)
            choices.append(Choice(action, chance, tuple(reasons), known=known))
        return thought(WINS, choices, guess)

    def _look(self, view: Any, legal: Sequence[Action]) -> list[Found]:
        game = find_game(view.game)
        desk = self._desk or desk_for(game)  # who is patient waits for it once: that is no thinking
        clock = self._clock or clock_for(game)
        began = clock()
        sensible = self._sensible(view, legal)
        root, known, level = game.imagine(view), self._recall(view), self._level
        codes = [game.actions.encode(action) for action in sensible]
        self._moves += 1
        left = level.seconds - (clock() - began)
        swing = game.swing(root) * level.doubt // 100
        budget = Budget(level.playouts, left, swing, level.nodes, clock=clock)
        hasty = not desk.fast and self._desk is None  # it will not get far: a desk that was given is to think alike
        trust = max(level.trust, TRUST_IN_HASTE) if hasty else level.trust
        if trust:
            habit = game.policy(root, view.seat, known, [1])
            budget = budget._replace(habit=codes.index(habit) if habit in codes else None, trust=trust)
        if hasty:
            budget = budget._replace(nodes=0, first=budget.habit or 0)
        found = look(desk, root, view.seat, codes, known, f"{self._seed}/{self._moves}", budget)
        by_action = dict(zip(sensible, found, strict=True))
        return [by_action.get(action, NOT_TRIED) for action in legal]

    def _sensible(self, view: Any, legal: Sequence[Action]) -> list[Action]:
        """What is not pointless, as far as it knows."""
        self._listen(view)
        pointless = find_game(view.game).pointless
        return [action for action in legal if not pointless(view, self._memory, action)]

    def _recall(self, view: Any) -> list[int]:
        """What it remembers now."""
        self._listen(view)
        known: list[int] = self._memory.known(view)
        return known

    def _listen(self, view: Any) -> None:
        if self._memory is None:
            self._memory = find_game(view.game).memory(view, self._keeps)
        for event in self._heard:
            self._memory.hear(event)
        self._heard.clear()

    def _keeps(self) -> bool:
        return self._level.keeps == 100 or below(self._rng, 100) < self._level.keeps


def _tells(one: Found) -> bool:
    """Is that a chance, or only a hint which one to prefer?"""
    return one.tries >= ENOUGH or (one.full and one.tries > 0)


def _first_of(view: Any, equal: Sequence[Action]) -> Action:
    """Of what is worth the same, what comes to mind first."""
    game = find_game(view.game)
    first = game.thumb(game.imagine(view), view.seat)
    return next((action for action in equal if game.actions.encode(action) == first), equal[0])
