"""What a server says instead of doing what was asked."""

from __future__ import annotations

from ..server import protocol as p


class RefusedError(Exception):
    """The server does not do what was asked."""

    def __init__(self, why: p.Refusal) -> None:
        super().__init__(f"{why.kind}: {why.detail}" if why.detail else why.kind)
        self.why = why
