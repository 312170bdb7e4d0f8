"""Heckmeck Barbecue, for 2 to 5."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .actions import ACTIONS, OUTCOMES
from .chance import chances, possible, redeal, sample
from .faults import faults
from .rules import SEATS, State, actors, apply, legal, score, setup, tiebreak
from .text import draw
from .thumb import thumb
from .view import imagine, redact, view

GAME = Game(
    id="barbecue",
    name="Heckmeck Barbecue",
    folder=Path(__file__).parent,
    fewest=2,
    most=SEATS,
    state=State,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    score=score,
    tiebreak=tiebreak,
    chances=chances,
    possible=possible,
    sample=sample,
    redeal=redeal,
    thumb=thumb,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    view=view,
    imagine=imagine,
    redact=redact,
    draw=draw,
    faults=faults,
    most_legal=6,
    most_chances=1287,
)
