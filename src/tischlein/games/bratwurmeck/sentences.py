"""What is said at a table of bratwurmeck."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice import Rolled, worth
from ...core.say import Say, say
from ...core.words import Action, Event, First, Word
from .actions import ACTIONS, Grill, Keep, Roll, Steal, Stop
from .rules import FACES, apply, next_lower, owner_of_top
from .view import BratwurmeckView, Tile, imagine, view


def label(v: BratwurmeckView, action: Action) -> Say:
    """What a button says."""
    if isinstance(action, Keep):
        return say("bratwurmeck-keep", face=action.face, dice=v.rolled.count(action.face))
    if isinstance(action, Roll):
        return say("bratwurmeck-roll", dice=v.dice)
    if isinstance(action, Grill):
        return say("bratwurmeck-grill", tile=next_lower(imagine(v), v.total))
    if isinstance(action, Steal):
        return say("bratwurmeck-steal", tile=v.total, whom=owner_of_top(imagine(v), v.total))
    return say("bratwurmeck-stop")


def hint(v: BratwurmeckView, action: Action) -> Iterator[Say]:
    """What is rolled, what a face adds, which tile comes and from whom."""
    if isinstance(action, Keep):
        yield from hint_keep(v, action)
    elif isinstance(action, Roll):
        yield say("bratwurmeck-hint-roll", dice=v.dice)
    elif isinstance(action, Grill):
        yield say("bratwurmeck-hint-grill", tile=next_lower(imagine(v), v.total))
    elif isinstance(action, Steal):
        yield say("bratwurmeck-hint-steal", tile=v.total, whom=owner_of_top(imagine(v), v.total))
    else:
        yield say("bratwurmeck-hint-stop")


def hint_keep(v: BratwurmeckView, action: Keep) -> Iterator[Say]:
    """What the face adds, and what comes of it where that ends the turn."""
    dice = v.rolled.count(action.face)
    adds = dice * worth(action.face)
    yield say("bratwurmeck-hint-keep", adds=adds, total=v.total + adds)
    if dice == v.dice or len({*v.kept, action.face}) == len(FACES):
        s = imagine(v)
        apply(s, s.turn, ACTIONS.encode(action))
        yield from story(v, action, view(s, v.seat))


def warning(v: BratwurmeckView, action: Action) -> Say | None:
    """Ruling 4: stopping with too little is a failure."""
    if not isinstance(action, Stop) or v.turn is None:
        return None
    top = v.players[v.turn].top
    return say("bratwurmeck-cost-tile", tile=top) if top else say("bratwurmeck-cost")


def tell(before: BratwurmeckView, event: Event, after: BratwurmeckView) -> Say | None:
    """An event in words."""
    what, who = event.what, before.turn or 0
    if isinstance(what, First):
        return say("bratwurmeck-tell-first", who=what.seat)
    if isinstance(what, Rolled):
        return say("bratwurmeck-tell-rolled", who=who, faces=" ".join(what.faces))
    if isinstance(what, Keep):
        dice = before.rolled.count(what.face)
        total = before.total + dice * worth(what.face)
        return say("bratwurmeck-tell-keep", who=who, dice=dice, face=what.face, total=total)
    if isinstance(what, Stop):
        return say("bratwurmeck-tell-stop", who=who)
    return None  # rolling is told by the roll, taking by its story


def story(before: BratwurmeckView, what: Word, after: BratwurmeckView) -> Iterator[Say]:
    """How a turn ended: a tile taken or stolen, or a failure and what it cost."""
    if before.turn is None or after.turn == before.turn:
        return
    who = before.turn
    had, has = before.players[who], after.players[who]
    if has.top and has.height > had.height:
        for whom in range(before.seats):
            if after.players[whom].height < before.players[whom].height:
                yield say("bratwurmeck-stolen", tile=has.top, who=who, whom=whom)
                return
        yield say("bratwurmeck-taken", tile=has.top, who=who)
        return
    yield failure(before, after, who)


def failure(before: BratwurmeckView, after: BratwurmeckView, who: int) -> Say:
    """What a failure cost: the tile that went back, the ones that were turned over."""
    top = before.players[who].top
    back = top if top and after.players[who].height < before.players[who].height else 0
    turned = [new.number for old, new in zip(before.grill, after.grill, strict=True) if turned_over(old, new)]
    return say(
        "bratwurmeck-failed",
        who=who,
        back=back,
        turned=len(turned),
        tile=turned[0] if turned else 0,
        other=turned[-1] if turned else 0,
    )


def turned_over(old: Tile, new: Tile) -> bool:
    """Does a tile lie face down that didn't before?"""
    return new.lies == "turned" and old.lies != "turned"


def account(v: BratwurmeckView, seat: int) -> Iterator[Say]:
    """Worms tile by tile."""
    worms = {tile.number: tile.worms for tile in v.grill}
    tiles = v.players[seat].stack or ()
    if not tiles:
        yield say("bratwurmeck-account-none")
    for tile in sorted(tiles):
        yield say("bratwurmeck-account", tile=tile, worms=worms[tile])
