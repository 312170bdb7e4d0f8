"""How fast a bot's hand is: as a person's, never faster."""

from __future__ import annotations

from random import Random

LEAST_MS = 250
"""No bot is quicker than a quick person."""
MOST_MS = 1500
MEDIAN_MS = (750, 400)
"""Of the weakest and of the strongest bot; people need about 420 to look, decide and press."""
SHAPE = 0.45
"""Of the log-normal part: now and then a bot is much slower than usual, as people are."""
QUICKNESS = {"easy": 0.1, "normal": 0.4, "hard": 0.7, "expert": 1.0}
"""By level, from 0 (slow) to 1 (quick)."""


def reaction_ms(rng: Random, quickness: float = 0.5) -> int:
    """A reaction time as a person might have it."""
    slow, quick = MEDIAN_MS
    median = slow + (quick - slow) * min(1.0, max(0.0, quickness))
    drawn = LEAST_MS + (median - LEAST_MS) * rng.lognormvariate(0, SHAPE)
    return round(min(MOST_MS, drawn))
