"""What can't be at a table of Trick'n'Chef, or in its box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .points import round_points
from .rules import count
from .state import (
    CARDS,
    DEAL,
    DRAFT,
    FIRST,
    HAND,
    OVER,
    PHASES,
    PLAY,
    RANK_COUNT,
    REMOVE,
    REWARD,
    ROUND_COUNT,
    SUIT_COUNT,
    SUITS,
    State,
)
from .trick import did_not_follow, holds, led_suit, lowest

CHEFS = 20


def option_faults(seats: int, options: Mapping[str, str]) -> Iterator[str]:
    """A suit leaves the game only with three players."""
    if seats == 4 and options["remove"] != "random":
        yield f"remove={options['remove']} is for 3 players; 4 play with all suits"


def component_faults(s: State) -> Iterator[str]:
    """Chefs are twenty, one of each suit can be set aside, and one is left for every trick."""
    if sum(s.chef_tokens) != CHEFS:
        yield f"{sum(s.chef_tokens)} chefs, expected {CHEFS}"
    for suit, chefs in enumerate(s.chef_tokens):
        if chefs < 1:
            yield f"{chefs} {SUITS[suit]} chefs, expected at least 1"
        most = CHEFS - HAND - s.seats
        if s.seats == 3 and s.remove in (0, suit + 1) and chefs > most:
            yield f"{chefs} {SUITS[suit]} chefs, expected {most} at most: without them each trick needs one"


def faults(s: State) -> Iterator[str]:
    """Everything is in one place, and fits the phase."""
    for check in (seat_faults, round_faults, card_faults, token_faults, phase_faults):
        found = list(check(s))
        yield from found
        if found:
            return  # what follows relies on it


def seat_faults(s: State) -> Iterator[str]:
    """Seats and phases that exist, and nothing before an empty chair."""
    if not 0 <= s.phase < len(PHASES):
        yield f"there is no phase {s.phase}"
    for seat in (s.turn, s.starter, s.leader):
        if not 0 <= seat < s.seats:
            yield f"there is no seat {seat}"
    for seat in range(s.seats, len(s.hand)):
        things = (*s.hand[seat], *s.won[seat], *s.chefs[seat], *s.points[seat])
        if any(things) or s.trick[seat] or s.laid[seat] or s.coins[seat]:
            yield f"nobody sits at {seat}, but something lies there"


def round_faults(s: State) -> Iterator[str]:
    """Rounds have points when they are over, and the best so far begins the next."""
    if not 0 <= s.rounds_done <= ROUND_COUNT:
        yield f"{s.rounds_done} rounds are over, there are {ROUND_COUNT}"
        return
    if (s.rounds_done == ROUND_COUNT) != (s.phase == OVER):
        yield f"the game is over just when {ROUND_COUNT} rounds are"
    if s.rounds_done and s.phase in (FIRST, REMOVE):
        yield "a round is over before the game began"
    for seat in range(s.seats):
        if min(s.points[seat]) < 0:
            yield f"seat {seat} has points below 0"
        if any(s.points[seat][s.rounds_done :]):
            yield f"seat {seat} has points of a round that is not over"
    before = min(s.rounds_done, ROUND_COUNT - 1)
    totals = [sum(s.points[seat][:before]) for seat in range(s.seats)]
    if s.phase != FIRST and totals[s.starter] != max(totals):
        yield f"seat {s.starter} began round {before + 1}, but another has more points"
    yield from removed_faults(s)


def removed_faults(s: State) -> Iterator[str]:
    """Three players play without one suit, four with all."""
    if not 0 <= s.removed <= SUIT_COUNT:
        yield f"there is no suit {s.removed}"
        return
    agreed = s.remove
    if s.seats == 4 or (s.phase in (FIRST, REMOVE) and agreed == 0):
        if s.removed:
            yield f"{SUITS[s.removed - 1]} can't have left the game"
    elif s.removed == 0:
        yield "with three players a suit leaves the game"
    elif agreed and s.removed != agreed:
        yield f"{SUITS[s.removed - 1]} left the game, but {SUITS[agreed - 1]} was agreed"
    if s.phase == REMOVE and (s.seats == 4 or agreed):
        yield "no suit is to be drawn"


def card_faults(s: State) -> Iterator[str]:
    """Every card of the suits in the game is in exactly one place."""
    places = [s.unseen, *s.hand, *s.won]
    if not all({0, 1}.issuperset(place) for place in places):
        yield "a card is in a place once or not at all"
    if any(not 0 <= card <= len(CARDS) for card in s.trick):
        yield "a card that is none lies in the trick"
        return
    lying = list(map(sum, zip(*places, strict=True)))
    for card in filter(None, s.trick):
        lying[card - 1] += 1
    for card, (name, found) in enumerate(zip(CARDS, lying, strict=True)):
        expected = 0 if card // RANK_COUNT + 1 == s.removed else 1
        if found != expected:
            where = "nowhere" if found == 0 else "in two places" if expected else "not in the game"
            yield f"{name} is {where}"


def token_faults(s: State) -> Iterator[str]:
    """No chef and no coin is lost or doubled."""
    if min(map(min, [s.centre, s.set_aside, *s.chefs])) < 0:
        yield "fewer than no chefs"
    for suit, name in enumerate(SUITS):
        chefs = s.centre[suit] + s.set_aside[suit] + sum(seat[suit] for seat in s.chefs)
        expected = 0 if suit + 1 == s.removed else s.chef_tokens[suit]
        if chefs != expected:
            yield f"{chefs} {name} chefs, expected {expected}"
    if s.reserve < 0 or min(s.coins) < 0:
        yield "fewer than no coins"
    coins = s.reserve + sum(s.coins) + sum(map(count, s.laid))
    if coins != s.coin_tokens:
        yield f"{coins} coins, expected {s.coin_tokens}"
    for seat in range(s.seats):
        if s.laid[seat] and not s.trick[seat]:
            yield f"seat {seat} has laid coins on no card"


def phase_faults(s: State) -> Iterator[str]:
    """What lies there is what the phase says."""
    order = [(s.starter + i) % s.seats for i in range(s.seats)]
    done = order.index(s.turn)  # seats before the one that is to act, from the start player on
    if s.phase in (FIRST, REMOVE, DEAL, DRAFT):
        if any(map(sum, s.won)) or any(s.trick) or any(s.coins):
            yield "something was played before the first trick"
    if s.phase in (FIRST, REMOVE):
        if any(map(sum, s.hand)) or any(map(sum, s.chefs)) or any(s.set_aside):
            yield "cards or chefs are out before the deal"
    elif s.phase == DEAL:
        yield from dealt_faults(s, [HAND] * done, sum(s.hand[s.turn]), order)
        yield from drafted_faults(s, 0, order)
    elif s.phase == DRAFT:
        yield from dealt_faults(s, [HAND] * s.seats, 0, order)
        yield from drafted_faults(s, done, order)
    else:
        yield from trick_faults(s)


def dealt_faults(s: State, full: list[int], next_hand: int, order: list[int]) -> Iterator[str]:
    """Hands are full up to the one being dealt, the others empty."""
    expected = [*full, next_hand, *[0] * s.seats][: s.seats]
    for seat, cards in zip(order, expected, strict=True):
        if sum(s.hand[seat]) != cards or (len(full) < s.seats and next_hand >= HAND):
            yield f"seat {seat} has {sum(s.hand[seat])} cards in the deal from seat {s.starter} on to seat {s.turn}"


def drafted_faults(s: State, done: int, order: list[int]) -> Iterator[str]:
    """Who has drafted has one chef, the others none; the rest of them is still set aside."""
    for at, seat in enumerate(order):
        if sum(s.chefs[seat]) != (1 if at < done else 0):
            yield f"seat {seat} has {sum(s.chefs[seat])} chefs in the draft"
    for suit, name in enumerate(SUITS):
        taken = sum(seat[suit] for seat in s.chefs)
        if s.set_aside[suit] + taken != (0 if suit + 1 == s.removed else 1):
            yield f"one {name} chef is to be set aside, or drafted"


def trick_faults(s: State) -> Iterator[str]:
    """Hands, piles, chefs and coins are those of so many tricks, and the trick that lies there is begun rightly."""
    if any(s.unseen) or any(s.set_aside):
        yield "cards or chefs are left over from the deal"
    lying = (s.turn - s.leader) % s.seats if s.phase == PLAY else s.seats if s.phase == REWARD else 0
    for i in range(s.seats):
        seat = (s.leader + i) % s.seats
        if (s.trick[seat] > 0) != (i < lying):
            yield f"seat {seat} {'has not played' if i < lying else 'is not to have played'} to this trick"
            return
    won = [sum(pile) for pile in s.won]
    tricks = sum(won) // s.seats
    for seat in range(s.seats):
        if won[seat] % s.seats:
            yield f"seat {seat} has won {won[seat]} cards, tricks have {s.seats}"
        held = sum(s.hand[seat]) + (s.trick[seat] > 0)
        if held != HAND - tricks:
            yield f"seat {seat} has {held} cards after {tricks} tricks, expected {HAND - tricks}"
    if (tricks == HAND) != (s.phase == OVER):
        yield f"{tricks} tricks are played, a round has {HAND}"
    yield from gain_faults(s, tricks)
    if lying:
        for seat in range(s.seats):
            if did_not_follow(s, seat) and holds(s.hand[seat], led_suit(s)):
                yield f"seat {seat} holds {SUITS[led_suit(s)]} and did not follow"
    if s.phase == REWARD and s.turn != lowest(s):
        yield f"seat {lowest(s)} has the lowest card, not seat {s.turn}"
    if s.phase == OVER:
        for seat in range(s.seats):
            if s.points[seat][ROUND_COUNT - 1] != round_points(s, seat):
                yield f"seat {seat} has {round_points(s, seat)} points in the last round"


def gain_faults(s: State, tricks: int) -> Iterator[str]:
    """A chef was drafted by each seat and taken in each trick; a coin came where neither trick nor chef did."""
    chefs = sum(map(sum, s.chefs))
    if chefs != s.seats + tricks:
        yield f"{chefs} chefs are taken after {tricks} tricks, expected {s.seats + tricks}"
    for seat in range(s.seats):
        rewards = sum(s.chefs[seat]) - 1
        if rewards < 0:
            yield f"seat {seat} has drafted no chef"
        most = tricks - max(rewards, sum(s.won[seat]) // s.seats)
        coins = s.coins[seat] + count(s.laid[seat])
        if coins > most:
            yield f"seat {seat} has {coins} coins, it got {max(most, 0)} at most"
