"""What people see of a table of Häc Mäc."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...core.cards import one_by_one
from ...core.options import options_of
from ...core.struct import Pile, Row
from ...core.views import View, put_at, seats_in
from ...core.words import CHANCE, Word
from .actions import Draw
from .rules import actors, score
from .state import (
    ANSWERS,
    CARDS,
    DEAL,
    FIRST,
    FLY,
    KINDS,
    LAY,
    NONE,
    OPTIONS,
    OVER,
    PHASES,
    RACE,
    REFILL,
    THINGS,
    WINDOW,
    State,
    bottoms_out,
    burgers_closed,
    burgers_doubled,
    kind_of,
    lying,
    needed,
    of_kind,
    receiver,
)

Cards = tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """What this table plays with."""

    ingredients: dict[str, tuple[int, ...]]
    """How many of each kind there are of value 1, 2 …"""
    flies: int
    hand_size: int
    needed: int
    """Ingredients that must lie there before a burger can be closed."""
    penalty_times: int
    """How often the value of a penalty card is taken off."""


class Burger(msgspec.Struct, frozen=True):
    """The burger in the middle; without ingredients it is a bare bottom."""

    height: int
    """Ingredients on the bottom."""
    top: str | None
    """The one that is seen."""
    cards: Cards | None
    """All of them, the top one last: only while an accusation shows them, and when the game is over."""


class Burgers(msgspec.Struct, frozen=True):
    """Burgers that are closed or thrown away: nobody looks inside before the end."""

    number: int
    ingredients: int
    """How many are in them."""
    cards: Cards | None
    """Which, when the game is over."""


class Verdict(msgspec.Struct, frozen=True):
    """The last accusation, shown until the next ingredient lies there or the burger is gone."""

    accuser: int
    accused: int
    card: str
    """It lies open before who was wrong now."""
    right: bool
    """Was it the third of its kind, or a later one?"""
    burger: Cards
    """All that lay there, the accused card last."""


class Player(msgspec.Struct, frozen=True):
    """What a player holds and what lies before him."""

    cards: int
    """How many are in the hand."""
    hand: Cards | None
    """Which: one's own, and everybody's when the game is over."""
    tops: int
    doubling_tops: int
    closed: Burgers
    doubled: Burgers
    penalty: Cards
    """Open cards that count against him."""
    points: int | None
    """When the game is over."""


class HaecmaecView(View, frozen=True, kw_only=True):
    """A table of Häc Mäc as a seat sees it."""

    burger: Burger | None
    """None while no bottom lies there."""
    verdict: Verdict | None
    pile: int
    bottoms: int
    thrown: Burgers
    players: tuple[Player, ...]
    answers: tuple[str | None, ...]
    """In a window only one's own; after it every accusation and slap that is not settled yet."""
    box: Box


NO_BURGERS = Burgers(0, 0, None)


def named(counts: Row) -> Cards:
    """Cards one by one, kind after kind."""
    return one_by_one(CARDS, counts)


def burger_cards(burger: Pile) -> Cards:
    """What lies on the bottom, the top one last."""
    return tuple(map(THINGS.__getitem__, filter(None, burger)))


def view(s: State, seat: int | None) -> HaecmaecView:
    """What lies open now: of the burger only its top card and height, of closed ones only how many they are."""
    v = outside(s)
    return v if seat is None else own(v, s, seat)


def outside(s: State) -> HaecmaecView:
    """What everybody sees."""
    over = s.phase == OVER
    points = [0] * s.seats
    if over:
        score(s, points)

    def burgers(number: int, counts: Row) -> Burgers:
        if number == 0 and not over:
            return NO_BURGERS
        return Burgers(number, sum(counts) - counts[FLY], named([*counts[:FLY], 0]) if over else None)

    def player(other: int) -> Player:
        return Player(
            cards=sum(s.hand[other]),
            hand=named(s.hand[other]) if over else None,
            tops=s.tops[other],
            doubling_tops=s.doubles[other],
            closed=burgers(burgers_closed(s, other), s.closed[other]),
            doubled=burgers(burgers_doubled(s, other), s.doubled[other]),
            penalty=named(s.penalty[other]),
            points=points[other] if over else None,
        )

    return HaecmaecView(
        game="haecmaec",
        seat=None,
        seats=s.seats,
        phase=PHASES[s.phase],
        turn=None if s.phase in (FIRST, OVER) else s.turn,
        asked=asked(s),
        options=s.once(options),
        burger=burger(s),
        verdict=verdict(s),
        pile=sum(s.pile),
        bottoms=s.bottoms,
        thrown=burgers(s.thrown[FLY], s.thrown),
        players=tuple(player(other) for other in range(s.seats)),
        answers=tuple(answer(s, other) for other in range(s.seats)),
        box=s.once(box),
    )


def own(v: HaecmaecView, s: State, seat: int) -> HaecmaecView:
    """One's hand and one's answer."""
    player = replace(v.players[seat], hand=named(s.hand[seat]))
    answers = put_at(v.answers, seat, own_answer(s, seat))
    return replace(v, seat=seat, players=put_at(v.players, seat, player), answers=answers)


def options(s: State) -> dict[str, str]:
    return options_of(OPTIONS, s)


def box(s: State) -> Box:
    """What the table plays with."""
    ingredients = dict(zip(KINDS, map(tuple, s.ingredients), strict=True))
    return Box(ingredients, s.flies, s.hand_size, needed(s), s.penalty_times)


def asked(s: State) -> tuple[int, ...]:
    """In a window nobody is told who has answered: all others are asked until it closes."""
    if s.phase == WINDOW:
        return tuple(seat for seat in range(s.seats) if seat != s.turn)
    return seats_in(actors(s))


def answer(s: State, seat: int) -> str | None:
    """A seat's answer as far as everybody may know it."""
    return own_answer(s, seat) if s.phase in (RACE, LAY, REFILL) else None


def own_answer(s: State, seat: int) -> str | None:
    return ANSWERS[s.answer[seat]] if s.answer[seat] != NONE else None


def burger(s: State) -> Burger | None:
    """The burger in the middle as everybody sees it."""
    if bottoms_out(s) == 0:
        return None
    cards = burger_cards(s.burger)
    shown = s.phase == OVER or s.disputed != 0
    return Burger(len(cards), cards[-1] if cards else None, cards if shown else None)


def verdict(s: State) -> Verdict | None:
    """What the last accusation showed."""
    if s.disputed == 0:
        return None
    return Verdict(
        accuser=s.accuser,
        accused=s.accused,
        card=THINGS[s.disputed],
        right=of_kind(s, kind_of(s.disputed - 1), lying(s)) >= 2,
        burger=(*burger_cards(s.burger), THINGS[s.disputed]),
    )


def redact(s: State, actor: int, what: Word, seat: int | None) -> Word | None:
    """A drawn card is seen by who draws it; an answer is heard by nobody until the window closes."""
    if isinstance(what, Draw) and seat != receiver(s):
        return Draw(None)
    if s.phase == WINDOW and actor != CHANCE and actor != seat:
        return None
    return what


def sealed(s: State) -> bool:
    """Answers are sealed until everybody has given one."""
    return s.phase == WINDOW


def moment(v: HaecmaecView) -> Verdict | None:
    """The burger is shown at an accusation, then covered again."""
    return v.verdict


def dealing(s: State) -> bool:
    """Everybody gets his cards."""
    return s.phase == DEAL
