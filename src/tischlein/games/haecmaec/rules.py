"""Häc Mäc: lay ingredients on one burger, close it in time, and remember what lies in it.

In a turn a player draws, then lays an ingredient, closes the burger, or throws it away with a fly.
After an ingredient the others are asked, in a window: somebody may accuse the player of having
laid the third of a kind; in the variant "mit Anfassen" somebody may slap the burger.
"""

from __future__ import annotations

from ...core.cards import size
from ...core.piles import put, take_top
from ...core.rule import rule
from ...core.struct import Row
from ...core.words import CHANCE
from .state import (
    ACCUSED,
    ACT,
    CLOSE,
    DEAL,
    DRAW,
    DRAWN,
    FEWEST,
    FIRST,
    FLY,
    HIGHEST,
    KINDS,
    LAY,
    NONE,
    OVER,
    PASS,
    PASSED,
    RACE,
    RACED,
    REFILL,
    SLAPPED,
    WINDOW,
    State,
    accusation_offered,
    claimant,
    claims,
    has_ingredient,
    kind_of,
    left_of,
    lying,
    of_kind,
    raced_for,
    receiver,
    slap_offered,
    some_left,
    worth,
)


@rule
def setup(s: State) -> None:
    """Tops before everybody, bottoms in a stack, ingredients and flies in a pile; who begins is drawn."""
    for kind in range(len(KINDS)):
        for place in range(HIGHEST):
            s.pile[kind * HIGHEST + place] = s.ingredients[kind][place]
    s.pile[FLY] = s.flies
    for seat in range(s.seats):
        s.tops[seat] = s.normal_tops[s.seats - FEWEST]
        s.doubles[seat] = s.doubling_tops[s.seats - FEWEST]
    s.bottoms = s.bottoms_in_play[s.seats - FEWEST]
    s.phase = FIRST


@rule
def actors(s: State) -> int:
    """The player whose turn it is; in a window all who have not answered; the slapper, when a burger is his."""
    if s.phase == ACT:
        return 1 << s.turn
    if s.phase == WINDOW:
        return not_answered(s)
    if s.phase == LAY:
        return 1 << claimant(s, SLAPPED)
    if s.phase == OVER:
        return 0
    return CHANCE


@rule
def not_answered(s: State) -> int:
    """Everybody is asked but the one who played the card."""
    bits = 0
    for seat in range(s.seats):
        if seat != s.turn and s.answer[seat] == NONE:
            bits += 1 << seat
    return bits


# -- what happens then ----------------------------------------------------------------------------


@rule
def apply(s: State, actor: int, code: int) -> None:
    """One event: chance, an action in turn, an answer, or what is laid on a slapped burger."""
    if s.phase == FIRST:
        s.turn = code
        s.phase = DEAL
    elif s.phase == DEAL:
        deal(s, code - DRAWN)
    elif s.phase == DRAW:
        take_card(s, s.turn, code - DRAWN)
        s.phase = ACT
    elif s.phase == ACT:
        act(s, code)
    elif s.phase == WINDOW or s.phase == RACE:
        hear(s, actor, code)
    elif s.phase == LAY:
        lay(s, actor, code)
    else:
        refill(s, code - DRAWN)


@rule
def take_card(s: State, seat: int, card: int) -> None:
    """A card goes from the pile into a hand."""
    s.pile[card] -= 1
    s.hand[seat][card] += 1


@rule
def deal(s: State, card: int) -> None:
    """A whole hand to each seat, from the first player on; he opens the first burger."""
    seat = receiver(s)
    take_card(s, seat, card)
    if size(s.hand[seat]) == s.hand_size and left_of(s, seat) == s.turn:
        open_burger(s, s.turn)


@rule
def open_burger(s: State, seat: int) -> None:
    """A new bottom for this seat; a bottom is needed and none is left: the game ends, before the next draw."""
    if s.bottoms == 0:
        s.phase = OVER
    else:
        s.bottoms -= 1
        begin_turn(s, seat)


@rule
def begin_turn(s: State, seat: int) -> None:
    """A turn begins with a card from the pile, while there is one."""
    s.turn = seat
    if some_left(s.pile):
        s.phase = DRAW
    else:
        s.phase = ACT


# -- in one's turn --------------------------------------------------------------------------------


@rule
def act(s: State, code: int) -> None:
    """An ingredient, a fly or a top; a fly and a top leave him the ingredients he had, so he is never out by them."""
    if code < FLY:
        play_ingredient(s, code)
    elif code == FLY:
        throw_away(s, s.turn)
        open_burger(s, left_of(s, s.turn))
    else:
        close(s, s.turn, code)
        open_again(s)


