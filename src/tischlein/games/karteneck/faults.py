"""What can't be at a table of karteneck, and what can't be in its box."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.cards import size
from ...core.piles import height
from .rules import may_steal
from .state import (
    CARDS,
    DEAL,
    DRAW,
    FAILED,
    FEWEST,
    FIRST,
    GO,
    IN,
    MORE,
    OVER,
    SEATS,
    STEAL,
    TILE,
    TILES,
    TILES_IN_ALL,
    TYPES,
    WAITS,
    WORM_CARDS,
    State,
    best_worm,
    cards_in_box,
    drawer,
    holds,
    lies,
    next_in,
    tiles_to_come,
)

CARDS_IN_ALL = 110


def component_faults(s: State) -> Iterator[str]:
    """Cards and tiles are as many as in the box, and the tiles can be dealt out round by round."""
    if sum(s.chickens) != CARDS_IN_ALL - WORM_CARDS:
        yield f"{sum(s.chickens)} chickens, expected {CARDS_IN_ALL - WORM_CARDS}"
    if sum(s.tiles) != TILES_IN_ALL:
        yield f"{sum(s.tiles)} tiles, expected {TILES_IN_ALL}"
    for number, many in zip(TILES[1:], s.tiles[1:], strict=True):
        if many > 1:
            yield f"{many} tiles of {number}, expected 1 at most: only one tile may match a total"
    if not 1 <= s.hand_size <= CARDS_IN_ALL // s.seats:
        yield f"a hand of {s.hand_size} cards, expected 1 to {CARDS_IN_ALL // s.seats} for {s.seats} players"
    for seats in range(FEWEST, SEATS + 1):
        removed = s.removed[seats - FEWEST]
        if removed > TILES_IN_ALL - seats or (TILES_IN_ALL - removed) % seats != 0:
            yield (
                f"{removed} tiles removed for {seats} players, "
                f"but {TILES_IN_ALL - removed} left can't be dealt out in rounds of {seats}"
            )


def faults(s: State) -> Iterator[str]:
    """Every card and tile is in one place, and the phase fits what lies there."""
    if not 0 <= s.turn < s.seats:
        yield f"there is no seat {s.turn}"
        return
    lost = [*card_faults(s), *tile_faults(s)]
    if lost:
        yield from lost
    elif s.phase in (FIRST, DEAL):
        yield from deal_faults(s)
    elif s.phase in (TILE, OVER):
        yield from between_faults(s)
    else:
        yield from round_faults(s)
        yield from turn_faults(s)
    if s.phase != MORE and s.laying != 0:
        yield "nobody is asked for more of a type"
    if s.phase != DRAW and s.draws != 0:
        yield f"{s.draws} cards to draw, but nobody draws"


def card_faults(s: State) -> Iterator[str]:
    """Each card is in a hand, before a seat, in the discard or in the deck."""
    for card, places in enumerate(zip(*s.hand, *s.laid, s.discard, s.deck, strict=True)):
        if min(places) < 0:
            yield f"fewer than no cards {CARDS[card]} somewhere"
        elif sum(places) != cards_in_box(s, card):
            yield f"{sum(places)} cards {CARDS[card]}, expected {cards_in_box(s, card)}"


def tile_faults(s: State) -> Iterator[str]:
    """Each tile is unrevealed, on the grill or in a stack."""
    held: list[int] = []
    for stack in s.stack:
        if any(stack[height(stack) :]):
            yield "a stack has a gap"
        held += stack[: height(stack)]
    for tile, name in enumerate(TILES):
        found = s.unrevealed[tile] + s.grill[tile] + held.count(tile + 1)
        if min(s.unrevealed[tile], s.grill[tile]) < 0:
            yield f"fewer than no tiles {name} somewhere"
        elif found != s.tiles[tile]:
            yield f"{found} tiles {name}, expected {s.tiles[tile]}"
    if tiles_to_come(s) < 0:
        yield f"{size(s.unrevealed)} tiles unrevealed, but {s.removed[s.seats - FEWEST]} were put away"


def deal_faults(s: State) -> Iterator[str]:
    """Before the first round there are only hands, each dealt whole before the next."""
    yield from lying_faults(s)
    if size(s.unrevealed) != TILES_IN_ALL:
        yield "tiles are revealed before the cards are dealt"
    if any(s.discard):
        yield "cards are discarded before all are dealt"
    if s.phase == FIRST:
        if any(any(hand) for hand in s.hand):
            yield "cards are dealt before the first player is drawn"
        return
    dealt_to = drawer(s)
    if dealt_to < 0:
        yield "all hands are dealt"
        return
    before = (dealt_to - s.turn) % s.seats
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        cards = size(s.hand[seat])
        if (step < before and cards != s.hand_size) or (step > before and cards != 0):
            yield f"seat {seat} has {cards} cards while seat {dealt_to} is dealt to"


def between_faults(s: State) -> Iterator[str]:
    """Between rounds nothing lies before anybody, and tiles are revealed until there is one for each."""
    yield from lying_faults(s)
    if s.phase == OVER:
        if tiles_to_come(s) != 0 or any(s.grill):
            yield "the game is over just when all tiles are taken"
    elif size(s.grill) >= s.seats or tiles_to_come(s) == 0:
        yield "there is no tile to reveal"
    elif (size(s.grill) + tiles_to_come(s)) % s.seats != 0:
        yield f"{size(s.grill)} tiles are revealed and {tiles_to_come(s)} to come, for {s.seats} players"


def lying_faults(s: State) -> Iterator[str]:
    """Outside a round nobody has passed or laid anything."""
    for seat in range(s.seats):
        if s.status[seat] != IN:
            yield f"seat {seat} has passed outside a round"
        if any(s.laid[seat]):
            yield f"cards lie before seat {seat} outside a round"


def round_faults(s: State) -> Iterator[str]:
    """Who failed has taken a tile and has nothing lying there; who waits has laid a worm."""
    failed = 0
    for seat in range(s.seats):
        if s.status[seat] == FAILED:
            failed += 1
            if any(s.laid[seat]):
                yield f"seat {seat} has failed, but cards lie before it"
        if s.status[seat] == WAITS and best_worm(s, seat) == 0:
            yield f"seat {seat} waits for the share-out without a worm"
    if size(s.grill) != s.seats - failed:
        yield f"{size(s.grill)} tiles on the grill, expected {s.seats - failed}"
    if tiles_to_come(s) % s.seats != 0:
        yield f"{tiles_to_come(s)} tiles to come can't be dealt out in rounds of {s.seats}"


def turn_faults(s: State) -> Iterator[str]:
    """The seat whose turn it is can be asked just this."""
    status = s.status[s.turn]
    if s.phase in (GO, MORE) and status != IN:
        yield f"it is the turn of seat {s.turn}, which has passed"
    if s.phase == MORE:
        if s.laying == 0:
            yield "more of a type may be laid, but of none"
        elif not lies(s, s.turn, s.laying - 1) or not holds(s, s.turn, s.laying - 1):
            yield f"seat {s.turn} has not laid {TYPES[s.laying - 1]} or has no more of it"
    if s.phase == STEAL and (status != WAITS or not may_steal(s)):
        yield f"seat {s.turn} has nothing to steal"
    if s.phase == DRAW:
        yield from draw_faults(s)


def draw_faults(s: State) -> Iterator[str]:
    """One card is drawn after laying, two after a pass unless it was the last."""
    most = 1 if s.status[s.turn] == IN else 2
    if not 1 <= s.draws <= most:
        yield f"{s.draws} cards to draw, expected 1 to {most}"
    if size(s.deck) == 0:
        yield "there is no card to draw"
    if s.status[s.turn] == IN and not any(s.laid[s.turn]):
        yield f"seat {s.turn} draws, but has laid nothing"
    if next_in(s) < 0:
        yield "cards are drawn, but everybody has passed"
