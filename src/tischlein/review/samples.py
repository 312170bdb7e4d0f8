"""What tables of hidden cards are worth, by playing them out many times. Written as rules: `loops` compiles them.

A table is valued as it truly stands; a seat's choices in samples of what the seat could not see. Everybody's share of
the win is counted, in parts of WIN: for sure where it is over, else by what the game's outlook promises.
"""

from __future__ import annotations

from typing import Any

from ..bots.search import ROOT, SAMPLE, WORK, fresh_stream, play_out
from ..core.generic import apply, copy_state, outlook, redeal_known, score, stage
from ..core.outlook import WIN, share_by_lead
from ..core.playout import NOBODY, better_seats, next_actor
from ..core.rule import rule
from ..core.struct import Grid, Row

TABLES = WORK + 1
AS_USUAL = -1
"""Among the choices: what a quick player does, whatever that is in a sample."""


@rule
def share_out(s: Any, far: int, points: Row, shares: Row) -> None:
    """What each seat has of the win, or may hope for; the end of a playout from afar is only a guess by its lead."""
    if next_actor(s) != NOBODY:
        for seat in range(s.seats):
            shares[seat] = outlook(s, seat, far, points)
        return
    score(s, points)
    if far > 0:
        for seat in range(s.seats):
            shares[seat] = share_by_lead(s.seats, seat, points, far)
        return
    winners = 0
    for seat in range(s.seats):
        shares[seat] = 0
        if better_seats(s, points, seat) == 0:
            winners += 1
    for seat in range(s.seats):
        if better_seats(s, points, seat) == 0:
            shares[seat] = WIN // winners


@rule
def lead(s: Any, seat: int, points: Row) -> int:
    """Points between a seat and the best of the others."""
    score(s, points)
    most: int = points[(seat + 1) % s.seats]
    for other in range(s.seats):
        if other != seat:
            most = max(most, points[other])
    mine: int = points[seat]
    return mine - most


@rule
def value_table(t: Any, many: int, far: int, rng: Row, known: Row, points: Row, shares: Row, won: Row) -> None:
    """Play a table out so many times as it stands; adds up everybody's shares."""
    begun = stage(t[ROOT])
    for _ in range(many):
        copy_state(t, WORK, ROOT)
        play_out(t[WORK], begun, rng, known)
        share_out(t[WORK], far, points, shares)
        for seat in range(t[ROOT].seats):
            won[seat] += shares[seat]


@rule
def try_choices(
    t: Any, seat: int, codes: Row, alive: Row, chosen: int, many: int, far: int, rng: Row, stream: Row, known: Row,
    points: Row, shares: Row, own: Row, won: Grid, squares: Row, leads: Row,
) -> None:  # fmt: skip
    """So many samples of what a seat can't see, in each every choice that is alive, with the same luck after it.

    Adds up everybody's shares, the squares of what each choice brought the seat more or less than the chosen one, and
    by how many points the seat was ahead then.
    """
    begun = stage(t[ROOT])
    for _ in range(many):
        copy_state(t, SAMPLE, ROOT)
        redeal_known(t[SAMPLE], seat, known, rng)
        begin = fresh_stream(rng)
        for choice in range(len(codes)):
            if alive[choice]:
                stream[0] = begin
                copy_state(t, WORK, SAMPLE)
                if codes[choice] != AS_USUAL:
                    apply(t[WORK], seat, codes[choice])
                play_out(t[WORK], begun, stream, known)
                share_out(t[WORK], far, points, shares)
                own[choice] = shares[seat]
                leads[choice] += lead(t[WORK], seat, points)
                for other in range(t[ROOT].seats):
                    won[choice][other] += shares[other]
        for choice in range(len(codes)):
            if alive[choice]:
                more = own[choice] - own[chosen]
                squares[choice] += more * more
