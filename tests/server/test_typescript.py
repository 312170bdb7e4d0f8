"""The client's types and the JSON Schema are made from the wire structs, whole and with their sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein import GAMES
from tischlein.server import protocol, typescript
from tischlein.server.shapes import schema

DEFS: dict[str, Any] = schema()["$defs"]


def test_every_struct_of_the_wire_is_there() -> None:
    for name, found in vars(protocol).items():
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and name not in ("Ask", "Tell", "Struct"):
            assert name in DEFS


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(DEFS)
    for part in text.split('"#/$defs/')[1:]:
        assert part.partition('"')[0] in DEFS


def test_a_view_of_each_game_is_told_by_its_game() -> None:
    members = [DEFS[member["$ref"].rpartition("/")[2]] for member in DEFS["AnyView"]["anyOf"]]
    assert [member["properties"]["game"]["const"] for member in members] == list(GAMES)


def test_structs_of_the_same_name_stay_apart() -> None:
    assert "top" in DEFS["BratwurmeckPlayer"]["properties"]
    assert "snails" in DEFS["BarbecuePlayer"]["properties"]
    assert "Player" not in DEFS


def test_a_field_is_optional_where_it_may_be_left_out() -> None:
    text = typescript.types(DEFS)
    assert "export interface Act {\n" in text
    assert "  action: string;\n" in text
    assert "  ms?: number | null;\n" in text


def test_sentences_of_structs_and_fields_become_comments() -> None:
    text = typescript.types(DEFS)
    assert "/** Do one of the choices. */\nexport interface Act {" in text
    assert "  /** In a timed window: since the reveal was painted. */\n" in text
    assert "  /** Whose view it is; None is a spectator. */\n" in text


def test_what_is_encoded_already_has_its_type() -> None:
    text = typescript.types(DEFS)
    assert "  view: AnyView;\n" in text
    assert "  lines: Line[];\n" in text


def test_stale_files_are_named_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    monkeypatch.setattr(typescript, "TYPES", tmp_path / "web" / "wire-types.ts")
    monkeypatch.setattr(typescript, "SCHEMA", tmp_path / "docs" / "protocol.schema.json")
    assert typescript.main(["--check"]) == 1
    assert "wire-types.ts is stale: make wire-types" in capsys.readouterr().err
    assert typescript.main(["--write"]) == 0
    assert typescript.main(["--check"]) == 0
    (tmp_path / "web" / "wire-types.ts").write_text("old", encoding="utf-8")
    assert typescript.main(["--check"]) == 1


def test_the_files_of_this_repository_are_fresh() -> None:
    assert typescript.main(["--check"]) == 0
