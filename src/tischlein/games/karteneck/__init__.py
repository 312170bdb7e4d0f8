"""Heckmeck am Karteneck, for 2 to 6."""

from __future__ import annotations

from ...core.game import gather
from .state import FEWEST, SEATS

GAME = gather(
    __name__,
    name="Heckmeck am Karteneck",
    fewest=FEWEST,
    most=SEATS,
    shows=frozenset({"steal"}),  # the tile below
    most_legal=31,  # every card there is, and pass
    most_chances=30,
)
