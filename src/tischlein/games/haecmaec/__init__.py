"""Häc Mäc and its variant "mit Anfassen", for 2 to 6."""

from __future__ import annotations

from ...core.game import gather
from .imagine import imagine
from .legal import legal
from .state import CARDS, FEWEST, OPTIONS, SEATS

GAME = gather(
    __name__,
    name="Häc Mäc",
    fewest=FEWEST,
    most=SEATS,
    options=OPTIONS,
    legal=legal,
    imagine=imagine,
    answers=frozenset({"pass", "accuse", "slap"}),
    most_legal=19,  # hands have 16 cards at most, one is drawn, and there are two kinds of tops
    most_chances=len(CARDS),
)
