"""What people see of a table of karteneck."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import mul

import msgspec
from msgspec.structs import replace

from ...core.cards import one_by_one
from ...core.struct import Pile, Row
from ...core.views import View, put_at, seats_in
from ...core.words import Word
from .actions import Draw
from .rules import actors
from .state import (
    ALL_CARDS,
    CARDS,
    DEAL,
    FEWEST,
    FIRST,
    MORE,
    OVER,
    PHASES,
    STATUS,
    STEAL,
    TILE,
    TILES,
    TYPES,
    WORM,
    State,
    cards_in_box,
    drawer,
    number_on,
    owner_of_top,
    take_card,
    tiles_to_come,
    total,
    type_of,
)

PLACES = {card: place for place, card in enumerate(CARDS)}
NUMBERS = (0, *map(int, TILES))
"""By what a stack holds."""


class Box(msgspec.Struct, frozen=True):
    """What this table is played with."""

    hand_size: int
    chickens: tuple[int, ...]
    """Cards of each chicken, 1 to 5; each of the 25 worm cards is there once."""
    values: tuple[int, ...]
    """What a card counts: chickens 1 to 5, worm."""
    removed: tuple[int, ...]
    """Tiles put away unseen with 2 to 6 players."""
    tiles: tuple[int, ...]
    """Tiles of each number: 0, 16 to 42."""
    worms: tuple[int, ...]
    """Worms on such a tile."""


class Tile(msgspec.Struct, frozen=True):
    """A tile on the grill."""

    number: int
    worms: int


class Player(msgspec.Struct, frozen=True):
    """What a player has."""

    status: str
    """in, waits (passed, takes part in the share-out), or failed."""
    laid: tuple[str, ...]
    total: int
    cards: int
    """Cards in hand."""
    hand: tuple[str, ...] | None
    """Which: one's own, and everybody's when the game is over."""
    top: int | None
    """The tile that can be stolen; not a 0."""
    height: int
    stack: tuple[int, ...] | None
    """All tiles, the top one last: one's own, and everybody's when the game is over."""
    worms: int | None
    """Worms on them, where the stack is seen."""


class KarteneckView(View, frozen=True, kw_only=True):
    """A table of karteneck as a seat sees it."""

    round: int
    rounds: int
    grill: tuple[Tile, ...]
    laying: str | None
    """The type of which the turn player may lay more."""
    victim: int | None
    """The seat whose top tile the turn player may steal now."""
    drawing: int | None
    """The seat that gets the next card."""
    draws: int
    """Cards it is still to draw, after the deal."""
    deck: int
    discard: tuple[str, ...]
    players: tuple[Player, ...]
    box: Box


def view(s: State, seat: int | None) -> KarteneckView:
    """Everything but the others' hands, the deck, the tiles unrevealed and those under the others' tops."""
    v = outside(s)
    return v if seat is None else own(v, s, seat)


def outside(s: State) -> KarteneckView:
    """What everybody sees."""
    over = s.phase == OVER
    worth = s.once(card_values)

    def player(other: int) -> Player:
        stack, laid = numbers(s.stack[other]), named(s.laid[other])
        return Player(
            status=STATUS[s.status[other]],
            laid=laid,
            total=sum(map(mul, s.laid[other], worth)) if laid else 0,
            cards=sum(s.hand[other]),
            hand=named(s.hand[other]) if over else None,
            top=stack[-1] if stack else None,
            height=len(stack),
            stack=stack if over else None,
            worms=worms_on(s, other) if over else None,
        )

    tiles = sum(s.tiles) - s.removed[s.seats - FEWEST]
    complete = (tiles - tiles_to_come(s)) // s.seats
    to_draw = drawer(s)
    return KarteneckView(
        game="karteneck",
        seat=None,
        seats=s.seats,
        phase=PHASES[s.phase],
        turn=None if s.phase in (FIRST, OVER) else s.turn,
        asked=seats_in(actors(s)),
        options={},
        round=complete + (s.phase in (FIRST, DEAL, TILE)),
        rounds=tiles // s.seats,
        grill=grill(tuple(s.grill), s.once(box).worms),
        laying=TYPES[s.laying - 1] if s.laying else None,
        victim=owner_of_top(s, total(s, s.turn)) if s.phase == STEAL else None,
        drawing=to_draw if to_draw >= 0 else None,
        draws=s.draws,
        deck=sum(s.deck),
        discard=named(s.discard),
        players=tuple(player(other) for other in range(s.seats)),
        box=s.once(box),
    )


def card_values(s: State) -> tuple[int, ...]:
    """What each card counts: a chicken its own, a worm card what a worm counts."""
    return (*s.values, *[s.values[WORM]] * (ALL_CARDS - len(s.values)))


def box(s: State) -> Box:
    """What the table is played with."""
    return Box(s.hand_size, tuple(s.chickens), tuple(s.values), tuple(s.removed), tuple(s.tiles), tuple(s.worms))


def own(v: KarteneckView, s: State, seat: int) -> KarteneckView:
    """One's hand, and all tiles of one's stack."""
    hand, stack = named(s.hand[seat]), numbers(s.stack[seat])
    player = replace(v.players[seat], hand=hand, stack=stack, worms=worms_on(s, seat))
    return replace(v, seat=seat, players=put_at(v.players, seat, player))


def numbers(stack: Pile) -> tuple[int, ...]:
    """What stands on the tiles of a stack."""
    return tuple(map(NUMBERS.__getitem__, filter(None, stack)))


def worms_on(s: State, seat: int) -> int:
    """Worms on the tiles of a seat's stack."""
    return sum(s.worms[tile - 1] for tile in s.stack[seat] if tile)


