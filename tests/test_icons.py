"""The app's icons are those that our own SVG gives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ICONS = Path(__file__).parents[1] / "web" / "dev" / "icons.py"


def test_the_icons_are_not_stale() -> None:
    done = subprocess.run([sys.executable, str(ICONS), "--check"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
