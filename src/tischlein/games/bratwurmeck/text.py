"""A table of bratwurmeck drawn as text.

grill   21  22  23  24   ·  26  ##
worms    1   1   1   1       2

  0 Petya       [25] 3 tiles
> 1 Masha (you) [30] 1 tile, 3 worms

kept    w w 4 4 = 18
rolled  1 2 5 w
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.text import dice_lines, plural, seat_lines
from ...core.words import Action, Word
from .actions import ACTIONS, Grill, Keep, Roll, Steal, Stop
from .rules import apply, next_lower, owner_of_top, total
from .view import BratwurmeckView, Player, Tile, imagine, view


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


def warning(v: BratwurmeckView, action: Action) -> str | None:
    """Ruling 4: stopping with too little is a failure."""
    if not isinstance(action, Stop) or v.turn is None:
        return None
    top = v.players[v.turn].top
    return f"Stopping now is a failure{f': your {top} goes back' if top else ''}."


def hint(v: BratwurmeckView, action: Action, names: tuple[str, ...]) -> str | None:
    """What is rolled, what a face adds, which tile comes and from whom."""
    s = imagine(v)
    if isinstance(action, Keep):
        return hint_keep(v, action, names)
    if isinstance(action, Roll):
        return plural(v.dice, "die", "dice")
    if isinstance(action, Grill):
        return f"take {next_lower(s, v.total)}"
    if isinstance(action, Steal):
        return f"{v.total} from {names[owner_of_top(s, v.total)]}"
    return "failure"


def hint_keep(v: BratwurmeckView, action: Keep, names: tuple[str, ...]) -> str:
    """What the face adds, and what comes of it where that ends the turn."""
    s = imagine(v)
    s.kept[ACTIONS.encode(action)] = v.rolled.count(action.face)
    said = [f"+{total(s) - v.total} = {total(s)}"]
    s = imagine(v)
    apply(s, s.turn, ACTIONS.encode(action))
    said += story(v, action, view(s, v.seat), names)
    return ": ".join(said).removesuffix(".")


def story(before: BratwurmeckView, what: Word, after: BratwurmeckView, names: tuple[str, ...]) -> Iterator[str]:
    """How a turn ended: a tile taken or stolen, or a failure and what it cost."""
    if before.turn is None or after.turn == before.turn:
        return
    name = names[before.turn]
    had, has = before.players[before.turn], after.players[before.turn]
    if has.height > had.height:
        victims = [
            names[seat] for seat in range(before.seats) if after.players[seat].height < before.players[seat].height
        ]
        yield f"{has.top} goes {''.join(f'from {victim} ' for victim in victims)}to {name}."
        return
    cost = [f"{had.top} goes back"] if has.height < had.height else []
    turned = [str(new.number) for old, new in zip(before.grill, after.grill, strict=True) if turned_over(old, new)]
    if turned:
        cost.append(f"{' and '.join(turned)} {'is' if len(turned) == 1 else 'are'} turned over")
    yield f"{name}: failure{'; ' if cost else ''}{', '.join(cost)}."


def turned_over(old: Tile, new: Tile) -> bool:
    """Does a tile lie face down that didn't before?"""
    return new.lies == "turned" and old.lies != "turned"
