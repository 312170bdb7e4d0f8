"""Value functions learnt by self-play, a file for each game and number of players.

A file is a line of JSON (what it is of, the seed, how long it took, how strong it was measured), then the weights as
32-bit floats.
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from sys import byteorder

import msgspec

from ...core.game import Game
from ...core.net import net_size

FOLDER = Path(__file__).parent


class Strength(msgspec.Struct, frozen=True):
    """What was won in a trial, less luck: a share of the games, the even one being one in so many players."""

    share: float
    within: float
    """The interval of 95 % reaches so far to both sides."""
    games: int


class About(msgspec.Struct, frozen=True):
    """What a net is, and how it came about."""

    game: str
    seats: int
    seed: int
    rounds: int
    cores: int
    """The same of these three give the same weights."""
    positions: int
    """Of self-play."""
    seconds: float
    strength: dict[str, Strength] = {}
    """Against each rival on all other seats, see `bots.measure`."""


class Net(msgspec.Struct, frozen=True):
    about: About
    weights: list[float]


def path_of(game: Game, seats: int, folder: Path = FOLDER) -> Path:
    return folder / f"{game.id}-{seats}.net"


@cache
def load_net(game: Game, seats: int, folder: Path = FOLDER) -> Net | None:
    """The value function for so many players; None where none was learnt."""
    path = path_of(game, seats, folder)
    if not path.exists():
        return None
    head, _, body = path.read_bytes().partition(b"\n")
    about = msgspec.json.decode(head, type=About)
    weights = array("f")
    weights.frombytes(body)
    if byteorder == "big":
        weights.byteswap()
    if len(weights) != net_size(game.feature_count(seats), seats):
        raise ValueError(f"{path.name} does not fit the game's features")
    return Net(about, weights.tolist())


def save_net(net: Net, path: Path) -> None:
    """Keep a value function."""
    weights = array("f", net.weights)
    if byteorder == "big":
        weights.byteswap()
    path.write_bytes(msgspec.json.encode(net.about) + b"\n" + weights.tobytes())
