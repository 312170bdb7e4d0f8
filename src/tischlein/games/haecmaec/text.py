"""A table of Häc Mäc drawn as text.

burger   [tomato-3] on 4 more
pile     52 cards, 12 bottoms; 2 ingredients to close
thrown   1 burger (5)

> 0 Petya (you)  4 cards  tops 3, double 1  2 burgers (9)  penalty cheese-4 = -8
  1 Masha        4 cards  tops 4, double 0  1 burger (5) and 1 doubled (6)

hand     bacon-2 bacon-5 cheese-1 onion-3 fly
"""

from __future__ import annotations

from ...core.text import plural, seat_lines
from .state import CARDS, value_of
from .view import Burgers, Cards, HaecmaecView, Player


def draw(v: HaecmaecView, names: tuple[str, ...]) -> str:
    """The middle above, the players below, then what this moment is about."""
    lines = [f"burger   {burger(v)}", f"pile     {plural(v.pile, 'card', 'cards')}, {bottoms(v)}"]
    if v.thrown.number:
        lines.append(f"thrown   {burgers(v.thrown, 'burger', 'burgers')}")
    lines += ["", *seat_lines(v, names, [before(v, player) for player in v.players])]
    told = [*verdict(v, names), *window(v, names), *hand(v), *inside(v, names)]
    return "\n".join([*lines, *([""] if told else []), *told])


def burger(v: HaecmaecView) -> str:
    """Its top card and how many lie below; all of it while it is shown."""
    if v.burger is None:
        return "none"
    if v.burger.top is None:
        return "a bare bottom"
    if v.burger.cards is not None:
        return " ".join(v.burger.cards)
    below = v.burger.height - 1
    return f"[{v.burger.top}]" + (f" on {below} more" if below else " alone")


def bottoms(v: HaecmaecView) -> str:
    return f"{plural(v.bottoms, 'bottom', 'bottoms')}; {plural(v.box.needed, 'ingredient', 'ingredients')} to close"


def burgers(b: Burgers, one: str, many: str) -> str:
    """How many burgers, and in brackets the ingredients in them."""
    return f"{plural(b.number, one, many)} ({b.ingredients})"


def before(v: HaecmaecView, player: Player) -> str:
    """What a player has, in columns."""
    closed = burgers(player.closed, "burger", "burgers") if player.closed.number else ""
    doubled = f"{player.doubled.number} doubled ({player.doubled.ingredients})" if player.doubled.number else ""
    parts = [
        f"{plural(player.cards, 'card', 'cards'):<7}",
        f"tops {player.tops}, double {player.doubling_tops}",
        " and ".join(filter(None, (closed, doubled))),
        penalty(v, player.penalty),
        "" if player.points is None else plural(player.points, "point", "points"),
    ]
    return "  ".join(filter(None, parts))


def penalty(v: HaecmaecView, cards: Cards) -> str:
    """Open cards that count against a player, and how much."""
    if not cards:
        return ""
    return f"penalty {' '.join(cards)} = -{v.box.penalty_times * sum(value_of(CARDS.index(card)) for card in cards)}"


def verdict(v: HaecmaecView, names: tuple[str, ...]) -> list[str]:
    """What the last accusation showed."""
    if v.verdict is None:
        return []
    below = " ".join(v.verdict.burger[:-1]) or "nothing"
    outcome = "right" if v.verdict.right else "wrong"
    accuser, accused = names[v.verdict.accuser], names[v.verdict.accused]
    return [f"accused  {accused} by {accuser}: {v.verdict.card} on {below}: {outcome}"]


def window(v: HaecmaecView, names: tuple[str, ...]) -> list[str]:
    """What the others are asked, what this seat answered, and what is to be settled."""
    if v.phase == "window" and v.burger and v.turn is not None:
        lines = [f"window   {names[v.turn]} played {v.burger.top}"]
        if v.seat is not None and v.answers[v.seat]:
            lines.append(f"answer   {v.answers[v.seat]}")
        return lines
    said = [(names[seat], answer) for seat, answer in enumerate(v.answers) if answer]
    return [f"answer   {', '.join(f'{name}: {answer}' for name, answer in said)}"] if said else []


def hand(v: HaecmaecView) -> list[str]:
    """One's own cards."""
    if v.seat is None or v.phase == "over":
        return []
    return [f"hand     {' '.join(v.players[v.seat].hand or ()) or '-'}"]


def inside(v: HaecmaecView, names: tuple[str, ...]) -> list[str]:
    """At the end everything is shown."""
    if v.phase != "over":
        return []
    width = max(len(name) for name in names)
    lines = []
    for name, player in zip(names, v.players, strict=True):
        for what, cards in (("hand", player.hand), ("closed", player.closed.cards), ("doubled", player.doubled.cards)):
            if cards:
                lines.append(f"{name:<{width}}  {what:<7}  {' '.join(cards)}")
    return lines
