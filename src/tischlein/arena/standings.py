"""What came of a match."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from .estimates import FEWEST_SHOWN, Estimate, estimate, estimate_anytime
from .playing import Played
from .ratings import Rating, rate


class Duel(msgspec.Struct, frozen=True):
    """One bot against others of one kind: its share of the victories."""

    one: str
    other: str
    games: int
    even: float
    """The share of equals: one in as many as sit at the table."""
    raw: Estimate
    adjusted: Estimate | None
    """Less what chance gave; None where nobody judges that."""
    narrowed: float | None
    """How much narrower the interval became by it."""
    decided: bool
    """Stopped before all games were played; then the intervals are those that hold at every moment."""

    @property
    def enough(self) -> bool:
        """Are there deals enough for an interval?"""
        return round(self.games * self.even) >= FEWEST_SHOWN

    @property
    def best(self) -> Estimate:
        return self.adjusted or self.raw

    @classmethod
    def of(cls, one: str, other: str, deals: Sequence[Sequence[Played]], planned: int, decided: bool) -> Duel:
        """From all games, deal by deal; in each deal the one sits on every seat in turn."""
        seats = len(deals[0])
        even = 1 / seats
        raw, adjusted = (
            estimate_anytime(shares, even, planned) if decided else estimate(shares, even) for shares in tally(deals)
        )
        judged = deals[0][0].luck is not None
        narrowed = round(raw.half / adjusted.half, 3) if judged and adjusted.half else None
        return cls(one, other, len(deals) * seats, even, raw, adjusted if judged else None, narrowed, decided)


def tally(deals: Sequence[Sequence[Played]]) -> tuple[list[float], list[float]]:
    """The one's mean share of each deal, and the same less its luck."""
    raw, adjusted = [], []
    for deal in deals:
        won = sum(game.share(seat) for seat, game in enumerate(deal))
        luck = sum(game.luck[seat] for seat, game in enumerate(deal) if game.luck)
        raw.append(won / len(deal))
        adjusted.append((won - luck) / len(deal))
    return raw, adjusted


class Standing(msgspec.Struct, frozen=True):
    """A bot over all its games."""

    bot: str
    games: int
    """Seats that it sat on."""
    share: float
    """Of the victories of these."""
    rating: Rating | None
    points: float
    """Mean score."""
    milliseconds: float
    """That it thought about a move, on average."""
    scores: dict[int, int]
    """How often it had so many points in the end."""


class Standings(msgspec.Struct, frozen=True):
    """The whole match."""

    game: str
    players: int
    seed: int | str
    games: int
    played: int
    """Games of this run; the others were there already."""
    seconds: float
    duels: tuple[Duel, ...]
    bots: tuple[Standing, ...]
    """The strongest first."""
    lengths: dict[int, int]
    """How many games had so many events."""

    @property
    def games_per_second(self) -> float:
        return self.played / self.seconds if self.seconds else 0.0


def sum_up(
    game: str,
    players: int,
    seed: int | str,
    names: Sequence[str],
    duels: Sequence[Duel],
    games: Iterable[tuple[list[str], Played]],
    new: int,
    began: float,
) -> Standings:
    """From all games."""
    played = list(games)
    ratings = rate(names, ((bots, one.ranks) for bots, one in played))
    bots = [_standing(name, played, ratings[name] if ratings else None) for name in names]
    bots.sort(key=lambda bot: bot.rating.mu if bot.rating else bot.share, reverse=True)
    lengths = Counter(one.events for _, one in played)
    seconds = round(time.perf_counter() - began, 3)
    return Standings(
        game, players, seed, len(played), new, seconds, tuple(duels), tuple(bots), dict(sorted(lengths.items()))
    )


def _standing(name: str, games: Sequence[tuple[list[str], Played]], rating: Rating | None) -> Standing:
    sat = [(seat, played) for bots, played in games for seat, bot in enumerate(bots) if bot == name]
    scores = Counter(played.points[seat] for seat, played in sat)
    moves = sum(played.moves[seat] for seat, played in sat)
    return Standing(
        bot=name,
        games=len(sat),
        share=round(sum(played.share(seat) for seat, played in sat) / len(sat), 6),
        rating=rating,
        points=round(sum(points * many for points, many in scores.items()) / len(sat), 3),
        milliseconds=round(1000 * sum(played.seconds[seat] for seat, played in sat) / max(1, moves), 3),
        scores=dict(sorted(scores.items())),
    )
