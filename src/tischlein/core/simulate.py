"""Many games at once: compiled on all cores where numba is there, interpreted where it is not.

Games are played in chunks, each with a stream of random numbers of its own, so that the same seed
gives the same games on any number of cores and in either mode.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from . import compiled
from .errors import SetupError
from .game import Game, find_game
from .playout import (
    EVENT_SQUARES,
    EVENTS,
    FOREVER,
    GAME_COLUMNS,
    GAMES_PLAYED,
    LEAST,
    LONGEST,
    MOST,
    PLACES,
    PLAYERS,
    POINTS,
    SEAT_COLUMNS,
    SHORTEST,
    SQUARES,
    WHOLE,
    WINS,
    count_game,
    play_on,
)
from .record import Record
from .rng import seeded
from .table import check_names
from .words import CHANCE, Event

CHUNK = 100
LOG = 4096
"""Events noted before a game is interrupted to write them down."""


class Spread(msgspec.Struct, frozen=True):
    """How a number varies over the games."""

    mean: float
    deviation: float
    least: int
    most: int


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat fared."""

    seat: int
    bot: str
    wins: float
    """Share of the games won; a shared victory counts in parts."""
    rank: float
    """Mean rank."""
    score: Spread


class Summary(msgspec.Struct, frozen=True):
    """What came of the games."""

    game: str
    players: int
    options: dict[str, str]
    seed: int | str
    games: int
    steps: int
    """Events of all games, chance included."""
    seconds: float
    games_per_second: float
    steps_per_second: float
    compiled: bool
    cores: int
    length: Spread
    """Events of a game."""
    seats: tuple[SeatSummary, ...]


def simulate(
    game: Game | str,
    players: int,
    games: int,
    seed: int | str = 0,
    bots: str | Sequence[str] = "thumb",
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
    records: Path | None = None,
    cores: int | None = None,
    interpreted: bool = False,
    progress: Callable[[int], None] = lambda games: None,
    notice: Callable[[str], None] = lambda text: None,
) -> Summary:
    """Play so many games and sum them up. `bots` names one player for all seats, or one for each."""
    game = find_game(game) if isinstance(game, str) else game
    start = game.open(players, options, components)
    kinds = _kinds([bots] if isinstance(bots, str) else bots, players)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise SetupError(f"at least 1 game is to be played, not {games!r}")
    if cores is not None and cores < 1:
        raise SetupError(f"at least 1 core is needed, not {cores!r}")
    if records is not None:
        prepare_folder(records)
    fast = compiled.available() and not interpreted
    cores = (cores or usable_cores()) if fast else 1
    make: type[_Interpreted] = _Compiled if fast else _Interpreted
    if fast:  # compile, or load, before the clock starts
        if not compiled.is_warm(game):
            notice(f"compiling {game.id}, once …")
        make(game, start, kinds).warm_up()
        compiled.mark_warm(game)
    began = time.perf_counter()
    hands = [make(game, start, kinds) for _ in range(cores)]
    _share_out(hands, seed, games, records, progress)
    return _sum_up(game, start, kinds, seed, hands, time.perf_counter() - began)


def usable_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def prepare_folder(folder: Path) -> None:
    """A folder for records; one that holds some already is refused, so that nothing is overwritten."""
    if folder.exists() and not folder.is_dir():
        raise SetupError(f"{folder} is not a folder")
    if folder.is_dir() and any(folder.glob("*.tisch")):
        raise SetupError(f"{folder} holds records already; expected an empty or a new folder")
    folder.mkdir(parents=True, exist_ok=True)


def _kinds(bots: Sequence[str], players: int) -> list[int]:
    if len(bots) not in (1, players):
        raise SetupError(f"expected one bot, or one for each of {players} seats, not {len(bots)}")
    for bot in bots:
        if bot not in PLAYERS:
            raise SetupError(f"no bot is called {bot!r}; there are {', '.join(PLAYERS)}")
    names = list(bots) * players if len(bots) == 1 else list(bots)
    return [PLAYERS.index(name) for name in names]


class _Interpreted:
    """Plays chunks of games in Python and tallies them."""

    fast = False

    def __init__(self, game: Game, start: Any, kinds: list[int]) -> None:
        self.game, self.start = game, start
        self.kinds: Any = kinds + [0] * (game.most - len(kinds))
        self.out: Any = [0] * game.most_legal
        self.points: Any = [0] * game.most
        self.seats: Any = [[0] * SEAT_COLUMNS for _ in range(game.most)]
        self.games: Any = [0] * GAME_COLUMNS

    def warm_up(self) -> None:
        """Nothing to prepare."""

    def play_chunk(self, rng: list[int], many: int) -> None:
        """So many games, from one stream of random numbers."""
        for _ in range(many):
            s = self.start.copy()
            events = play_on(s, rng, self.kinds, self.out, [], FOREVER)
            count_game(s, events, self.points, self.seats, self.games)

    def play_noted(self, rng: list[int], many: int, keep: Callable[[list[list[int]]], None]) -> None:
        """The same games, each handed over as the list of its events."""
        log = [[0, 0] for _ in range(LOG)]
        for _ in range(many):
            s, noted = self.start.copy(), []
            while (n := play_on(s, rng, self.kinds, self.out, log, LOG)) > 0:
                noted += [event[:] for event in log[:n]]
            count_game(s, len(noted), self.points, self.seats, self.games)
            keep(noted)


