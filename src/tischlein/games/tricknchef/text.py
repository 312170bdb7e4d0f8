"""A table of Trick'n'Chef drawn as text.

round 1 of 3, trick 4; trump: yellow

                  red yellow   blue  green  coins    won  points  trick
  centre            3      2      3      4     17
  0 Petya (you)     1      2      -      -      1      8  12      red-7 +4 = 11, led
> 1 Masha           1      -      1      -      -      4  31

Petya's hand  red 1 4, blue 10
      won     yellow 3 7 (5 points now)
"""

from __future__ import annotations

from ...core.text import plural, seat_lines
from .state import HAND, ROUND_COUNT
from .view import Played, Player, TricknchefView


def draw(v: TricknchefView, names: tuple[str, ...]) -> str:
    """One line a seat, a column a suit; below, the cards that are seen."""
    indent = len(seat_lines(v, names, ["|"] * v.seats)[0]) - 1
    lines = [headline(v), ""]
    lines.append(" " * indent + columns([*v.centre, "coins", "won"]) + "  points  trick")
    lines.append(f"{'  centre':<{indent}}" + columns([*shown(v.centre), str(v.reserve)]))
    if any(v.set_aside.values()):
        lines.append(f"{'  set aside':<{indent}}" + columns(shown(v.set_aside)))
    lines += seat_lines(v, names, [before(v, seat) for seat in range(v.seats)])
    lines.append("")
    for name, player in zip(names, v.players, strict=True):
        lines += cards_seen(name, player)
    return "\n".join(line.rstrip() for line in lines).rstrip("\n")


def headline(v: TricknchefView) -> str:
    """Where the game stands, and what is trump."""
    if v.phase == "over":
        return "the game is over"
    number = len(v.players[0].points) + 1
    line = f"round {number} of {ROUND_COUNT}, " + {
        "first": "drawing who begins",
        "remove": "drawing the suit that leaves",
        "deal": "the deal",
        "draft": "the draft of chefs",
    }.get(v.phase, f"trick {v.tricks + 1} of {HAND}")
    if v.trumps:
        line += f"; {'trump' if len(v.trumps) == 1 else 'trumps'}: {', '.join(v.trumps)}"
    if v.phase == "reward":
        line += "; the lowest card takes a chef"
    return line


def columns(things: list[str]) -> str:
    return "".join(f"{thing:>7}" for thing in things)


def shown(by_suit: dict[str, int]) -> list[str]:
    return [number(count) for count in by_suit.values()]


def number(count: int) -> str:
    return str(count) if count else "-"


def before(v: TricknchefView, seat: int) -> str:
    """Chefs, coins, how many cards were won, points of the rounds that are over, and the card in the trick."""
    player = v.players[seat]
    line = columns([*shown(player.chefs), number(player.coins), number(player.won_size)])
    line += f"  {points(player):<8}"
    if player.played:
        line += card_played(player.played) + (", led" if seat == v.leader else "")
    return line


def points(player: Player) -> str:
    """Round by round, and together."""
    if not player.points:
        return "-"
    return "+".join(map(str, player.points)) + (f"={sum(player.points)}" if len(player.points) > 1 else "")


def card_played(played: Played) -> str:
    return f"{played.card} {played.change:+} = {played.rank}" if played.change else played.card


def cards_seen(name: str, player: Player) -> list[str]:
    """The hand and the won cards, where they are seen."""
    lines = []
    if player.hand:
        lines.append(f"{name}'s hand  {by_suits(player.hand)}")
    if player.won:
        lines.append(f"{name} won     {by_suits(player.won)} ({plural(player.now or 0, 'point', 'points')})")
    return lines


def by_suits(cards: tuple[str, ...]) -> str:
    """Cards of one suit together: `red 1 4, blue 10`."""
    suits: dict[str, list[str]] = {}
    for card in cards:
        suit, _, rank = card.partition("-")
        suits.setdefault(suit, []).append(rank)
    return ", ".join(f"{suit} {' '.join(ranks)}" for suit, ranks in suits.items())
