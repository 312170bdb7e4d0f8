"""How people are off when they judge a choice."""

from __future__ import annotations

from typing import Any

from ..core.rng import below
from ..core.rule import rule
from ..core.struct import Row


@rule
def misjudged(rng: Row, blur: Any) -> Any:
    """Between -1 and 1 times the blur, small ones more often."""
    return blur * (below(rng, 1001) + below(rng, 1001) - 1000) / 1000.0
