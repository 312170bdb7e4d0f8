"""A table of Häc Mäc that a view could come from."""

from __future__ import annotations

from ...core.cards import size
from ...core.options import set_options
from ...core.struct import Row
from .chance import known_to_hold_fly, must_hold_ingredient
from .rules import setup
from .state import ANSWERS, CARDS, FEWEST, FLY, KINDS, OPTIONS, PHASES, THINGS, State
from .view import Burger, Burgers, Cards, HaecmaecView

PLACES = {card: place for place, card in enumerate(CARDS)}


def imagine(v: HaecmaecView) -> State:
    """What is seen lies where it is seen; the rest is somewhere among what is covered."""
    s = State()
    s.seats = v.seats
    set_options(OPTIONS, s, v.options)
    lay_out_box(s, v)
    setup(s)  # all cards are in the pile; from there they go where they are, or could be
    s.phase = PHASES.index(v.phase)
    s.turn = v.turn or 0
    s.bottoms = v.bottoms
    s.answer[: v.seats] = [ANSWERS.index(answer or "none") for answer in v.answers]
    if v.verdict:
        s.disputed = THINGS.index(v.verdict.card)
        s.accuser, s.accused = v.verdict.accuser, v.verdict.accused
    for seat, player in enumerate(v.players):
        s.tops[seat], s.doubles[seat] = player.tops, player.doubling_tops
    put_seen(s, v)
    put_covered(s, v)
    return s


def lay_out_box(s: State, v: HaecmaecView) -> None:
    """The components, as far as this number of players needs them."""
    row = v.seats - FEWEST
    s.ingredients = [list(v.box.ingredients[kind]) for kind in KINDS]
    s.flies, s.hand_size, s.penalty_times = v.box.flies, v.box.hand_size, v.box.penalty_times
    s.to_close[row] = v.box.needed
    s.normal_tops[row] = v.players[0].tops + v.players[0].closed.number
    s.doubling_tops[row] = v.players[0].doubling_tops + v.players[0].doubled.number
    s.bottoms_in_play[row] = v.seats * (s.normal_tops[row] + s.doubling_tops[row])


def places(s: State, v: HaecmaecView) -> list[tuple[Row, Burgers]]:
    """All burgers that nobody looks into before the end."""
    closed = [(s.closed[seat], player.closed) for seat, player in enumerate(v.players)]
    doubled = [(s.doubled[seat], player.doubled) for seat, player in enumerate(v.players)]
    return [*closed, *doubled, (s.thrown, v.thrown)]


def put_seen(s: State, v: HaecmaecView) -> None:
    """Penalty cards, the flies on thrown burgers, one's own hand, the top of the burger, and what is shown."""
    for seat, player in enumerate(v.players):
        move(s.pile, s.penalty[seat], player.penalty)
        move(s.pile, s.hand[seat], player.hand or ())
    move(s.pile, s.thrown, ("fly",) * v.thrown.number)
    for place, burgers in places(s, v):
        move(s.pile, place, burgers.cards or ())
    for at, card in enumerate(seen_in(v.burger)):
        if card:
            s.burger[at] = THINGS.index(card)
            s.pile[PLACES[card]] -= 1


def seen_in(burger: Burger | None) -> tuple[str | None, ...]:
    """The cards of the burger, None where one is covered."""
    if burger is None or burger.height == 0:
        return ()
    if burger.cards is not None:
        return burger.cards
    return (*(None for _ in range(burger.height - 1)), burger.top)


def put_covered(s: State, v: HaecmaecView) -> None:
    """Ingredients go where no fly can be; flies stay in the pile if it has room for them, else go into hands."""
    flies = s.pile[FLY]
    s.pile[FLY] = 0
    for at, card in enumerate(seen_in(v.burger)):
        if card is None:
            s.burger[at] = 1 + some(s.pile)
            s.pile[s.burger[at] - 1] -= 1
    for place, burgers in places(s, v):
        if burgers.cards is None:
            take(s.pile, place, burgers.ingredients)
    hidden = [seat for seat, player in enumerate(v.players) if player.hand is None]
    for seat in hidden:
        if known_to_hold_fly(s, seat):
            s.hand[seat][FLY] += 1
            flies -= 1
    for seat in hidden:
        while flies > v.pile and size(s.hand[seat]) + must_hold_ingredient(s, seat) < v.players[seat].cards:
            s.hand[seat][FLY] += 1
            flies -= 1
    for seat in hidden:
        take(s.pile, s.hand[seat], v.players[seat].cards - size(s.hand[seat]))
    s.pile[FLY] = flies


def move(source: Row, target: Row, cards: Cards) -> None:
    """These cards go from one place to another."""
    for card in cards:
        source[PLACES[card]] -= 1
        target[PLACES[card]] += 1


def some(cards: Row) -> int:
    """A card that is there: the first."""
    return next(card for card, count in enumerate(cards) if count > 0)


def take(source: Row, target: Row, many: int) -> None:
    """Some cards go from one place to another."""
    for _ in range(many):
        card = some(source)
        source[card] -= 1
        target[card] += 1
