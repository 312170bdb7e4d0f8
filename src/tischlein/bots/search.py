"""Search over samples, for all games of hidden cards.

What a seat can't see is dealt anew, many times. In every sample each of its choices is tried, all with the same cards
and the same chance afterwards, so that what differs comes from the choice. A quick policy plays on until the round is
over; what is left of the game is estimated. Written as rules: `card_loops` compiles them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.generic import apply, copy_state, legal, outlook, policy, redeal_known, sample, stage
from ..core.playout import NOBODY, next_actor
from ..core.rng import below
from ..core.rule import rule
from ..core.struct import Grid, Row
from ..core.words import CHANCE

ROOT, SAMPLE, WORK = range(3)
"""Places in a row of tables: what the seat sees, one sample of it, and the sample played on; more follow it."""

HALF = 1 << 31
QUARTER = 1 << 30


@rule
def fresh_stream(rng: Row) -> int:
    """Where another stream of random numbers may begin."""
    return 1 + below(rng, HALF - 1) * QUARTER + below(rng, QUARTER)


@rule
def play_out(s: Any, begun: int, rng: Row, known: Row) -> None:
    """The policy plays for all until this stage is over."""
    while stage(s) == begun:
        actor = next_actor(s)
        if actor == NOBODY:
            break
        if actor == CHANCE:
            apply(s, CHANCE, sample(s, rng))
        else:
            apply(s, actor, policy(s, actor, known, rng))


# Where few cards are left everything is tried instead. Each position of the line that is looked at has a table of its
# own, behind the others, and a row in each of these grids:
#
#     line.moves[depth]  what may be done there        line.state[depth]  how many that is, which is tried, who acts
#     line.best[depth]   what everybody gets if the one who acts does the best for himself; -1 before the first try


class Line(NamedTuple):
    """The line of positions from a sample to the end of the stage."""

    moves: Grid
    state: Grid
    best: Grid


MANY, NEXT, ACTOR = range(3)
DEEPEST = 12
TABLES = WORK + 1 + DEEPEST
"""Two tricks of four cards and a chef each, and some room."""


@rule
def enter(t: Any, line: Line, depth: int) -> None:
    """Look at a position for the first time."""
    s = t[WORK + depth]
    actor = next_actor(s)
    line.state[depth][ACTOR] = actor
    line.state[depth][MANY] = legal(s, actor, line.moves[depth])
    line.state[depth][NEXT] = 0
    line.best[depth][actor] = -1


@rule
def take_better(line: Line, depth: int, values: Row) -> None:
    """The one who acts does what is best for himself; of equals the first."""
    actor = line.state[depth][ACTOR]
    if values[actor] > line.best[depth][actor]:
        for seat in range(len(values)):
            line.best[depth][seat] = values[seat]


@rule
def play_through(t: Any, seat: int, begun: int, swing: int, line: Line, points: Row, values: Row) -> int:
    """Everybody plays what is best for himself, to the end of this stage; the seat's share of the win then."""
    if stage(t[WORK]) != begun or next_actor(t[WORK]) == NOBODY:
        return outlook(t[WORK], seat, swing, points)
    depth = 0
    enter(t, line, 0)
    while True:
        row = line.state[depth]
        if row[NEXT] == row[MANY]:
            if depth == 0:
                return line.best[0][seat]
            take_better(line, depth - 1, line.best[depth])
            depth -= 1
        else:
            copy_state(t, WORK + depth + 1, WORK + depth)
            s = t[WORK + depth + 1]
            apply(s, row[ACTOR], line.moves[depth][row[NEXT]])
            row[NEXT] += 1
            if stage(s) != begun or next_actor(s) == NOBODY:
                for other in range(s.seats):
                    values[other] = outlook(s, other, swing, points)
                take_better(line, depth, values)
            else:
                depth += 1
                enter(t, line, depth)


@rule
def try_choices(
    t: Any, seat: int, codes: Row, alive: Row, samples: int, through: bool, swing: int, rng: Row, stream: Row,
    known: Row, line: Line, points: Row, values: Row, won: Row,
) -> None:  # fmt: skip
    """So many samples, in each every choice that is still alive; adds up what came of each.

    Either a quick player plays on, or everything is tried, for all choices alike: else they could not be compared.
    """
    begun = stage(t[ROOT])
    for _ in range(samples):
        copy_state(t, SAMPLE, ROOT)
        redeal_known(t[SAMPLE], seat, known, rng)
        begin = fresh_stream(rng)
        for choice in range(len(codes)):
            if alive[choice]:
                stream[0] = begin
                copy_state(t, WORK, SAMPLE)
                apply(t[WORK], seat, codes[choice])
                if through:
                    won[choice] += play_through(t, seat, begun, swing, line, points, values)
                else:
                    play_out(t[WORK], begun, stream, known)
                    won[choice] += outlook(t[WORK], seat, swing, points)