class _Compiled(_Interpreted):
    """Plays chunks of games compiled, without holding back other threads."""

    fast = True

    def __init__(self, game: Game, start: Any, kinds: list[int]) -> None:
        import numpy

        super().__init__(game, start, kinds)
        self.loops = compiled.loops(game)
        self.array: Callable[[Any], Any] = lambda numbers: numpy.array(numbers, dtype="i8")
        self.kinds, self.out = self.array(self.kinds), self.array(self.out)
        self.points, self.seats, self.games = (self.array(n) for n in (self.points, self.seats, self.games))
        self.begin = compiled.to_record(game, start)
        self.work = self.begin.copy()
        self.log = self.array([[0, 0]] * LOG)

    def play_chunk(self, rng: list[int], many: int) -> None:
        self.loops.play_games(
            self.begin, self.work, self.array(rng), self.kinds, self.out, self.log[:0],
            self.points, self.seats, self.games, many,
        )  # fmt: skip

    def warm_up(self) -> None:
        """Compile both loops, or load them; what is tallied here is forgotten."""
        self.play_chunk(seeded("warm"), 1)
        self.play_noted(seeded("warm"), 1, lambda noted: None)

    def play_noted(self, rng: list[int], many: int, keep: Callable[[list[list[int]]], None]) -> None:
        numbers = self.array(rng)
        for _ in range(many):
            self.work[:] = self.begin
            noted: list[list[int]] = []
            while (n := self.loops.play_some(self.work, numbers, self.kinds, self.out, self.log, LOG)) > 0:
                noted += self.log[:n].tolist()
            s = compiled.from_record(self.game, self.work)
            count_game(s, len(noted), self.points, self.seats, self.games)
            keep(noted)


def _share_out(
    hands: Sequence[_Interpreted],
    seed: int | str,
    games: int,
    records: Path | None,
    progress: Callable[[int], None],
) -> None:
    """Each hand takes the next chunk until all are played; progress is told from this thread."""
    chunks = iter(range((games + CHUNK - 1) // CHUNK))
    lock, done, failed = threading.Lock(), [0], list[BaseException]()

    def work(hand: _Interpreted) -> None:
        while not failed:
            with lock:
                chunk = next(chunks, None)
            if chunk is None:
                return
            many = min(CHUNK, games - chunk * CHUNK)
            rng = seeded(seed, chunk)
            if records is None:
                hand.play_chunk(rng, many)
            else:
                hand.play_noted(rng, many, _Keeper(hand, records, chunk * CHUNK))
            with lock:
                done[0] += many

    def guarded(hand: _Interpreted) -> None:
        try:
            work(hand)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=guarded, args=(hand,)) for hand in hands]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            while thread.is_alive():
                thread.join(0.1)
                progress(done[0])
    except BaseException as error:  # Ctrl-C: let the others finish their chunk
        failed.append(error)
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]
    progress(games)


class _Keeper:
    """Writes each game of a chunk into a file of its own."""

    def __init__(self, hand: _Interpreted, folder: Path, number: int) -> None:
        self.game, self.start, self.folder, self.number = hand.game, hand.start, folder, number

    def __call__(self, noted: list[list[int]]) -> None:
        self.number += 1
        events = tuple(
            Event(actor, (self.game.outcomes if actor == CHANCE else self.game.actions).decode(code))
            for actor, code in noted
        )
        s = self.start
        names, options, components = check_names(s.seats), self.game.options_of(s), self.game.components_of(s)
        record = Record(self.game.id, names, options, components, events, self.game.version)
        (self.folder / f"{self.game.id}-{self.number:06}.tisch").write_text(str(record), encoding="utf-8")


def _sum_up(
    game: Game, start: Any, kinds: list[int], seed: int | str, hands: Sequence[_Interpreted], seconds: float
) -> Summary:
    tallies = [[[int(n) for n in row] for row in hand.seats] for hand in hands if hand.games[GAMES_PLAYED]]
    counts = [[int(n) for n in hand.games] for hand in hands if hand.games[GAMES_PLAYED]]
    played, events = sum(c[GAMES_PLAYED] for c in counts), sum(c[EVENTS] for c in counts)

    def of_seat(seat: int) -> SeatSummary:
        rows = [tally[seat] for tally in tallies]
        points, squares, wins, places = (sum(row[column] for row in rows) for column in (POINTS, SQUARES, WINS, PLACES))
        spread = _spread(played, points, squares, min(row[LEAST] for row in rows), max(row[MOST] for row in rows))
        return SeatSummary(seat, PLAYERS[kinds[seat]], wins / WHOLE / played, places / played, spread)

    return Summary(
        game=game.id,
        players=start.seats,
        options=game.options_of(start),
        seed=seed,
        games=played,
        steps=events,
        seconds=seconds,
        games_per_second=played / seconds,
        steps_per_second=events / seconds,
        compiled=hands[0].fast,
        cores=len(hands),
        length=_spread(
            played,
            events,
            sum(c[EVENT_SQUARES] for c in counts),
            min(c[SHORTEST] for c in counts),
            max(c[LONGEST] for c in counts),
        ),
        seats=tuple(of_seat(seat) for seat in range(start.seats)),
    )


def _spread(n: int, total: int, squares: int, least: int, most: int) -> Spread:
    mean = total / n
    return Spread(mean, sqrt(max(0.0, squares / n - mean * mean)), least, most)
