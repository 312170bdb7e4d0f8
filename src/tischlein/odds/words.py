"""A table of dice given in words: what lies on the grill and before the players, as far as this turn's odds need it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core.dice import DICE
from ..core.errors import SetupError
from ..core.game import Game
from ..core.table import Table
from ..games.barbecue import rules as barbecue
from ..games.bratwurmeck import rules as bratwurmeck
from .chances import check_dice, count_faces, faces_of
from .solver import dice_of

Words = Mapping[str, str]
"""What is said, by its name."""


def table_in_words(game: Game, words: Words, kept: Sequence[str] = (), rolled: Sequence[str] = ()) -> Table:
    """The table that these words describe, in the middle of the first seat's turn.

    bratwurmeck: `grill` the open tiles (by default all that are named nowhere else), `tops` the others' top tiles,
    `own` the player's. barbecue: `own` spaces with one plate of the player, `others` with one of somebody else,
    `locked` with two, `snails` with a snail, `stock` how many snails are left; all other spaces are empty."""
    dice_of(game)
    names, lay = _GAMES[game.id]
    for name in words:
        if name not in names:
            raise SetupError(f"a table of {game.id} is told by {', '.join(names)}, not by {name}")
    faces = faces_of(game)
    held, lying = count_faces(kept, faces), count_faces(rolled, faces)
    check_dice(held, lying)
    if not any(lying) and (sum(held) == DICE or all(held)):
        raise SetupError("no die or no face is left: the turn has ended")
    phase = "keep" if any(lying) else "go" if any(held) else "roll"
    players, state = lay(words, game.open(game.fewest))
    dice = {"rolled": _counted(faces, lying), "kept": _counted(faces, held)}
    turn = {"phase": phase, "turn": 0} | dice
    who = ["You", *(f"Player {seat}" for seat in range(2, players + 1))]
    return Table.from_position({"tischlein": 1, "game": game.id, "players": who, "state": turn | state}, dealer=None)


def _counted(faces: tuple[str, ...], counts: Sequence[int]) -> dict[str, int]:
    return {face: count for face, count in zip(faces, counts, strict=True) if count}


def _lay_bratwurmeck(words: Words, s: Any) -> tuple[int, dict[str, Any]]:
    low, high = bratwurmeck.LOWEST, bratwurmeck.HIGHEST
    own, tops = (_numbers("tile", words.get(name, ""), low, high) for name in ("own", "tops"))
    if len(own) > 1:
        raise SetupError(f"own is the one tile on top of the player's stack, not {words['own']!r}")
    held = own + tops
    rest = [tile for tile in range(low, high + 1) if tile not in held]
    grill = _numbers("tile", words["grill"], low, high, held) if "grill" in words else rest
    _once("tile", held + grill)
    if not grill:
        raise SetupError("no tile lies on the grill: the game is over")
    lies = {str(tile): "up" if tile in grill else "turned" for tile in rest}
    stacks = [own, *([tile] for tile in tops)]
    stacks += [[]] * (2 - len(stacks))  # somebody sits there, even if with nothing
    return len(stacks), {"grill": lies, "stack": stacks}


def _lay_barbecue(words: Words, s: Any) -> tuple[int, dict[str, Any]]:
    low, high = barbecue.LOWEST, barbecue.HIGHEST
    own, others, locked, snails = (
        _numbers("space", words.get(name, ""), low, high) for name in ("own", "others", "locked", "snails")
    )
    _once("space", own + others + locked + snails)
    lies = {
        **dict.fromkeys(map(str, own), "plate of 0"),
        **dict.fromkeys(map(str, others), "plate of 1"),
        **dict.fromkeys(map(str, locked), "two plates of 1"),
        **dict.fromkeys(map(str, snails), "snail"),
    }
    stock = s.snails - len(snails)
    if "stock" in words:
        stock = _count_stock(words["stock"], stock)
    worms = {space: s.worms[space - low] for space in range(low, high + 1)}
    brought = [sum(worms[space] for space in spaces) for spaces in (own, others, locked)]
    collected = [brought[0], brought[1] + 2 * brought[2]]
    caught = [0, s.snails - len(snails) - stock]
    return 2, {"grill": lies, "stock": stock, "collected": collected, "caught": caught}


def _numbers(what: str, text: str, low: int, high: int, held: Sequence[int] = ()) -> list[int]:
    """Such as 21-29,33; a range passes over what is held elsewhere."""
    found: list[int] = []
    for part in text.replace(",", " ").split():
        first, dash, last = part.partition("-")
        ends = [int(end) for end in (first, last or first) if end.isascii() and end.isdecimal()]
        if len(ends) < 2 or (dash and not last) or not low <= ends[0] <= ends[1] <= high:
            raise SetupError(
                f"a {what} is a number from {low} to {high}, or a range such as {low}-{high}, not {part!r}"
            )
        found += [number for number in range(ends[0], ends[1] + 1) if not (dash and number in held)]
    return found


def _count_stock(text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= most):
        raise SetupError(f"stock is how many snails are left beside the grill, 0 to {most}, not {text!r}")
    return int(text)


def _once(what: str, numbers: list[int]) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise SetupError(f"{what} {number} is named twice")


_GAMES: dict[str, tuple[tuple[str, ...], Callable[[Words, Any], tuple[int, dict[str, Any]]]]] = {
    "bratwurmeck": (("grill", "tops", "own"), _lay_bratwurmeck),
    "barbecue": (("own", "others", "locked", "snails", "stock"), _lay_barbecue),
}
"""By game: what its words are called, and who lays the table by them."""
