"""Sentences in a language, from the Fluent catalogues that the browser reads too."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from .game import find_game
from .say import Say

LANGUAGES = ("en", "de", "ru")
SEATS = frozenset({"who", "whom", "all"})
"""Arguments that are seats: names stand in their place."""


@cache
def catalogue(game: str, language: str) -> FluentBundle:
    """All sentences of a game in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    text = (find_game(game).folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def in_words(game: str, said: Say, names: tuple[str, ...], language: str = "en") -> str:
    """A sentence, worded."""
    message = catalogue(game, language).get_message(said.id)
    if message.value is None:
        raise KeyError(said.id)
    given = {key: _named(value, names) if key in SEATS else value for key, value in said.args.items()}
    text, faults = catalogue(game, language).format_pattern(message.value, given)
    if faults:
        raise ValueError(f"{said.id} ({language}): {faults[0]}")
    return str(text)


def all_in_words(game: str, said: Iterable[Say], names: tuple[str, ...], language: str = "en") -> tuple[str, ...]:
    """Several sentences, worded."""
    return tuple(in_words(game, each, names, language) for each in said)


def _named(seats: object, names: tuple[str, ...]) -> str:
    if isinstance(seats, tuple):
        return ", ".join(names[seat] for seat in seats)
    return names[seats] if isinstance(seats, int) else str(seats)