@rule
def play_ingredient(s: State, card: int) -> None:
    """The card covers what lies there; the others are asked, where something could come of it."""
    s.hand[s.turn][card] -= 1
    cover(s)
    put(s.burger, card + 1)
    if accusation_offered(s) or slap_offered(s):
        s.phase = WINDOW
    else:
        end_turn(s)


@rule
def open_again(s: State) -> None:
    """Who closed in his turn takes a new bottom and plays an ingredient on it, without a second draw."""
    if s.bottoms == 0:
        s.phase = OVER
    else:
        s.bottoms -= 1
        s.phase = ACT


@rule
def end_turn(s: State) -> None:
    """It goes on to the left, unless the player has no ingredient left."""
    if not has_ingredient(s, s.turn):
        s.phase = OVER
    else:
        begin_turn(s, left_of(s, s.turn))


# -- what becomes of a burger ---------------------------------------------------------------------


@rule
def close(s: State, seat: int, code: int) -> None:
    """The burger goes under a top before the seat; what is in it counts at the end."""
    if code == CLOSE:
        s.tops[seat] -= 1
        clear_away(s, s.closed[seat])
    else:
        s.doubles[seat] -= 1
        clear_away(s, s.doubled[seat])


@rule
def throw_away(s: State, seat: int) -> None:
    """A fly: nobody gets the burger."""
    s.hand[seat][FLY] -= 1
    s.thrown[FLY] += 1
    clear_away(s, s.thrown)


@rule
def clear_away(s: State, place: Row) -> None:
    """All ingredients leave the table's middle."""
    for at in range(lying(s)):
        place[s.burger[at] - 1] += 1
        s.burger[at] = 0
    cover(s)


@rule
def cover(s: State) -> None:
    """What an accusation showed is covered again."""
    s.disputed = 0
    s.accuser = 0
    s.accused = 0


# -- the window -----------------------------------------------------------------------------------


@rule
def hear(s: State, actor: int, code: int) -> None:
    """Answers stay hidden until everybody has given one; where several were quick, chance says who was first."""
    if s.phase == RACE:
        forget_slower(s, code - RACED)
    else:
        s.answer[actor] = code - PASS + PASSED
    if s.phase == RACE or not_answered(s) == 0:
        settle(s)


@rule
def forget_slower(s: State, first: int) -> None:
    """Only the first one counts."""
    what = raced_for(s)
    for seat in range(s.seats):
        if seat != first and s.answer[seat] == what:
            s.answer[seat] = NONE


@rule
def settle(s: State) -> None:
    """The accusation first, then the slap."""
    for seat in range(s.seats):
        if s.answer[seat] == PASSED:
            s.answer[seat] = NONE
    accusers = claims(s, ACCUSED)
    slappers = claims(s, SLAPPED)
    if accusers == 1:
        settle_accusation(s, claimant(s, ACCUSED))
    if accusers > 1 or slappers > 1:
        s.phase = RACE
    elif slappers == 1:
        s.phase = LAY
    else:
        end_turn(s)


@rule
def settle_accusation(s: State, seat: int) -> None:
    """The burger is shown; the card leaves it in either case and lies open before who was wrong."""
    card = take_top(s.burger) - 1
    guilty = seat
    if of_kind(s, kind_of(card), lying(s)) >= 2:
        guilty = s.turn
    s.penalty[guilty][card] += 1
    s.disputed = card + 1
    s.accuser = seat
    s.accused = s.turn
    s.answer[seat] = NONE


@rule
def lay(s: State, seat: int, code: int) -> None:
    """The slapped burger is closed, even if an accusation left too few, or thrown away."""
    if code == FLY:
        throw_away(s, seat)
        if some_left(s.pile):
            s.phase = REFILL
        else:
            end_slap(s, seat, left_of(s, seat))
    else:
        close(s, seat, code)
        end_slap(s, seat, seat)


@rule
def refill(s: State, card: int) -> None:
    """A slapped fly is replaced from the pile."""
    seat = receiver(s)
    take_card(s, seat, card)
    end_slap(s, seat, left_of(s, seat))


@rule
def end_slap(s: State, seat: int, opener: int) -> None:
    """The turn is over: with it the game, if its player has no ingredient left; else the next burger is opened."""
    s.answer[seat] = NONE
    if not has_ingredient(s, s.turn):
        s.phase = OVER
    else:
        open_burger(s, opener)


# -- how it ends ----------------------------------------------------------------------------------


@rule
def score(s: State, out: Row) -> None:
    """Closed burgers, doubled ones twice; less the hand, and the penalty cards twice."""
    for seat in range(s.seats):
        out[seat] = worth(s.closed[seat]) + 2 * worth(s.doubled[seat])
        out[seat] -= worth(s.hand[seat]) + s.penalty_times * worth(s.penalty[seat])


@rule
def tiebreak(s: State, seat: int) -> int:
    """Nothing decides between equals: they share the victory."""
    return 0
