"""What is said at a table of barbecue."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice import Rolled, worth
from ...core.say import Say, say
from ...core.words import Action, Event, First, Word
from .actions import ACTIONS, Keep, Roll
from .rules import FACES, HIGHEST, LOWEST, apply
from .view import BarbecueView, Space, imagine, view


def label(v: BarbecueView, action: Action) -> Say:
    """What a button says."""
    if isinstance(action, Keep):
        return say("barbecue-keep", face=action.face, dice=v.rolled.count(action.face))
    if isinstance(action, Roll):
        return say("barbecue-roll", dice=v.dice)
    return stopping(v, "barbecue")


def hint(v: BarbecueView, action: Action) -> Iterator[Say]:
    """What is rolled, what a face adds, what stopping here brings."""
    if isinstance(action, Keep):
        yield from hint_keep(v, action)
    elif isinstance(action, Roll):
        yield say("barbecue-hint-roll", dice=v.dice)
    else:
        yield stopping(v, "barbecue-hint")


def stopping(v: BarbecueView, where: str) -> Say:
    """What stopping here brings: for a button and for a hint the same in other words."""
    if v.total > HIGHEST:
        return stopping_above(v, where)
    space = v.grill[v.total - LOWEST]
    if space.snail:
        return say(f"{where}-snail-on", space=space.number)
    if space.owner is None:
        return say(f"{where}-plate", space=space.number, worms=space.worms)
    if space.owner == v.turn:
        return say(f"{where}-second", space=space.number, worms=space.worms)
    return say(f"{where}-capture", space=space.number, worms=space.worms, whom=space.owner)


def stopping_above(v: BarbecueView, where: str) -> Say:
    """What a result above the grill brings."""
    if v.stock:
        return say(f"{where}-snail")
    for space in reversed(v.grill):
        if space.snail:
            return say(f"{where}-snail-on", space=space.number)
    return say(f"{where}-end")


def hint_keep(v: BarbecueView, action: Keep) -> Iterator[Say]:
    """What the face adds, and what comes of it where that ends the turn."""
    dice = v.rolled.count(action.face)
    adds = dice * worth(action.face)
    yield say("barbecue-hint-keep", adds=adds, total=v.total + adds)
    if dice == v.dice or len({*v.kept, action.face}) == len(FACES):
        s = imagine(v)
        apply(s, s.turn, ACTIONS.encode(action))
        yield from story(v, action, view(s, v.seat))


def warning(v: BarbecueView, action: Action) -> None:
    """A failure costs nothing, and nobody may stop on one: there is nothing to ask twice."""


def tell(before: BarbecueView, event: Event, after: BarbecueView) -> Say | None:
    """An event in words."""
    what, who = event.what, before.turn or 0
    if isinstance(what, First):
        return say("barbecue-tell-first", who=what.seat)
    if isinstance(what, Rolled):
        return say("barbecue-tell-rolled", who=who, faces=" ".join(what.faces))
    if isinstance(what, Keep):
        dice = before.rolled.count(what.face)
        total = before.total + dice * worth(what.face)
        return say("barbecue-tell-keep", who=who, dice=dice, face=what.face, total=total)
    return None  # rolling is told by the roll, stopping by its story


def story(before: BarbecueView, what: Word, after: BarbecueView) -> Iterator[Say]:
    """How a turn ended: what was laid on which space, what it brought, or a failure."""
    if before.turn is None or after.turn == before.turn:
        return
    for old, new in zip(before.grill, after.grill, strict=True):
        if old != new:
            yield story_of_space(old, new, before.turn)
            return
    if after.phase != "over":
        yield say("barbecue-caught", who=before.turn)
    elif before.stock == 0:
        yield say("barbecue-over-snails")
    else:
        yield say("barbecue-over-spaces")


def story_of_space(old: Space, new: Space, who: int) -> Say:
    """What the turn of this seat changed on a space."""
    space, worms = new.number, new.worms
    if new.snail:
        if old.owner is None:
            return say("barbecue-failed", who=who, space=space)
        return say("barbecue-failed-back", who=who, space=space, whom=old.owner)
    if old.snail:
        return say("barbecue-caught-on", who=who, space=space)
    if new.plates == 2:
        return say("barbecue-protected", who=who, space=space, worms=worms)
    if old.owner is None:
        return say("barbecue-occupied", who=who, space=space, worms=worms)
    return say("barbecue-captured", who=who, space=space, worms=worms, whom=old.owner)


def account(v: BarbecueView, seat: int) -> Iterator[Say]:
    """Worms space by space, those of plates that a snail sent back, and the snails."""
    player = v.players[seat]
    others = player.worms
    for space in v.grill:
        if space.owner == seat:
            worms = space.plates * space.worms
            others -= worms
            yield say("barbecue-account", space=space.number, plates=space.plates, worms=worms)
    if others:
        yield say("barbecue-account-back", worms=others)
    if player.snails:
        yield say("barbecue-account-snails", snails=player.snails, points=player.snails * v.snail_points)
    if not player.worms and not player.snails:
        yield say("barbecue-account-none")
