"""Heckmeck am Karteneck: lay cards type by type, pass in time, and share out the tiles of the round."""

from __future__ import annotations

from ...core.cards import move_all, size
from ...core.piles import height, put, take_top
from ...core.rule import rule
from ...core.struct import Row
from ...core.words import CHANCE
from .state import (
    ALL_CARDS,
    ALL_TILES,
    DEAL,
    DONE,
    DRAW,
    DRAWN,
    FAILED,
    FIRST,
    GO,
    IN,
    LEAVE,
    MORE,
    OVER,
    PASS,
    REVEALED,
    STEAL,
    TAKE,
    TILE,
    WAITS,
    WORM,
    State,
    best_waiting,
    cards_in_box,
    drawer,
    highest,
    holds,
    lies,
    lowest,
    next_in,
    number_on,
    owner_of_top,
    take_card,
    take_tile,
    tiles_to_come,
    total,
    type_of,
)


@rule
def setup(s: State) -> None:
    """All cards are in the deck, all tiles unseen; who begins is drawn."""
    for card in range(ALL_CARDS):
        s.deck[card] = cards_in_box(s, card)
    for tile in range(ALL_TILES):
        s.unrevealed[tile] = s.tiles[tile]
    s.phase = FIRST


@rule
def actors(s: State) -> int:
    """Chance deals, reveals and draws; else it is the turn player who acts."""
    if s.phase == GO or s.phase == MORE or s.phase == STEAL:
        return 1 << s.turn
    if s.phase == OVER:
        return 0
    return CHANCE


# -- what may be done -----------------------------------------------------------------------------


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """Lay or pass; lay more of the type or be done; steal or leave."""
    if s.phase == GO:
        return legal_go(s, out)
    if s.phase == MORE:
        return legal_more(s, out)
    out[0] = TAKE
    out[1] = LEAVE
    return 2


@rule
def legal_go(s: State, out: Row) -> int:
    """A card of any type that doesn't lie before the player yet, or pass."""
    n = 0
    worms_lie = lies(s, s.turn, WORM)
    for card in range(ALL_CARDS):
        if s.hand[s.turn][card] > 0:
            if (card < WORM and s.laid[s.turn][card] == 0) or (card >= WORM and not worms_lie):
                out[n] = card
                n += 1
    out[n] = PASS
    return n + 1


@rule
def legal_more(s: State, out: Row) -> int:
    """Another card of the type just laid, or done."""
    n = 0
    for card in range(ALL_CARDS):
        if s.hand[s.turn][card] > 0 and type_of(card) == s.laying - 1:
            out[n] = card
            n += 1
    out[n] = DONE
    return n + 1


@rule
def may_steal(s: State) -> bool:
    """The total is exactly another player's top tile."""
    return owner_of_top(s, total(s, s.turn)) >= 0


# -- what happens then ----------------------------------------------------------------------------


@rule
def apply(s: State, actor: int, code: int) -> None:
    """One event: chance, cards laid, a pass, or what the player does with it."""
    if s.phase == FIRST:
        s.turn = code
        s.phase = DEAL
    elif s.phase == DEAL:
        deal(s, code - DRAWN)
    elif s.phase == TILE:
        reveal(s, code - REVEALED)
    elif s.phase == GO:
        go(s, code)
    elif s.phase == MORE:
        more(s, code)
    elif s.phase == STEAL:
        decide_theft(s, code)
    else:
        draw(s, code - DRAWN)


@rule
def deal(s: State, card: int) -> None:
    """A card goes to the seat that is dealt to; when all hands are full the first round begins."""
    take_card(s, drawer(s), card)
    if drawer(s) < 0:
        s.phase = TILE


@rule
def reveal(s: State, tile: int) -> None:
    """A tile goes on the grill; when there is one for each player the start player acts."""
    s.unrevealed[tile] -= 1
    s.grill[tile] += 1
    if size(s.grill) == s.seats:
        s.phase = GO


