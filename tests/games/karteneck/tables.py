"""Tables of karteneck that stand in the middle of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tischlein import Table

PUT_AWAY = {2: 12, 3: 6, 4: 2, 5: 0, 6: 0}
"""Tiles put away, by the number of players."""


def standing(
    grill: Iterable[int],
    *,
    hands: Sequence[str],
    laid: Mapping[int, str] | None = None,
    stacks: Sequence[Iterable[int]] = (),
    status: Mapping[int, str] | None = None,
    turn: int = 0,
    deck: str | None = None,
    names: Sequence[str] | None = None,
    components: Mapping[str, Any] | None = None,
) -> Table:
    """It is somebody's turn in a round; cards not named are in the deck, or in the discard if the deck is given.

    Tiles are revealed in rounds: where the stacks don't make whole rounds, the lowest tiles that are
    nowhere else lie at the bottom of the last one.
    """
    seats = len(hands)
    held = [list(map(int, stack)) for stack in (*stacks, *([()] * (seats - len(stacks))))]
    lying = Counter(map(int, grill))
    spare = Counter({0: 3, **dict.fromkeys(range(16, 43), 1)})
    spare.subtract(lying)
    spare.subtract(tile for stack in held for tile in stack)
    failed = list((status or {}).values()).count("failed")
    low = sorted(spare.elements())
    while (len(low) - PUT_AWAY[seats]) % seats != 0:
        held[-1].insert(0, low.pop(0))
    assert sum(lying.values()) == seats - failed, "as many tiles as players who have not failed"
    rest = Counter({str(n): 17 for n in range(1, 6)}) + Counter(f"w{n}" for n in range(1, 26))
    places = [Counter(text.split()) for text in (*hands, *(laid or {}).values())]
    for place in places:
        rest.subtract(place)
    in_deck = rest if deck is None else Counter(deck.split())
    return Table.from_position(
        {
            "tischlein": 1,
            "game": "karteneck",
            "players": list(names or [f"Player {seat}" for seat in range(seats)]),
            "components": dict(components or {}),
            "state": {
                "phase": "go",
                "turn": turn,
                "draws": 0,
                "laying": "none",
                "status": [(status or {}).get(seat, "in") for seat in range(seats)],
                "hand": [dict(Counter(hand.split())) for hand in hands],
                "laid": [dict(Counter((laid or {}).get(seat, "").split())) for seat in range(seats)],
                "discard": {card: many for card, many in (rest - in_deck).items() if many},
                "deck": {card: many for card, many in in_deck.items() if many},
                "unrevealed": {str(tile): many for tile, many in Counter(low).items()},
                "grill": {str(tile): many for tile, many in lying.items()},
                "stack": [[str(tile) for tile in stack] for stack in held],
            },
        },
        dealer=None,
    )


def stacks(table: Table) -> list[list[int]]:
    """Everybody's tiles, the top one last."""
    found: list[list[str]] = table.position()["state"]["stack"]
    return [[int(tile) for tile in stack] for stack in found]


def tops(table: Table) -> list[int | None]:
    """Everybody's top tile."""
    return [player.top for player in table.view(None).players]


def grill(table: Table) -> list[int]:
    """Tiles on the grill."""
    return [tile.number for tile in table.view(None).grill]


def hand(table: Table, seat: int) -> str:
    """A seat's cards."""
    return " ".join(table.view(seat).players[seat].hand)


def laid(table: Table, seat: int) -> str:
    """Cards before a seat."""
    return " ".join(table.view(None).players[seat].laid)


def discard(table: Table) -> list[str]:
    """Cards in the discard."""
    return list(table.view(None).discard)


def begun(players: int, components: Mapping[str, Any] | None = None) -> Table:
    """A table whose cards are dealt and whose first tiles are to be revealed; seat 0 begins."""
    table = Table("karteneck", players=players, dealer=None, components=components)
    table.deal("first 0")
    while table.view(None).phase == "deal":
        table.deal(table.chances()[0][0])
    return table
