"""Deals of Häc Mäc that contradict nothing a seat remembers.

What it remembers is one row of numbers: the burger from the bottom, each card its place + 1, or 0 where it is
forgotten; the cards it knows in closed burgers of each seat, under normal and under doubling tops, and in those thrown
away; and how often each seat notices a third of a kind, in percent.
"""

from __future__ import annotations

from ...core.cards import draw_blind, move_all, remembered_size, size
from ...core.chance import sample_draw
from ...core.rule import rule
from ...core.struct import Row
from .chance import deal_hands, gather
from .state import CARDS, FLY, INGREDIENTS, NONE, OVER, SEATS, WINDOW, State, ingredients_in, lying

BURGER = 0
CLOSED = BURGER + INGREDIENTS
DOUBLED = CLOSED + int(SEATS) * len(CARDS)
THROWN = DOUBLED + int(SEATS) * len(CARDS)
ALERT = THROWN + len(CARDS)
KNOWN = ALERT + int(SEATS)


@rule
def redeal_known(s: State, seat: int, known: Row, rng: Row) -> None:
    """What is remembered lies where it is; the rest is dealt anew. In a window nobody else has answered yet."""
    if s.phase == OVER:
        return
    hands = gather(s, s.hand, seat)
    redeal_burgers(s, known, rng)
    deal_hands(s, seat, hands, rng)
    if s.phase == WINDOW:
        for other in range(s.seats):
            s.answer[other] = NONE


@rule
def redeal_burgers(s: State, known: Row, rng: Row) -> None:
    """All that is covered goes to the pile; first what is remembered comes back, then as many as are missing."""
    closed = gather(s, s.closed, -1)
    doubled = gather(s, s.doubled, -1)
    thrown = ingredients_in(s.thrown)
    gone = s.thrown[FLY]
    move_all(s.thrown, s.pile)
    flies = s.pile[FLY] - gone
    s.pile[FLY] = 0
    covered = lying(s) - 1
    if s.disputed != 0:
        covered = 0  # it is shown
    for at in range(covered):
        s.pile[s.burger[at] - 1] += 1
    for at in range(covered):
        card = known[BURGER + at]
        if card > 0:
            s.burger[at] = card
            s.pile[card - 1] -= 1
    for seat in range(s.seats):
        put_remembered(s.pile, s.closed[seat], known, CLOSED + seat * len(CARDS))
        put_remembered(s.pile, s.doubled[seat], known, DOUBLED + seat * len(CARDS))
    put_remembered(s.pile, s.thrown, known, THROWN)
    for at in range(covered):
        if known[BURGER + at] == 0:
            card = sample_draw(s.pile, rng)
            s.pile[card] -= 1
            s.burger[at] = card + 1
    for seat in range(s.seats):
        draw_blind(s.pile, s.closed[seat], remembered_size(closed, seat) - size(s.closed[seat]), rng)
        draw_blind(s.pile, s.doubled[seat], remembered_size(doubled, seat) - size(s.doubled[seat]), rng)
    draw_blind(s.pile, s.thrown, thrown - size(s.thrown), rng)
    s.thrown[FLY] = gone
    s.pile[FLY] = flies


@rule
def put_remembered(pile: Row, place: Row, known: Row, base: int) -> None:
    """These cards come out of the pile to where they were seen to go."""
    for card in range(FLY):
        pile[card] -= known[base + card]
        place[card] += known[base + card]
