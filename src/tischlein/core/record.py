"""Records: a game as a text that a person can read, write by hand and diff.

    tischlein 1
    game: bratwurmeck
    players: Petya, Masha
    options: faster=off, flip-without-tile=off

    * first 0
    * roll 1 2 3 4 4 5 w w
    0 keep w

The log of events is the truth; the state is what comes of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, TypeVar

import msgspec

from .dealers import Dealer
from .errors import RecordError, TischleinError
from .fair import Proof
from .game import Game, find_game
from .table import Table, check_names
from .words import CHANCE, Event

FORMAT = "tischlein 1"
KEYS = ("game", "players", "options", "components", "rules", "fair")
T = TypeVar("T")

SERIES = ("draw", "tile")
"""Outcomes that may share a line."""


class Record(msgspec.Struct, frozen=True, eq=False):
    """One game from its first event. `parse` checks every line by the rules."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str]
    """As given; what is not named has its default."""
    components: dict[str, Any]
    """Where they differ from the box."""
    events: tuple[Event, ...]
    rules: int = 1
    """Version of the rules it was played by."""
    fair: Proof | None = None
    """How its chance events can be checked."""

    def __eq__(self, other: object) -> bool:
        """The same players, the same beginning, the same events; an option left out has its default."""
        if not isinstance(other, Record):
            return NotImplemented
        mine, its = ((r.game, r.players, r.events, r.rules, r.fair) for r in (self, other))
        return mine == its and self._open()._s == other._open()._s

    def __ne__(self, other: object) -> bool:
        return not self == other  # a msgspec struct doesn't derive it

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.events))

    def table(self, at: int | None = None, *, seed: int | str | None = None, dealer: Dealer | None = None) -> Table:
        """The table after all events, or after the first `at` of them."""
        if at is not None and not 0 <= at <= len(self.events):
            raise RecordError(f"there is no event {at}; this record has {len(self.events)}")
        table = self._open()
        for number, event in enumerate(self.events[:at], start=1):
            try:
                _happen(table, event)
            except TischleinError as error:
                raise RecordError(f"event {number}: {error}") from None
        return table.with_dealer(dealer, seed=seed)

    def _open(self) -> Table:
        return Table(self.game, self.players, dealer=None, options=self.options, components=self.components)

    def __str__(self) -> str:
        """The record in the writer's form."""
        lines = [FORMAT, f"game: {self.game}", f"players: {', '.join(self.players)}"]
        if self.options:
            lines.append("options: " + ", ".join(f"{name}={value}" for name, value in self.options.items()))
        if self.components:
            lines.append("components: " + json.dumps(self.components, ensure_ascii=False))
        if self.rules != 1:
            lines.append(f"rules: {self.rules}")
        if self.fair:
            lines.append(f"fair: {_write_proof(self.fair)}")
        return "\n".join([*lines, "", *event_lines(find_game(self.game), self.events)]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record and play it through; RecordError names the line that is wrong."""
        if not isinstance(text, str):
            raise RecordError(f"a record is text, not {type(text).__name__}")
        header, lines = _split_lines(text)
        game = header.read("game", find_game)
        players = header.read("players", lambda value: check_names(_parts(value)))
        options: dict[str, str] = header.read("options", _read_options, {})
        components: dict[str, Any] = header.read("components", _read_components, {})
        rules = header.read("rules", lambda value: _read_version(game, value), 1)
        fair = header.read("fair", lambda value: _read_proof(value, len(players)), None)
        header.read("game", lambda _: _read_version(game, str(rules)))  # no line for it: made under version 1
        header.read("players", lambda _: game.open(len(players)))
        header.read("options", lambda _: game.open(len(players), options), None)
        header.read("components", lambda _: game.open(len(players), options, components), None)
        table = Table(game.id, players, dealer=None, options=options, components=components)
        for number, line in lines:
            try:
                for event in read_events(game, line):
                    _happen(table, event)
            except TischleinError as error:
                raise RecordError(f"line {number}: {error}") from None
        return cls(game.id, players, options, components, table.events, rules, fair)


def _happen(table: Table, event: Event) -> None:
    if event.actor == CHANCE:
        table.deal(event.what)
    else:
        table.play(event.actor, event.what)


# -- writing --------------------------------------------------------------------------------------


def event_lines(game: Game, events: Iterable[Event]) -> Iterator[str]:
    """Draws that follow one another share a line, and so do equal answers in a window."""

    def kind(event: Event) -> object:
        word = str(event.what)
        verb = word.split(" ")[0]
        if event.actor == CHANCE:
            return verb if verb in SERIES else None
        return (word,) if word in game.answers else None

    for shared, group in groupby(events, kind):
        if shared is None:
            yield from map(str, group)
        elif isinstance(shared, str):
            yield " ".join([f"* {shared}", *(str(event.what).split(" ", 1)[1] for event in group)])
        else:
            said = list(group)
            yield ",".join(str(event.actor) for event in said) + f" {said[0].what}"


def _write_proof(proof: Proof) -> str:
    """In plain ASCII, since every byte of an entropy counts, and without the sign that starts a comment."""
    return json.dumps(msgspec.to_builtins(proof, str_keys=True)).replace("#", "\\u0023")


# -- reading --------------------------------------------------------------------------------------


class _Header:
    """The lines before the first event: `key: value`."""

    def __init__(self) -> None:
        self._lines: dict[str, tuple[int, str]] = {}

    def add(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon or key not in KEYS:
            raise RecordError(
                f"line {number}: expected one of {', '.join(KEYS)} with a colon, or an event, got {line[:60]!r}"
            )
        if key in self._lines:
            raise RecordError(f"line {number}: {key} stands here twice")
        self._lines[key] = (number, value.strip())

    def read(self, key: str, reader: Callable[[str], T], *default: T) -> T:
        """The value of a key; an error in it names its line."""
        if key not in self._lines:
            if default:
                return default[0]
            raise RecordError(f"the header lacks {key!r}")
        number, value = self._lines[key]
        try:
            return reader(value)
        except TischleinError as error:
            raise RecordError(f"line {number}: {error}") from None


def _split_lines(text: str) -> tuple[_Header, list[tuple[int, str]]]:
    """The header and the numbered lines of events, without comments and empty lines."""
    header = _Header()
    events: list[tuple[int, str]] = []
    first = True
    for number, line in enumerate(text.split("\n"), start=1):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        if first:
            if line != FORMAT:
                raise RecordError(f"line {number}: expected {FORMAT!r}, got {line[:60]!r}")
            first = False
        elif events or line[0] in "*0123456789":
            events.append((number, line))
        else:
            header.add(number, line)
    if first:
        raise RecordError(f"line 1: expected {FORMAT!r}, got nothing")
    return header, events


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in _parts(text) if text else []:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name or name in options:
            raise RecordError(f"options are written name=value, each once, not {part[:60]!r}")
        options[name] = value
    return options


def _read_components(text: str) -> dict[str, Any]:
    try:
        components = json.loads(text)
    except (ValueError, RecursionError):
        components = None
    if not isinstance(components, dict):
        raise RecordError(f"components are a JSON object, not {text[:60]!r}")
    return components


def _read_proof(text: str, seats: int) -> Proof:
    try:
        proof = msgspec.json.decode(text, type=Proof)
    except (ValueError, RecursionError) as error:
        what = " ".join(str(error).split())
        raise RecordError(f"fair is a JSON object with {', '.join(Proof.__struct_fields__)}: {what[:120]}") from None
    if len(proof.entropies) != seats:
        raise RecordError(f"fair has {len(proof.entropies)} entropies for {seats} players")
    proof.check()
    return proof


def _read_version(game: Game, text: str) -> int:
    if text != str(game.version):
        raise RecordError(f"made under rules version {text[:20]!r}; this program plays version {game.version}")
    return game.version


def read_events(game: Game, line: str) -> Iterator[Event]:
    """The events of one line: `SEAT what`, `SEAT,SEAT what` or `* what`."""
    who, _, what = " ".join(line.split()).partition(" ")
    if who == "*":
        verb, *things = what.split(" ")
        if verb in SERIES and len(things) > 1:
            for thing in things:
                yield Event(CHANCE, game.outcomes.parse(f"{verb} {thing}"))
        else:
            yield Event(CHANCE, game.outcomes.parse(what))
        return
    seats = who.split(",")
    if not all(seat.isascii() and seat.isdigit() and len(seat) < 3 for seat in seats):
        raise RecordError(f"expected a seat or *, got {who[:60]!r}")
    if len(seats) > 1 and what not in game.answers:
        raise RecordError(f"{what[:60]!r} is not an answer that several seats give at once")
    for seat in seats:
        yield Event(int(seat), game.actions.parse(what))
