"""How things are timed: several short runs taken in turn, so that noise meets all of them alike."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median

Work = Callable[[], int]
"""Does some work and says how many steps it was."""


def rates(works: Mapping[str, Work], seconds: float = 1.0, rounds: int = 5) -> dict[str, float]:
    """Steps a second of each, the median over the rounds; each round runs all of them."""
    seen: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()  # warm up
    for _ in range(rounds):
        for name, work in works.items():
            steps, began = 0, time.perf_counter()
            while (took := time.perf_counter() - began) < seconds / rounds:
                steps += work()
            seen[name].append(steps / took)
    return {name: median(values) for name, values in seen.items()}
