"""The table of Häc Mäc: all that lies on it, and the words with which players speak of it."""

from __future__ import annotations

from typing import Annotated

from ...core.cards import size
from ...core.options import switch
from ...core.piles import height
from ...core.rule import rule
from ...core.struct import FIXED, Grid, Pile, Row, Seats, Small, Struct

KINDS = ("patty", "cheese", "tomato", "bacon", "pickle", "lettuce", "onion", "ketchup")
VALUES = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
HIGHEST = len(VALUES)
# Cards are counted by their place here: kind after kind, each by value, and the fly last.
CARDS = (*(f"{kind}-{value}" for kind in KINDS for value in VALUES), "fly")
FLY = len(CARDS) - 1
# In the burger a card is its place + 1, since 0 is nothing.
THINGS = ("", *CARDS[:FLY])
INGREDIENTS = 85

FEWEST = 2
SEATS = Seats(6)
PLAYERS = ("2", "3", "4", "5", "6")

PHASES = ("first", "deal", "draw", "act", "window", "race", "lay", "refill", "over")
FIRST, DEAL, DRAW, ACT, WINDOW, RACE, LAY, REFILL, OVER = range(9)

ANSWERS = ("none", "pass", "accuse", "slap")
NONE, PASSED, ACCUSED, SLAPPED = range(4)

OPTIONS = (switch("slapping"), switch("close-in-turn", only_with="slapping"))

# Actions: 0…71 play the ingredient of that place in CARDS, 72 the fly, then
CLOSE, CLOSE_DOUBLE, PASS, ACCUSE, SLAP = range(FLY + 1, FLY + 6)

# Outcomes: 0…5 the first player, then a card drawn, then who was first in a race.
DRAWN = 16
RACED = DRAWN + len(CARDS)


class State(Struct):
    """The whole table."""

    seats: Small  # how many play
    phase: Annotated[Small, PHASES]
    turn: Small  # seat whose turn it is; in and after a window, the one who played the card
    pile: Annotated[Row, CARDS]  # ingredients and flies not drawn yet
    hand: Annotated[Grid, SEATS, CARDS]
    burger: Annotated[Pile, INGREDIENTS, THINGS]  # ingredients on the bottom, the top one last
    bottoms: Small  # left in the stack, without the one under the burger
    tops: Annotated[Row, SEATS]  # normal tops left before each seat
    doubles: Annotated[Row, SEATS]  # doubling tops left before each seat
    closed: Annotated[Grid, SEATS, CARDS]  # ingredients in burgers under normal tops
    doubled: Annotated[Grid, SEATS, CARDS]  # ingredients in burgers under doubling tops
    penalty: Annotated[Grid, SEATS, CARDS]  # lie open before a seat, by accusations
    thrown: Annotated[Row, CARDS]  # burgers thrown away, with their flies
    answer: Annotated[Row, SEATS, ANSWERS]  # in a window; after it, accusations and slaps not settled yet
    disputed: Annotated[Small, THINGS]  # card of the last accusation while the burger is shown; 0 = it is covered
    accuser: Small  # who accused then; 0 while nothing is shown
    accused: Small  # and whom; 0 while nothing is shown
    ingredients: Annotated[Grid, KINDS, VALUES, FIXED]  # how many of each there are
    flies: Annotated[Small, FIXED]  # how many there are
    hand_size: Annotated[Small, FIXED]
    penalty_times: Annotated[Small, FIXED]  # how often a penalty card's value is taken off
    normal_tops: Annotated[Row, PLAYERS, FIXED]  # each gets, by the number of players
    doubling_tops: Annotated[Row, PLAYERS, FIXED]  # each gets, by the number of players
    bottoms_in_play: Annotated[Row, PLAYERS, FIXED]  # by the number of players
    to_close: Annotated[Row, PLAYERS, FIXED]  # ingredients needed, by the number of players
    slapping: Annotated[Small, FIXED]
    close_in_turn: Annotated[Small, FIXED]


# -- cards ----------------------------------------------------------------------------------------


@rule
def kind_of(card: int) -> int:
    """Tomato, cheese …: the place in KINDS."""
    return card // HIGHEST


@rule
def value_of(card: int) -> int:
    """The number on an ingredient."""
    return card % HIGHEST + 1


