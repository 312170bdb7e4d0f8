"""What each thing means that may be done at a table of barbecue, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice_why import faces_once, keep_first, why_not_keep
from ...core.why import Reason, reason
from ...core.words import Action
from .actions import Keep, Roll, Stop
from .rules import HIGHEST, LOWEST
from .view import BarbecueView


def explain(v: BarbecueView, action: Action) -> Reason:
    """What each kind of action means."""
    if isinstance(action, Keep):
        return reason("turn", "barbecue-can-keep")
    if isinstance(action, Roll):
        return reason("turn", "barbecue-can-roll")
    if v.total > HIGHEST:
        return reason("stop", "barbecue-can-stop-above", highest=HIGHEST)
    return reason("stop", "barbecue-can-stop", total=v.total)


def tries(v: BarbecueView) -> Iterator[Action]:
    """The dice that lie there, rolling on, and stopping."""
    yield from map(Keep, faces_once(v.rolled))
    yield from (Roll(), Stop())


def why_not(v: BarbecueView, action: Action) -> Reason | None:
    """First a face is kept; then one may always roll on, and stop on a result that can be used."""
    if isinstance(action, Keep):
        return why_not_keep(v, action.face)
    return keep_first(v) or (why_not_stop(v) if isinstance(action, Stop) else None)


def why_not_stop(v: BarbecueView) -> Reason | None:
    """A worm, a number of the grill or above it, and no two plates on that space."""
    if "w" not in v.kept:
        return reason("stop", "barbecue-why-no-worm")
    if v.total < LOWEST:
        return reason("stop", "barbecue-why-too-low", total=v.total, lowest=LOWEST)
    if v.total <= HIGHEST and v.grill[v.total - LOWEST].plates == 2:
        return reason("stop", "barbecue-why-two-plates", space=v.total)
    return None
