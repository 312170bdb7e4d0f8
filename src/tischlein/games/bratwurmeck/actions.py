"""The words of bratwurmeck: what players do and what chance does."""

from __future__ import annotations

from ...core.dice import roll_words, sort_roll
from ...core.words import Vocabulary, Word, first_words
from .rules import FACES, ROLL_ON, SEATS, STEAL, STOP, TAKE


class Keep(Word, frozen=True, tag="keep"):
    """Set aside all dice of a face."""

    face: str


class Roll(Word, frozen=True, tag="roll"):
    """Roll the dice that are left."""


class Grill(Word, frozen=True, tag="grill"):
    """Stop and take from the grill."""


class Steal(Word, frozen=True, tag="steal"):
    """Stop and steal another's top tile."""


class Stop(Word, frozen=True, tag="stop"):
    """Give up: a failure."""


ACTIONS = Vocabulary(
    "keep FACE (1…5 or w), roll, grill, steal or stop",
    [
        *((place, Keep(face)) for place, face in enumerate(FACES)),
        (ROLL_ON, Roll()),
        (TAKE, Grill()),
        (STEAL, Steal()),
        (STOP, Stop()),
    ],
)

OUTCOMES = Vocabulary(
    "first SEAT, or roll and the faces (1…5, w) of all dice rolled",
    [*first_words(SEATS), *roll_words(FACES)],
    tidy=lambda text: sort_roll(text, FACES),
)
