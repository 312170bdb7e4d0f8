"""Heckmeck am Karteneck, for 2 to 6."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .actions import ACTIONS, OUTCOMES
from .chance import chances, possible, redeal, sample
from .faults import component_faults, faults
from .rules import actors, apply, legal, score, setup, tiebreak
from .state import FEWEST, SEATS, State
from .text import draw
from .thumb import thumb
from .view import imagine, redact, view

GAME = Game(
    id="karteneck",
    name="Heckmeck am Karteneck",
    folder=Path(__file__).parent,
    fewest=FEWEST,
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
    component_faults=component_faults,
    most_legal=31,  # every card there is, and pass
    most_chances=30,
)
