"""Heckmeck Barbecue, for 2 to 5."""

from __future__ import annotations

from ...core.game import gather
from .rules import SEATS

GAME = gather(
    __name__,
    name="Heckmeck Barbecue",
    fewest=2,
    most=SEATS,
    hands=False,
    most_legal=6,  # every face
    most_chances=1287,  # rolls of eight dice
)
