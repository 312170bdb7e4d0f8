"""What the things mean that a seat may do, and why it may not do the others: from what it sees alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from .say import Argument, Say
from .views import View
from .words import Action

if TYPE_CHECKING:
    from .game import Game


class Reason(msgspec.Struct, frozen=True):
    """A sentence, and the section of the rules where it stands: the page's own word for it, such as `stop`."""

    says: Say
    rule: str


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """Actions of which one sentence is true."""

    says: Say
    rule: str
    """The section of the rules where it stands."""
    actions: tuple[str, ...] = ()
    """Their notation; none where it is true of whatever one might do."""


def reason(rule: str, id: str, **args: Argument) -> Reason:  # noqa: A002  # as the catalogues call it
    """A sentence from this section of the rules."""
    return Reason(Say(id, args), rule)


def wait(v: View) -> Reason:
    """Why a seat that is not asked may do nothing: it is another's turn."""
    return reason("turn", f"{v.game}-wait" if v.seat is None else f"{v.game}-why-wait", who=v.asked[0])


def why_not(game: Game, v: Any, action: Action) -> Reason | None:
    """Why the seat that looks may not do this now; None if it may, or if nobody is asked."""
    if v.seat in v.asked:
        return game.why_not(v, action)
    return game.wait(v) if v.asked else None


def allowed(game: Game, v: Any, actions: Iterable[Action]) -> tuple[Ruling, ...]:
    """What each of these means, now that they may be done."""
    return rulings((game.explain(v, action), action) for action in actions)


def denied(game: Game, v: Any) -> tuple[Ruling, ...]:
    """What one might try now and may not."""
    if v.seat not in v.asked:
        return (alone(game.wait(v)),) if v.asked else ()
    tried = ((game.why_not(v, action), action) for action in game.tries(v))
    return rulings((found, action) for found, action in tried if found)


def rulings(found: Iterable[tuple[Reason, Action]]) -> tuple[Ruling, ...]:
    """The same reason is given once, for all that it is about."""
    reasons: list[Reason] = []
    about: list[list[str]] = []
    for each, action in found:
        if each not in reasons:
            reasons.append(each)
            about.append([])
        about[reasons.index(each)].append(str(action))
    return tuple(Ruling(each.says, each.rule, tuple(them)) for each, them in zip(reasons, about, strict=True))


def alone(found: Reason) -> Ruling:
    """True of whatever one might do."""
    return Ruling(found.says, found.rule)
