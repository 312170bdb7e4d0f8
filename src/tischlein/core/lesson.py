"""Lessons: a guided first game is a record with a coach's steps between its events.

    tischlein 1
    game: bratwurmeck
    players: You, Masha

    > hello | at grill
    * first 0
    * roll 1 2 3 4 4 5 w w
    > worms-first
    0 keep w
    ...
    1 grill
    > later | at tile-27, seat-1 | look glad

`> NAME` is a step; the texts of that name in lesson.en.ftl … are what the coach says. Right before something that the
learner does, who is seat 0, a step asks for it; elsewhere one only listens. What happens after `...` is not shown
until the next step. `at` names what the step is about: pieces and places of the board, or `it`, what is asked for, as
without an `at`; `look` says how the coach looks.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .errors import RecordError
from .game import Game, find_game
from .record import Record, read_events

FILE = "lesson.txt"
LEARNER = 0
STEP, UNSEEN = ">", "..."
LOOKS = ("calm", "glad", "sly", "sorry")


class Step(msgspec.Struct, frozen=True):
    """One thing that the coach says."""

    name: str
    after: int
    """How many events have happened."""
    at: tuple[str, ...] = ()
    """What it is about: pieces and places, as the board names them, or `it`, what is asked for."""
    look: str = LOOKS[0]
    does: str | None = None
    """What the learner is asked to do."""


class Lesson(msgspec.Struct, frozen=True):
    """A game to learn by."""

    record: Record
    steps: tuple[Step, ...]
    unseen: frozenset[int]
    """Events that are not shown, by their place."""

    @classmethod
    def parse(cls, text: str) -> Lesson:
        """Read a lesson and play its record through; RecordError names the line that is wrong."""
        lines = [line.split("#", 1)[0].strip() for line in text.split("\n")]
        record = Record.parse("\n".join("" if _is_ours(line) else line for line in lines))
        reading = _Reading(record)
        for number, line in enumerate(lines, start=1):
            try:
                reading.read(line)
            except RecordError as error:
                raise RecordError(f"line {number}: {error}") from None
        return cls(record, tuple(reading.end()), frozenset(reading.unseen))


def has_lesson(game: Game) -> bool:
    return (game.folder / FILE).exists()


def read_lesson(game: Game) -> Lesson:
    """The lesson in a game's folder."""
    lesson = Lesson.parse((game.folder / FILE).read_text(encoding="utf-8"))
    if lesson.record.game != game.id:
        raise RecordError(f"this is a lesson of {lesson.record.game}, not of {game.id}")
    return lesson


def _is_ours(line: str) -> bool:
    return line.startswith(STEP) or line == UNSEEN


class _Reading:
    """Counts events from line to line, and gathers what stands between them."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.unseen: set[int] = set()
        self._steps: list[Step] = []
        self._happened = 0
        self._hidden = False

    def read(self, line: str) -> None:
        if line.startswith(STEP):
            self._say(_read_step(line, self._happened))
        elif line == UNSEEN:
            self._hidden = True
        elif line and line[0] in "*0123456789":
            for _ in read_events(find_game(self.record.game), line):
                self._see()

    def _say(self, step: Step) -> None:
        if any(other.name == step.name for other in self._steps):
            raise RecordError(f"there are two steps {step.name!r}")
        self._steps.append(step)
        self._hidden = False

    def _see(self) -> None:
        """One more event; what the learner does is asked for by the step before it."""
        event = self.record.events[self._happened]
        if self._hidden:
            self.unseen.add(self._happened)
        elif event.actor == LEARNER:
            if not self._steps or self._steps[-1].after != self._happened:
                raise RecordError(f"the learner does {str(event.what)!r}, and no step asks for it")
            self._steps[-1] = msgspec.structs.replace(self._steps[-1], does=str(event.what))
        self._happened += 1

    def end(self) -> Iterator[Step]:
        """All steps; the last thing in a lesson is one of them."""
        if not self._steps or self._steps[-1].after != self._happened:
            raise RecordError("a lesson ends with a step, after all events")
        yield from self._steps


def _read_step(line: str, happened: int) -> Step:
    name, *more = (part.strip() for part in line.removeprefix(STEP).split("|"))
    if not name.replace("-", "").isalnum():
        raise RecordError(f"a step has a name of letters and dashes, not {name[:60]!r}")
    at: tuple[str, ...] = ()
    look = LOOKS[0]
    for part in more:
        key, _, value = part.partition(" ")
        if key == "at" and value:
            at = tuple(place.strip() for place in value.split(","))
        elif key == "look" and value.strip() in LOOKS:
            look = value.strip()
        else:
            raise RecordError(f"expected 'at' and places, or 'look' and one of {', '.join(LOOKS)}, got {part[:60]!r}")
    return Step(name, happened, at, look)
