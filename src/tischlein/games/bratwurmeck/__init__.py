"""Heckmeck am Bratwurmeck, for 2 to 7."""

from __future__ import annotations

from ...core.game import gather
from .rules import OPTIONS, SEATS

GAME = gather(
    __name__,
    name="Heckmeck am Bratwurmeck",
    fewest=2,
    most=SEATS,
    options=OPTIONS,
    hands=False,
    most_legal=6,  # every face
    most_chances=1287,  # rolls of eight dice
)
