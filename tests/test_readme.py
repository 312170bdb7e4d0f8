"""The README tells the truth: its Python runs, its commands are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
COMMANDS = re.findall(r"^\.venv/bin/tischlein (.*?)\s*(?:#.*)?$", README, flags=re.MULTILINE)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert "…" not in capsys.readouterr().out


def test_the_first_example_has_ten_lines() -> None:
    assert len(EXAMPLES[0].strip().splitlines()) <= 12


def test_commands_run(tmp_path: Path) -> None:
    """As printed, one after another, from an empty folder."""
    assert len(COMMANDS) >= 6
    for command in COMMANDS:
        if command.startswith(("warm", "serve", "train")) or not command:
            continue  # these take minutes, or don't end: tests/test_cli.py, tests/bots/test_train.py
        done = subprocess.run(
            [sys.executable, "-m", "tischlein", *shlex.split(command)],
            cwd=tmp_path,
            input="quit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stderr)
        assert "Traceback" not in done.stderr
        assert done.stdout


def test_the_record_in_the_readme_is_one() -> None:
    from tischlein import Record

    text = next(block for block in README.split("```\n") if block.startswith("tischlein 1"))
    assert str(Record.parse(text)) == text
