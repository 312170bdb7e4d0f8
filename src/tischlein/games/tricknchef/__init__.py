"""Trick'n'Chef, for 3 or 4."""

from __future__ import annotations

from ...core.game import gather
from .points import score, tiebreak
from .state import CARD_COUNT, OPTIONS, SEATS

GAME = gather(
    __name__,
    name="Trick'n'Chef",
    fewest=3,
    most=SEATS,
    options=OPTIONS,
    score=score,
    tiebreak=tiebreak,
    most_legal=55,  # after five tricks: five cards, each with up to five coins either way
    most_chances=CARD_COUNT,
)
