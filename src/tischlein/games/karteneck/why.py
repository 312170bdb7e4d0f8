"""What each thing means that may be done at a table of karteneck, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.why import Reason, reason
from ...core.why import wait as wait_for_turn
from ...core.words import Action
from .actions import Done, Lay, Leave, Pass, Steal
from .sentences import say_card, worm_lies
from .view import KarteneckView, Player


def explain(v: KarteneckView, action: Action) -> Reason:
    """What each kind of action means."""
    if isinstance(action, Lay):
        return reason("lay", "karteneck-can-more" if v.phase == "more" else "karteneck-can-lay")
    if isinstance(action, Done):
        return reason("lay", "karteneck-can-done")
    if isinstance(action, Pass):
        if worm_lies(own(v)):
            return reason("stop", "karteneck-can-pass")
        return reason("stop", "karteneck-can-fail")
    return reason("stop", "karteneck-can-steal" if isinstance(action, Steal) else "karteneck-can-leave")


def tries(v: KarteneckView) -> Iterator[Action]:
    """Every card that one holds, those of other types before oneself, and all that is no card."""
    cards = (*(own(v).hand or ()), *(card for card in own(v).laid if card[0] != v.laying))
    yield from map(Lay, dict.fromkeys(cards))
    yield from (Pass(), Steal())


def why_not(v: KarteneckView, action: Action) -> Reason | None:
    """A new type each turn, as many of it as one likes; a theft comes with a pass."""
    if v.phase == "steal":
        return None if isinstance(action, Steal | Leave) else reason("stop", "karteneck-why-passed")
    if isinstance(action, Lay):
        return why_not_lay(v, action.card)
    if isinstance(action, Steal | Leave):
        return reason("stop", "karteneck-why-steal")
    if isinstance(action, Pass) and v.laying:
        return about_type("karteneck-why-laying", v.laying)
    if isinstance(action, Done) and not v.laying:
        return reason("lay", "karteneck-why-nothing-laid")
    return None


def why_not_lay(v: KarteneckView, card: str) -> Reason | None:
    """Of the type that is being laid; else of one that doesn't lie there yet."""
    if v.laying and card[0] != v.laying:
        return about_type("karteneck-why-other-type", v.laying)
    if not v.laying and any(card[0] == other[0] for other in own(v).laid):
        return about_type("karteneck-why-closed", card[0])
    if card not in (own(v).hand or ()):
        return Reason(say_card("karteneck-why-not-held", card), "lay")
    return None


def about_type(what: str, kind: str) -> Reason:
    """A sentence about a type of cards: a chicken's number, or w."""
    return reason("lay", what, type=kind)


def own(v: KarteneckView) -> Player:
    """What the one who looks has."""
    return v.players[v.seat or 0]


def wait(v: KarteneckView) -> Reason:
    """Who has passed waits for the share-out, or has failed; everybody else for the turn."""
    if v.seat is not None and own(v).status == "waits":
        return reason("share", "karteneck-why-waits", who=v.asked[0])
    if v.seat is not None and own(v).status == "failed":
        return reason("stop", "karteneck-why-failed", who=v.asked[0])
    return wait_for_turn(v)
