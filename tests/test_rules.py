"""The rules in our own words: complete, the same in every language, readable with and without pictures."""

from __future__ import annotations

import re

import pytest

from tischlein import GAMES
from tischlein.core.catalogue import LANGUAGES
from tischlein.core.game import Game
from tischlein.core.options import Option
from tischlein.core.rulebook import PART, PICTURE, explain, rules_source, rules_text

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OPTIONS = [(game, option) for game in GAMES.values() for option in game.options]
EVERY_OPTION = pytest.mark.parametrize(
    ("game", "option"), OPTIONS, ids=[f"{game.id} {option.name}" for game, option in OPTIONS]
)
KINDS = {"# ": "title", "## ": "a part without a name", "- ": "item"}


def shape(line: str) -> str:
    """What a line is; of a step its number, of a picture what it shows."""
    if picture := PICTURE.match(line):
        return f"picture {picture['scene']}"
    if part := PART.match(line):
        return f"part {part['name']}"
    if step := re.match(r"\d+\. ", line):
        return f"step {step[0]}"
    return next((kind for sign, kind in KINDS.items() if line.startswith(sign)), "text" if line else "")


@EVERY_GAME
def test_every_language_says_the_same(game: Game) -> None:
    """Line by line: the same parts, steps, items and pictures."""
    first, *others = [rules_source(game, language).split("\n") for language in LANGUAGES]
    for other in others:
        assert [shape(line) for line in other] == [shape(line) for line in first]


@EVERY_GAME
@EVERY_LANGUAGE
def test_rules_have_parts_pictures_and_options(game: Game, language: str) -> None:
    source = rules_source(game, language)
    assert source.startswith("# ") and source.count("\n## ") >= 6
    assert len(PART.findall(source)) == source.count("\n## ")
    assert len(PICTURE.findall(source)) >= 4
    assert source.count("![") == len(PICTURE.findall(source)), "a picture is a line of its own"
    assert f"{game.fewest}–{game.most}" in source.split("\n")[2]


@EVERY_OPTION
@EVERY_LANGUAGE
def test_every_option_is_explained(game: Game, option: Option, language: str) -> None:
    texts = [explain(game, option, part, language) for part in ("", "what", "from")]
    meanings = {explain(game, option, "means", language, value) for value in option.values}
    assert all(texts) and len(meanings) >= 2
    for text in [*texts, *meanings]:
        assert not any(name in text for name in (option.name, *option.values) if "-" in name), "an id is no word"


@EVERY_OPTION
def test_what_an_option_means_is_not_copied_from_another_language(game: Game, option: Option) -> None:
    for part in ("what", "from"):
        assert len({explain(game, option, part, language) for language in LANGUAGES}) == len(LANGUAGES)


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_text_reads_well_without_pictures(game: Game, language: str) -> None:
    text = rules_text(game, language)
    assert "![" not in text and "](" not in text
    for caption, _ in PICTURE.findall(rules_source(game, language)):
        assert f"\n> {caption}\n" in text
    for option in game.options:
        assert f"**{explain(game, option, '', language)}** (`{option.name}`)" in text
        assert all(f"`{value}`" in text for value in option.values)