@rule
def some_left(cards: Row) -> bool:
    """Is any card there?"""
    for card in range(len(cards)):
        if cards[card] > 0:
            return True
    return False


@rule
def ingredients_in(cards: Row) -> int:
    """How many of these cards are no flies."""
    return size(cards) - cards[FLY]


@rule
def worth(cards: Row) -> int:
    """All values together; a fly counts nothing."""
    points = 0
    for card in range(FLY):
        if cards[card] != 0:
            points += cards[card] * value_of(card)
    return points


# -- the burger -----------------------------------------------------------------------------------


@rule
def lying(s: State) -> int:
    """Ingredients on the bottom."""
    return height(s.burger)


@rule
def needed(s: State) -> int:
    """Ingredients that must lie there before a burger can be closed."""
    return s.to_close[s.seats - FEWEST]


@rule
def enough(s: State) -> bool:
    return lying(s) >= needed(s)


@rule
def opening(s: State) -> bool:
    """Does a new bottom lie there? One that an accusation made bare is not new."""
    return s.burger[0] == 0 and s.disputed == 0


@rule
def of_kind(s: State, kind: int, many: int) -> int:
    """How many of a kind are among the lowest so many ingredients of the burger."""
    n = 0
    for at in range(many):
        if kind_of(s.burger[at] - 1) == kind:
            n += 1
    return n


# -- tops and bottoms -----------------------------------------------------------------------------


@rule
def has_top(s: State, seat: int) -> bool:
    return s.tops[seat] + s.doubles[seat] > 0


@rule
def burgers_closed(s: State, seat: int) -> int:
    """Burgers of a seat under normal tops: as many as it has laid."""
    return s.normal_tops[s.seats - FEWEST] - s.tops[seat]


@rule
def burgers_doubled(s: State, seat: int) -> int:
    """Burgers of a seat under doubling tops."""
    return s.doubling_tops[s.seats - FEWEST] - s.doubles[seat]


@rule
def bottoms_out(s: State) -> int:
    """Bottoms in the middle: one under the burger, or none; the others are in the stack or gone with burgers."""
    out = s.bottoms_in_play[s.seats - FEWEST] - s.bottoms - s.thrown[FLY]
    for seat in range(s.seats):
        out -= burgers_closed(s, seat) + burgers_doubled(s, seat)
    return out


# -- the window -----------------------------------------------------------------------------------


@rule
def accusation_offered(s: State) -> bool:
    """Two or more lay there before this card: so much is public, and less can't hold two of a kind."""
    return lying(s) > 2


@rule
def slap_offered(s: State) -> bool:
    """Enough lie there, and for all that is public somebody else could lay a top or a fly on them."""
    if not s.slapping or not enough(s):
        return False
    if s.thrown[FLY] < s.flies:
        return True
    for seat in range(s.seats):
        if seat != s.turn and has_top(s, seat):
            return True
    return False


@rule
def may_slap(s: State, seat: int) -> bool:
    """Who slaps must have something to lay."""
    return slap_offered(s) and (has_top(s, seat) or s.hand[seat][FLY] > 0)


@rule
def claims(s: State, what: int) -> int:
    """How many accuse, or slap."""
    n = 0
    for seat in range(s.seats):
        if s.answer[seat] == what:
            n += 1
    return n


@rule
def claimant(s: State, what: int) -> int:
    """The first seat that accuses, or slaps."""
    seat = 0
    while s.answer[seat] != what:
        seat += 1
    return seat


@rule
def raced_for(s: State) -> int:
    """Accusations are settled first."""
    if claims(s, ACCUSED) > 0:
        return ACCUSED
    return SLAPPED


# -- seats ----------------------------------------------------------------------------------------


@rule
def has_ingredient(s: State, seat: int) -> bool:
    """Does a seat hold any card but flies?"""
    for card in range(FLY):
        if s.hand[seat][card] > 0:
            return True
    return False


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


@rule
def receiver(s: State) -> int:
    """Who gets the card drawn now."""
    seat = s.turn
    if s.phase == REFILL:
        return claimant(s, SLAPPED)
    if s.phase == DEAL:
        while size(s.hand[seat]) == s.hand_size:
            seat = left_of(s, seat)
    return seat