@rule
def go(s: State, code: int) -> None:
    """The player lays a card or passes."""
    if code == PASS:
        pass_round(s)
    else:
        lay(s, code)


@rule
def more(s: State, code: int) -> None:
    """The player lays another card of the type or is done with it."""
    if code == DONE:
        draw_cards(s, 1)
    else:
        lay(s, code)


@rule
def lay(s: State, card: int) -> None:
    """A card goes from the hand onto the table; without another of its type the player is done."""
    s.hand[s.turn][card] -= 1
    s.laid[s.turn][card] += 1
    if holds(s, s.turn, type_of(card)):
        s.laying = type_of(card) + 1
        s.phase = MORE
    else:
        draw_cards(s, 1)


@rule
def pass_round(s: State) -> None:
    """With a worm laid it is a success, and a tile may be there to steal; without one, a failure."""
    if not lies(s, s.turn, WORM):
        fail(s)
        return
    s.status[s.turn] = WAITS
    if may_steal(s):
        s.phase = STEAL
    else:
        after_pass(s)


@rule
def fail(s: State) -> None:
    """The laid cards go to the discard at once, and the lowest tile comes from the grill."""
    s.status[s.turn] = FAILED
    move_all(s.laid[s.turn], s.discard)
    take_tile(s, s.turn, lowest(s))
    after_pass(s)


@rule
def decide_theft(s: State, code: int) -> None:
    """The other's top tile goes onto the player's stack and uncovers the next, or stays there."""
    if code == TAKE:
        victim = owner_of_top(s, total(s, s.turn))
        put(s.stack[s.turn], take_top(s.stack[victim]))
    after_pass(s)


@rule
def after_pass(s: State) -> None:
    """Two cards, unless everybody has passed: then none, and the tiles are shared out."""
    if next_in(s) >= 0:
        draw_cards(s, 2)
    else:
        share_out(s)
        begin_round(s)


@rule
def draw_cards(s: State, many: int) -> None:
    """The player is to draw so many cards."""
    s.laying = 0
    s.draws = many
    s.phase = DRAW
    before_draw(s)


@rule
def draw(s: State, card: int) -> None:
    """A card comes from the deck."""
    take_card(s, s.turn, card)
    s.draws -= 1
    before_draw(s)


@rule
def before_draw(s: State) -> None:
    """At the moment of a draw an empty deck is made anew; with nothing to draw the turn is over."""
    if s.draws > 0 and size(s.deck) == 0:
        move_all(s.discard, s.deck)
        if size(s.deck) == 0:
            s.draws = 0  # ruling: discard empty too, so no draw
    if s.draws == 0:
        s.turn = next_in(s)
        s.phase = GO


@rule
def share_out(s: State) -> None:
    """The best of those who wait takes the highest tile, and so on; laid cards go to the discard."""
    for _ in range(size(s.grill)):
        seat = best_waiting(s)
        take_tile(s, seat, highest(s))
        move_all(s.laid[seat], s.discard)
        s.status[seat] = IN
        s.turn = seat  # who takes a tile from the grill last begins the next round
    # Nobody waited: the last to pass took the last tile, and it is still that seat's turn.


@rule
def begin_round(s: State) -> None:
    """All are in again; new tiles are revealed, unless none are left."""
    for seat in range(s.seats):
        s.status[seat] = IN
    if tiles_to_come(s) > 0:
        s.phase = TILE
    else:
        s.phase = OVER


# -- how it ends ----------------------------------------------------------------------------------


@rule
def score(s: State, out: Row) -> None:
    """Worms on all tiles of a stack."""
    for seat in range(s.seats):
        out[seat] = 0
        for at in range(height(s.stack[seat])):
            out[seat] += s.worms[s.stack[seat][at] - 1]


@rule
def tiebreak(s: State, seat: int) -> int:
    """The highest single tile decides."""
    best = 0
    for at in range(height(s.stack[seat])):
        best = max(best, number_on(s.stack[seat][at] - 1))
    return best
