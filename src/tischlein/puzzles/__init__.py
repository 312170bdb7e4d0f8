"""Puzzles: positions where what comes to mind first is clearly wrong; one for each game and day."""

from __future__ import annotations

from .puzzle import Option, Puzzle, Puzzles, of_day, puzzles_of, read_puzzles

__all__ = ["Option", "Puzzle", "Puzzles", "of_day", "puzzles_of", "read_puzzles"]
