"""What a bot of karteneck makes of what was shown."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.piles import height, top
from ...core.say import Say, say
from ...core.words import Action
from .actions import Done, Lay, Pass
from .memory import Memory
from .policy import others_in
from .state import CARDS, GO, WORM, State, lies, lowest, number_on, owner_of_top, total, type_of
from .theft import best_theft, reachable
from .view import PLACES, KarteneckView, imagine


def reasons(v: KarteneckView, memory: Memory, action: Action) -> Iterator[Say]:
    """What can be stolen that way or is saved from thieves, who surely can lay what yet, and who has surely no worm."""
    if not isinstance(action, Pass | Lay | Done):
        return
    s, mine = imagine(v), v.seat or 0
    number = 0 if isinstance(action, Done) else stolen_by(s, mine, action)
    if number:
        yield say("karteneck-think-theft", number=number, who=owner_of_top(s, number))
    if isinstance(action, Pass) and covers(s, mine):
        yield say("karteneck-think-covers", number=number_on(top(s.stack[mine]) - 1), lowest=number_on(lowest(s)))
    for seat, player in enumerate(v.players):
        if seat == v.seat or player.status != "in":
            continue
        held = [kind for kind in range(WORM + 1) if memory.least[seat][kind] and not lies(s, seat, kind)]
        chickens = [CARDS[kind] for kind in held if kind != WORM]
        worm = int(WORM in held)
        if chickens:
            yield say("karteneck-think-holds", who=seat, many=len(chickens), cards=", ".join(chickens), worm=worm)
        elif worm:
            yield say("karteneck-think-holds-worm", who=seat)
        if not worm and memory.dealt and memory.most[seat][WORM] == 0:
            yield say("karteneck-think-no-worm", who=seat)


def covers(s: State, seat: int) -> bool:
    """Who fails takes the lowest tile: what lay on top can't be stolen then by those who are in."""
    if lies(s, seat, WORM) or height(s.stack[seat]) == 0 or not others_in(s, seat):
        return False
    return s.worms[top(s.stack[seat]) - 1] > s.worms[lowest(s)]


def stolen_by(s: State, seat: int, action: Pass | Lay) -> int:
    """The number that can surely be stolen this way: at once, or with one's cards when nobody else is in; 0 if none."""
    if isinstance(action, Pass):
        bits = 1 << total(s, seat) if lies(s, seat, WORM) else 0
        return best_theft(s, seat, bits)
    if others_in(s, seat) or s.phase != GO:
        return 0
    return best_theft(s, seat, reachable(s, seat, type_of(PLACES[action.card]), False))
