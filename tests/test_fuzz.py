"""Whatever is handed in, only errors of our own come out, and nothing accepted breaks later.

The full suite reads more than 50,000 inputs: 5 games x 3 readers x 3,500.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tischlein import GAMES, Fair, Record, Table, TischleinError, verify
from tischlein.core.rng import seeded

from .combinations import TABLES
from .helpers import wander

few = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
many = settings(max_examples=3500, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
numbers = st.integers(0, 2**48)
games = pytest.mark.parametrize("game", GAMES)

PIECES = ["*", "0", "1", "9", "-1", "roll", "draw", "tile", "keep", "play", "pass", "first", "w", "w7", "red-7", "+4"]
PIECES += [
    "fly",
    "#",
    ":",
    ",",
    "=",
    "options: ",
    "components: {",
    "fair: {",
    "rules: 2",
    "players:",
    "\n",
    " ",
    "\t",
    "\0",
    "é",
    "∞",
]
VALUES: list[Any] = [
    -1,
    0,
    1,
    2,
    7,
    99,
    10**12,
    1.5,
    True,
    None,
    "",
    "up",
    "over",
    "roll",
    [],
    [0],
    {},
    {"x": 1},
    [[1]],
]


@cache
def sample_table(game: str, number: int) -> Table:
    """A table somewhere in a random game."""
    tables = [table for table in TABLES if table[0] == game]
    _, players, options = tables[number % len(tables)]
    table = Table(game, players, seed=number, options=options)
    rng = Random(number)
    for _ in range(rng.randrange(60)):
        if table.over:
            break
        seat = min(table.actors)
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def garble(text: str, rng: Random) -> str:
    """A text with a few pieces lost, doubled, swapped or strange."""
    for _ in range(rng.randrange(1, 4)):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[rng.randrange(len(lines))])
            case 2:
                cut = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:cut] + rng.choice(PIECES) + lines[at][cut:]
            case 3:
                words = lines[at].split(" ")
                words[rng.randrange(len(words))] = rng.choice(PIECES)
                lines[at] = " ".join(words)
            case 4:
                lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
            case _:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
        text = "\n".join(lines) or "?"
    return text


def bend(data: Any, rng: Random) -> None:
    """Change one thing somewhere inside some JSON."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        inside = data[key]
        if isinstance(inside, dict | list) and inside and rng.random() < 0.8:
            data = inside
            continue
        match rng.randrange(4):
            case 0 if isinstance(data, dict):
                del data[key]
            case 1 if isinstance(inside, int) and not isinstance(inside, bool):
                data[key] = inside + rng.choice([-1, 1])
            case 2:
                data[key] = copy.deepcopy(data[rng.choice(keys)])
            case _:
                data[key] = rng.choice(VALUES)
        return


def one_line(error: TischleinError) -> None:
    """What is said to people is one line, and not an empty one."""
    assert str(error).strip()
    assert "\n" not in str(error)


def read_record(game: str, number: int) -> None:
    rng = Random(number)
    whole = sample_table(game, number % 40).record()
    if number % 3 == 0:
        fair = Fair(rng.randbytes(32), ["a#b"] * len(whole.players), "t", raced={number % 50: [0, 1]})
        whole = msgspec.structs.replace(whole, fair=fair.reveal())
    text = garble(str(whole), rng)
    try:
        record = Record.parse(text)
    except TischleinError as error:
        one_line(error)
        return
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    if record.fair:
        check_proof(record)


def check_proof(record: Record) -> None:
    """A proof that was read is checked without surprises; the seed is a strange one, so it seldom says the same."""
    try:
        verify(record)
    except TischleinError as error:
        one_line(error)


def read_position(game: str, number: int) -> None:
    rng = Random(number)
    data = json.loads(json.dumps(sample_table(game, number % 40).position()))
    for _ in range(rng.randrange(1, 4)):
        if data:
            bend(data, rng)
    try:
        table = Table.from_position(data, dealer=None)
    except TischleinError as error:
        one_line(error)
        return
    again = Table.from_position(table.position(), dealer=None)
    assert again.position() == table.position()
    s = table._s.copy()
    wander(table.game, s, seeded(number), 40, player=number % 2)
    assert list(table.game.faults(s)) == []
    for seat in (None, *range(table.seats)):
        assert table.draw(seat)


def read_words(game: str, number: int) -> None:
    rng = Random(number)
    for words in (GAMES[game].actions, GAMES[game].outcomes):
        word = rng.choice([word for _, word in words])
        text = garble(str(word), rng)
        try:
            assert words.decode(words.encode(words.parse(text))) == words.parse(text)
        except TischleinError as error:
            one_line(error)
    try:
        Table(game, players=rng.choice(VALUES), options={"faster": rng.choice(VALUES)}, components=rng.choice(VALUES))
    except TischleinError as error:
        one_line(error)


@games
@few
@given(numbers)
def test_a_few_records(game: str, number: int) -> None:
    read_record(game, number)


@games
@few
@given(numbers)
def test_a_few_positions(game: str, number: int) -> None:
    read_position(game, number)


@games
@few
@given(numbers)
def test_a_few_words(game: str, number: int) -> None:
    read_words(game, number)


@few
@given(st.text())
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(TischleinError):
        Record.parse(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@few
@given(json_values)
def test_any_json_is_no_position(data: object) -> None:
    with pytest.raises(TischleinError):
        Table.from_position(data)


@pytest.mark.slow
@games
@many
@given(numbers)
def test_many_records(game: str, number: int) -> None:
    read_record(game, number)


@pytest.mark.slow
@games
@many
@given(numbers)
def test_many_positions(game: str, number: int) -> None:
    read_position(game, number)


@pytest.mark.slow
@games
@many
@given(numbers)
def test_many_words(game: str, number: int) -> None:
    read_words(game, number)
