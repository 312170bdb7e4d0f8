"""The points: stars where a chef stands, coins left, and who is ahead."""

from __future__ import annotations

from ...core.rule import rule
from ...core.struct import Row
from .state import RANK_COUNT, ROUND_COUNT, SUIT_COUNT, State
from .trick import first_of, next_seat


@rule
def round_points(s: State, seat: int) -> int:
    """Stars on the won cards with a chef, and the coins, as they lie before a seat now."""
    points = s.coin_points * s.coins[seat]
    for suit in range(SUIT_COUNT):
        points += suit_points(s, seat, suit)
    return points


@rule
def suit_points(s: State, seat: int, suit: int) -> int:
    """Chefs stand on the lowest won cards of their suit; those without a card count nothing."""
    chefs = s.chefs[seat][suit]
    points = 0
    rank = 0
    while chefs > 0 and rank < RANK_COUNT:
        if s.won[seat][first_of(suit) + rank] > 0:
            points += s.stars[rank]
            chefs -= 1
        rank += 1
    return points


@rule
def points_in(s: State, seat: int, number: int) -> int:
    """Points of a round; the one being played counts as it stands."""
    if number == s.rounds_done:
        return round_points(s, seat)
    return s.points[seat][number]


@rule
def total_points(s: State, seat: int) -> int:
    """Points of all rounds, as if it ended now."""
    points = 0
    for number in range(ROUND_COUNT):
        points += points_in(s, seat, number)
    return points


@rule
def leading_seat(s: State) -> int:
    """The seat with most points; of equals the first from the last start player on."""
    best = s.starter
    seat = s.starter
    for _ in range(s.seats):
        if total_points(s, seat) > total_points(s, best):
            best = seat
        seat = next_seat(s, seat)
    return best


@rule
def score(s: State, out: Row) -> None:
    """Points of all rounds; what lies before a seat counts as if the round ended now."""
    for seat in range(s.seats):
        out[seat] = total_points(s, seat)


@rule
def tiebreak(s: State, seat: int) -> int:
    """The third round decides."""
    return points_in(s, seat, ROUND_COUNT - 1)
