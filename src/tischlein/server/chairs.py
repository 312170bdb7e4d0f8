"""The places at a table."""

from __future__ import annotations

import msgspec

from .protocol import Level

BOT_NAMES = ("Rosa", "Otto", "Frieda", "Kolja", "Greta", "Emil", "Paula")
LEAST_SUBSTITUTE: Level = "normal"


class Chair(msgspec.Struct):
    """A place at the table and who sits there."""

    kind: str = "open"
    """open, held (kept for somebody), person or bot."""
    player: str | None = None
    name: str = ""
    level: Level = LEAST_SUBSTITUTE
    entropy: str = ""
    lent: str = ""
    """Why a bot sits in for the person; empty where it doesn't."""

    @property
    def by_bot(self) -> bool:
        """Does a bot choose here?"""
        return self.kind == "bot" or bool(self.lent)
