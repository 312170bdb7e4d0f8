"""What was measured so far, kept in a file: parts of a pairing are added up until it has all its games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from pathlib import Path

import msgspec

import tischlein
from tischlein.arena import Standings
from tischlein.bots.minds import CARD_LEVELS
from tischlein.core.game import find_game

HOME = Path(tischlein.__file__).parent
FILE = Path(__file__).parent / "kept.json"
DICE = ("dice", "selfplay")
CARDS = ("cards", "search", "halving")
PLAY = ["chance", "state", "rules", "policy", "known", "memory", "theft", "thumb", "features", "endings", "reasons"]
"""Files of a game's folder that say how it is played, and how well."""


class Kept(msgspec.Struct, frozen=True):
    """A pairing, as far as it was played."""

    players_of: str
    """The fingerprint of the program that played; another one begins anew."""
    games: int = 0
    parts: int = 0
    share: float = 0.0
    half: float = 0.0
    """Half of the interval's width."""
    milliseconds: tuple[float, float] = (0.0, 0.0)
    """Of a move of the one, and of the other."""

    def and_also(self, more: Standings) -> Kept:
        """With one more part."""
        (duel,) = more.duels
        times = {bot.bot: bot.milliseconds for bot in more.bots}
        games = self.games + duel.games
        old, new = self.games / games, duel.games / games
        spent = tuple(
            round(old * before + new * times[name], 3)
            for before, name in zip(self.milliseconds, (duel.one, duel.other), strict=True)
        )
        return Kept(
            self.players_of,
            games,
            self.parts + 1,
            round(old * self.share + new * duel.best.share, 6),
            round(sqrt((old * self.half) ** 2 + (new * duel.best.half) ** 2), 6),
            (spent[0], spent[1]),
        )


def load() -> dict[str, Kept]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Kept]) if FILE.exists() else {}


def save(kept: dict[str, Kept]) -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(kept.items()))), indent=1) + b"\n")


def fingerprint(game: str) -> str:
    """Of all that plays this game: what its program does, without the words about it, and what it learnt."""
    found = sha256(repr(CARD_LEVELS.get(game)).encode())
    for path in sorted(_files(game)):
        found.update(path.name.encode())
        found.update(_program(path).encode() if path.suffix == ".py" else path.read_bytes())
    return found.hexdigest()[:12]


def _files(game: str) -> Iterator[Path]:
    if find_game(game).dice_turn:
        yield from (HOME / "bots" / f"{name}.py" for name in DICE)
    else:
        yield from (HOME / "bots" / f"{name}.py" for name in CARDS)
        yield HOME / "core" / "outlook.py"
    yield from (HOME / "bots" / "nets").glob(f"{game}-*.net")
    for name in PLAY:
        yield from (HOME / "games" / game).glob(f"{name}.py")


def _program(path: Path) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):  # a text that stands alone does nothing
            body[:] = [one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
    return ast.dump(tree)
