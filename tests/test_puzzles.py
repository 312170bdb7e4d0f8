"""Puzzles: those that come along are sound, each has its day, and the same seed finds the same."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tischlein import GAMES, Record, SetupError
from tischlein.bots.nets import load_net
from tischlein.cli.app import app
from tischlein.core.catalogue import LANGUAGES, in_words
from tischlein.puzzles import Puzzle, of_day, puzzles_of, read_puzzles
from tischlein.puzzles.finding import COSTS, find_puzzles
from tischlein.puzzles.puzzle import FOLDER, write_puzzles

ENOUGH = 30
TEXTS = Path(__file__).parents[1] / "web" / "src" / "texts"


@pytest.mark.parametrize("game", GAMES)
def test_those_that_come_along_are_sound(game: str) -> None:
    text = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
    found = read_puzzles(text)
    assert found.game == game and len(found.puzzles) >= ENOUGH
    assert write_puzzles(found) == text
    assert len({puzzle.record for puzzle in found.puzzles}) == len(found.puzzles)
    for puzzle in found.puzzles:
        table = Record.parse(puzzle.record).table()
        legal = [str(action) for action in table.legal(puzzle.seat)]
        assert puzzle.best.action in legal and puzzle.obvious in legal
        assert puzzle.best.action != puzzle.obvious
        assert puzzle.best.value - puzzle.option(puzzle.obvious).value >= COSTS - 1e-4  # values are rounded
        values = [option.value for option in puzzle.options]
        assert values == sorted(values, reverse=True) and 0 <= values[-1] <= values[0] <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reasons_have_words(game: str, language: str) -> None:
    ours = re.findall(
        r"^(puzzle-[a-z]+) =", (TEXTS / f"tables.{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    for puzzle in puzzles_of(GAMES[game]):
        names = Record.parse(puzzle.record).players
        for said in (said for option in puzzle.options for said in option.says):
            assert said.id in ours or in_words(game, said, names, language)


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_puzzle_and_none_comes_again_before_all_have_been(game: str) -> None:
    many = len(puzzles_of(GAMES[game]))
    first = date(2026, 3, 1)
    days = [record_of(game, first + timedelta(days)) for days in range(many)]
    assert record_of(game, first) == days[0] == record_of(game, first + timedelta(many))
    found = [puzzle.record for puzzle in puzzles_of(GAMES[game])]
    assert sorted(days) == sorted(found)
    assert days != found  # in another order than they were found


def record_of(game: str, day: date) -> str:
    puzzle = of_day(GAMES[game], day)
    assert puzzle
    return puzzle.record


def test_a_game_without_puzzles_has_none(tmp_path: Path) -> None:
    assert of_day(GAMES["karteneck"], date(2026, 3, 1), tmp_path) is None


def spoilt(**other: object) -> str:
    """A file in which one thing is wrong."""
    good = puzzles_of(GAMES["bratwurmeck"])[0]
    bad = msgspec.structs.replace(good, **other)
    found = read_puzzles((FOLDER / "bratwurmeck.json").read_bytes())
    return write_puzzles(msgspec.structs.replace(found, puzzles=(bad,)))


def test_what_is_wrong_with_a_file_is_said() -> None:
    good: Puzzle = puzzles_of(GAMES["bratwurmeck"])[0]
    for text, why in (
        ("[]", "no puzzles"),
        (spoilt(record="nonsense"), "line 1"),
        (spoilt(obvious=good.best.action), "not wrong"),
        (spoilt(options=good.options[:1]), "not what may be done"),
        (spoilt(seat=1 - good.seat), "not what may be done"),
        (spoilt(shown=9999), "no event 9999"),
    ):
        with pytest.raises(SetupError, match=why):
            read_puzzles(text)


@pytest.mark.slow
def test_the_same_seed_finds_the_same() -> None:
    if load_net(GAMES["bratwurmeck"], 2) is None:
        pytest.skip("no value function is there")
    one = find_puzzles(GAMES["bratwurmeck"], 1, "a seed")
    assert one == find_puzzles(GAMES["bratwurmeck"], 1, "a seed") and len(one.puzzles) == 1
    assert read_puzzles(write_puzzles(one)) == one
    assert one.puzzles[0].option(one.puzzles[0].obvious).value < one.puzzles[0].best.value


def test_a_folder_that_is_not_there_is_said_first(tmp_path: Path) -> None:
    asked = ["puzzles", "karteneck", "--out", str(tmp_path / "nowhere" / "file.json")]
    assert isinstance(CliRunner().invoke(app, asked).exception, SetupError)
