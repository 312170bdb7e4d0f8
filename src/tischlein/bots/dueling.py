"""Games of one player of dice against another, many at once, with luck taken off: for measuring.

Written as rules; `bots.loops` compiles them.
"""

from __future__ import annotations

from typing import Any

from ..core.dice import DICE, SIDES
from ..core.endings import FAIL
from ..core.generic import actors, apply, copy_state
from ..core.rule import rule
from ..core.struct import Row
from ..core.words import CHANCE
from ..odds.desk import Brain, Desk
from ..odds.endgame import NOW, weigh_by_points, weigh_by_wins
from ..odds.lanes import Lanes, lay_lane, solve_lanes, throw_dice
from ..odds.turn import NEVER, at
from .blur import misjudged
from .selfplay import START, TABLES, WINS, result_shares
from .teaching import end_lane

KIND, TAKEN, AGAIN, BLUR, HASTY = range(5)
"""A player's wish as a row: what is maximised, how much it counts to take something and to have it again, and how far
it misjudges; in the end whether it is content with the first thing that it can have."""


@rule
def duel(
    t: Any, d: Desk, m: Lanes, judge: Lanes, b: Brain, rng: Row, gives_up: int, worm: int,
    wishes: Any, raw: Any, adjusted: Any, last: Any, game_of: Row, luck: Any,
) -> None:  # fmt: skip
    """Games of one player against another who has all other seats; the one sits and begins everywhere as often.

    `raw` gets the one's result of each game, `adjusted` the same less luck, as the judge sees it: what each roll was
    worth, less the mean of all rolls. So its mean is 0, whoever plays how."""
    seats = len(last)
    lanes = len(game_of)
    begun = 0
    for lane in range(lanes):
        game_of[lane] = -1
    while True:
        going = 0
        for lane in range(lanes):
            one = t[lane * TABLES : lane * TABLES + TABLES]
            if game_of[lane] < 0 and begun < len(raw):
                copy_state(one, NOW, START)
                apply(one[NOW], CHANCE, (begun // seats) % seats)
                game_of[lane] = begun
                luck[lane] = 0.0
                begun += 1
            if game_of[lane] >= 0:
                going += 1
                weigh_both(one, d, m, judge, lane, b, gives_up, wishes[whose_turn(one[NOW], game_of[lane])])
        if going == 0:
            return
        solve_lanes(d, judge, worm)
        solve_lanes(d, m, worm)
        for lane in range(lanes):
            if game_of[lane] >= 0:
                s = t[lane * TABLES + NOW]
                who = whose_turn(s, game_of[lane])
                total, lucky = play_lane(d, m, judge, lane, worm, rng, wishes[who])
                # What another gains, all the others lose.
                luck[lane] += lucky if who == 0 else -lucky / (seats - 1)
                end_lane(s, m, lane, total)
                if actors(s) == 0:
                    result_shares(s, b.points, last)
                    game = game_of[lane]
                    raw[game] = last[game % seats]
                    adjusted[game] = raw[game] - luck[lane]
                    game_of[lane] = -1


@rule
def whose_turn(s: Any, game: int) -> int:
    """0 for the one, 1 for the others."""
    return 0 if s.turn == game % s.seats else 1


@rule
def weigh_both(t: Any, d: Desk, m: Lanes, judge: Lanes, lane: int, b: Brain, gives_up: int, wish: Any) -> None:
    """What every end of the turn is worth to the judge, and to who plays."""
    lay_lane(d, judge, lane, weigh_by_wins(t, d, b, gives_up), gives_up)
    if wish[KIND] == WINS:
        lay_lane(d, m, lane, judge.fail[lane], gives_up)
    else:
        lay_lane(d, m, lane, weigh_by_points(t[NOW], d, gives_up, wish[TAKEN], wish[AGAIN]), gives_up)


@rule
def play_lane(d: Desk, m: Lanes, judge: Lanes, lane: int, worm: int, rng: Row, wish: Any) -> tuple[int, float]:
    """Play a turn that was solved: the total it stops with, -1 where it fails, and how lucky the dice were."""
    kept = 0
    dice = DICE
    total = 0
    luck = 0.0
    hoped = judge.roll[judge.rows[at(0, DICE, 0)]][lane]
    while True:
        shown = throw_dice(dice, rng)
        best = -1
        most = 0.0
        worth = judge.fail[lane]
        free = False
        for face in range(SIDES):
            count = (shown >> (4 * face)) & 15
            if count > 0 and (kept >> face) & 1 == 0:
                row = m.rows[at(kept | (1 << face), dice - count, total + count * d.worth[face])]
                found = m.value[row][lane] + misjudged(rng, wish[BLUR])
                if best < 0 or found > most:
                    best = face
                    most = found
                if not free or judge.value[row][lane] > worth:
                    worth = judge.value[row][lane]
                free = True
        luck += worth - hoped
        if best < 0:
            return -1, luck
        count = (shown >> (4 * best)) & 15
        kept |= 1 << best
        dice -= count
        total += count * d.worth[best]
        row = m.rows[at(kept, dice, total)]
        worms = (kept >> worm) & 1 > 0
        stays = m.stop[total][lane] if worms else m.bare[lane]
        rolls = m.roll[row][lane]
        brings = worms and m.ways[total][lane] != FAIL
        goes_on = rolls > NEVER and not (wish[HASTY] > 0 and brings)
        if goes_on and stays > NEVER:
            goes_on = rolls + misjudged(rng, wish[BLUR]) > stays + misjudged(rng, wish[BLUR])
        if not goes_on:
            return total if brings else -1, luck
        hoped = judge.roll[row][lane]
