"""Trick'n'Chef, for 3 or 4."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .actions import ACTIONS, OUTCOMES
from .chance import chances, possible, redeal, sample
from .faults import component_faults, faults, option_faults
from .points import score, tiebreak
from .rules import actors, apply, legal, setup
from .state import CARD_COUNT, OPTIONS, SEATS, State
from .text import draw
from .thumb import thumb
from .view import imagine, redact, view

GAME = Game(
    id="tricknchef",
    name="Trick'n'Chef",
    folder=Path(__file__).parent,
    fewest=3,
    most=SEATS,
    state=State,
    options=OPTIONS,
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
    option_faults=option_faults,
    most_legal=55,  # after five tricks: five cards, each with up to five coins either way
    most_chances=CARD_COUNT,
)
