"""Exact odds: a dice turn solved for any payoff."""

from __future__ import annotations

from .chances import TurnChances, chances_of_turn
from .solver import Payoff, Solved, payoff_at, payoff_of
from .table import ChoiceOdds, TurnOdds, turn_odds
from .turn import NEVER
from .words import table_in_words

__all__ = [
    "NEVER",
    "ChoiceOdds",
    "Payoff",
    "Solved",
    "TurnChances",
    "TurnOdds",
    "chances_of_turn",
    "payoff_at",
    "payoff_of",
    "table_in_words",
    "turn_odds",
]
