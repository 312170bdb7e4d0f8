"""What can't be at a table of Häc Mäc, and in its box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from ...core.cards import size
from .chance import must_hold_ingredient
from .rules import not_answered
from .state import (
    ACCUSED,
    ACT,
    CARDS,
    DEAL,
    DRAW,
    FEWEST,
    FIRST,
    FLY,
    INGREDIENTS,
    LAY,
    NONE,
    OVER,
    PASSED,
    PLAYERS,
    RACE,
    REFILL,
    SEATS,
    SLAPPED,
    THINGS,
    WINDOW,
    State,
    accusation_offered,
    bottoms_out,
    burgers_closed,
    burgers_doubled,
    claims,
    has_ingredient,
    has_top,
    kind_of,
    left_of,
    lying,
    needed,
    of_kind,
    raced_for,
    slap_offered,
)

NORMAL_TOPS, DOUBLING_TOPS, BOTTOMS = 16, 6, 20
"""What the box holds of each."""


def faults(s: State) -> Iterator[str]:
    """Every card, top and bottom is in one place, and the phase fits what lies there."""
    ranges = list(range_faults(s))
    if ranges:
        yield from ranges
        return
    yield from card_faults(s)
    yield from burger_faults(s)
    yield from hand_faults(s)
    yield from shown_faults(s)
    yield from answer_faults(s)
    if s.phase == OVER and (bottoms_out(s) > 0 or s.bottoms > 0) and all(has_ingredient(s, n) for n in range(s.seats)):
        yield "the game is not over: nobody lacks ingredients, and no bottom is lacking"


def range_faults(s: State) -> Iterator[str]:
    """Numbers that are no number of cards, no seat, or no card."""
    for seat in (s.turn, s.accuser, s.accused):
        if not 0 <= seat < s.seats:
            yield f"there is no seat {seat}"
    if any(min(row) < 0 for row in all_rows(s)):
        yield "fewer than no cards"
    if any(s.burger[lying(s) :]):
        yield "the burger has a gap"
    for thing in (*s.burger, s.disputed):
        if not 0 <= thing < len(THINGS):
            yield f"there is no ingredient {thing}"
    for seat in range(s.seats):
        if burgers_closed(s, seat) < 0 or s.tops[seat] < 0 or burgers_doubled(s, seat) < 0 or s.doubles[seat] < 0:
            yield f"seat {seat} has {s.tops[seat]} normal and {s.doubles[seat]} doubling tops"
    if s.bottoms < 0:
        yield "fewer than no bottoms"


def all_rows(s: State) -> list[list[int]]:
    """All places where cards are counted."""
    return [s.pile, s.thrown, *s.hand, *s.closed, *s.doubled, *s.penalty]


def card_faults(s: State) -> Iterator[str]:
    """As many of each card as the box holds; a fly is in the pile, in a hand or thrown away."""
    counted = list(map(sum, zip(*all_rows(s), strict=True)))
    for thing in filter(None, s.burger):
        counted[thing - 1] += 1
    for name, places, box in zip(CARDS, counted, [*chain.from_iterable(s.ingredients), s.flies], strict=True):
        if places != box:
            yield f"{places} cards {name}, there are {box}"
    if any(row[FLY] for row in (*s.closed, *s.doubled, *s.penalty)):
        yield "a fly lies in a closed burger or among penalty cards"
    if s.phase in (FIRST, DEAL) and any(map(any, s.penalty)):
        yield "penalty cards lie there before the first turn"


def burger_faults(s: State) -> Iterator[str]:
    """One bottom lies in the middle while a burger is made; burgers put away have something in them."""
    out = bottoms_out(s)
    expected = (0, 1) if s.phase == OVER else (0,) if s.phase in (FIRST, DEAL, REFILL) else (1,)
    left = s.bottoms + out - expected[-1]
    if out not in expected:
        yield f"{s.bottoms} bottoms are left, expected {left}" if left >= 0 else "there are more burgers than bottoms"
    if lying(s) > 0 and (expected == (0,) or out == 0):
        yield "ingredients lie there without a bottom"
    if s.phase in (FIRST, DEAL) and s.bottoms != s.bottoms_in_play[s.seats - FEWEST]:
        yield "a burger was made before the first turn"
    fewest = needed(s) - 1 if s.slapping and needed(s) > 2 else needed(s)  # an accusation before a slap took one
    for seat in range(s.seats):
        for number, cards in ((burgers_closed(s, seat), s.closed[seat]), (burgers_doubled(s, seat), s.doubled[seat])):
            if (number == 0 and size(cards) > 0) or size(cards) < number * fewest:
                yield f"{size(cards)} ingredients are in {number} closed burgers of seat {seat}"
    if s.thrown[FLY] == 0 and size(s.thrown) > 0:
        yield "ingredients were thrown away without a fly"


def hand_faults(s: State) -> Iterator[str]:
    """Hands are full while the pile has cards, and who is still in the game holds an ingredient."""
    if s.phase in (FIRST, DEAL):
        yield from deal_faults(s)
        return
    if s.phase in (DRAW, REFILL) and size(s.pile) == 0:
        yield "there is nothing to draw"
    for seat in range(s.seats):
        cards = size(s.hand[seat])
        most = fewest = s.hand_size
        if seat == s.turn and s.phase == ACT:
            most = fewest = s.hand_size + 1
        elif s.phase == REFILL and s.answer[seat] == SLAPPED:
            most = fewest = s.hand_size - 1
        elif s.phase == OVER:
            most = s.hand_size + 1
        if cards > most or (cards < fewest and size(s.pile) > 0):
            yield f"seat {seat} has {cards} cards, expected {most}"
        if must_hold_ingredient(s, seat) and not has_ingredient(s, seat):
            yield f"seat {seat} has no ingredient left, so the game is over"


def deal_faults(s: State) -> Iterator[str]:
    """A whole hand to each seat, from the first player on."""
    sizes = [size(s.hand[(s.turn + place) % s.seats]) for place in range(s.seats)]
    if s.phase == FIRST:
        if any(sizes):
            yield "somebody has cards before the first player is drawn"
        return
    full = 0
    while full < s.seats and sizes[full] == s.hand_size:
        full += 1
    if full == s.seats:
        yield "everybody has a full hand"
    elif sizes[full] > s.hand_size or any(sizes[full + 1 :]):
        yield "cards are dealt a whole hand to each seat, from the first player on"


def shown_faults(s: State) -> Iterator[str]:
    """What an accusation shows fits where the card lies now and whose turn it is."""
    if s.disputed == 0:
        if s.accuser or s.accused:
            yield "nothing is shown, but somebody accused"
        return
    if s.phase not in (DRAW, ACT, RACE, LAY, OVER):
        yield "nothing is shown now, but a card is disputed"
    if s.accuser == s.accused:
        yield "nobody accuses himself"
    card = s.disputed - 1
    guilty = s.accused if of_kind(s, kind_of(card), lying(s)) >= 2 else s.accuser
    if s.penalty[guilty][card] == 0:
        yield f"{CARDS[card]} lies not before seat {guilty}, who was wrong"
    following = left_of(s, s.accused) if s.phase in (DRAW, ACT) else s.accused
    if s.phase != OVER and s.turn != following:
        yield f"after this accusation it is seat {following}'s turn, not {s.turn}'s"


def answer_faults(s: State) -> Iterator[str]:
    """Answers are given in a window, by those who are asked, and as they may."""
    given = [seat for seat in range(s.seats) if s.answer[seat] != NONE]
    if s.phase not in (WINDOW, RACE, LAY, REFILL):
        if given:
            yield f"seat {given[0]} answers, but there is no window"
        return
    if s.turn in given:
        yield f"seat {s.turn} answers to its own card"
    if s.phase == WINDOW:
        if not accusation_offered(s) and not slap_offered(s):
            yield "nothing could come of this window"
        if not_answered(s) == 0:
            yield "everybody has answered, but nothing is settled"
    else:
        yield from claim_faults(s)
    if s.phase == REFILL:
        return  # the burger is gone, and with it what was said about it
    for seat in given:
        if s.answer[seat] == ACCUSED and not accusation_offered(s):
            yield f"seat {seat} accuses, but too few lie there"
        if s.answer[seat] == SLAPPED:
            if not s.slapping or lying(s) + (s.disputed != 0) < needed(s):
                yield f"seat {seat} slaps, but the burger can't be closed"
            if not has_top(s, seat) and s.hand[seat][FLY] == 0:
                yield f"seat {seat} slaps, but has nothing to lay"


def claim_faults(s: State) -> Iterator[str]:
    """After a window: two or more race for the same, or one slap is left."""
    if claims(s, PASSED) > 0:
        yield "the window is closed, but passes are not cleared"
    if s.phase == RACE:
        if claims(s, raced_for(s)) < 2:
            yield "a race is between two or more"
        if claims(s, ACCUSED) > 0 and s.disputed != 0:
            yield "there is one accusation a card"
    elif claims(s, ACCUSED) > 0 or claims(s, SLAPPED) != 1 or not s.slapping:
        yield "one seat has slapped the burger"


def component_faults(s: State) -> Iterator[str]:
    """The box adds up, for every number of players."""
    ingredients = sum(map(sum, s.ingredients))
    if ingredients != INGREDIENTS:
        yield f"{ingredients} ingredients, expected {INGREDIENTS}"
    if s.hand_size <= s.flies:
        yield f"hand_size {s.hand_size} with {s.flies} flies, expected more: a hand of flies alone can't play"
    if s.hand_size * SEATS > INGREDIENTS + s.flies:
        yield f"hand_size {s.hand_size} for {SEATS} players, the pile has only {INGREDIENTS + s.flies} cards"
    for place, players in enumerate(PLAYERS):
        normal, doubling = s.normal_tops[place] * int(players), s.doubling_tops[place] * int(players)
        bottoms = s.bottoms_in_play[place]
        if normal > NORMAL_TOPS:
            yield f"{normal} normal tops for {players} players, there are {NORMAL_TOPS}"
        if doubling > DOUBLING_TOPS:
            yield f"{doubling} doubling tops for {players} players, there are {DOUBLING_TOPS}"
        if bottoms > BOTTOMS:
            yield f"{bottoms} bottoms for {players} players, there are {BOTTOMS}"
        if bottoms != normal + doubling:
            yield f"{bottoms} bottoms for {players} players, expected {normal + doubling}, as many as tops"
        if bottoms == 0:
            yield f"no bottoms for {players} players"
        if s.to_close[place] == 0:
            yield f"to_close 0 for {players} players, expected 1 or more"


def option_faults(seats: int, options: Mapping[str, str]) -> Iterator[str]:
    """Slapping needs three hands, and closing in turn is only in question with it."""
    if options["slapping"] == "on" and seats == FEWEST:
        yield "slapping=on is for 3 to 6 players, not 2"
    if options["close-in-turn"] == "on" and options["slapping"] == "off":
        yield "close-in-turn=on goes with slapping=on"
