"""Tables of barbecue that stand in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tischlein import Table

WORMS = {number: 1 + (number - 21) // 4 for number in range(23, 37)}
SNAILS = 12

# Kept dice, and a roll with which the turn fails then.
HOPELESS = "4 4 4 4 3 2"
FAILING = "* roll 4 3"


def position(
    grill: Mapping[int, str] | None = None,
    *,
    seats: int = 2,
    stock: int | None = None,
    collected: Sequence[int] | None = None,
    caught: Sequence[int] | None = None,
    kept: str = "",
    **others: Any,
) -> dict[str, Any]:
    """Seat 0 is to roll. Spaces: "@" a snail, "0" a plate of seat 0, "00" two. The rest follows, unless given.

    Without other word every seat has the worms of its plates, and snails not on the grill are in the stock,
    or before seat 1 if the stock is given.
    """
    spaces = dict(grill or {})
    on_grill = list(spaces.values()).count("@")
    if caught is None:
        caught = [0] * seats
        caught[1] = 0 if stock is None else SNAILS - on_grill - stock
    if stock is None:
        stock = SNAILS - on_grill - sum(caught)
    if collected is None:
        collected = [sum(lies.count(str(seat)) * WORMS[n] for n, lies in spaces.items()) for seat in range(seats)]
    state = {
        "phase": "roll",
        "turn": 0,
        "rolled": {},
        "kept": dice(kept),
        "grill": {str(number): lying(lies) for number, lies in spaces.items()},
        "stock": stock,
        "collected": list(collected),
        "caught": list(caught),
    }
    players = [f"Player {seat}" for seat in range(seats)]
    return {"tischlein": 1, "game": "barbecue", "players": players, "state": state | others}


def standing(grill: Mapping[int, str] | None = None, **others: Any) -> Table:
    """A table that stands as `position` says; chance is the test's."""
    return Table.from_position(position(grill, **others), dealer=None)


def dice(faces: str) -> dict[str, int]:
    return {face: faces.split().count(face) for face in set(faces.split())}


def lying(lies: str) -> str:
    """The words of a position for "@", "0" and "00"."""
    if lies == "@":
        return "snail"
    return f"plate of {lies}" if len(lies) == 1 else f"two plates of {lies[0]}"


def all_but(*others: int, lies: str) -> dict[int, str]:
    """The same on every space, except on some."""
    return {number: lies for number in range(23, 37) if number not in others}


def grill(table: Table) -> dict[int, str]:
    """What lies on the grill, as `standing` takes it; empty spaces are left out."""
    return {
        space.number: "@" if space.snail else str(space.owner) * space.plates
        for space in table.view(None).grill
        if space.snail or space.plates
    }


def worms(table: Table) -> list[int]:
    return [player.worms for player in table.view(None).players]


def snails(table: Table) -> list[int]:
    return [player.snails for player in table.view(None).players]


def stock(table: Table) -> int:
    left: int = table.view(None).stock
    return left
