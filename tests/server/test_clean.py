"""Names and chat that others can read without being deceived."""

from __future__ import annotations

import pytest

from tischlein.core.errors import SetupError
from tischlein.server.clean import clean_chat, clean_name


@pytest.mark.parametrize(
    "name",
    [
        "P",
        "Петя",
        "Jürgen Müller",
        "Mashа 2",
        "李小龍",
        "🦊",
        "❤️",
        "👩\u200d🍳",
        "👩🏽\u200d🍳",
        "🏳️\u200d🌈",
        "1️⃣",
        "Nguyễn",
        "a" * 24,
        "<b>x</b>",
        "O'Neil; --",
    ],
)
def test_names_that_may_be(name: str) -> None:
    assert clean_name(name) == name


def test_spaces_around_are_not_part_of_it() -> None:
    assert clean_name("  Petya ") == "Petya"
    assert clean_chat("  hello there ") == "hello there"


HIDDEN = {
    "zero": "\0",
    "newline": "\n",
    "carriage return": "\r",
    "tab": "\t",
    "escape": "\x1b",
    "delete": "\x7f",
    "next line": "\x85",
    "soft hyphen": "\xad",
    "arabic letter mark": "\u061c",
    "zero width space": "\u200b",
    "zero width joiner": "\u200d",
    "right-to-left mark": "\u200f",
    "right-to-left override": "\u202e",
    "pop formatting": "\u202c",
    "line separator": "\u2028",
    "paragraph separator": "\u2029",
    "word joiner": "\u2060",
    "isolate": "\u2067",
    "byte order mark": "\ufeff",
    "half a character": "\ud83e",
    "private use": "\ue000",
    "unassigned": "\u0378",
    "no character": "\uffff",
    "language tag": "\U000e0041",
    "hangul filler": "\u3164",
    "braille blank": "\u2800",
}


@pytest.mark.parametrize("char", HIDDEN.values(), ids=HIDDEN)
@pytest.mark.parametrize("clean", [clean_name, clean_chat])
@pytest.mark.parametrize("place", ["{}Petya", "Pe{}tya", "Petya{}", "{}"])
def test_what_is_not_seen_is_refused(clean: object, char: str, place: str) -> None:
    assert callable(clean)
    with pytest.raises(SetupError, match=rf"U\+{ord(char):04X}") as refused:
        clean(place.format(char))
    assert str(refused.value).isprintable()  # the refusal itself can be shown


@pytest.mark.parametrize(
    "name", ["", "   ", "a" * 25, "a,b", "#1", "a\xa0b", "\xa0", "e" + "\u0301" * 4, "\u0301e", "🍳\u200d", "🍳\u200da"]
)
def test_names_that_may_not_be(name: str) -> None:
    with pytest.raises(SetupError):
        clean_name(name)


def test_chat_is_one_line_of_at_most_400() -> None:
    assert clean_chat("х" * 400) == "х" * 400
    assert clean_chat("Петя, #1! 5\xa0€ — e\u0301") == "Петя, #1! 5\xa0€ — e\u0301"
    for text in ("", " ", "\xa0", "\u3000\xa0", "x" * 401, "a\nb", "\u0336a", "a" + "\u0336" * 4):
        with pytest.raises(SetupError):
            clean_chat(text)
