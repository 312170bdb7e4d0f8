"""Where output goes: data to stdout, talk to stderr."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    """Anything as indented JSON on stdout."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2)
    sys.stdout.write(text.decode() + "\n")


def say(text: str) -> None:
    """Talk: not part of the data."""
    sys.stderr.write(text + "\n")
