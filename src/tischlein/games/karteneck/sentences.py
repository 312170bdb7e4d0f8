"""What is said at a table of karteneck."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.say import Say, say
from ...core.words import Action, Event, First, Word
from .actions import Done, Draw, Lay, Leave, Pass, Steal, Tile
from .state import TILES, TYPES
from .view import KarteneckView, Player


def label(v: KarteneckView, action: Action) -> Say:
    """What a button says."""
    if isinstance(action, Lay):
        return say_card("karteneck-lay", action.card)
    if isinstance(action, Steal | Leave):
        victim = v.victim or 0
        what = "karteneck-steal" if isinstance(action, Steal) else "karteneck-leave"
        return say(what, tile=v.players[victim].top or 0, whom=victim)
    return say("karteneck-pass" if isinstance(action, Pass) else "karteneck-done")


def say_card(what: str, card: str, **more: int) -> Say:
    """A sentence about a card: a chicken, or a worm with the number on its sign."""
    if card.startswith("w"):
        return say(what, kind="worm", number=int(card[1:]), **more)
    return say(what, kind="chicken", number=int(card), **more)


def hint(v: KarteneckView, action: Action) -> Iterator[Say]:
    """The total with a card, what passing means, whose tile is there to steal."""
    if v.turn is None:
        return
    player = v.players[v.turn]
    if isinstance(action, Lay):
        yield say("karteneck-hint-lay", total=player.total + v.box.values[TYPES.index(action.card[0])])
    elif isinstance(action, Pass):
        if worm_lies(player):
            yield say("karteneck-hint-wait", total=player.total)
        else:
            yield say("karteneck-hint-failure", tile=v.grill[0].number)
    elif isinstance(action, Steal) and v.victim is not None:
        yield say("karteneck-hint-steal", tile=player.total, whom=v.victim)


def worm_lies(player: Player) -> bool:
    """Has the player laid a worm card this round?"""
    return best_worm(player) > 0


def best_worm(player: Player) -> int:
    """The highest number on a worm card laid this round; 0 if there is none."""
    return max((int(card[1:]) for card in player.laid if card.startswith("w")), default=0)


def warning(v: KarteneckView, action: Action) -> Say | None:
    """Passing without a worm is a failure."""
    if not isinstance(action, Pass) or v.turn is None or worm_lies(v.players[v.turn]):
        return None
    return say("karteneck-cost", tile=v.grill[0].number)


def tell(before: KarteneckView, event: Event, after: KarteneckView) -> Say | None:
    """An event in words."""
    what, who = event.what, before.turn or 0
    if isinstance(what, First):
        return say("karteneck-tell-first", who=what.seat)
    if isinstance(what, Tile):
        return say("karteneck-tell-tile", tile=what.number)
    if isinstance(what, Draw):
        return None if before.phase == "deal" else tell_draw(before.drawing or 0, what)
    if isinstance(what, Lay):
        return say_card("karteneck-tell-lay", what.card, who=who)
    if isinstance(what, Pass) and worm_lies(before.players[who]):
        return say("karteneck-tell-pass", who=who, total=before.players[who].total)
    if isinstance(what, Leave) and before.victim is not None:
        tile = before.players[before.victim].top or 0
        return say("karteneck-tell-leave", who=who, tile=tile, whom=before.victim)
    return None  # being done is told by the total, a failure and a theft by their stories


def tell_draw(who: int, what: Draw) -> Say:
    """A card is drawn; which one only that seat is told."""
    if what.card is None:
        return say("karteneck-tell-draw", who=who)
    return say_card("karteneck-tell-drawn", what.card, who=who)


def story(before: KarteneckView, what: Word, after: KarteneckView) -> Iterator[Say]:
    """The total reached, a failure, a theft, the share-out, and what begins then."""
    if before.phase == "deal" != after.phase:
        yield say("karteneck-dealt", cards=after.box.hand_size)
    if before.turn is not None:
        yield from story_of_turn(before, what, after, before.turn)
    if after.deck > before.deck or len(after.discard) < len(before.discard):
        yield say("karteneck-shuffled")
    if after.phase == "tile" != before.phase and after.turn is not None:
        yield say("karteneck-round", round=after.round, who=after.turn)


def story_of_turn(before: KarteneckView, what: Word, after: KarteneckView, who: int) -> Iterator[Say]:
    """What the turn player's cards, pass or theft came to."""
    failure = isinstance(what, Pass) and not worm_lies(before.players[who])
    if isinstance(what, Lay | Done) and after.phase != "more":
        yield say("karteneck-total", who=who, total=after.players[who].total)
    if failure:
        yield say("karteneck-failed", who=who, tile=before.grill[0].number)
    if isinstance(what, Steal) and before.victim is not None:
        yield say("karteneck-stolen", tile=before.players[before.victim].top or 0, whom=before.victim, who=who)
    if before.phase in ("go", "steal") and after.phase in ("tile", "over"):
        waited = [seat for seat, player in enumerate(before.players) if player.status == "waits" and seat != who]
        yield from story_of_shares(before, after, waited if failure else [*waited, who])


def story_of_shares(before: KarteneckView, after: KarteneckView, seats: list[int]) -> Iterator[Say]:
    """The tiles of those who waited, the best first: each lies on top of a stack now."""
    if seats:
        yield say("karteneck-shares")
    for seat in sorted(seats, key=lambda seat: standing(before.players[seat]), reverse=True):
        yield say("karteneck-share", who=seat, tile=after.players[seat].top or 0)


def standing(player: Player) -> tuple[int, int]:
    """What counts in the share-out: the total, then the highest worm."""
    return player.total, best_worm(player)


def account(v: KarteneckView, seat: int) -> Iterator[Say]:
    """Worms tile by tile."""
    tiles = v.players[seat].stack or ()
    if not tiles:
        yield say("karteneck-account-none")
    for tile in sorted(tiles):
        yield say("karteneck-account", tile=tile, worms=v.box.worms[TILES.index(str(tile))])
