"""Golden playthroughs. After a wanted change: TISCHLEIN_GOLDEN=write pytest tests/test_golden.py, and read the diff."""

from __future__ import annotations

import os

import pytest

from tischlein import Record

from .story import FOLDER, GOLDEN, golden_table, tell


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(name: str) -> None:
    table = golden_table(name)
    file = FOLDER / f"{name}.txt"
    if os.environ.get("TISCHLEIN_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(tell(table), encoding="utf-8")
    assert tell(table) == file.read_text(encoding="utf-8")
    text = str(table.record())
    assert str(Record.parse(text)) == text


def test_no_golden_is_forgotten() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GOLDEN)
