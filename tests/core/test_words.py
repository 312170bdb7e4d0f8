"""Words: typed outside, a number inside, a short text in records."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tischlein import NotationError
from tischlein.core.words import CHANCE, Event, First, Vocabulary, Word, first_words
from tischlein.games.barbecue.actions import ACTIONS, OUTCOMES, Keep, Stop


class Draw(Word, frozen=True, tag="draw"):
    """A card, unless one is not told which."""

    card: str | None


class Done(Word, frozen=True, tag="done"):
    """Nothing more to say."""


def test_texts() -> None:
    assert str(Draw("red-7")) == "draw red-7"
    assert str(Draw(None)) == "draw ?"
    assert str(Done()) == "done"
    assert str(OUTCOMES.parse("roll 6 w 1")) == "roll 1 w 6"
    assert str(First(2)) == "first 2"


def test_json_says_what_is_done() -> None:
    assert msgspec.json.encode(Keep("w")) == b'{"do":"keep","face":"w"}'
    assert msgspec.json.decode(b'{"do":"stop"}', type=Keep | Stop) == Stop()


def test_events() -> None:
    assert str(Event(CHANCE, First(1))) == "* first 1"
    assert str(Event(3, Keep("w"))) == "3 keep w"


def test_first_words() -> None:
    assert first_words(3) == [(0, First(0)), (1, First(1)), (2, First(2))]


def test_code_word_and_text_agree() -> None:
    assert len(ACTIONS) == 8 and len(OUTCOMES) == 5 + 3002
    for words in (ACTIONS, OUTCOMES):
        for code, word in words:
            assert words.encode(word) == code and words.decode(code) == word and words.parse(str(word)) == word


def test_white_space_does_not_matter() -> None:
    assert ACTIONS.parse("  keep \t w\n") == Keep("w")


@pytest.mark.parametrize("text", ["", "keep", "keep 5", "keep w w", "KEEP w", "keep  W", "keep ?", "stop now"])
def test_anything_else_does(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        ACTIONS.parse(text)
    assert str(caught.value) == f"{text!r} is not understood; expected keep FACE (1…4, w or 6), roll or stop"


def test_a_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(NotationError, match=r"^'x{57}…' is not understood"):
        ACTIONS.parse("x" * 1000)


UNHASHABLE: Any = ["w"]


@pytest.mark.parametrize("word", [Done(), Keep("5"), Keep(UNHASHABLE), "keep w", 3, UNHASHABLE])
def test_what_is_no_word_of_the_game_has_no_code(word: object) -> None:
    with pytest.raises(NotationError, match=r"is not a word of this game; expected keep FACE"):
        ACTIONS.encode(word)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "words",
    [
        [(0, Draw("1")), (1, Draw("1"))],  # one word, two codes
        [(0, Draw("?")), (1, Draw(None))],  # one text, two words
    ],
)
def test_a_vocabulary_is_unambiguous(words: list[tuple[int, Word]]) -> None:
    with pytest.raises(TypeError, match="two words share a code or a text"):
        Vocabulary("draw CARD", words)
