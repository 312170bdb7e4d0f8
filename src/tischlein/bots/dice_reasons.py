"""Why a choice in a turn of dice is worth what it is worth: where the turn ends after it, and how often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..core.dice import DICE, SIDES
from ..core.endings import ACT, FAIL, STEAL
from ..core.generic import actors, end
from ..core.say import Say, in_percent, say
from ..odds.chances import reachable
from ..odds.desk import SPAN
from ..odds.endgame import FAILED, ROLL_ON, points_kept
from ..odds.turn import NEVER, at, spread
from .thoughts import End

if TYPE_CHECKING:
    from .dice import Turn

WORTH_SAYING = 0.1
"""How often a turn must end somewhere so that it is a reason."""
HALF = 0.5
"""Where rolling on brings something better less often than that, this is the reason to stop."""
NO_HARM = 0.002
"""Where failing costs so little of a win, it does no harm."""
TIE = 1e-9
"""What differs by less is worth the same."""


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
    """Of what goes on, how often it fails and what it is played for; of what ends the turn, what is spared."""
    if code > ROLL_ON:
        yield from _reasons_to_end(turn, code)
        return
    game = turn.game.id
    failing, *reached = ends
    if len(reached) == 1 and failing.chance < 1e-9:
        yield say(f"{game}-think-sure", total=reached[0].at)
        return
    yield say(f"{game}-think-fails", percent=in_percent(failing.chance))
    yield from _reasons_to_fail(turn, failing, reached)
    hopes = [end for end in reached if _worth(turn, end) > _failed(turn) + TIE]
    if hopes:
        likely = max(hopes, key=lambda end: (end.chance, _worth(turn, end)))
        if likely.chance >= WORTH_SAYING:
            yield say(f"{game}-think-ends", total=likely.at, percent=in_percent(likely.chance))


def _reasons_to_fail(turn: Turn, failing: End, reached: Sequence[End]) -> Iterator[Say]:
    """Who is ahead may be content with a failure that brings the end nearer; who is behind, with one that does not."""
    if not turn.by_wins:
        return
    game, failed, best = turn.game.id, _failed(turn), _best(turn)
    if failing.chance >= WORTH_SAYING and _is_over(turn, 0, FAIL):
        yield say(f"{game}-think-fail-over")
    if failed > best - TIE:
        if any(_worth(turn, end) < failed - NO_HARM for end in reached):
            yield say(f"{game}-think-fail-best")
    elif best > 1 / turn.s.seats and best - failed < NO_HARM:
        yield say(f"{game}-think-no-harm")


def _reasons_to_end(turn: Turn, code: int) -> Iterator[Say]:
    """Does it end the game? And what would rolling on bring?"""
    game, way, value = turn.game.id, code - ROLL_ON, turn.value(code)
    if _is_over(turn, points_kept(turn.s, turn.desk.worth), way if way <= STEAL else FAIL):
        outcome = ("-won" if value > 1 - TIE else "-lost" if value < TIE else "") if turn.by_wins else ""
        yield say(f"{game}-think-over{outcome}")
    if turn.value(ROLL_ON) <= NEVER:  # no dice or no faces are left
        return
    if way > STEAL:
        yield from _reasons_to_give_up(turn, value)
        return
    failing, *reached = ends_after(turn, ROLL_ON)
    better = sum(end.chance for end in reached if _worth(turn, end) > value + TIE)
    better += failing.chance if _failed(turn) > value + TIE else 0.0
    if better < HALF:
        yield say(f"{game}-think-better", percent=in_percent(better))
    else:
        yield say(f"{game}-think-else", percent=in_percent(failing.chance))


def _reasons_to_give_up(turn: Turn, value: float) -> Iterator[Say]:
    """To stop with too little is a failure; sometimes there is nothing else, or nothing better."""
    game, d = turn.game.id, turn.desk
    totals = reachable(turn.dice.worth, turn.dice.worm, list(turn.s.kept), [0] * SIDES)
    if all(d.ways[total] == FAIL for total in totals):
        yield say(f"{game}-think-no-tile")
    elif value > turn.value(ROLL_ON) - TIE:
        yield say(f"{game}-think-give-up")
    else:
        yield say(f"{game}-think-stop-fails")


def _is_over(turn: Turn, total: int, way: int) -> bool:
    """Does the game end if the turn ends so?"""
    after = turn.s.copy()
    end(after, total, way)
    return not actors(after)


def _worth(turn: Turn, reached: End) -> float:
    """What it is worth to the player to end there."""
    return float(turn.desk.stop[reached.at])


def _failed(turn: Turn) -> float:
    """What it is worth to the player to fail."""
    return float(turn.grid[FAILED][turn.s.turn]) if turn.by_wins else float(turn.game.gain(turn.s, 0, FAIL))


def _best(turn: Turn) -> float:
    """What the best choice is worth."""
    return max(turn.value(code) for code in turn.game.legal_codes(turn.s, turn.s.turn))
