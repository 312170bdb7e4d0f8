"""What can go wrong with players of others."""

from __future__ import annotations

from ..core.errors import TischleinError


class BotError(TischleinError):
    """A bot answered what it may not, too late or not at all, or it failed."""
