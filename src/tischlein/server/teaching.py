"""Guided first games, moment by moment: the learner's own view, and real choices where something is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..core.lesson import LEARNER, Lesson, Step
from ..core.table import Table
from ..core.words import CHANCE
from . import bodies as b
from .protocol import Choice, Line, Scene
from .showing import standings, worded
from .telling import Telling

_encode = msgspec.json.Encoder().encode
_line = msgspec.json.Decoder(Line).decode


def teach(lesson: Lesson) -> b.Lesson:
    """A lesson as a browser shows it."""
    table = lesson.record.table()
    staging = _Staging(lesson, table)
    staging.play()
    steps = [b.LessonStep(s.name, staging.places[s.after], s.at, s.look, s.does) for s in lesson.steps]
    return b.Lesson(lesson.record.game, table.seats, staging.moments, steps)


class _Staging:
    """Plays the record and looks up where there is something to see."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self._lesson, self._table = lesson, table
        self._game, self._s = table.game, table._start.copy()
        self._telling = Telling(self._game, self._s)
        self._lines: list[Line] = []
        self._view = b""
        self.moments: list[b.Moment] = []
        self.places: dict[int, int] = {}
        """The moment at which steps stand, by how many events have happened."""

    def play(self) -> None:
        said = {step.after: step for step in self._lesson.steps}  # of several in one place the last one asks
        for happened, (actor, code) in enumerate([*self._table._codes, (CHANCE, -1)]):
            step = said.get(happened)
            if step or self._seen(happened):
                self._show(step)
            if step:
                self.places[happened] = len(self.moments) - 1
            if code >= 0:
                self._lines += self._told(happened, actor, code)

    def _seen(self, happened: int) -> bool:
        """As at a live table nobody looks before the dice have fallen, and of what is unseen nobody sees anything."""
        return happened > 0 and happened - 1 not in self._lesson.unseen and self._game.actors(self._s) != CHANCE

    def _told(self, happened: int, actor: int, code: int) -> Iterator[Line]:
        """Let an event happen; of one that is unseen only what came of it is told."""
        read = len(self._telling.lines[LEARNER])
        self._telling.follow(0, self._s, actor, code)
        for written in self._telling.lines[LEARNER][read:]:
            line = _line(written)
            if happened not in self._lesson.unseen or line.text is None:
                yield line

    def _show(self, step: Step | None) -> None:
        """One more moment, unless it looks like the one before."""
        view = self._game.view(self._s, LEARNER)
        written = _encode(view)
        choices = self._choices(view) if step and step.does else ()
        if self.moments and written == self._view and not self._lines and not choices:
            return
        self._view = written
        scene = Scene(
            no=len(self.moments),
            view=msgspec.Raw(written),
            choices=choices,
            window=self._game.sealed(self._s),
            result=standings(self._table) if self._game.actors(self._s) == 0 else None,
        )
        self.moments.append(b.Moment(scene, tuple(self._lines)))
        self._lines.clear()

    def _choices(self, view: Any) -> tuple[Choice, ...]:
        return worded(self._game, view, self._game.legal_codes(self._s, LEARNER), hints=True)
