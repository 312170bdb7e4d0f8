"""What was measured, row by row, with what it has to reach."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

NO_FLOOR = "(no floor)"


class Row(NamedTuple):
    """One figure."""

    what: str
    measured: str
    floor: str
    met: bool

    @classmethod
    def ratio(cls, what: str, first: float, second: float, floor: float | None) -> Row:
        """At least so many times as much."""
        digits = 1 if floor and floor >= 1 else 2
        details = f"{first / second:,.{digits}f}× ({shown(first)} / {shown(second)})"
        return cls(what, details, NO_FLOOR if floor is None else f"≥ {floor:g}×", first / second >= (floor or 0))

    @classmethod
    def at_most(cls, what: str, measured: float, unit: str, most: float) -> Row:
        """No more than that."""
        return cls(what, f"{measured:.2f} {unit}", f"≤ {most:g} {unit}", measured <= most)

    @classmethod
    def below(cls, what: str, measured: float, unit: str, limit: float | None) -> Row:
        """Less than that."""
        met = limit is None or measured < limit
        return cls(what, f"{measured:.1f} {unit}", NO_FLOOR if limit is None else f"< {limit:g} {unit}", met)

    def __str__(self) -> str:
        return f"{'ok ' if self.met else 'LOW'} {self.what}: {self.measured}, {self.floor}"


def table(rows: Iterable[Row]) -> list[str]:
    """The rows as Markdown."""
    lines = [f"| {row.what} | {row.measured} | {row.floor} | {'' if row.met else 'falls short'} |" for row in rows]
    return ["| what | measured | floor | |", "|---|---|---|---|", *lines]


def shown(rate: float) -> str:
    return f"{rate / 1e6:.1f} M/s" if rate >= 1e6 else f"{rate / 1e3:.1f} k/s" if rate >= 1e3 else f"{rate:.0f}/s"


def machine(*packages: str) -> str:
    """What it was measured on, and with which versions."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        cpu = next((line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line), cpu)
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {versions}"
