"""The table's log as each viewer may read it: seats and spectators, line by line."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ..core.game import Game
from ..core.say import Say
from ..core.words import CHANCE, Event, Word
from .protocol import Line

Viewer = int | None
Heard = tuple[int, Word]
"""Who did what, as far as a viewer may know."""
_encode = msgspec.json.Encoder().encode


class Glimpse(NamedTuple):
    """An event as it was about to happen."""

    actor: int
    what: Word
    view: Any
    """What everybody saw before it."""
    sealed: bool
    """Were answers under way that nobody may know yet?"""
    dealing: bool
    """Was a card to be dealt?"""
    heard: tuple[Word | None, ...] | None
    """What each viewer hears of it; None: everybody hears all."""


class Witness:
    """Sees a table's events as they happen; what it saw can be told once they are written."""

    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self.seen: list[Glimpse] = []

    def __call__(self, s: Any, actor: int, code: int) -> None:
        telling, game = self._telling, self._telling.game
        what = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        dealing = game.dealing(s)
        if dealing and self.seen and self.seen[-1].dealing:  # nobody is told of one card: a view will do for them all
            self.seen.append(self.seen[-1]._replace(what=what, heard=None))
            return
        view = game.view(s, None) if self.seen else telling.view
        # Who only watches is told the least: what he hears, all hear.
        public = game.redact(s, actor, what, None) is what
        heard = None if public else tuple(game.redact(s, actor, what, viewer) for viewer in telling.viewers)
        self.seen.append(Glimpse(actor, what, view, game.sealed(s), dealing, heard))


class Telling:
    """Follows a table for everybody at once. Lines that read the same for several are kept once."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game = game
        self.viewers: tuple[Viewer, ...] = (None, *range(s.seats))
        self.lines: dict[Viewer, list[bytes]] = {viewer: [] for viewer in self.viewers}
        self.told: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        """Events that a viewer was told of: the number of its scene."""
        self.view = game.view(s, None)
        """What everybody sees after the last event that was told."""
        self._sealed: dict[Viewer, list[Heard]] = {viewer: [] for viewer in self.viewers}

    def tell(self, at: int, witness: Witness, view: Any, sealed: bool) -> None:
        """Tell of what was witnessed; after it everybody sees this view, and answers are sealed or not.

        What came of an event is public, so it is worded once, from outside.
        """
        afterwards = [(glimpse.view, glimpse.sealed) for glimpse in witness.seen[1:]]
        for glimpse, (after, still) in zip(witness.seen, [*afterwards, (view, sealed)], strict=True):
            if after is glimpse.view:
                self._tell_all(b"")
                continue
            if glimpse.heard is None:
                self._tell_all(self._worded(at, glimpse.view, (glimpse.actor, glimpse.what), after))
            else:
                self._tell_each(at, glimpse, glimpse.heard, after)
            if glimpse.sealed and not still:
                self._unseal(at, glimpse.view, after)
            if not (glimpse.sealed and still):
                self._tell_story(at, glimpse, after)
        self.view = view

    def follow(self, at: int, s: Any, actor: int, code: int) -> None:
        """Let an event happen in this state, and tell of it."""
        witness = Witness(self)
        witness(s, actor, code)
        self.game.apply(s, actor, code)
        self.tell(at, witness, self.game.view(s, None), self.game.sealed(s))

    def say(self, line: Line) -> None:
        """A line that everybody may read."""
        self._write(_encode(line))

    def take_back(self, at: int, seat: int, view: Any) -> None:
        """A seat took its last choice back: everybody sees what they saw before."""
        self.view = view
        self._tell_all(_encode(Line(at, "undo", who=seat)))

    def _write(self, line: bytes) -> None:
        for lines in self.lines.values():
            lines.append(line)

    def _tell_all(self, line: bytes) -> None:
        """Everybody hears of an event."""
        told = self.told
        for viewer in told:
            told[viewer] += 1
        if line:
            self._write(line)

    def _tell_each(self, at: int, glimpse: Glimpse, heard: tuple[Word | None, ...], after: Any) -> None:
        """Not everybody hears the same."""
        written: dict[Word, bytes] = {}
        for viewer, what in zip(self.viewers, heard, strict=True):
            if what is None:
                if glimpse.sealed:
                    self._sealed[viewer].append((glimpse.actor, glimpse.what))
                continue
            if what not in written:
                written[what] = self._worded(at, glimpse.view, (glimpse.actor, what), after)
            self._hear(viewer, written[what])

    def _unseal(self, at: int, before: Any, after: Any) -> None:
        """Nobody has to wait for answers any more: those kept back are told."""
        written: dict[Heard, bytes] = {}
        for viewer, kept in self._sealed.items():
            for event in kept:
                if event not in written:
                    written[event] = self._worded(at, before, event, after)
                self._hear(viewer, written[event])
            self._sealed[viewer] = []

    def _hear(self, viewer: Viewer, line: bytes) -> None:
        self.told[viewer] += 1
        if line:
            self.lines[viewer].append(line)

    def _worded(self, at: int, before: Any, heard: Heard, after: Any) -> bytes:
        """The event itself; nothing where its story says it all."""
        event = Event(*heard)
        said = self.game.tell(before, event, after)
        who = event.actor if event.actor != CHANCE else before.turn
        return _encode(Line(at, "event", who=who, says=(said,), text=str(event))) if said else b""

    def _tell_story(self, at: int, glimpse: Glimpse, after: Any) -> None:
        """What came of it, for everybody."""
        story: tuple[Say, ...] = tuple(self.game.story(glimpse.view, glimpse.what, after))
        if story:
            self.say(Line(at, "event", who=None if glimpse.dealing else glimpse.view.turn, says=story))


def event_text(game: Game, actor: int, code: int) -> str:
    """An event as a record writes it."""
    return f"* {game.outcomes.text(code)}" if actor == CHANCE else f"{actor} {game.actions.text(code)}"
