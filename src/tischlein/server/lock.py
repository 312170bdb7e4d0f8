"""One Tischlein a folder: a lock that vanishes with its process, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path

from ..core.errors import SetupError

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        # Not flock: a forked worker that outlives a killed server would go on holding that one.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[Path] = set()
# A process never stands in its own way with lockf, so what it holds itself is remembered here.


class DataInUse(SetupError):
    """Another Tischlein uses this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use: another Tischlein keeps its tables there")


class FolderLock:
    """Holds a folder for this process until it is released; DataInUse if somebody else does."""

    def __init__(self, folder: Path) -> None:
        self._path = (folder / "tischlein.lock").resolve()
        if self._path in _held:
            raise DataInUse(folder)
        self._file = self._path.open("ab")
        try:
            _take(self._file.fileno())
        except (BlockingIOError, PermissionError):
            self._file.close()
            raise DataInUse(folder) from None
        except OSError:
            self._file.close()
            raise
        _held.add(self._path)

    def release(self) -> None:
        _held.discard(self._path)
        self._file.close()
