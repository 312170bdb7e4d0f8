"""A match: who plays whom, how often, and when it is decided."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import SetupError
from ..core.game import find_game
from .batches import DEALS, Batch, Pairing
from .entrants import Entrant, entrants
from .estimates import is_decided
from .journal import Journal, Line
from .luck import judge
from .playing import Played
from .standings import Duel, Standings, sum_up, tally
from .workers import make_workers


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. The same settings give the same games."""

    game: str
    bots: tuple[Any, ...]
    """Names, objects or classes with `act(view, legal)`, `module:Name`, entry points, `tcp://HOST:PORT`."""
    players: int | None = None
    """At a table; as few as the game allows by default. One bot meets others of one kind on all other seats."""
    games: int = 2000
    """Of each pairing, at most; rounded up to whole deals. A match that was kept goes on with more."""
    gauntlet: bool = False
    """The first bot against each other one; else everybody against everybody."""
    seed: int | str = 0
    options: dict[str, object] = {}
    adjust: bool = True
    """Take off what chance gave, where the game has a judge for it."""
    until_decided: bool = True
    """Stop a pairing when an interval that holds at every moment excludes the even share, with 99 %."""
    limit: float = 10.0
    """Seconds that a program at a socket has for an answer."""


Progress = Callable[[int, int, Duel], None]
"""Told after each batch that counts: the pairing, its games in all, and how it stands."""


def play_match(
    match: Match,
    *,
    cores: int | None = 1,
    on: str = "local",
    out: Path | None = None,
    progress: Progress = lambda pairing, games, duel: None,
) -> Standings:
    """Play it, or go on with it where `out` keeps what was played; cores=None takes all."""
    began = time.perf_counter()
    course = _Course(match)
    journal = Journal(out, course.settings())
    try:
        for line in journal.played():
            course.take(line)
        course.tell(progress)
        workers, played = make_workers(on, cores, course.entrants), 0
        try:
            for (pairing, batch), deals in workers.run(course.jobs()):
                line = Line(pairing, batch, deals)
                journal.write(line)
                played += sum(map(len, deals))
                if course.take(line):
                    course.tell(progress, pairing)
        finally:
            workers.close()
    finally:
        journal.close()
    return sum_up(match.game, course.players, match.seed, course.names, course.duels(), course.games(), played, began)


class _Course:
    """A match under way. Batches count in their order, so that the result is the same on any number of cores."""

    def __init__(self, match: Match) -> None:
        game = find_game(match.game)
        self.match, self.entrants = match, entrants(match.bots)
        self.names = [entrant.name for entrant in self.entrants]
        self.players = game.fewest if match.players is None else match.players
        game.open(self.players, match.options)
        _check(match, self.entrants)
        self.adjusted = match.adjust and judge(game, self.players) is not None
        self.pairings = [Pairing(*pair) for pair in self._pairs()]
        self.deals = -(-match.games // self.players)
        """Of each pairing, at most."""
        self._waiting: list[dict[int, list[list[Played]]]] = [{} for _ in self.pairings]
        self._counted: list[list[list[Played]]] = [[] for _ in self.pairings]
        self._given: list[set[int]] = [set() for _ in self.pairings]
        self._batches = -(-self.deals // DEALS)
        self._next = [0] * len(self.pairings)
        self._decided = [False] * len(self.pairings)

    def _pairs(self) -> Iterator[tuple[Entrant, Entrant]]:
        """With more than two at a table it matters who is alone, so each is once."""
        for place, one in enumerate(self.entrants):
            for other in self.entrants:
                after = other in self.entrants[place + 1 :]
                if other is not one and (place == 0 if self.match.gauntlet else after or self.players > 2):
                    yield one, other

    def settings(self) -> dict[str, Any]:
        """What makes it this match and no other."""
        match = msgspec.structs.asdict(self.match)
        sources = [e.source if isinstance(e.source, str) else "object" for e in self.entrants]
        bots = dict(zip(self.names, sources, strict=True))
        rules = find_game(self.match.game).version
        return match | {"rules": rules, "bots": bots, "players": self.players, "adjust": self.adjusted}

    def jobs(self) -> Iterator[tuple[tuple[int, int], Batch]]:
        """What is still to be played: a batch of each pairing in turn, so that all stand equally sure."""
        for batch in range(self._batches):
            for number, pairing in enumerate(self.pairings):
                if not self._decided[number] and batch not in self._given[number]:
                    self._given[number].add(batch)
                    yield (number, batch), self._batch(pairing, batch)

    def _batch(self, pairing: Pairing, batch: int) -> Batch:
        m = self.match
        first, many = batch * DEALS, self._wanted(batch)
        return Batch(m.game, self.players, m.options, m.seed, self.adjusted, m.limit, pairing, first, many)

    def _wanted(self, batch: int) -> int:
        """Deals of a batch; the last one may be smaller, and beyond it none count."""
        return max(0, min(DEALS, self.deals - batch * DEALS))

    def take(self, line: Line) -> bool:
        """A batch was played; is there more that counts now?"""
        at, wanted = line.pairing, self._wanted(line.batch)
        if not wanted or len(line.deals) < wanted:  # played when other numbers of games were asked for
            return False
        self._given[at].add(line.batch)
        self._waiting[at][line.batch] = line.deals[:wanted]
        before = self._next[at]
        while not self._decided[at] and self._next[at] in self._waiting[at]:
            self._counted[at] += self._waiting[at].pop(self._next[at])
            self._next[at] += 1
            if self.match.until_decided and len(self._counted[at]) < self.deals:
                duel = self._shares(at)
                self._decided[at] = is_decided(duel, 1 / self.players, self.deals)
        return self._next[at] > before

    def _shares(self, at: int) -> list[float]:
        """Of the one in each deal, over all seats; less its luck where that is judged."""
        return tally(self._counted[at])[self.adjusted]

    def tell(self, progress: Progress, pairing: int | None = None) -> None:
        for at in range(len(self.pairings)) if pairing is None else [pairing]:
            if self._counted[at]:
                progress(at, self.deals * self.players, self._duel(at))

    def _duel(self, at: int) -> Duel:
        pairing = self.pairings[at]
        return Duel.of(pairing.one.name, pairing.other.name, self._counted[at], self.deals, self._decided[at])

    def duels(self) -> list[Duel]:
        return [self._duel(at) for at in range(len(self.pairings))]

    def games(self) -> Iterator[tuple[list[str], Played]]:
        """All games that count, with the bots on their seats; deal by deal, a pairing after another."""
        for deal in range(max(map(len, self._counted))):
            for pairing, counted in zip(self.pairings, self._counted, strict=True):
                for seat, played in enumerate(counted[deal] if deal < len(counted) else []):
                    names = [pairing.other.name] * self.players
                    names[seat] = pairing.one.name
                    yield names, played


def _check(match: Match, found: tuple[Entrant, ...]) -> None:
    if len(found) < 2:
        raise SetupError(f"a match is between two bots or more, not {len(found)}")
    if isinstance(match.games, bool) or not isinstance(match.games, int) or match.games < 1:
        raise SetupError(f"at least 1 game is to be played, not {match.games!r}")
    if not match.limit > 0:
        raise SetupError(f"a program needs some time for its answer, not {match.limit!r} s")
    for entrant in found:
        entrant.player("try", match.limit).leave()
