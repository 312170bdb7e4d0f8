"""A client of the tables online, for tests, terminals and bots from outside."""

from __future__ import annotations

from .remote import Client, RefusedError, RemoteTable, play_remotely

__all__ = ["Client", "RefusedError", "RemoteTable", "play_remotely"]
