"""The words of barbecue: what players do and what chance does."""

from __future__ import annotations

from ...core.dice import roll_words, sort_roll
from ...core.words import Vocabulary, Word, first_words
from .rules import FACES, ROLL_ON, SEATS, STOP


class Keep(Word, frozen=True, tag="keep"):
    """Set aside all dice of a face."""

    face: str


class Roll(Word, frozen=True, tag="roll"):
    """Roll the dice that are left."""


class Stop(Word, frozen=True, tag="stop"):
    """Stop and act on the space of the result."""


ACTIONS = Vocabulary(
    "keep FACE (1…4, w or 6), roll or stop",
    [
        *((place, Keep(face)) for place, face in enumerate(FACES)),
        (ROLL_ON, Roll()),
        (STOP, Stop()),
    ],
)

OUTCOMES = Vocabulary(
    "first SEAT, or roll and the faces (1…4, w, 6) of all dice rolled",
    [*first_words(SEATS), *roll_words(FACES)],
    tidy=lambda text: sort_roll(text, FACES),
)
