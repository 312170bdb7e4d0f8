"""TypeScript and a JSON Schema file from the wire structs: `python -m tischlein.server.typescript --write`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from .shapes import schema

ROOT = Path(__file__).parents[3]
TYPES = ROOT / "web" / "src" / "lib" / "wire-types.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"
HEAD = "// Made by `make wire-types` from the server's protocol.py, bodies.py and the games' views. Not to be edited.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types(defs: dict[str, Any]) -> str:
    """All structs as TypeScript."""
    return HEAD + "".join(declared(name, body) for name, body in defs.items())


def declared(name: str, body: dict[str, Any]) -> str:
    """One struct as an interface, one union as a type."""
    above = f"\n{comment(body, '')}export "
    if "properties" not in body:
        return f"{above}type {name} = {written(body)};\n"
    required = body.get("required", [])
    fields = "".join(
        f"{comment(kind, '  ')}  {field}{'' if field in required else '?'}: {written(kind)};\n"
        for field, kind in body["properties"].items()
    )
    return f"{above}interface {name} {{\n{fields}}}\n"


def comment(body: dict[str, Any], indent: str) -> str:
    """The docstring above what it is about."""
    said = body.get("description")
    return f"{indent}/** {' '.join(said.split())} */\n" if said else ""


def written(kind: dict[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "const" in kind:
        return json.dumps(kind["const"])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(written(part) for part in kind["anyOf"])
    if kind.get("type") == "array":
        return many(kind)
    if kind.get("type") == "object":
        return f"Record<string, {written(kind.get('additionalProperties') or {})}>"
    return PLAIN[kind["type"]] if "type" in kind else "unknown"


def many(kind: dict[str, Any]) -> str:
    """A list."""
    item = written(kind.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def made() -> dict[Path, str]:
    """Each file with what it should hold."""
    whole = schema()
    return {
        TYPES: types(whole["$defs"]),
        SCHEMA: json.dumps(whole, indent=2, ensure_ascii=False) + "\n",
    }


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or say which of them are stale."""
    parser = argparse.ArgumentParser(prog="tischlein.server.typescript", description=__doc__)
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true")
    mode.add_argument("--check", action="store_true")
    write = parser.parse_args(arguments).write
    stale = 0
    for path, text in made().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        else:
            stale += 1
            print(f"{path.relative_to(ROOT)} is stale: make wire-types", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
