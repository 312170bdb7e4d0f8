"""A finished game looked at again: what luck gave, and what choices cost."""

from __future__ import annotations

from .review import Review, Step, make_evaluator, obstacle, review

__all__ = ["Review", "Step", "make_evaluator", "obstacle", "review"]
