"""The dice of a turn judged for every seat: what each would have of the game if the turn were played its best.

The turn's solver knows it of the player alone, and with two players that is enough. With more, `hopes` has a row a
seat: what it may hope for, by situation of the turn after a face was kept; `rolls` the same before a roll. The seat
before the player's has what all others leave.

Written as rules; `arena.loops` compiles the first.
"""

from __future__ import annotations

from typing import Any

from ..bots.selfplay import WINS, prepare_turn
from ..core.dice import DICE, SIDES, dice_left
from ..core.endings import ACT, STEAL
from ..core.rule import rule
from ..odds.desk import SPAN, Brain, Desk
from ..odds.endgame import FAILED, NOW, faces_kept, points_kept
from ..odds.trees import COUNTS
from ..odds.turn import ALL_FACES, at, count_faces, look_ahead, stopping


@rule
def judge_turn(t: Any, d: Desk, b: Brain, gives_up: int, worm: int, hopes: Any, rolls: Any) -> None:
    """Solve the turn that begins for its player, and say what that leaves to the others."""
    bare = prepare_turn(t, d, b, gives_up, worm, WINS, 1.0, 1.0)
    seats = t[NOW].seats
    if seats == 2:
        return
    for i in range(len(d.states)):
        kept, dice, total = d.states[i][0], d.states[i][1], d.states[i][2]
        here = at(kept, dice, total)
        row = row_of_end(d, kept, total, worm)
        goes_on = False
        rolls_left = dice > 0 and kept != ALL_FACES
        if rolls_left:
            count_faces(d, look_ahead(d, kept, dice, total), dice)
            goes_on = d.roll[here] > stopping(d, kept, total, worm, bare)
        for place in range(1, seats - 1):
            seat = (t[NOW].turn + place) % seats
            if rolls_left:
                rolls[seat][here] = mean_of_rolls(d, kept, dice, total, b.grid[FAILED][seat], hopes[seat])
            hopes[seat][here] = rolls[seat][here] if goes_on else b.grid[row][seat]


@rule
def row_of_end(d: Desk, kept: int, total: int, worm: int) -> int:
    """The row of the brain's grid for stopping here."""
    if (kept >> worm) & 1:
        if d.ways[total] == ACT:
            return total
        if d.ways[total] == STEAL:
            return SPAN + total
    return FAILED


@rule
def mean_of_rolls(d: Desk, kept: int, dice: int, total: int, fail: Any, hopes: Any) -> Any:
    """What a seat may hope for before a roll, when the player keeps the best face of each."""
    free = 0
    for face in range(SIDES):
        if (kept >> face) & 1 == 0:
            for count in range(1, dice + 1):
                then = at(kept | (1 << face), dice - count, total + count * d.worth[face])
                d.faces[free * DICE + count - 1] = hopes[then]
            free += 1
    found = d.weight[d.begin[free * COUNTS + dice]] * fail
    for place in range(free * DICE):
        if d.falls[place] > 0:
            found += d.falls[place] * d.faces[place]
    return found / d.all[dice]


@rule
def hopes_before(s: Any, d: Desk, rolls: Any, out: Any) -> None:
    """What each seat may hope for before the roll."""
    here = at(faces_kept(s), dice_left(s), points_kept(s, d.worth))
    out[s.turn] = d.roll[here]
    for place in range(1, s.seats - 1):
        seat = (s.turn + place) % s.seats
        out[seat] = rolls[seat][here]
    leave_rest(s, out)


@rule
def hopes_after(s: Any, d: Desk, b: Brain, code: int, hopes: Any, out: Any) -> None:
    """What each seat may hope for after this roll, of which the player keeps the best."""
    kept, left, total = faces_kept(s), dice_left(s), points_kept(s, d.worth)
    then = -1
    for face in range(SIDES):
        count = (code >> (4 * face + 4)) & 15
        if count > 0 and (kept >> face) & 1 == 0:
            found = at(kept | (1 << face), left - count, total + count * d.worth[face])
            if then < 0 or d.value[found] > d.value[then]:
                then = found
    out[s.turn] = d.value[then] if then >= 0 else b.grid[FAILED][s.turn]
    for place in range(1, s.seats - 1):
        seat = (s.turn + place) % s.seats
        out[seat] = hopes[seat][then] if then >= 0 else b.grid[FAILED][seat]
    leave_rest(s, out)


@rule
def leave_rest(s: Any, out: Any) -> None:
    """The seat before the player's has what the others leave: all shares make one victory."""
    last = (s.turn + s.seats - 1) % s.seats
    out[last] = 1.0
    for place in range(s.seats - 1):
        out[last] -= out[(s.turn + place) % s.seats]
