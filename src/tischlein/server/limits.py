"""How much one socket and one address may ask for. A bucket holds a burst and refills steadily."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second from then on."""

    burst: float
    each_second: float


class Limits(msgspec.Struct, frozen=True):
    """What a server allows. A load test on the same machine lifts them.

    A school class or a party has one address: forty people may come at one moment, each with all that pages ask.
    """

    messages: Rate = Rate(60, 20)
    """A socket's messages."""
    talk: Rate = Rate(6, 0.5)
    """A socket's chat and emotes."""
    requests: Rate = Rate(400, 20)
    """An address's HTTP requests to the API."""
    guesses: Rate = Rate(60, 0.1)
    """An address's tries at codes; a right one does not count."""
    arrivals: Rate = Rate(100, 0.5)
    """An address's new people: two small rows each."""
    openings: Rate = Rate(40, 0.2)
    """An address's new tables and imports: they stay for long, and bots may think at them."""
    reviews: Rate = Rate(20, 0.05)
    """An address's reviews: each keeps a core busy for a while."""
    sockets: int = 200
    """Sockets of one address at once."""
    outbox: int = 64
    """Frames that wait for a slow reader; with more it is dropped, and comes back to the newest view."""


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._left, self._at = rate, rate.burst, now

    def take(self, now: float) -> bool:
        """Is one more allowed?"""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was taken does not count."""
        self._left = min(self._rate.burst, self._left + 1)

    def full(self, now: float) -> bool:
        """As good as new?"""
        return self._left + (now - self._at) * self._rate.each_second >= self._rate.burst


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def take(self, address: str) -> bool:
        """May this address ask once more?"""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._buckets = {key: old for key, old in self._buckets.items() if not old.full(now)}
                self._sweep_at = max(1000, 2 * len(self._buckets))
            bucket = self._buckets[address] = Bucket(self._rate, now)
        return bucket.take(now)

    def give_back(self, address: str) -> None:
        """What this address took last does not count."""
        if address in self._buckets:
            self._buckets[address].give_back()
