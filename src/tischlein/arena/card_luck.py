"""The judge of the card games: what a card is worth to who draws it, as games of the rule-of-thumb player showed.

The worth of a draw is linear in a few marks of the card and of the hand it comes to. `arena.fit` finds the numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ..core.game import Game
from ..core.words import CHANCE

FOLDER = Path(__file__).parent / "worths"


class Worths(msgspec.Struct, frozen=True):
    """What was found for so many players, in parts of a victory."""

    game: str
    seats: int
    seed: int
    games: int
    """That it was learnt from."""
    narrows: float
    """How much narrower intervals are by it, measured on other games of the same player."""
    worth: dict[str, float]
    """Of each mark of a draw; see `Draws`."""


class Draws:
    """A game's draws as marks, dealt cards apart from those drawn later: `deal red` that it is red, `deal red+` how
    many red ones are held already, `deal number` and `deal square` how high it is among the numbered cards."""

    def __init__(self, game: Game) -> None:
        fields = {field.name: field for field in game.state.FIELDS}
        cards: Any = fields["hand"].axes[1]
        self.game = game
        self._deal = (fields["phase"].values or ()).index("deal")
        place = {f"draw {card}": at for at, card in enumerate(cards)}
        self.card = {code: place[str(word)] for code, word in game.outcomes if str(word) in place}
        """The place of the card by the code of its draw."""
        self.kinds = list(dict.fromkeys(kind_of(card) for card in cards))
        self.kind = [self.kinds.index(kind_of(card)) for card in cards]
        numbers = [_number(card) for card in cards]
        self.number = [number / max(numbers) for number in numbers]
        names = [*self.kinds, *(f"{kind}+" for kind in self.kinds), "number", "square"]
        self.half = len(names)
        self.marks = [f"{stage} {name}" for stage in ("deal", "draw") for name in names]

    def drawer(self, s: Any, code: int) -> int:
        """Who gets the card, and so is told of it; -1 if this outcome is no draw."""
        if code not in self.card:
            return -1
        word = self.game.outcomes.decode(code)
        return next(seat for seat in range(s.seats) if self.game.redact(s, CHANCE, word, seat) == word)

    def stage(self, s: Any) -> int:
        """Where the marks of this moment begin."""
        return 0 if s.phase == self._deal else self.half

    def held(self, s: Any, seat: int) -> list[int]:
        """Cards in hand of each kind."""
        found = [0] * len(self.kinds)
        for card, many in enumerate(s.hand[seat]):
            if many:
                found[self.kind[card]] += many
        return found

    def marks_of(self, card: int, held: list[int]) -> tuple[tuple[int, float], ...]:
        """The marks of a card by their places after the stage, and how much each counts."""
        kind, number, kinds = self.kind[card], self.number[card], len(self.kinds)
        return (kind, 1.0), (kinds + kind, float(held[kind])), (2 * kinds, number), (2 * kinds + 1, number * number)


def _number(card: str) -> int:
    """Of a card that has a kind besides."""
    found = re.fullmatch("[a-z]+-?([0-9]+)", card)
    return int(found[1]) if found else 0


def kind_of(card: str) -> str:
    """`red-7` is red, `w12` a worm; a bare number is a kind of its own."""
    letters = re.match("[a-z]+", card)
    return letters[0] if letters else card


class CardJudge:
    """Compares a card with the mean of all that could have been drawn; what one gains, the others lose alike."""

    def __init__(self, game: Game, worths: Worths) -> None:
        self._game, self._draws, self._seats = game, Draws(game), worths.seats
        worth = [worths.worth.get(mark, 0.0) for mark in self._draws.marks]
        self._bare = [self._values(worth, stage, 0) for stage in (0, self._draws.half)]
        """By the stage and the card: what it is worth to who holds none of its kind …"""
        self._more = [self._values(worth, stage, 1) for stage in (0, self._draws.half)]
        """… and to who holds one."""

    def luck(self, s: Any, code: int, /) -> Sequence[float]:
        seat = self._draws.drawer(s, code)
        if seat < 0:
            return [0.0] * self._seats
        stage, held = bool(self._draws.stage(s)), self._draws.held(s, seat)
        bare, more = self._bare[stage], self._more[stage]
        worth = [(1 - held[kind]) * b + held[kind] * m for kind, b, m in zip(self._draws.kind, bare, more, strict=True)]
        chances, card = self._game.chance_codes(s), self._draws.card
        total = sum(weight for _, weight in chances)
        mean = sum(weight * worth[card[one]] for one, weight in chances) / total
        gain = worth[card[code]] - mean
        loss = -gain / (self._seats - 1)
        return [gain if other == seat else loss for other in range(self._seats)]

    def _values(self, worth: list[float], stage: int, held: int) -> list[float]:
        marks = [self._draws.marks_of(card, [held] * len(self._draws.kinds)) for card in range(len(self._draws.kind))]
        return [sum(worth[stage + mark] * times for mark, times in each) for each in marks]


def path_of(game: Game, seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.json"


@cache
def card_judge(game: Game, seats: int) -> CardJudge | None:
    """None where nothing was found for so many players, or nothing that helps."""
    path = path_of(game, seats)
    if not path.exists():
        return None
    worths = msgspec.json.decode(path.read_bytes(), type=Worths)
    return CardJudge(game, worths) if worths.narrows > 1 else None
