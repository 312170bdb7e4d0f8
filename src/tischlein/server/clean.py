"""Names and chat: what people type for others to read. What could deceive is refused, never mended."""

from __future__ import annotations

import unicodedata

from ..core.errors import SetupError
from ..core.table import check_names

LONGEST_NAME = 24
LONGEST_CHAT = 400
MOST_MARKS = 3
"""Accents on one letter; more climb into the lines above and below."""

# Control, format (bidi and zero width among them), half characters, private and unassigned ones, line ends.
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and symbols that are drawn as nothing, so that a name would look empty or like another.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    """A player's name without the spaces around it; SetupError if it can't be one."""
    name = _clean("a name", text, LONGEST_NAME)
    check_names([name])
    return name


def clean_chat(text: str) -> str:
    """One line of chat without the spaces around it; SetupError if it can't be one."""
    return _clean("a message", text, LONGEST_CHAT)


def _clean(thing: str, text: str, longest: int) -> str:
    clean = text.strip(" ")
    if not 1 <= len(clean) <= longest:
        raise SetupError(f"{thing} has 1 to {longest} characters, not {len(clean)}")
    marks = MOST_MARKS  # a mark at the beginning has no letter to stand on
    for place, char in enumerate(clean):
        kind = unicodedata.category(char)
        if (kind in HIDDEN or char in BLANK) and not _joins_pictures(clean, place):
            raise SetupError(f"{thing} has no hidden or control character, such as U+{ord(char):04X}")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise SetupError(f"{thing} has at most {MOST_MARKS} accents on a letter")
    if clean.isspace():
        raise SetupError(f"{thing} has something to read")
    return clean


def _joins_pictures(text: str, place: int) -> bool:
    """A joiner between two pictures makes one of them, such as a cook; between letters it would hide."""
    before, after = text[:place].rstrip("\ufe0f"), text[place + 1 :]
    pictures = bool(before and after) and {unicodedata.category(char) for char in (before[-1], after[0])} <= {
        "So",
        "Sk",
    }
    return text[place] == "\u200d" and pictures
