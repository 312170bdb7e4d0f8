"""Why a choice in a turn of dice is worth what it is worth: where the turn ends after it, and how often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..core.dice import DICE, SIDES, dice_left
from ..core.endings import ACT, FAIL, STEAL
from ..core.generic import actors, end
from ..core.say import Say, in_percent, say
from ..odds.desk import SPAN
from ..odds.endgame import FAILED, ROLL_ON, points_kept
from ..odds.turn import NEVER, at, spread
from .thoughts import End

if TYPE_CHECKING:
    from .dice import Turn

WORTH_SAYING = 0.1
"""How often a turn must end somewhere so that it is a reason."""
NO_HARM = 0.002
"""Where failing costs so little of a win, it does no harm."""


def ends_after(turn: Turn, code: int) -> Iterator[End]:
    """Where the turn ends after keeping dice or rolling on, failing first."""
    s, d = turn.s, turn.desk
    kept = list(s.kept)
    if code < SIDES:
        kept[code] = s.rolled[code]
    bits = sum(1 << face for face in range(SIDES) if kept[face])
    total = sum(w * k for w, k in zip(turn.dice.worth, kept, strict=True))
    here = at(bits, DICE - sum(kept), total)
    for i in range(SPAN + 1):
        d.ends[i] = 0.0
    was = d.roll[here]
    if code == ROLL_ON:
        d.roll[here] = -NEVER
    d.reach[here] = 1.0
    spread(d, turn.dice.worm, turn.bare)
    d.roll[here] = was
    reached = {0: float(d.ends[SPAN])}
    for total in range(SPAN):
        if d.ends[total] > 0:
            where = _reached(turn, total)
            reached[where] = reached.get(where, 0.0) + float(d.ends[total])
    yield from (End(where, chance) for where, chance in sorted(reached.items()))


def _reached(turn: Turn, total: int) -> int:
    """The number of what a total brings: that of the lowest total that brings the same; 0 for nothing."""
    if turn.desk.ways[total] == FAIL:
        return 0
    if turn.desk.ways[total] == ACT:  # also below a total that somebody else's tile has
        while turn.game.same_end(turn.s, total):
            total -= 1
    return total


def reasons_for(turn: Turn, code: int, ends: Sequence[End]) -> Iterator[Say]:
    """Of what goes on, how often it fails and what it brings most often; of what ends the turn, what is spared."""
    if code > ROLL_ON:
        yield from _reasons_to_end(turn, code)
        return
    game = turn.game.id
    failing, *reached = ends
    if len(reached) == 1 and failing.chance < 1e-9:
        yield say(f"{game}-think-sure", total=reached[0].at)
        return
    yield say(f"{game}-think-fails", percent=in_percent(failing.chance))
    if _fails_gladly(turn, turn.value(code)):
        yield say(f"{game}-think-no-harm")
    likely = max(reached, key=lambda end: end.chance, default=failing)
    if likely is not failing and likely.chance >= WORTH_SAYING:
        yield say(f"{game}-think-ends", total=likely.at, percent=in_percent(likely.chance))


def _reasons_to_end(turn: Turn, code: int) -> Iterator[Say]:
    """Does it end the game? And what would rolling on risk?"""
    game, way, after = turn.game.id, code - ROLL_ON, turn.s.copy()
    end(after, points_kept(turn.s, turn.desk.worth), way if way <= STEAL else FAIL)
    if not actors(after):
        yield say(f"{game}-think-over")
    if not dice_left(turn.s):
        return
    if way > STEAL and turn.value(code) >= turn.value(ROLL_ON):
        yield say(f"{game}-think-give-up")
        return
    failing, *_ = ends_after(turn, ROLL_ON)
    yield say(f"{game}-think-else", percent=in_percent(failing.chance))


def _fails_gladly(turn: Turn, value: float) -> bool:
    """Who is ahead may be content with a failure that brings the end nearer."""
    if not turn.by_wins:
        return False
    failed = float(turn.grid[FAILED][turn.s.turn])
    return value > 1 / turn.s.seats and value - failed < NO_HARM
