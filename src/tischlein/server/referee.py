"""Who was first? Slaps and accusations are judged by reaction time, not by order of arrival.

All screens show a card at one moment (`holds`). A client reports how long its player took since then (`ms`); the
server knows how long the answer took in all:

    elapsed = arrival - (sending + hold) = round trip + reaction

So a claim says how long the round trip was, and the server's own pings say how far to believe it:

    lag believed = elapsed - ms, at least the lowest round trip measured, at most the highest,
                   and what goes beyond the typical one is paid from the seat's quota
    reaction     = elapsed - lag believed, never below HUMAN_MS

Whatever a client claims, it gains no more than its quota over `elapsed - typical`, which is what silence gets.
Everything here is a function of its arguments: no clock, no I/O. Claims are kept in the log, and a replay of them
reaches the same verdict. All times are whole milliseconds, so what everybody is shown is exactly what counted.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from math import hypot

import msgspec

PINGS = 16
"""Samples kept of a connection: at a ping every few seconds the last minute, so that it follows a change of network."""
PLAUSIBLE_MS = 20
"""A round trip may be this much longer than any measured lately; more is not believed."""
WIRE_SLACK_MS = 20
"""A pong may come this much later than the kernel measures: a frame during which the browser is busy."""
FREE_MS = 250
"""Round trips up to this are made up for in full: twice the way around half the globe. What is beyond is bad luck,
so that nobody gains without limit by answering pings late."""
HOLD_MS = 125
"""Longest wait before a card is shown: half of FREE_MS. One far player must not make the table sluggish for all."""
GRACE_MS = 300
"""Longest wait for others after the first answer: FREE_MS and a little jitter; a person hardly notices it."""
QUOTA_MS = 80
"""What a seat may ask for beyond its typical round trip, all at once: a hiccup of a radio link."""
REFILL_MS = 10
"""Comes back with each claim: about what honest jitter needs, and less than anybody could feel."""
HUMAN_MS = 100
"""Nobody sees a picture and moves a finger sooner (athletics calls it a false start). Who is below has guessed, or
lies: it counts as this, so that guesses tie with each other instead of outrunning every honest time."""
TIE_MS = 8
"""Half a frame of a usual screen: no client can measure better than that."""
MOST_TIE_MS = 25
"""However unsteady a connection: differences above this count, or jitter would be worth more than reflexes."""


class Measured(msgspec.Struct, frozen=True):
    """What is known of one connection's round trip."""

    lowest: int = 0
    typical: int = 0
    highest: int = 0
    spread: int = 0
    """Half of the range in which the middle half of the samples lies."""


class RoundTrip:
    """The round trip of one connection, from the server's own pings; without any, nothing is made up for."""

    def __init__(self) -> None:
        self._samples: deque[float] = deque(maxlen=PINGS)

    def add(self, ms: float, wire: float | None = None) -> None:
        """One more pong came back after so long; best a WebSocket's own, which a browser answers below any script.

        `wire` is the kernel's measure of the same connection (TCP_INFO), where no proxy stands between: a program can
        answer pings late to look far away, but its kernel's acknowledgements give it away. Without it such a program
        gains what it delays, up to FREE_MS; but then a program could as well press the button itself.
        """
        self._samples.append(max(0.0, ms if wire is None else min(ms, wire + WIRE_SLACK_MS)))

    def measured(self) -> Measured:
        if not self._samples:
            return Measured()
        samples = sorted(self._samples)
        last = len(samples) - 1
        quarter, middle, three_quarters = samples[last // 4], samples[last // 2], samples[last - last // 4]
        return Measured(round(samples[0]), round(middle), round(samples[-1]), round((three_quarters - quarter) / 2))


class Claim(msgspec.Struct, frozen=True):
    """One answer of a window with all that its judgement rests on."""

    seat: int
    ms: int | None
    """The reaction time that the client reports; None: it said nothing."""
    elapsed: int
    """From sending the card, its hold not counted, to the arrival of the answer."""
    trip: Measured
    quota: int
    """What is left of the seat's quota before this."""


class Verdict(msgspec.Struct, frozen=True):
    """Who was first, and what everybody is shown."""

    times: dict[int, int]
    """Reaction in ms by seat."""
    first: tuple[int, ...]
    """The seat that was first; several if nothing tells them apart."""
    quotas: dict[int, int]
    """What each of these seats has left for later windows."""


def holds(trips: Mapping[int, Measured]) -> dict[int, int]:
    """How long each seat's news waits, so that all screens show it at one moment; one way is half a round trip.

    Best waited for on the server, before sending: a client told to wait could look at once.
    """
    farthest = min(HOLD_MS, max((trip.typical // 2 for trip in trips.values()), default=0))
    return {seat: max(0, farthest - trip.typical // 2) for seat, trip in trips.items()}


def grace(first: Claim, others: Mapping[int, Measured]) -> int:
    """How long to wait after the first answer: until whoever reacted as fast must have been heard."""
    reaction, _ = judge(first)
    slowest = max((trip.highest + PLAUSIBLE_MS for trip in others.values()), default=0)
    return max(0, min(GRACE_MS, reaction + slowest - first.elapsed))


def settle(claims: Sequence[Claim]) -> Verdict:
    """Judge all answers to one window; ties are for the dealer to break."""
    if not claims:
        raise ValueError("nobody has claimed anything")
    times, quotas = {}, {}
    for claim in claims:
        times[claim.seat], quotas[claim.seat] = judge(claim)
    best = min(claims, key=lambda claim: (times[claim.seat], claim.seat))
    tied = (claim.seat for claim in claims if times[claim.seat] - times[best.seat] <= error(claim.trip, best.trip))
    return Verdict(times, tuple(sorted(tied)), quotas)


def judge(claim: Claim) -> tuple[int, int]:
    """The reaction time that is believed, and the quota left."""
    trip = claim.trip
    free = min(trip.typical, FREE_MS)
    asked = free if claim.ms is None else claim.elapsed - claim.ms
    most = min(trip.highest + PLAUSIBLE_MS, free + claim.quota)
    lag = max(min(trip.lowest, free), min(asked, most))
    paid = max(0, lag - free)
    return max(HUMAN_MS, claim.elapsed - lag), min(QUOTA_MS, claim.quota - paid + REFILL_MS)


def left_over(claims: Iterable[Claim]) -> dict[int, int]:
    """What is left of the quotas after all claims of a table's log, in its order."""
    return {claim.seat: judge(claim)[1] for claim in claims}


def error(one: Measured, other: Measured) -> int:
    """Two times this close together can't be told apart."""
    return min(MOST_TIE_MS, max(TIE_MS, round(hypot(one.spread, other.spread))))
