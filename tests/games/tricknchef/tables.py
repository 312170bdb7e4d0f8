"""Tables of Trick'n'Chef that stand in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tischlein import Table

SUITS = ("red", "yellow", "blue", "green")
CARDS = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, 11)]
BOX = {"red": 5, "yellow": 5, "blue": 5, "green": 5}
EIGHT_TRICKS = {"red": 2, "yellow": 3, "blue": 1, "green": 2}  # chefs in the centre then; blue is trump
NINE_TRICKS = {"red": 2, "yellow": 2, "blue": 1, "green": 2}


def position(
    hands: Sequence[str],
    centre: Mapping[str, int] = EIGHT_TRICKS,
    *,
    coins: Sequence[int] = (0, 0, 0, 0),
    won: Mapping[int, str] | None = None,
    chefs: Mapping[int, Mapping[str, int]] | None = None,
    leader: int = 0,
    starter: int = 0,
    points: Sequence[Sequence[int]] = ((), (), (), ()),
    removed: str = "none",
    components: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The leader is to play. Cards and chefs that are not placed are spread over the piles and seats."""
    seats = len(hands)
    held = [hand.split() for hand in hands]
    piles = spread_cards(held, won or {}, removed)
    box = {**BOX, **(components or {}).get("chef_tokens", {})}
    tokens = (components or {}).get("coin_tokens", 20)
    return {
        "tischlein": 1,
        "game": "tricknchef",
        "players": [f"Player {seat}" for seat in range(seats)],
        "options": {},
        "components": components or {},
        "state": {
            "phase": "play",
            "turn": leader,
            "starter": starter,
            "leader": leader,
            "rounds_done": len(points[0]),
            "removed": removed,
            "unseen": {},
            "hand": [dict.fromkeys(cards, 1) for cards in held],
            "won": [dict.fromkeys(cards, 1) for cards in piles],
            "trick": [""] * seats,
            "laid": [0] * seats,
            "set_aside": {},
            "centre": dict(centre),
            "chefs": spread_chefs(seats, box, centre, chefs or {}, removed),
            "coins": list(coins[:seats]),
            "reserve": tokens - sum(coins[:seats]),
            "points": [{str(n + 1): p for n, p in enumerate(points[seat])} for seat in range(seats)],
        },
    }


def spread_cards(held: list[list[str]], won: Mapping[int, str], removed: str) -> list[list[str]]:
    """Piles of whole tricks: those given, and the rest in turn to the seats without one."""
    seats = len(held)
    piles = [won.get(seat, "").split() for seat in range(seats)]
    placed = {card for cards in (*held, *piles) for card in cards}
    rest = [card for card in CARDS if card not in placed and not card.startswith(removed)]
    others = [seat for seat in range(seats) if seat not in won]
    for number, at in enumerate(range(0, len(rest), seats)):
        piles[others[number % len(others)]] += rest[at : at + seats]
    return piles


def spread_chefs(
    seats: int,
    box: Mapping[str, int],
    centre: Mapping[str, int],
    chefs: Mapping[int, Mapping[str, int]],
    removed: str,
) -> list[dict[str, int]]:
    """Chefs before the seats: those given, and the rest in turn to the seats without any."""
    found = [dict(chefs.get(seat, {})) for seat in range(seats)]
    given = {suit: sum(seat.get(suit, 0) for seat in found) for suit in SUITS}
    rest = [suit for suit in SUITS if suit != removed for _ in range(box[suit] - centre.get(suit, 0) - given[suit])]
    others = [seat for seat in range(seats) if seat not in chefs]
    for number, suit in enumerate(rest):
        seat = found[others[number % len(others)]]
        seat[suit] = seat.get(suit, 0) + 1
    return found


def standing(*hands: str, **rest: Any) -> Table:
    """A table in this position; chance is yours."""
    return Table.from_position(position(hands, **rest), dealer=None)


def begun(players: int, first: int, hands: Sequence[str], remove: str | None = None) -> Table:
    """A new game up to the draft: who begins, and the hands in the order in which they are dealt."""
    table = Table("tricknchef", players=players, dealer=None)
    table.deal(f"first {first}")
    if remove:
        table.deal(f"remove {remove}")
    for hand in hands:
        deal_hand(table, hand)
    return table


def deal_hand(table: Table, hand: str) -> None:
    """One seat is dealt its ten cards: `red` for the whole suit, or the cards one by one."""
    cards = [card for card in CARDS if card.startswith(hand)] if hand in SUITS else hand.split()
    for card in cards:
        table.deal(f"draw {card}")


def trick(table: Table, *plays: str, chef: str | None = None) -> int:
    """The cards are played in order, and the lowest takes a chef; who took it."""
    for play in plays:
        (seat,) = table.actors
        table.play(seat, f"play {play}")
    (lowest,) = table.actors
    if chef:
        table.play(lowest, f"chef {chef}")
    return lowest


def coins(table: Table) -> list[int]:
    return [player.coins for player in table.view(None).players]


def chefs(table: Table, seat: int) -> dict[str, int]:
    """Chefs before a seat, of the suits that it has."""
    return {suit: count for suit, count in table.view(None).players[seat].chefs.items() if count}
