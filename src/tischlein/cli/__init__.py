"""The command line: data to stdout, talk to stderr, errors in one line with exit code 2."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
