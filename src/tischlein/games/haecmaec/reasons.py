"""What a bot of Häc Mäc makes of what was shown."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.say import Say, in_percent, say
from ...core.words import Action
from .actions import Accuse, Close, CloseDouble, Fly, Pass, Play, Slap
from .imagine import PLACES
from .memory import ASKED, Memory
from .state import kind_of, value_of
from .view import HaecmaecView

USUAL = 3
"""What a card is taken to be worth that one has forgotten."""


def reasons(v: HaecmaecView, memory: Memory, action: Action) -> Iterator[Say]:
    """How likely a third lies there, who would notice one, and what the burger is worth."""
    match action:
        case Accuse() | Pass():
            if v.burger and v.burger.top and v.burger.height > 2:
                chance = chance_of(v, memory, kind_of(PLACES[v.burger.top]), 3)
                if chance > 0 or action == Accuse():
                    yield say("haecmaec-think-third", percent=in_percent(chance))
        case Play(card):
            chance = chance_of(v, memory, kind_of(PLACES[card]), 2)
            if chance > 0:
                yield say("haecmaec-think-risk", percent=in_percent(chance))
                for seat in range(v.seats):
                    if seat != v.seat and memory.asked[seat] > ASKED:
                        yield say("haecmaec-think-notices", who=seat, percent=memory.alert(seat))
            closing = tuple(could_close(v))
            if closing:
                points, forgotten = worth(v, memory)
                points += value_of(PLACES[card])
                yield say("haecmaec-think-next", all=closing, many=len(closing), points=points, forgotten=forgotten)
        case Close() | CloseDouble() | Slap() | Fly():
            points, forgotten = worth(v, memory)
            points *= 1 + (action == CloseDouble())
            what = "spoils" if action == Fly() else "worth"
            yield say(f"haecmaec-think-{what}", points=points, forgotten=forgotten)
            if v.bottoms == 0:
                yield say("haecmaec-think-over")


def could_close(v: HaecmaecView) -> Iterator[int]:
    """Who could close the burger after one more card: the next one, or with slapping all others who have a top."""
    if not v.burger or v.burger.height + 1 < v.box.needed:
        return
    mine = v.seat or 0
    for after in range(1, v.seats if v.options["slapping"] == "on" else 2):
        player = v.players[(mine + after) % v.seats]
        if player.tops + player.doubling_tops:
            yield (mine + after) % v.seats


def pointless(v: HaecmaecView, memory: Memory, action: Action) -> bool:
    """Who is sure that this is no third doesn't accuse: it costs twice the card, whatever else comes of it."""
    if not isinstance(action, Accuse) or not v.burger or not v.burger.top:
        return False
    return chance_of(v, memory, kind_of(PLACES[v.burger.top]), 3) == 0


def in_mind(v: HaecmaecView, memory: Memory) -> tuple[list[int], int]:
    """The cards of the burger that one remembers, and how many are forgotten."""
    if v.burger is None:
        return [], 0
    if v.burger.cards is not None:
        return [PLACES[card] for card in v.burger.cards], 0
    if len(memory.burger) == v.burger.height:
        cards = [card for card, kept in zip(memory.burger, memory.kept, strict=True) if kept]
    else:
        cards = [PLACES[v.burger.top]] if v.burger.top else []
    return cards, v.burger.height - len(cards)


def chance_of(v: HaecmaecView, memory: Memory, kind: int, many: int) -> float:
    """How likely so many of a kind lie in the burger: what is forgotten may be any kind."""
    cards, forgotten = in_mind(v, memory)
    missing = many - sum(kind_of(card) == kind for card in cards)
    one = 1 / len(v.box.ingredients)
    likely = [1.0]  # by how many of the forgotten are of this kind
    for _ in range(forgotten):
        likely = [a * (1 - one) + b * one for a, b in zip([*likely, 0.0], [0.0, *likely], strict=True)]
    return sum(likely[max(0, missing) :])


def worth(v: HaecmaecView, memory: Memory) -> tuple[int, int]:
    """Points in the burger, as far as one remembers, and how many cards are only guessed."""
    cards, forgotten = in_mind(v, memory)
    return sum(map(value_of, cards)) + USUAL * forgotten, forgotten
