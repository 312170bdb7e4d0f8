"""Tables of bratwurmeck that stand in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterable

from tischlein import Table

ALL = range(21, 37)


def standing(
    *stacks: Iterable[int], turned: Iterable[int] = (), kept: str = "", options: dict[str, str] | None = None
) -> Table:
    """Seat 0 is to roll; the stacks lie as given, everything else is on the grill."""
    held = [list(stack) for stack in stacks]
    gone = {tile for stack in held for tile in stack}
    lies = {str(tile): "turned" if tile in set(turned) else "up" for tile in ALL if tile not in gone}
    return Table.from_position(
        {
            "tischlein": 1,
            "game": "bratwurmeck",
            "players": [f"Player {seat}" for seat in range(len(held))],
            "options": options or {},
            "state": {
                "phase": "roll",
                "turn": 0,
                "rolled": {},
                "kept": {face: kept.split().count(face) for face in set(kept.split())},
                "grill": lies,
                "stack": held,
            },
        },
        dealer=None,
    )


def stacks(table: Table) -> list[list[int]]:
    """Everybody's tiles, the top one last."""
    found: list[list[int]] = table.position()["state"]["stack"]
    return found


def grill(table: Table) -> list[int]:
    """Tiles that lie face up."""
    return [tile.number for tile in table.view(None).grill if tile.lies == "up"]


def turned(table: Table) -> list[int]:
    """Tiles turned over for good."""
    return [tile.number for tile in table.view(None).grill if tile.lies == "turned"]
