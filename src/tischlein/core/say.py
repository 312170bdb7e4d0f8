"""Sentences without a language: an id in the catalogues and what stands in it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Argument: TypeAlias = int | str | tuple[int, ...]


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence or label. Names stand in place of seats when it is worded: of `who`, of `whom`, of `all`."""

    id: str
    args: dict[str, Argument] = {}


def say(id: str, **args: Argument) -> Say:  # noqa: A002  # as the catalogues call it
    """A sentence of this id with these arguments."""
    return Say(id, args)


def in_percent(chance: float) -> int:
    """Rounded, but never to 0 or 100 where it is neither."""
    found = round(100 * chance)
    if 0 < chance < 1 and found in (0, 100) and min(chance, 1 - chance) > 1e-9:
        return 1 if found == 0 else 99
    return found
