"""Reading what was typed on the command line."""

from __future__ import annotations

import json
import locale
import os
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..core.errors import SetupError
from ..core.game import GAMES

LANGUAGES = ("en", "de", "ru")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="one of: " + ", ".join(GAMES))]
Json = Annotated[bool, typer.Option("--json", help="write JSON for a program to read")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="a rule option; may be repeated")
]
Components = Annotated[str | None, typer.Option(metavar="JSON", help="numbers that differ from the box")]


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """`name=value`, each once."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or name in options:
            raise SetupError(f"an option is written name=value, each once, not {pair!r}")
        options[name] = value
    return options


def read_components(text: str | None) -> dict[str, Any]:
    """A JSON object, as in a record's header."""
    if text is None:
        return {}
    try:
        components = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SetupError(f"components are a JSON object: {error}") from None
    if not isinstance(components, dict):
        raise SetupError(f"components are a JSON object, not {text[:60]!r}")
    return components


def read_language(language: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if language is None:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            if code := os.environ.get(name):
                language = locale.normalize(code)[:2]
                return language if language in LANGUAGES else "en"
        return "en"
    if language not in LANGUAGES:
        raise SetupError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language
