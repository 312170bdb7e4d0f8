"""Actions and outcomes as words: typed data outside, a number inside, a short text in records.

A game lists its words once, each with its code; encoding, decoding, writing and reading follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import msgspec

from .errors import NotationError

CHANCE = -1
"""The actor of an event that nobody chooses."""


class Word(msgspec.Struct, frozen=True, tag_field="do"):
    """Something done or happening; `str` gives its notation."""

    def __str__(self) -> str:
        parts = [str(self.__struct_config__.tag)]
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, tuple):
                parts += [str(part) for part in value]
            else:
                parts.append("?" if value is None else str(value))
        return " ".join(parts)


Action: TypeAlias = Word
Outcome: TypeAlias = Word


class First(Word, frozen=True, tag="first"):
    """Chance decides who begins."""

    seat: int


def first_words(most_seats: int) -> list[tuple[int, Word]]:
    """`first SEAT` of every game: its code is the seat."""
    return [(seat, First(seat)) for seat in range(most_seats)]


class Event(msgspec.Struct, frozen=True):
    """One line of a record: who did what. Chance is the actor -1."""

    actor: int
    what: Word

    def __str__(self) -> str:
        return f"{'*' if self.actor == CHANCE else self.actor} {self.what}"


class Vocabulary:
    """All words that can be said, each with its code."""

    def __init__(
        self,
        usage: str,
        words: Iterable[tuple[int, Word]],
        tidy: Callable[[str], str] | None = None,
    ) -> None:
        self.usage = usage
        self._tidy = tidy
        self._by_code = dict(words)
        self._by_word = {word: code for code, word in self._by_code.items()}
        self._texts = {code: str(word) for code, word in self._by_code.items()}
        self._by_text = {self._texts[code]: word for code, word in self._by_code.items()}
        if not len(self._by_code) == len(self._by_word) == len(self._by_text):
            raise TypeError("two words share a code or a text")

    def encode(self, word: Word) -> int:
        try:
            return self._by_word[word]
        except (KeyError, TypeError):  # TypeError: made with a list, say, so that it can't be looked up
            raise NotationError(f"{str(word)!r} is not a word of this game; expected {self.usage}") from None

    def decode(self, code: int) -> Word:
        return self._by_code[code]

    def text(self, code: int) -> str:
        """The word of a code, as a record writes it."""
        return self._texts[code]

    def parse(self, text: str) -> Word:
        """Read a word; white space doesn't matter, anything else does."""
        word = self._by_text.get(text)
        if word is None:
            tidied = " ".join(text.split())
            word = self._by_text.get(self._tidy(tidied) if self._tidy else tidied)
        if word is None:
            shown = text if len(text) <= 60 else text[:57] + "…"
            raise NotationError(f"{shown!r} is not understood; expected {self.usage}")
        return word

    def __iter__(self) -> Iterator[tuple[int, Word]]:
        return iter(self._by_code.items())

    def __len__(self) -> int:
        return len(self._by_code)
