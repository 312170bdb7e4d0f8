"""People with equal reflexes on unequal lines, to try the referee on; and people who lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tischlein.server.referee import QUOTA_MS, Claim, Measured, RoundTrip, grace, holds, judge, settle

Lie = Callable[[int], int | None]
"""What is claimed instead of the true reaction."""


def honest(ms: int) -> int:
    return ms


class Player:
    """One connection: unequal ways there and back, jitter that grows with distance, a hiccup now and then."""

    def __init__(self, rng: Random, ping: float, claim: Lie = honest, late: float = 0, wired: bool = False) -> None:
        self.rng, self.claim, self.late, self.wired = rng, claim, late, wired
        self.down = ping * rng.uniform(0.3, 0.7)
        self.up = ping - self.down
        self.jitter = 2 + 0.05 * ping
        self.trip = RoundTrip()
        self.quota = QUOTA_MS
        for _ in range(8):
            self.ping()

    def way(self, base: float) -> float:
        hiccup = self.rng.uniform(80, 200) if self.rng.random() < 0.015 else 0
        return base + self.rng.expovariate(1 / self.jitter) + hiccup

    def ping(self) -> None:
        """The server pings; a pong may be held back on purpose, which the kernel's measure knows nothing of."""
        took = self.way(self.down) + self.way(self.up)
        self.trip.add(took + self.late, took if self.wired else None)

    def react(self) -> float:
        """About 420 ms to look, decide and press."""
        return self.rng.lognormvariate(6.04, 0.25)


class Answer(NamedTuple):
    """One claim, and what the server can't know."""

    claim: Claim
    reaction: float
    round_trip: float
    painted: float
    arrived: float


class Outcome(NamedTuple):
    """Shares of the wins by seat, as judged and by order of arrival, and all that was answered."""

    judged: list[float]
    arrival: list[float]
    answers: list[list[Answer]]
    windows: list[list[Claim]]
    """Claims heard in time."""

    def gains(self, seat: int) -> list[float]:
        """By how much a seat's time came out below the truth, window by window."""
        return [a.reaction - judge(a.claim)[0] for window in self.answers for a in window if a.claim.seat == seat]


def answer(seat: int, player: Player, trip: Measured, hold: int) -> Answer:
    down, up, reaction = player.way(player.down), player.way(player.up), player.react()
    elapsed = down + reaction + up
    claim = Claim(seat, player.claim(round(reaction)), round(elapsed), trip, player.quota)
    return Answer(claim, reaction, down + up, hold + down, hold + elapsed)


def play(players: Sequence[Player], windows: int) -> Outcome:
    """So many windows in which everybody slaps."""
    seats = range(len(players))
    judged, arrival = [0.0 for _ in seats], [0.0 for _ in seats]
    answers, heard_in = [], []
    for _ in range(windows):
        for player in players:
            player.ping()
        trips = {seat: players[seat].trip.measured() for seat in seats}
        waits = holds(trips)
        given = [answer(seat, players[seat], trips[seat], waits[seat]) for seat in seats]
        first = min(given, key=lambda a: a.arrived)
        others = {seat: trips[seat] for seat in seats if seat != first.claim.seat}
        until = first.arrived + grace(first.claim, others)
        heard = [a.claim for a in given if a.arrived <= until]
        verdict = settle(heard)
        for seat, left in verdict.quotas.items():
            players[seat].quota = left
        for seat in verdict.first:
            judged[seat] += 1 / len(verdict.first) / windows
        arrival[min(given, key=lambda a: a.reaction + a.round_trip).claim.seat] += 1 / windows
        answers.append(given)
        heard_in.append(heard)
    return Outcome(judged, arrival, answers, heard_in)
