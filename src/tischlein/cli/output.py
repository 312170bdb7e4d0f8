"""Where output goes: data to stdout, talk to stderr."""

from __future__ import annotations

import sys
import textwrap
from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False)

READABLE = 90
"""Text wider than this is hard to read."""
WIDEST = 1000
"""No line of fractions needs as much."""


def print_json(data: Any) -> None:
    """Anything as indented JSON on stdout."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2)
    sys.stdout.write(text.decode() + "\n")


def print_markdown(text: str) -> None:
    """Formatted for a terminal, as it is for a program."""
    if out.is_terminal:
        out.print(Markdown(text), width=min(out.width, READABLE), soft_wrap=False)  # else lists and quotes are cut
    else:
        sys.stdout.write(text)


def print_whole(grid: Table) -> None:
    """A table of which nothing is cut off, however narrow the terminal is."""
    Console(file=out.file, highlight=False, width=WIDEST).print(grid)


def show(text: str) -> None:
    """Lines on stdout, broken between words where the terminal is too narrow for them."""
    for line in text.split("\n"):
        out.print("\n".join(folded(line)) if out.is_terminal else line, markup=False)


def folded(line: str) -> list[str]:
    """A line in pieces that fit; the later ones are indented."""
    if len(line) <= out.width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(
        line, out.width, subsequent_indent=indent + "    ", break_long_words=False, replace_whitespace=False
    )


def show_choices(choices: list[str]) -> None:
    """Choices side by side, as many in a line as fit; none is broken."""
    line = ""
    for choice in choices:
        if line and len(line) + 2 + len(choice) > out.width:
            show(line)
            line = ""
        line += ("  " if line else "") + choice
    show(line)


def percent(chance: Any, digits: int = 2) -> str:
    """A chance as people write it; one that is there, however small, is not shown as none."""
    text, least = f"{100 * float(chance):.{digits}f}", 10.0**-digits
    if chance > 0 and float(text) == 0:
        return f"< {least:.{digits}f} %"
    if chance < 1 and float(text) == 100:
        return f"> {100 - least:.{digits}f} %"
    return f"{text} %"


def say(text: str) -> None:
    """Talk: not part of the data."""
    sys.stderr.write(text + "\n")


class Bar:
    """A progress bar on stderr, drawn from the first progress on."""

    def __init__(self, what: str, total: int) -> None:
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=err,
            transient=True,
        )
        self._task = self._bar.add_task(what, total=total)

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *problem: object) -> None:
        if err.is_terminal:
            self._bar.stop()

    def reach(self, done: int) -> None:
        if err.is_terminal:
            self._bar.start()
            self._bar.update(self._task, completed=done)
