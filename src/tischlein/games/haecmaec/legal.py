"""What may be done in Häc Mäc: in one's turn, in a window, and with the hand on the burger."""

from __future__ import annotations

from ...core.rule import rule
from ...core.struct import Row
from .state import (
    ACCUSE,
    ACT,
    CLOSE,
    CLOSE_DOUBLE,
    FLY,
    PASS,
    SLAP,
    WINDOW,
    State,
    accusation_offered,
    enough,
    may_slap,
    opening,
)


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """In one's turn, in a window, or with the hand on the burger."""
    if s.phase == ACT:
        return legal_act(s, seat, out)
    if s.phase == WINDOW:
        return legal_answer(s, seat, out)
    return legal_lay(s, seat, out)


@rule
def legal_act(s: State, seat: int, out: Row) -> int:
    """Any ingredient, also a third of its kind; a fly or a top where the burger has begun."""
    n = 0
    for card in range(FLY):
        if s.hand[seat][card] > 0:
            out[n] = card
            n += 1
    if opening(s):
        return n
    if s.hand[seat][FLY] > 0:
        out[n] = FLY
        n += 1
    if may_close(s):
        n = list_tops(s, seat, out, n)
    return n


@rule
def may_close(s: State) -> bool:
    """Enough ingredients lie there; with slapping, closing in one's turn is an option."""
    return enough(s) and (not s.slapping or s.close_in_turn != 0)


@rule
def list_tops(s: State, seat: int, out: Row, n: int) -> int:
    """A normal top and a doubling one, if the seat has them."""
    if s.tops[seat] > 0:
        out[n] = CLOSE
        n += 1
    if s.doubles[seat] > 0:
        out[n] = CLOSE_DOUBLE
        n += 1
    return n


@rule
def legal_answer(s: State, seat: int, out: Row) -> int:
    """No objection, an accusation, or a slap."""
    n = 1
    out[0] = PASS
    if accusation_offered(s):
        out[n] = ACCUSE
        n += 1
    if may_slap(s, seat):
        out[n] = SLAP
        n += 1
    return n


@rule
def legal_lay(s: State, seat: int, out: Row) -> int:
    """The slapper lays a fly or a top."""
    n = 0
    if s.hand[seat][FLY] > 0:
        out[0] = FLY
        n = 1
    return list_tops(s, seat, out, n)
