"""Faults that boards still have, by their names. Nothing may be added; whatever no longer occurs must go."""

from __future__ import annotations

KNOWN: dict[str, frozenset[str]] = {}
