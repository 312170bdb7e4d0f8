"""The words of Häc Mäc: what players do and what chance does."""

from __future__ import annotations

from ...core.words import Vocabulary, Word, first_words
from .state import ACCUSE, CARDS, CLOSE, CLOSE_DOUBLE, DRAWN, FLY, PASS, RACED, SEATS, SLAP


class Play(Word, frozen=True, tag="play"):
    """Lay an ingredient on the burger."""

    card: str


class Fly(Word, frozen=True, tag="fly"):
    """Throw the burger away."""


class Close(Word, frozen=True, tag="close"):
    """Take the burger under a normal top."""


class CloseDouble(Word, frozen=True, tag="close double"):
    """Take the burger under a doubling top."""


class Pass(Word, frozen=True, tag="pass"):
    """No objection."""


class Accuse(Word, frozen=True, tag="accuse"):
    """Say that the card is the third of its kind, or a later one."""


class Slap(Word, frozen=True, tag="slap"):
    """Put the hand on the burger."""


class Draw(Word, frozen=True, tag="draw"):
    """Chance gives a card from the pile; only who gets it sees which."""

    card: str | None


class Race(Word, frozen=True, tag="race"):
    """Chance says who was first of those who accused or slapped."""

    seat: int


ACTIONS = Vocabulary(
    "play KIND-VALUE (such as tomato-3), fly, close, close double; in a window pass, accuse or slap",
    [
        *((place, Play(card)) for place, card in enumerate(CARDS[:FLY])),
        (FLY, Fly()),
        (CLOSE, Close()),
        (CLOSE_DOUBLE, CloseDouble()),
        (PASS, Pass()),
        (ACCUSE, Accuse()),
        (SLAP, Slap()),
    ],
)

OUTCOMES = Vocabulary(
    "first SEAT, draw KIND-VALUE (such as tomato-3), draw fly, or race SEAT",
    [
        *first_words(SEATS),
        *((DRAWN + place, Draw(card)) for place, card in enumerate(CARDS)),
        *((RACED + seat, Race(seat)) for seat in range(SEATS)),
    ],
)
