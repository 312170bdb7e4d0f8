"""The words of karteneck: what players do and what chance does."""

from __future__ import annotations

from ...core.words import Vocabulary, Word, first_words
from .state import CARDS, DONE, DRAWN, LEAVE, PASS, REVEALED, SEATS, TAKE, TILES


class Lay(Word, frozen=True, tag="lay"):
    """Lay a card."""

    card: str


class Done(Word, frozen=True, tag="done"):
    """Lay no more of this type."""


class Pass(Word, frozen=True, tag="pass"):
    """Lay nothing more this round."""


class Steal(Word, frozen=True, tag="steal"):
    """Steal the top tile that matches."""


class Leave(Word, frozen=True, tag="leave"):
    """Leave it where it is."""


class Draw(Word, frozen=True, tag="draw"):
    """A card for the seat that draws; only that seat is told which."""

    card: str | None


class Tile(Word, frozen=True, tag="tile"):
    """A tile is revealed."""

    number: int


ACTIONS = Vocabulary(
    "lay CARD (1…5 or w1…w25), done, pass, steal or leave",
    [
        *((place, Lay(card)) for place, card in enumerate(CARDS)),
        (DONE, Done()),
        (PASS, Pass()),
        (TAKE, Steal()),
        (LEAVE, Leave()),
    ],
)

OUTCOMES = Vocabulary(
    "first SEAT, draw CARD (1…5 or w1…w25), or tile NUMBER (0 or 16…42)",
    [
        *first_words(SEATS),
        *((DRAWN + place, Draw(card)) for place, card in enumerate(CARDS)),
        *((REVEALED + place, Tile(int(number))) for place, number in enumerate(TILES)),
    ],
)
