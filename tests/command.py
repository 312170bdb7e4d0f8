"""The command line, run as people run it: arguments and input go in; text and an exit code come out.

What only reads and answers runs in this process, since starting one takes longer than all that it does. The rest gets
a process of its own: bots who begin to compile, servers, workers.
"""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from tischlein.cli import main

HERE = [sys.executable, "-m", "tischlein"]
ANSWERS = {"games", "rules", "replay", "odds", "verify"}
"""Commands that leave nothing behind in a process."""
REFUSED = 2


class Done(NamedTuple):
    """What a command wrote, and how it ended."""

    stdout: str
    stderr: str
    code: int


def run(*arguments: str, said: str = "", code: int = 0) -> Done:
    at_once = arguments[0] in ANSWERS or code == REFUSED or arguments[-1] == "--help"
    done = in_this_process(*arguments, said=said) if at_once else in_its_own(*arguments, said=said)
    assert "Traceback" not in done.stderr
    assert done.code == code, done.stderr
    return done


def read_json(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


def refused(*arguments: str) -> str:
    """The one line that says what is wrong."""
    done = run(*arguments, code=REFUSED)
    assert done.stdout == ""
    assert done.stderr.startswith("tischlein: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("tischlein: ").strip()


def in_its_own(*arguments: str, said: str = "") -> Done:
    done = subprocess.run([*HERE, *arguments], input=said, capture_output=True, text=True, check=False)
    return Done(done.stdout, done.stderr, done.returncode)


def in_this_process(*arguments: str, said: str = "") -> Done:
    given, out, err = BytesIO(said.encode()), BytesIO(), BytesIO()
    streams = patch.multiple(sys, argv=["tischlein", *arguments], stdin=text(given), stdout=text(out), stderr=text(err))
    with streams, pytest.raises(SystemExit) as end:
        main()
    assert isinstance(end.value.code, int)
    return Done(out.getvalue().decode(), err.getvalue().decode(), end.value.code)


def text(stream: BytesIO) -> TextIOWrapper:
    return TextIOWrapper(stream, encoding="utf-8", write_through=True)
