"""A rule-of-thumb player of karteneck."""

from __future__ import annotations

from ...core.rule import rule
from .state import (
    DONE,
    GO,
    MORE,
    PASS,
    TAKE,
    State,
)


@rule
def thumb(s: State, seat: int) -> int:
    """placeholder"""
    if s.phase == GO:
        return PASS
    if s.phase == MORE:
        return DONE
    return TAKE
