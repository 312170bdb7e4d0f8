"""The table's log as each viewer may read it: seats and spectators, line by line."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.game import Game
from ..core.say import Say
from ..core.table import Table
from ..core.words import CHANCE, Event, Word
from .protocol import Line

Viewer = int | None
Heard = tuple[int, Word]
"""Who did what, as far as a viewer may know."""
_encode = msgspec.json.Encoder().encode


class Telling:
    """Follows a table for everybody at once. Lines that read the same for several are kept once."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game = game
        self.viewers: tuple[Viewer, ...] = (None, *range(s.seats))
        self.lines: dict[Viewer, list[bytes]] = {viewer: [] for viewer in self.viewers}
        self.told: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        """Events that a viewer was told of: the number of its scene."""
        self._sealed: dict[Viewer, list[Heard]] = {viewer: [] for viewer in self.viewers}
        self.stand(s)

    def stand(self, s: Any) -> None:
        """Go on from this state: at the beginning, and when something was taken back."""
        self._s, self._view = s, self.game.view(s, None)

    def follow(self, at: int, codes: list[tuple[int, int]]) -> None:
        """Tell of events. What came of them is public, so it is worded once, from outside."""
        for actor, code in codes:
            s = self._s.copy()
            self.game.apply(s, actor, code)
            self._follow(at, actor, code, s, self.game.view(s, None))

    def catch_up(self, at: int, table: Table, read: int) -> None:
        """Tell of the events of a table from number `read` on; what it shows after the last is known already."""
        *before, (actor, code) = table._codes[read:]
        self.follow(at, before)
        self._follow(at, actor, code, table._s, table.view(None))

    def say(self, line: Line) -> None:
        """A line that everybody may read."""
        written = _encode(line)
        for lines in self.lines.values():
            lines.append(written)

    def take_back(self, at: int, seat: int, s: Any) -> None:
        """A seat took its last choice back: it stands as before."""
        self.stand(s)
        self.say(Line(at, "undo", who=seat))
        for viewer in self.viewers:
            self.told[viewer] += 1

    def _follow(self, at: int, actor: int, code: int, after_s: Any, after: Any) -> None:
        game, s, before = self.game, self._s, self._view
        happened = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        heard = {viewer: game.redact(s, actor, happened, viewer) for viewer in self.viewers}
        was_sealed, sealed = game.sealed(s), game.sealed(after_s)
        self._s, self._view = after_s, after
        written: dict[Heard, bytes] = {}
        for viewer, what in heard.items():
            if what is None and was_sealed:
                self._sealed[viewer].append((actor, happened))
            if what is not None:
                self._write(at, viewer, before, (actor, what), after, written)
            if not sealed and self._sealed[viewer]:
                for event in self._sealed[viewer]:
                    self._write(at, viewer, before, event, after, written)
                self._sealed[viewer] = []
        if not (was_sealed and sealed):
            self._write_story(at, before, happened, after)

    def _write(
        self, at: int, viewer: Viewer, before: Any, heard: Heard, after: Any, written: dict[Heard, bytes]
    ) -> None:
        """The event itself, as this viewer heard it."""
        self.told[viewer] += 1
        line = written.get(heard)
        if line is None:
            event = Event(*heard)
            said = self.game.tell(before, event, after)
            who = event.actor if event.actor != CHANCE else before.turn
            line = _encode(Line(at, "event", who=who, says=(said,), text=str(event))) if said else b""
            written[heard] = line
        if line:
            self.lines[viewer].append(line)

    def _write_story(self, at: int, before: Any, happened: Word, after: Any) -> None:
        """What came of it, for everybody."""
        story: tuple[Say, ...] = tuple(self.game.story(before, happened, after))
        if story:
            self.say(Line(at, "event", who=before.turn, says=story))


def event_text(game: Game, actor: int, code: int) -> str:
    """An event as a record writes it."""
    return f"* {game.outcomes.text(code)}" if actor == CHANCE else f"{actor} {game.actions.text(code)}"
