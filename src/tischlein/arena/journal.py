"""A match on disk: its settings, and a line for each batch that was played. A second run goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import SetupError
from .playing import Played

SETTINGS, BATCHES = "match.json", "batches.jsonl"
FREE = "games"
"""The one setting that may change: with more games a match goes on, with fewer only the first ones count."""


class Line(msgspec.Struct, frozen=True):
    """A batch that was played."""

    pairing: int
    batch: int
    deals: list[list[Played]]


class Journal:
    """The folder of one match; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, settings: dict[str, Any]) -> None:
        self._file: Any = None
        self.folder = folder
        if folder is None:
            return
        if folder.exists() and not folder.is_dir():
            raise SetupError(f"{folder} is not a folder")
        folder.mkdir(parents=True, exist_ok=True)
        written = folder / SETTINGS
        fixed = {key: value for key, value in settings.items() if key != FREE}
        if not written.exists():
            if any(folder.iterdir()):
                raise SetupError(f"{folder} holds something else; expected a new folder, or that of a match")
            written.write_bytes(msgspec.json.format(msgspec.json.encode(fixed), indent=2) + b"\n")
        elif difference := _difference(written, fixed):
            raise SetupError(f"{folder} is of another match ({difference}); take another folder")

    def played(self) -> Iterator[Line]:
        """What was played before; a last line that was not written to its end is dropped."""
        if self.folder is None:
            return
        path = self.folder / BATCHES
        self._file = path.open("ab")
        _lock(self._file, self.folder)
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                yield msgspec.json.decode(line, type=Line)
            except msgspec.MsgspecError as error:
                raise SetupError(f"{path}, line {number} can't be read: {error}") from None

    def write(self, line: Line) -> None:
        if self._file:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def close(self) -> None:
        if self._file:
            self._file.close()


def _lock(file: Any, folder: Path) -> None:
    """One run at a time: else two would play the same batches."""
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise SetupError(f"{folder} is being played in another process at this moment") from None


def _difference(written: Path, settings: dict[str, Any]) -> str:
    """What the folder's match has otherwise, by name; nothing where it is the same."""
    try:
        before = msgspec.json.decode(written.read_bytes(), type=dict)
    except msgspec.MsgspecError:
        return "its settings can't be read"
    now = msgspec.json.decode(msgspec.json.encode(settings), type=dict)
    other = [f"{key} {before.get(key)!r}, not {now.get(key)!r}" for key in now if before.get(key) != now.get(key)]
    return "; ".join(other)
