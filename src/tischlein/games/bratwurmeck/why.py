"""What each thing means that may be done at a table of bratwurmeck, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice_why import faces_once, keep_first, why_not_keep
from ...core.why import Reason, reason
from ...core.words import Action
from .actions import Grill, Keep, Roll, Steal, Stop
from .rules import FACES, next_lower, owner_of_top
from .view import BratwurmeckView, imagine


def explain(v: BratwurmeckView, action: Action) -> Reason:
    """What each kind of action means."""
    if isinstance(action, Keep):
        return reason("turn", "bratwurmeck-can-keep")
    if isinstance(action, Roll):
        return reason("turn", "bratwurmeck-can-roll")
    if isinstance(action, Grill):
        return reason("stop", "bratwurmeck-can-grill", total=v.total)
    if isinstance(action, Steal):
        return reason("stop", "bratwurmeck-can-steal", total=v.total)
    return reason("fail", "bratwurmeck-can-stop")


def tries(v: BratwurmeckView) -> Iterator[Action]:
    """The dice that lie there, and all ways to go on or to stop."""
    yield from map(Keep, faces_once(v.rolled))
    yield from (Roll(), Grill(), Steal(), Stop())


def why_not(v: BratwurmeckView, action: Action) -> Reason | None:
    """First a face is kept; then everything has its own condition."""
    if isinstance(action, Keep):
        return why_not_keep(v, action.face)
    if found := keep_first(v):
        return found
    if isinstance(action, Roll):
        return why_not_roll(v)
    if isinstance(action, Grill):
        return why_not_grill(v)
    if isinstance(action, Steal):
        return why_not_steal(v)
    return why_not_give_up(v)


def why_not_roll(v: BratwurmeckView) -> Reason | None:
    """Dice are left, and a face that could be kept."""
    if v.dice == 0:
        return reason("turn", "bratwurmeck-why-no-dice")
    if len(set(v.kept)) == len(FACES):
        return reason("turn", "bratwurmeck-why-no-face")
    return None


def why_not_grill(v: BratwurmeckView) -> Reason | None:
    """With a worm kept, the total reaches a tile that lies face up on the grill."""
    if "w" not in v.kept:
        return reason("stop", "bratwurmeck-why-no-worm")
    if next_lower(imagine(v), v.total) == 0:
        return reason("stop", "bratwurmeck-why-too-low", total=v.total)
    return None


def why_not_steal(v: BratwurmeckView) -> Reason | None:
    """With a worm kept, the total is exactly another player's top tile."""
    if "w" not in v.kept:
        return reason("stop", "bratwurmeck-why-no-worm")
    if owner_of_top(imagine(v), v.total) >= 0:
        return None
    if v.turn is not None and v.players[v.turn].top == v.total:
        return reason("stop", "bratwurmeck-why-own-tile", tile=v.total)
    return reason("stop", "bratwurmeck-why-not-exact", total=v.total)


def why_not_give_up(v: BratwurmeckView) -> Reason | None:
    """Ruling 4: giving up is there where nothing can be taken."""
    if why_not_grill(v) and why_not_steal(v):
        return None
    return reason("stop", "bratwurmeck-why-take", total=v.total)
