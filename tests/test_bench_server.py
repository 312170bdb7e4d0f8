"""The load that `make bench-server` measures with, in small: what it finds must be clean."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.server.__main__ import QUICK, measure_load
from bench.server.killing import compare, kill_rounds

pytestmark = pytest.mark.slow


def test_tables_bear_the_load_without_an_error(tmp_path: Path) -> None:
    measured = asyncio.run(measure_load(tmp_path, QUICK))
    assert measured.errors == {}
    assert measured.paced.moves >= 0.9 * QUICK.tables * QUICK.paced
    assert measured.moves > 0 and measured.echoes > 0 and measured.relays > 0


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    kills = asyncio.run(kill_rounds(tmp_path, tables=5, rounds=1))
    assert kills.clean, kills
    assert kills.acknowledged > 5
    # The comparison itself sees what is missing.
    assert compare(tmp_path, [("no-table", "no-tab", 1)]) == (1, 0, 0)
