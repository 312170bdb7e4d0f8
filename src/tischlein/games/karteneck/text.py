"""A table of karteneck drawn as text.

round 3 of 7

grill    21  31  39
worms     2   6   8

  0 Kira        failed   -                   8 cards  [18] 2 tiles
> 1 Fedya (you) in      25 = 2 2 2 4 5 5 5   4 cards  [30] 1 tile, 5 worms
  2 Nikita      waits   30 = 5 5 5 5 w3 w4   5 cards  no tile
  3 Lena        in      14 = 2 4 4 4         4 cards  [17] 1 tile

hand    1 3 w7 w12
deck    54 cards
discard 1 ×2, 4, 5, w2
"""

from __future__ import annotations

from itertools import groupby

from ...core.text import plural, seat_lines
from .view import KarteneckView, Player


def draw(v: KarteneckView, names: tuple[str, ...]) -> str:
    """The grill above, the players with what lies before them, one's own hand below."""
    over = v.phase == "over"
    lines = [f"round {v.round} of {v.rounds}", ""]
    lines.append("grill   " + (" ".join(f"{tile.number:>3}" for tile in v.grill) or "empty"))
    if v.grill:
        lines.append("worms   " + " ".join(f"{tile.worms:>3}" for tile in v.grill))
    lines.append("")
    width = max(len(laid(player)) for player in v.players)
    lines += seat_lines(v, names, [stack(p) if over else before(p, width) for p in v.players])
    lines.append("")
    for seat, player in enumerate(v.players):
        if player.hand is not None:
            whose = f"{seat}: " if over else ""
            lines.append(f"hand    {whose}{' '.join(player.hand) or 'empty'}")
    lines.append(f"deck    {plural(v.deck, 'card', 'cards')}")
    lines.append(f"discard {piled(v.discard) or 'empty'}")
    if v.laying is not None:
        lines.append(f"laying  {v.laying}")
    if v.victim is not None:
        lines.append(f"steal   {v.players[v.victim].top} from {names[v.victim]}")
    return "\n".join(line.rstrip() for line in lines)


def before(player: Player, width: int) -> str:
    """A player's status, the cards laid, how many are in hand, and the stack."""
    cards = plural(player.cards, "card", "cards")
    return f"{player.status:<6} {laid(player):<{width}}  {cards:>8}  {stack(player)}"


def laid(player: Player) -> str:
    """The total and the cards it is made of."""
    return f"{player.total:>3} = {' '.join(player.laid)}" if player.laid else "  -"


def stack(player: Player) -> str:
    """The top tile and how high the stack is; what lies below where it is seen."""
    if player.top is None:
        return "no tile"
    shown = f"[{player.top}] {plural(player.height, 'tile', 'tiles')}"
    if player.stack is not None:
        below = " ".join(str(tile) for tile in reversed(player.stack[:-1]))
        shown += f"{f' on {below}' if below else ''}, {plural(player.worms or 0, 'worm', 'worms')}"
    return shown


def piled(cards: tuple[str, ...]) -> str:
    """Many cards in one line: equal ones are counted."""
    groups = [(card, len(list(group))) for card, group in groupby(cards)]
    return ", ".join(card if many == 1 else f"{card} ×{many}" for card, many in groups)
