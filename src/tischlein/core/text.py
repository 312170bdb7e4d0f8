"""What the text drawings of all boards share."""

from __future__ import annotations

from .views import View


def plural(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def seat_lines(view: View, names: tuple[str, ...], before: list[str]) -> list[str]:
    """One line a seat: an arrow at who is to act, the seat, the name, what lies before it."""
    width = max(len(name) for name in names)
    lines = []
    for seat, (name, things) in enumerate(zip(names, before, strict=True)):
        arrow = ">" if seat in view.asked else " "
        you = "(you)" if seat == view.seat else "     "
        lines.append(f"{arrow} {seat} {name:<{width}} {you} {things}".rstrip())
    return lines


def dice_lines(kept: tuple[str, ...], total: int, rolled: tuple[str, ...], dice: int) -> list[str]:
    """The dice of a turn: those set aside and what they make, those just rolled or still to roll."""
    aside = f"{' '.join(kept)} = {total}" if kept else "-"
    rest = f"rolled  {' '.join(rolled)}" if rolled else f"to roll {plural(dice, 'die', 'dice')}"
    return [f"kept    {aside}", rest]
