"""The rules of a game in our own words, as Markdown that reads well without pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from .catalogue import in_words
from .game import Game
from .options import Option
from .say import Say

PICTURE = re.compile(r"^!\[(?P<caption>.+)\]\((?P<scene>.+)\)$", re.MULTILINE)
"""A line that the browser draws with the pieces of the game; the caption says what is seen."""

PART = re.compile(r"^(?P<head>#+ .*) \{#(?P<name>[a-z]+)\}$", re.MULTILINE)
"""A heading with the name by which others point at it, the same in all languages."""


def rules_source(game: Game, language: str) -> str:
    """As it is written, with the lines of the pictures and without the options."""
    return (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")


def rules_text(game: Game, language: str) -> str:
    """The whole rules: a caption in place of each picture, and the options by what is typed for them."""
    apart = rules_source(game, language).replace(")\n![", ")\n\n![")  # pictures that stand side by side
    text = PART.sub(r"\g<head>", PICTURE.sub(r"> \g<caption>", apart))
    options = "\n".join(line for option in game.options for line in _explained(game, option, language))
    return f"{text}\n{options}\n" if options else text


def explain(game: Game, option: Option, part: str, language: str, value: str = "") -> str:
    """A text about an option: its name, `what` it is about, what a value `means`, where it comes `from`."""
    said = Say("-".join(filter(None, (game.id, "option", option.name, part))), {"value": value} if value else {})
    return in_words(game.id, said, (), language)


def _explained(game: Game, option: Option, language: str) -> Iterator[str]:
    name, what, source = (explain(game, option, part, language) for part in ("", "what", "from"))
    yield f"- **{name}** (`{option.name}`). {what} {source}"
    by_meaning = groupby(option.values, lambda value: explain(game, option, "means", language, value))
    for meaning, values in by_meaning:
        yield f"  - {', '.join(f'`{value}`' for value in values)}: {meaning}"
