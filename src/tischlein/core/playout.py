"""Games played by simple players without stopping: the loop that simulation runs, for all games.

Written as rules, so it runs interpreted and compiled, event for event the same.
"""

from __future__ import annotations

from typing import Any

from .generic import actors, apply, legal, sample, score, thumb, tiebreak
from .rng import below
from .rule import rule
from .struct import Grid, Row
from .words import CHANCE

PLAYERS = ("random", "thumb")
"""The players that loops know."""
RANDOM, THUMB = range(2)

NOBODY = -2
FOREVER = 1 << 40

# What is counted of many games. A row a seat:
POINTS, SQUARES, LEAST, MOST, WINS, PLACES = range(6)
WHOLE = 420  # a win; divisible by 1…7, so that a shared one is counted in whole numbers
SEAT_COLUMNS = 6
# and one row for all:
GAMES_PLAYED, EVENTS, EVENT_SQUARES, SHORTEST, LONGEST = range(5)
GAME_COLUMNS = 5


@rule
def next_actor(s: Any) -> int:
    """Chance, the first of the seats that are to act, or nobody."""
    bits: int = actors(s)
    if bits == 0:
        return NOBODY
    if bits == CHANCE:
        return CHANCE
    seat = 0
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def decide(s: Any, actor: int, rng: Row, players: Row, out: Row) -> int:
    """What chance or a simple player does."""
    if actor == CHANCE:
        return sample(s, rng)
    if players[actor] == THUMB:
        return thumb(s, actor)
    return out[below(rng, legal(s, actor, out))]


@rule
def play_on(s: Any, rng: Row, players: Row, out: Row, log: Grid, most: int) -> int:
    """Play until it is over or so many events happened; notes (actor, code) in the log while it has room."""
    n = 0
    while n < most:
        actor = next_actor(s)
        if actor == NOBODY:
            break
        code = decide(s, actor, rng, players, out)
        apply(s, actor, code)
        if n < len(log):
            log[n][0] = actor
            log[n][1] = code
        n += 1
    return n


@rule
def better_seats(s: Any, points: Row, seat: int) -> int:
    """How many seats are ahead of this one, by score and then by the tie-break."""
    ahead = 0
    for other in range(s.seats):
        if points[other] > points[seat]:
            ahead += 1
        elif points[other] == points[seat] and other != seat and tiebreak(s, other) > tiebreak(s, seat):
            ahead += 1
    return ahead


@rule
def count_game(s: Any, events: int, points: Row, seats: Grid, games: Row) -> None:
    """Add a finished game to the tallies."""
    score(s, points)
    winners = 0
    for seat in range(s.seats):
        if better_seats(s, points, seat) == 0:
            winners += 1
    for seat in range(s.seats):
        row = seats[seat]
        row[POINTS] += points[seat]
        row[SQUARES] += points[seat] * points[seat]
        if games[GAMES_PLAYED] == 0 or points[seat] < row[LEAST]:
            row[LEAST] = points[seat]
        if games[GAMES_PLAYED] == 0 or points[seat] > row[MOST]:
            row[MOST] = points[seat]
        ahead = better_seats(s, points, seat)
        row[PLACES] += ahead + 1
        if ahead == 0:
            row[WINS] += WHOLE // winners
    if games[GAMES_PLAYED] == 0 or events < games[SHORTEST]:
        games[SHORTEST] = events
    games[LONGEST] = max(games[LONGEST], events)
    games[GAMES_PLAYED] += 1
    games[EVENTS] += events
    games[EVENT_SQUARES] += events * events