@lru_cache(4096)
def grill(tiles: tuple[int, ...], worms: tuple[int, ...]) -> tuple[Tile, ...]:
    """The tiles that lie there; all at a table look at the same ones."""
    return tuple(Tile(number_on(tile), worms[tile]) for tile, many in enumerate(tiles) for _ in range(many))


def named(cards: Row) -> tuple[str, ...]:
    """The cards one by one, sorted by type."""
    return one_by_one(CARDS, cards)


def counted(cards: Iterable[str]) -> list[int]:
    """How many of each kind: the way back from `named`."""
    counts = [0] * ALL_CARDS
    for card in cards:
        counts[PLACES[card]] += 1
    return counts


def imagine(v: KarteneckView) -> State:
    """A state that this view could come from: what is unseen lies anywhere it may."""
    s = State()
    s.seats = v.seats
    s.phase = PHASES.index(v.phase)
    s.turn = v.turn or 0
    s.draws = v.draws
    s.laying = TYPES.index(v.laying) + 1 if v.laying else 0
    s.hand_size = v.box.hand_size
    s.chickens, s.values, s.removed = list(v.box.chickens), list(v.box.values), list(v.box.removed)
    s.tiles, s.worms = list(v.box.tiles), list(v.box.worms)
    s.discard = counted(v.discard)
    for seat, player in enumerate(v.players):
        s.status[seat] = STATUS.index(player.status)
        s.laid[seat] = counted(player.laid)
        s.hand[seat] = counted(player.hand or ())
    for tile in v.grill:
        s.grill[TILES.index(str(tile.number))] += 1
    imagine_cards(v, s)
    imagine_tiles(v, s)
    return s


def imagine_cards(v: KarteneckView, s: State) -> None:
    """Hands that are not seen come from the cards unseen; the rest is the deck."""
    seen = map(sum, zip(s.discard, *s.hand[: s.seats], *s.laid[: s.seats], strict=True))
    s.deck = [cards_in_box(s, card) - many for card, many in enumerate(seen)]
    if s.phase == MORE and v.players[s.turn].hand is None:
        # Who is asked for more of a type holds some of it.
        take_card(s, s.turn, next(c for c in range(ALL_CARDS) if s.deck[c] > 0 and type_of(c) == s.laying - 1))
    for seat, player in enumerate(v.players):
        for _ in range(player.cards - sum(s.hand[seat])):
            take_card(s, seat, next(c for c, many in enumerate(s.deck) if many > 0))


def imagine_tiles(v: KarteneckView, s: State) -> None:
    """Tiles under the others' tops come from those unseen; the rest is unrevealed."""
    stacks = [player.stack or (() if player.top is None else (player.top,)) for player in v.players]
    s.unrevealed = [many - lying for many, lying in zip(s.tiles, s.grill, strict=True)]
    for stack in stacks:
        for number in stack:
            s.unrevealed[TILES.index(str(number))] -= 1
    for seat, (player, stack) in enumerate(zip(v.players, stacks, strict=True)):
        buried = player.height - len(stack)
        for at in range(buried):
            tile = next(t for t, many in enumerate(s.unrevealed) if many > 0)
            s.unrevealed[tile] -= 1
            s.stack[seat][at] = tile + 1
        for at, number in enumerate(stack, start=buried):
            s.stack[seat][at] = TILES.index(str(number)) + 1


def redact(s: State, actor: int, what: Word, seat: int | None) -> Word:
    """Which card was drawn is told to the seat that draws it alone."""
    if isinstance(what, Draw) and seat != drawer(s):
        return Draw(None)
    return what


def dealing(s: State) -> bool:
    """Everybody gets his cards."""
    return s.phase == DEAL
