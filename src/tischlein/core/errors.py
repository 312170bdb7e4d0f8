"""What can be wrong with input. All are ValueErrors; their text is one line for a person."""

from __future__ import annotations


class TischleinError(ValueError):
    """Something that was asked for or handed in can't be."""


class SetupError(TischleinError):
    """No table can be opened like this: game, players, options or components."""


class IllegalAction(TischleinError):
    """This action or outcome is not possible now."""


class NotationError(IllegalAction):
    """A text that is no action or outcome of the game at all."""


class RecordError(TischleinError):
    """A record that can't be read or replayed; the text names the line."""


class PositionError(TischleinError):
    """A position that can't be."""
