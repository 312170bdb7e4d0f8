"""A client of the tables online, for tests, terminals and bots from outside."""

from __future__ import annotations

from .refused import RefusedError
from .remote import RemoteTable, play_remotely
from .session import Client

__all__ = ["Client", "RefusedError", "RemoteTable", "play_remotely"]
