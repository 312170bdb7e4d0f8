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
