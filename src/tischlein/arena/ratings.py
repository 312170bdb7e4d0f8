"""Ratings of all bots over all games: OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """A strength with its doubt; who is new has 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What it surely has: three times its doubt below."""
        return self.mu - 3 * self.sigma


NEEDED = 'ratings need openskill; install it with: pip install "tischlein[arena]"'


def rate(names: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating] | None:
    """From the seats' bots and ranks of each game, in order; None where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return None
    model = PlackettLuce()
    ratings: dict[str, Any] = {name: model.rating(name=name) for name in names}
    for bots, ranks in games:
        after = model.rate([[ratings[bot]] for bot in bots], ranks=[float(rank) for rank in ranks])
        for name in set(bots):  # who sat on several seats goes the mean of their ways
            found = [after[seat][0] for seat, bot in enumerate(bots) if bot == name]
            mu, sigma = (sum(getattr(one, part) for one in found) / len(found) for part in ("mu", "sigma"))
            ratings[name] = model.create_rating([mu, sigma], name=name)
    return {name: Rating(round(one.mu, 3), round(one.sigma, 3)) for name, one in ratings.items()}
