"""A table of barbecue drawn as text: under each space its worms and the plates (seats) or the snail on it.

grill    23   24   25   26 …   35   36
worms     ~    ~   ~~   ~~   ~~~~ ~~~~
plates   00    1         1      0    @

snails left: 9 (on the grill: @)

> 0 Petya (you) 6 worms, 1 snail = 9 points
  1 Masha       3 worms, 0 snails = 3 points
"""

from __future__ import annotations

from ...core.text import dice_lines, plural, seat_lines
from .view import BarbecueView, Player, Space


def draw(v: BarbecueView, names: tuple[str, ...]) -> str:
    """The grill above, the players below, then the dice of the one whose turn it is."""
    lines = ["grill  " + " ".join(f"{space.number:>4}" for space in v.grill)]
    lines.append("worms  " + " ".join(f"{worms(space):>4}" for space in v.grill))
    lines.append("plates " + " ".join(f"{on_it(space):>4}" for space in v.grill))
    lines += ["", f"snails left: {v.stock} (on the grill: @)", ""]
    lines += seat_lines(v, names, [before(player) for player in v.players])
    if v.turn is not None:
        lines += ["", *dice_lines(v.kept, v.total, v.rolled, v.dice)]
    return "\n".join(line.rstrip() for line in lines)


def worms(space: Space) -> str:
    """A wave for each worm, as far as there is room."""
    return "~" * space.worms if space.worms <= 4 else f"~{space.worms}"


def on_it(space: Space) -> str:
    """The seat once for each of its plates, or a snail."""
    return "@" if space.snail else str(space.owner) * space.plates


def before(player: Player) -> str:
    """What a player has collected and what it counts."""
    worms_, snails = plural(player.worms, "worm", "worms"), plural(player.snails, "snail", "snails")
    return f"{worms_}, {snails} = {plural(player.points, 'point', 'points')}"
