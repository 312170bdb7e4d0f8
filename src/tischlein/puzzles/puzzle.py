"""What a puzzle is, where those that come along are kept, and which one is of the day.

A file is made by `tischlein puzzles GAME`; nothing is worked out when a new day begins.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from ..core.errors import RecordError, SetupError
from ..core.game import Game, find_game
from ..core.record import Record
from ..core.say import Say

FOLDER = Path(__file__).parent


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the choices."""

    action: str
    value: float
    """The chance to win with it, as the seat could know it."""
    right: bool = False
    """Is it the best, or can't it be told from the best?"""
    says: tuple[Say, ...] = ()
    """What speaks for or against it; the game's catalogues word them."""


class Puzzle(msgspec.Struct, frozen=True):
    """A moment of a game in which a seat is to choose."""

    record: str
    """The game up to there."""
    seat: int
    shown: int
    """So many events have happened when one begins to watch."""
    obvious: str
    """What comes to mind first."""
    options: tuple[Option, ...]
    """All choices, the best first."""

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: str) -> Option:
        return next(option for option in self.options if option.action == action)


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, and how they came about."""

    game: str
    players: int
    seed: str
    puzzles: tuple[Puzzle, ...]


def read_puzzles(text: str | bytes) -> Puzzles:
    """A file of puzzles; SetupError says what is wrong with it."""
    try:
        found = msgspec.json.decode(text, type=Puzzles)
    except msgspec.MsgspecError as error:
        raise SetupError(f"these are no puzzles: {error}") from None
    game = find_game(found.game)
    for number, puzzle in enumerate(found.puzzles, start=1):
        for fault in faults(game, puzzle):
            raise SetupError(f"puzzle {number} of {game.id}: {fault}")
    return found


def faults(game: Game, puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle."""
    try:
        record = Record.parse(puzzle.record)
        legal = record.table().legal(puzzle.seat)
    except (RecordError, SetupError) as error:
        return [str(error)]
    found = []
    if record.game != game.id:
        found.append(f"it is of {record.game}")
    if sorted(map(str, legal)) != sorted(option.action for option in puzzle.options) or len(legal) < 2:
        found.append("its options are not what may be done there")
    elif not puzzle.best.right or puzzle.option(puzzle.obvious).right:
        found.append("what comes to mind first is not wrong")
    if not 0 <= puzzle.shown <= len(record.events):
        found.append(f"there is no event {puzzle.shown}")
    return found


def write_puzzles(puzzles: Puzzles) -> str:
    """A line for each puzzle, so that a change shows which."""
    head = msgspec.json.encode(msgspec.structs.replace(puzzles, puzzles=())).decode().removesuffix("[]}")
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles.puzzles)
    return f"{head}[\n{lines}\n]}}\n"


@cache
def puzzles_of(game: Game, folder: Path = FOLDER) -> tuple[Puzzle, ...]:
    """Those that come along with a game; none where there is no file. They were checked when they were made."""
    path = folder / f"{game.id}.json"
    return msgspec.json.decode(path.read_bytes(), type=Puzzles).puzzles if path.exists() else ()


def of_day(game: Game, day: date, folder: Path = FOLDER) -> Puzzle | None:
    """The same for everybody; none comes again before all others have been."""
    found = puzzles_of(game, folder)
    if not found:
        return None

    def shuffled(place: int) -> bytes:
        return hashlib.sha256(f"{game.id}/{place}".encode()).digest()

    return found[sorted(range(len(found)), key=shuffled)[day.toordinal() % len(found)]]
