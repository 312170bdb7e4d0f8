"""Häc Mäc and its variant "mit Anfassen", for 2 to 6."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .actions import ACTIONS, OUTCOMES
from .chance import chances, possible, redeal, sample
from .faults import component_faults, faults, option_faults
from .imagine import imagine
from .legal import legal
from .rules import actors, apply, score, setup, tiebreak
from .table import CARDS, FEWEST, OPTIONS, SEATS, State
from .text import draw
from .thumb import thumb
from .view import redact, view

GAME = Game(
    id="haecmaec",
    name="Häc Mäc",
    folder=Path(__file__).parent,
    fewest=FEWEST,
    most=SEATS,
    state=State,
    options=OPTIONS,
    option_faults=option_faults,
    component_faults=component_faults,
    answers=frozenset({"pass", "accuse", "slap"}),
    most_legal=19,  # hands have 16 cards at most, one is drawn, and there are two kinds of tops
    most_chances=len(CARDS),
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
)
