"""What each thing means that may be done at a table of Häc Mäc, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.why import Reason, reason
from ...core.why import wait as wait_for_turn
from ...core.words import Action
from .actions import Accuse, Close, CloseDouble, Fly, Pass, Play, Slap
from .sentences import lying, printed
from .view import HaecmaecView, Player

MEANS: dict[type[Action], Reason] = {
    Play: reason("turn", "haecmaec-can-play"),
    Fly: reason("turn", "haecmaec-can-fly"),
    Close: reason("turn", "haecmaec-can-close"),
    CloseDouble: reason("turn", "haecmaec-can-close-double"),
    Pass: reason("accuse", "haecmaec-can-pass"),
    Accuse: reason("accuse", "haecmaec-can-accuse"),
    Slap: reason("slap", "haecmaec-can-slap"),
}


def explain(v: HaecmaecView, action: Action) -> Reason:
    """What each kind of action means."""
    return MEANS[type(action)]


def tries(v: HaecmaecView) -> Iterator[Action]:
    """Every card that one holds, tops, and what is said in a window."""
    cards = dict.fromkeys(own(v).hand or ())
    yield from (Play(card) for card in cards if card != "fly")
    yield from (Fly(), Close(), CloseDouble(), Accuse())
    if v.options["slapping"] == "on":
        yield Slap()


def why_not(v: HaecmaecView, action: Action) -> Reason | None:
    """In one's turn, in a window, or with the hand on the burger."""
    if v.phase == "window":
        return why_not_answer(v, action)
    if v.phase == "lay":
        return why_not_on_slapped(v, action)
    if isinstance(action, Play):
        return None if action.card in held(v) else reason("turn", "haecmaec-why-not-held", **printed(action.card))
    if isinstance(action, Fly):
        return why_not_fly(v)
    if isinstance(action, Close | CloseDouble):
        return why_not_close(v, action)
    if isinstance(action, Slap):
        return no_slapping(v) or reason("slap", "haecmaec-why-slap-later")
    return reason("accuse", "haecmaec-why-accuse-later")


def why_not_fly(v: HaecmaecView) -> Reason | None:
    """One has a fly, and the burger has begun; a bottom that an accusation made bare has."""
    if "fly" not in held(v):
        return reason("turn", "haecmaec-why-no-fly")
    if lying(v) == 0 and not v.verdict:
        return reason("turn", "haecmaec-why-fly-first")
    return None


def why_not_close(v: HaecmaecView, action: Action) -> Reason | None:
    """Enough lie there, one has such a top, and the burger is not left to the quickest hand."""
    if v.options["slapping"] == "on" and v.options["close-in-turn"] == "off":
        return reason("slap", "haecmaec-why-by-slapping")
    return too_few(v, "turn") or no_such_top(v, action)


def no_such_top(v: HaecmaecView, action: Action) -> Reason | None:
    """Tops are used up one by one."""
    if isinstance(action, Close):
        return None if own(v).tops else reason("turn", "haecmaec-why-no-top")
    return None if own(v).doubling_tops else reason("turn", "haecmaec-why-no-double")


def too_few(v: HaecmaecView, rule: str) -> Reason | None:
    """So many ingredients must lie there."""
    if lying(v) >= v.box.needed:
        return None
    return reason(rule, "haecmaec-why-too-few", needed=v.box.needed, ingredients=lying(v))


def why_not_answer(v: HaecmaecView, action: Action) -> Reason | None:
    """One answer each, while the others' card is the last."""
    if v.seat is not None and v.answers[v.seat]:
        return reason("accuse", "haecmaec-why-answered")
    if isinstance(action, Accuse):
        return None if lying(v) > 2 else reason("accuse", "haecmaec-why-no-third")
    if isinstance(action, Slap):
        return why_not_slap(v)
    return None if isinstance(action, Pass) else reason("accuse", "haecmaec-why-answer-first")


def why_not_slap(v: HaecmaecView) -> Reason | None:
    """Enough lie there, and one has something to lay on them."""
    if found := no_slapping(v) or too_few(v, "slap"):
        return found
    if own(v).tops or own(v).doubling_tops or "fly" in held(v):
        return None
    return reason("slap", "haecmaec-why-nothing-to-lay")


def no_slapping(v: HaecmaecView) -> Reason | None:
    """Slapping is an option."""
    return None if v.options["slapping"] == "on" else reason("options", "haecmaec-why-no-slapping")


def why_not_on_slapped(v: HaecmaecView, action: Action) -> Reason | None:
    """On the slapped burger goes a top or a fly."""
    if isinstance(action, Close | CloseDouble):
        return no_such_top(v, action)
    if isinstance(action, Fly):
        return None if "fly" in held(v) else reason("turn", "haecmaec-why-no-fly")
    return reason("slap", "haecmaec-why-hand-on")


def wait(v: HaecmaecView) -> Reason:
    """In a window who laid the card waits for the others' answers."""
    if v.phase == "window" and v.turn is not None:
        if v.seat == v.turn:
            return reason("accuse", "haecmaec-why-own-card")
        return reason("accuse", "haecmaec-why-window", who=v.turn)
    return wait_for_turn(v)


def own(v: HaecmaecView) -> Player:
    """What the one who looks has."""
    return v.players[v.seat or 0]


def held(v: HaecmaecView) -> tuple[str, ...]:
    """The cards in one's hand."""
    return own(v).hand or ()
