"""The words of Trick'n'Chef: what players do and what chance does."""

from __future__ import annotations

from ...core.words import Vocabulary, Word, first_words
from .rules import play_code
from .state import CARDS, CHEF, COIN, DRAWN, MOST_COINS, REMOVED, SEATS, SUITS


class Play(Word, frozen=True, tag="play"):
    """Play a card, with coins that change its rank."""

    card: str
    change: int = 0
    """Two for each coin, above or below 0."""

    def __str__(self) -> str:
        return f"play {self.card}" + (f" {self.change:+}" if self.change else "")


class Chef(Word, frozen=True, tag="chef"):
    """Take a chef: in the draft, or for the lowest card."""

    suit: str


class Remove(Word, frozen=True, tag="remove"):
    """Chance puts a suit back into the box."""

    suit: str


class Draw(Word, frozen=True, tag="draw"):
    """Chance deals a card."""

    card: str | None
    """None where it is told to another than the one who gets it."""


ACTIONS = Vocabulary(
    "play SUIT-RANK with the change by coins, if any (play red-7, play red-7 +4), or chef SUIT",
    [
        *(
            (play_code(place, coins), Play(card, COIN * coins))
            for place, card in enumerate(CARDS)
            for coins in range(-MOST_COINS, MOST_COINS + 1)
        ),
        *((CHEF + place, Chef(suit)) for place, suit in enumerate(SUITS)),
    ],
)

OUTCOMES = Vocabulary(
    "first SEAT, remove SUIT or draw SUIT-RANK",
    [
        *first_words(SEATS),
        *((REMOVED + place, Remove(suit)) for place, suit in enumerate(SUITS)),
        *((DRAWN + place, Draw(card)) for place, card in enumerate(CARDS)),
    ],
)
