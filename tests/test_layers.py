"""Imports go one way, and what is public is said once."""

from __future__ import annotations

import ast
from pathlib import Path

import tischlein

PACKAGE = Path(tischlein.__file__).parent
LAYERS = ("core", "games", "odds", "bots", "arena", "review", "puzzles", "server", "client", "cli")


def imported(file: Path) -> set[str]:
    """The layers that a file imports from."""
    package = list(file.relative_to(PACKAGE).parts[:-1])
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1] + (node.module or "").split(".")
            names = [alias.name for alias in node.names] if base == [""] else []
            found |= {part for part in [base[0], *names] if part in LAYERS}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tischlein."):
            found.add((node.module or "").split(".")[1])
    return found


def test_imports_go_one_way() -> None:
    for place, layer in enumerate(LAYERS):
        for file in (PACKAGE / layer).rglob("*.py"):
            above = imported(file) & set(LAYERS[place + 1 :])
            assert not above, f"{file.name} of {layer} imports {above}"


def test_a_game_imports_no_other_game() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for file in folder.glob("*.py"):
            text = file.read_text(encoding="utf-8")
            assert "from ..core" not in text, f"{file}: games reach core as ...core"
            for other in tischlein.GAMES:
                if other != folder.name:
                    assert f"..{other}" not in text and f"games.{other}" not in text


def test_rules_know_neither_text_nor_time() -> None:
    """rules.py touches numbers only: nothing from the outside world is imported."""
    for file in PACKAGE.glob("games/*/rules.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        modules = {
            node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
        outside = {
            name for name in modules if name and not name.startswith("core") and name not in ("__future__", "typing")
        }
        assert outside <= {path.stem for path in file.parent.glob("*.py")}, f"{file}: {outside}"


def test_public_names_are_there_and_sorted() -> None:
    assert all(hasattr(tischlein, name) for name in tischlein.__all__)
    assert len(set(tischlein.__all__)) == len(tischlein.__all__)
