"""A table of barbecue drawn as text: under each space its worms and the plates (seats) or the snail on it.

grill    23   24   25   26 …   35   36
worms     1    1    2    2 …    4    4
plates  0+0    1         1      0    @

plates show their seat, @ is a snail; 9 snails are left

> 0 Petya (you) 6 worms, 1 snail = 9 points
  1 Masha       3 worms, 0 snails = 3 points
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.text import dice_lines, plural, seat_lines
from ...core.words import Action, Word
from .actions import ACTIONS, Keep, Roll
from .rules import HIGHEST, SNAIL, apply, highest, total
from .view import BarbecueView, Player, Space, imagine, view


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
    snails = plural(player.snails, "snail", "snails")
    return f"{in_words(player.worms)}, {snails} = {plural(player.points, 'point', 'points')}"


def in_words(many: int) -> str:
    return plural(many, "worm", "worms")


def hint(v: BarbecueView, action: Action, names: tuple[str, ...]) -> str | None:
    """What is rolled, what a face adds, what stopping here brings."""
    if isinstance(action, Keep):
        return hint_keep(v, action, names)
    if isinstance(action, Roll):
        return plural(v.dice, "die", "dice")
    if v.total > HIGHEST:
        return hint_above(v)
    space = next(space for space in v.grill if space.number == v.total)
    if space.snail:
        return f"the snail on {space.number}"
    if space.owner is None:
        return f"plate on {space.number}, {in_words(space.worms)}"
    if space.owner == v.turn:
        return f"second plate on {space.number}, {in_words(space.worms)}"
    return f"{space.number} and {in_words(space.worms)} from {names[space.owner]}"


def hint_above(v: BarbecueView) -> str:
    """What a result above the grill brings."""
    if v.stock:
        return "a snail"
    space = highest(imagine(v), SNAIL, SNAIL)
    return f"the snail on {space}" if space else "the game ends"


def hint_keep(v: BarbecueView, action: Keep, names: tuple[str, ...]) -> str:
    """What the face adds, and what comes of it where that ends the turn."""
    s = imagine(v)
    s.kept[ACTIONS.encode(action)] = v.rolled.count(action.face)
    said = [f"+{total(s) - v.total} = {total(s)}"]
    s = imagine(v)
    apply(s, s.turn, ACTIONS.encode(action))
    said += story(v, action, view(s, v.seat), names)
    return ": ".join(said).removesuffix(".")


def story(before: BarbecueView, what: Word, after: BarbecueView, names: tuple[str, ...]) -> Iterator[str]:
    """How a turn ended: what was laid on which space, what it brought, or a failure."""
    if before.turn is None or after.turn == before.turn:
        return
    name = names[before.turn]
    for old, new in zip(before.grill, after.grill, strict=True):
        if old != new:
            yield story_of_space(old, new, name, names)
            return
    if after.phase != "over":
        yield f"A snail goes to {name}."
    elif before.stock == 0:
        yield "No snail is left: the game ends."
    else:
        yield "There is no space for a snail: the game ends."


def story_of_space(old: Space, new: Space, name: str, names: tuple[str, ...]) -> str:
    """What the turn of this name changed on a space."""
    if new.snail:
        back = "" if old.owner is None else f", a plate goes back to {names[old.owner]}"
        return f"{name}: failure; a snail goes on {new.number}{back}."
    if old.snail:
        return f"The snail on {new.number} goes to {name}."
    if new.plates == 2:
        return f"{new.number} is safe for {name}: a second plate, {in_words(new.worms)}."
    if old.owner is None:
        return f"{new.number} goes to {name}: a plate, {in_words(new.worms)}."
    return f"{new.number} goes from {names[old.owner]} to {name}: {in_words(new.worms)}."
