"""The browser client's files, in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "client"
NOT_BUILT = b"<!doctype html><title>Tischlein</title><p>The browser client is not built. Run: make play"


class Page(NamedTuple):
    """One file."""

    kind: str
    plain: bytes
    packed: bytes
    tag: str
    lasting: bool
    """Named after its content, so that it never changes."""


def page(name: str, plain: bytes) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json", "xml")):
        kind += "; charset=utf-8"
    squeezed = gzip.compress(plain, 9, mtime=0)
    packed = squeezed if len(squeezed) < len(plain) else plain
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Page(kind, plain, packed, tag, name.startswith("assets/"))


def read_pages(folder: Path | None = None) -> dict[str, Page]:
    """All files by their path below /; without a built client only a page that says so."""
    folder = folder or FOLDER
    mimetypes.add_type("text/javascript", ".js")
    mimetypes.add_type("font/woff2", ".woff2")
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    names = {path.relative_to(folder).as_posix(): path for path in files}
    pages = {name: page(name, path.read_bytes()) for name, path in names.items() if not name.startswith(".")}
    pages.setdefault("index.html", page("index.html", NOT_BUILT))
    return pages
