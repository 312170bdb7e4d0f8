"""The browser that the tests look through: where it is, and how it comes here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

LIGHT = "chromium-headless-shell"
"""Chromium without a window around its pages: a fifth faster, but it can't ask whether something may be shown."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = (LIGHT, WHOLE[0], "fonts-dejavu-core")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Several windows lie over one another here; none of them is to doze off.
    "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
)
MISSING = (
    "No browser: the tests in a real browser need chromium (on Debian: apt-get install chromium), "
    "or the variable CHROMIUM with the path of one."
)


def find(*, whole: bool = False) -> str | None:
    """The browser's path: what CHROMIUM says, else the first that is installed; the light one, if that will do."""
    if wanted := os.environ.get("CHROMIUM"):
        return shutil.which(wanted)
    names = WHOLE if whole else (LIGHT, *WHOLE)
    return next((path for name in names if (path := shutil.which(name))), None)


def required() -> bool:
    """In CI a missing browser is a failure."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def may_install() -> bool:
    """Only where it harms nobody: as root, on a system with apt."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None and Path("/etc/debian_version").exists()


def install() -> None:
    """From the system's own packages; if that fails, the tests say what is missing."""
    print("Installing chromium for the browser tests …", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(["apt-get", "-qq", *step], env=quiet, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"apt-get {step[0]} failed:\n{done.stderr}", file=sys.stderr)
            return


def main() -> None:
    """See that there is a browser, the light one where it can be had; say so where there is none."""
    if not (shutil.which(LIGHT) and find(whole=True)) and not os.environ.get("CHROMIUM") and may_install():
        install()
    if not find(whole=True):
        if required():
            raise SystemExit(MISSING)
        print(MISSING, file=sys.stderr)


if __name__ == "__main__":
    main()
