"""The races of a window that closes: the referee says who was first, the dealer breaks ties."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.fair import Fair
from ..core.table import Table
from .referee import Claim, settle

SWIFT = ("accuse", "slap")
"""Answers for which it matters who was first."""


def judge_races(game: Table, plays: dict[int, str], claims: Sequence[Claim]) -> dict[int, tuple[int, ...]]:
    """Who was first among several accusers, then among several slappers; this table's dealer goes by it.

    `plays` are the answers that close the window. What is given back is by number of the chance event.
    """
    answers = {**answered(game), **plays}
    races = []
    for kind in SWIFT:
        running = [claim for claim in claims if answers.get(claim.seat) == kind]
        if sum(answer == kind for answer in answers.values()) > 1 and running:
            races.append(settle(running).first)
    dealer = game._dealer
    if not races or not isinstance(dealer, Fair):
        return {}
    before = dealer.number
    game._dealer = dealer = dealer.copy()
    dealer.race(*races)
    return {before + ahead: tuple(sorted(first)) for ahead, first in enumerate(races)}


def answered(game: Table) -> dict[int, str]:
    """What each seat has answered in the window that is open."""
    return {seat: answer for seat in range(game.seats) if (answer := game.view(seat).answers[seat]) is not None}
