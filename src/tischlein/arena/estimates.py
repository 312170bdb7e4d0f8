"""How sure a mean is. What is independent is a deal with all its seatings, so a deal counts as one observation."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist

import msgspec

SURE = 0.95
"""Of the intervals that are shown."""
DECIDED = 0.99
"""Of the interval that stops a pairing."""
FEWEST_SHOWN = 10
"""Before these deals an interval says nothing yet, nor does a result less its luck."""
FEWEST_DEALS = 50
"""Before these nothing is decided: the interval below holds for many."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean share of the victories with its interval of 95 %."""

    share: float
    low: float
    high: float
    half: float
    """Half of its width, before it was cut to what shares can be."""


def estimate(deals: Sequence[float], even: float) -> Estimate:
    """For a number of deals that was settled before."""
    mean, error = _mean_and_error(deals, even)
    return _around(mean, error * _student(SURE, len(deals)))


def estimate_anytime(deals: Sequence[float], even: float, planned: int, sure: float = SURE) -> Estimate:
    """One that holds at every moment at once, so that one may look at it after each deal and stop when one likes.

    The confidence sequence of a normal mixture (Robbins 1970; for means of any distribution Waudby-Smith and others,
    "Time-uniform central limit theory", 2021), narrowest at half of the deals planned."""
    n, miss = len(deals), 1 - sure
    mean, error = _mean_and_error(deals, even)
    r = (-2 * log(miss) + log(1 - 2 * log(miss))) / max(1.0, planned / 2)
    wide = sqrt((n * r + 1) / (n * r) * log((n * r + 1) / miss**2))
    return _around(mean, error * wide)


def is_decided(deals: Sequence[float], even: float, planned: int) -> bool:
    """Does it exclude the even share, and that at every moment with 99 %?"""
    if len(deals) < FEWEST_DEALS:
        return False
    found = estimate_anytime(deals, even, planned, DECIDED)
    return not found.low <= even <= found.high


def _mean_and_error(deals: Sequence[float], even: float) -> tuple[float, float]:
    """With one even deal more for the error, so that a few games all alike don't seem certain."""
    n = len(deals)
    mean = sum(deals) / n
    spread = (sum((deal - mean) ** 2 for deal in deals) + (even - mean) ** 2) / n
    return mean, sqrt(spread / n)


def _student(sure: float, n: int) -> float:
    """The quantile of Student's t, by its expansion around the normal one."""
    z, free = NormalDist().inv_cdf((1 + sure) / 2), max(1, n - 1)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def _around(mean: float, half: float) -> Estimate:
    low, high = (min(1.0, max(0.0, end)) for end in (mean - half, mean + half))
    return Estimate(round(mean, 6), round(low, 6), round(high, 6), round(half, 6))
