"""The decorator that marks a function as a rule.

A rule touches only numbers, fields of the state and other rules, so that the same source runs
interpreted (it stays a plain function: breakpoints, coverage, instant start) and compiled (inside a
compiled loop, see `compiled`). Marking costs nothing; numba is imported when something is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []


def rule(function: F) -> F:
    """Mark a function that the compiler may use too."""
    RULES.append(function)
    return function
