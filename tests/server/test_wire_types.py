"""The generated types say what the structs say, and a stale file is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.server import typescript


def test_the_files_are_fresh() -> None:
    assert typescript.main(["--check"]) == 0


def test_a_stale_file_is_noticed_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    types, schema = tmp_path / "web" / "types.ts", tmp_path / "schema.json"
    for name, path in (("ROOT", tmp_path), ("TYPES", types), ("SCHEMA", schema)):
        monkeypatch.setattr(typescript, name, path)
    schema.write_text("{}")
    assert typescript.main(["--check"]) == 1
    assert "schema.json is stale" in capsys.readouterr().err
    assert typescript.main(["--write"]) == 0
    assert typescript.main(["--check"]) == 0
    assert "export interface Welcome" in types.read_text() or "export type Welcome" in types.read_text()
