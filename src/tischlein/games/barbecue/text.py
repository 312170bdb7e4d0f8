"""A table of barbecue drawn as text: under each space its worms and the plates (seats) or the snail on it.

grill    23   24   25   26 …   35   36
worms     1    1    2    2 …    4    4
plates  0+0    1         1      0    @

plates show their seat, @ is a snail; 9 snails are left

> 0 Petya (you) 6 worms, 1 snail = 9 points
  1 Masha       3 worms, 0 snails = 3 points
"""

from __future__ import annotations

from ...core.text import dice_lines, plural, seat_lines
from .view import BarbecueView, Player, Space


def draw(v: BarbecueView, names: tuple[str, ...]) -> str:
    """The grill above, the players below, then the dice of the one whose turn it is."""
    lines = ["grill  " + " ".join(f"{space.number:>4}" for space in v.grill)]
    lines.append("worms  " + " ".join(f"{space.worms:>4}" for space in v.grill))
    lines.append("plates " + " ".join(f"{on_it(space):>4}" for space in v.grill))
    snails = "1 snail is" if v.stock == 1 else f"{v.stock} snails are"
    lines += ["", f"plates show their seat, @ is a snail; {snails} left", ""]
    lines += seat_lines(v, names, [before(player) for player in v.players])
    if v.turn is not None:
        lines += ["", *dice_lines(v.kept, v.total, v.rolled, v.dice)]
    return "\n".join(line.rstrip() for line in lines)


def on_it(space: Space) -> str:
    """The seat once for each of its plates, or a snail."""
    return "@" if space.snail else "+".join([str(space.owner)] * space.plates)


def before(player: Player) -> str:
    """What a player has collected and what it counts."""
    worms, snails = plural(player.worms, "worm", "worms"), plural(player.snails, "snail", "snails")
    return f"{worms}, {snails} = {plural(player.points, 'point', 'points')}"
