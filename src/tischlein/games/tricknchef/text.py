"""A table of Trick'n'Chef drawn as text.

round 2 of 3, trick 4 of 10; trump: yellow

                    red yellow   blue  green  coins    won  points  trick
  centre              3      2      3      4     17
  0 Petya (you)       1      2      -      -      1      8  12      red-7 +4 = 11, led
> 1 Masha             1      -      1      -      -      4  31

stars  1 1 2 2 3 3 4 4 5 5 on ranks 1 to 10
hand   red 1 4, blue 10
won    yellow 3 7; 7 points
"""

from __future__ import annotations

from ...core.text import plural, seat_lines
from .state import HAND, ROUND_COUNT
from .view import Played, Player, TricknchefView


def draw(v: TricknchefView, names: tuple[str, ...]) -> str:
    """One line a seat, a column a suit; below, the cards that are seen."""
    indent = len(seat_lines(v, names, ["|"] * v.seats)[0]) - 1
    lines = [headline(v), ""]
    lines.append(" " * indent + columns([*v.centre, "coins", "won"]) + f"  {'points':<{points_width(v)}}  trick")
    lines.append(f"{'  centre':<{indent}}" + columns([*shown(v.centre), str(v.reserve)]))
    if any(v.set_aside.values()):
        lines.append(f"{'  set aside':<{indent}}" + columns(shown(v.set_aside)))
    lines += seat_lines(v, names, [before(v, seat) for seat in range(v.seats)])
    lines += ["", *cards_seen(v, names)]
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
    line += f"  {points(player):<{points_width(v)}}  "
    if player.played:
        line += card_played(player.played) + (", led" if seat == v.leader else "")
    return line


def points(player: Player) -> str:
    """Round by round, and together."""
    if not player.points:
        return "-"
    return "+".join(map(str, player.points)) + (f"={sum(player.points)}" if len(player.points) > 1 else "")


def points_width(v: TricknchefView) -> int:
    """Room for everybody's points."""
    return max(len("points"), *(len(points(player)) for player in v.players))


def card_played(played: Played) -> str:
    return f"{played.card} {played.change:+} = {played.rank}" if played.change else played.card


def cards_seen(v: TricknchefView, names: tuple[str, ...]) -> list[str]:
    """What cards are worth, then the hands and the won cards that are seen."""
    rows = [("stars", f"{' '.join(map(str, v.stars))} on ranks 1 to {len(v.stars)}")]
    for name, player in zip(names, v.players, strict=True):
        whose = f" {name}" if v.phase == "over" else ""
        if player.hand:
            rows.append((f"hand{whose}", by_suits(player.hand)))
        if player.won:
            rows.append((f"won{whose}", f"{by_suits(player.won)}; {plural(player.now or 0, 'point', 'points')}"))
    width = max(len(label) for label, _ in rows)
    return [f"{label:<{width}}  {things}" for label, things in rows]


def by_suits(cards: tuple[str, ...]) -> str:
    """Cards of one suit together: `red 1 4, blue 10`."""
    suits: dict[str, list[str]] = {}
    for card in cards:
        suit, _, rank = card.partition("-")
        suits.setdefault(suit, []).append(rank)
    return ", ".join(f"{suit} {' '.join(ranks)}" for suit, ranks in suits.items())
