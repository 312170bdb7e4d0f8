"""Random numbers that come out the same interpreted and compiled.

A multiply-with-carry generator: the low 32 bits of `rng[0]` are the number, the high 31 the carry.
No intermediate value reaches 2**63, so compiled code, where overflow is undefined, agrees with Python.
"""

from __future__ import annotations

import hashlib

from .rule import rule
from .struct import Row

# MULTIPLIER * 2**32 - 1 and half of it are both prime: the period is about 2**62.
MULTIPLIER = 2147483085
LOW = 0xFFFFFFFF
TWO_32 = 1 << 32


@rule
def below(rng: Row, n: int) -> int:
    """A number from 0 to n-1, each equally likely (n < 2**31); redraws what would favour any."""
    while True:
        rng[0] = MULTIPLIER * (rng[0] & LOW) + (rng[0] >> 32)
        scaled = ((rng[0] & LOW) ^ (rng[0] >> 32)) * n
        if (scaled & LOW) >= n or (scaled & LOW) >= TWO_32 % n:
            return scaled >> 32


def seeded(seed: int | str, stream: int = 0) -> Row:
    """A generator for this seed; streams of one seed are independent of each other."""
    digest = hashlib.sha256(f"{seed}/{stream}".encode()).digest()
    # 1 … 2**62: inside the generator's cycle, away from its two fixed points.
    return [1 + (int.from_bytes(digest[:8], "big") >> 2)]
