"""A table of bratwurmeck drawn as text.

grill   21  22  23  24   ·  26  ##
worms    1   1   1   1       2

  0 Petya       [25] 3 tiles
> 1 Masha (you) [30] 1 tile, 3 worms

kept    w w 4 4 = 18
rolled  1 2 5 w
"""

from __future__ import annotations

from ...core.text import dice_lines, plural, seat_lines
from .view import BratwurmeckView, Player, Tile


def draw(v: BratwurmeckView, names: tuple[str, ...]) -> str:
    """The grill above, the players below, the dice beside the one whose turn it is."""
    lines = ["grill  " + " ".join(f"{face(tile):>3}" for tile in v.grill)]
    lines.append("worms  " + " ".join(f"{tile.worms if tile.lies == 'up' else '':>3}" for tile in v.grill))
    lines.append("")
    lines += seat_lines(v, names, [before(player) for player in v.players])
    if v.turn is not None:
        lines += ["", *dice_lines(v.kept, v.total, v.rolled, v.dice)]
    return "\n".join(line.rstrip() for line in lines)


def face(tile: Tile) -> str:
    """A tile's number while it can be taken, a dot where it is gone, its back when turned over."""
    return {"up": str(tile.number), "gone": "·", "turned": "##"}[tile.lies]


def before(player: Player) -> str:
    """The stack before a player: its top tile and how high it is."""
    if player.top is None:
        return "no tile"
    shown = f"[{player.top}] {plural(player.height, 'tile', 'tiles')}"
    if player.stack is not None:
        below = " ".join(str(tile) for tile in reversed(player.stack[:-1]))
        shown += f"{f', below it {below}' if below else ''}, {plural(player.worms or 0, 'worm', 'worms')}"
    return shown
