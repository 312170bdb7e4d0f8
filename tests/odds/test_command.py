"""The odds as the terminal shows and draws them."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.command import refused, run

WORDS = ["--grill", "21-29,33", "--tops", "24,27", "--own", "22", "--kept", "w w 5"]


@pytest.mark.slow
def test_fractions_are_whole() -> None:
    shown = run("odds", "bratwurmeck", *WORDS, "--exact").stdout
    told = json.loads(run("odds", "bratwurmeck", *WORDS, "--exact", "--json").stdout)
    for choice in told["choices"]:
        assert choice["value"] in shown and choice["fails"] in shown
    chances = run("odds", "bratwurmeck", "--exact").stdout
    assert "…" not in shown + chances
    assert all(0 <= Fraction(part) <= 1 for line in chances.splitlines()[3:] for part in line.split()[1:])


def test_a_chance_that_is_there_is_not_none() -> None:
    shown = run("odds", "barbecue").stdout
    assert shown.splitlines()[-1].split() == ["47", "<", "0.01", "%", "<", "0.01", "%"] and " 0.00 %" not in shown


@pytest.mark.parametrize(("game", "unit"), [("bratwurmeck", "worms"), ("barbecue", "points")])
def test_what_a_choice_brings_has_a_unit(game: str, unit: str) -> None:
    assert f"brings, in {unit}" in run("odds", game, "--own", "30").stdout


@pytest.mark.slow
@pytest.mark.parametrize("words", [[], WORDS, ["--own", "30", "--rolled", "1 2 3 4 5 w w w"]])
def test_a_picture_comes_besides_the_text(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "odds.png"
    done = run("odds", "bratwurmeck", *words, "--plot", str(file))
    assert done.stdout == run("odds", "bratwurmeck", *words).stdout
    assert done.stderr == f"picture: {file}\n" and file.read_bytes()[1:4] == b"PNG"


@pytest.mark.parametrize("command", [["odds", "bratwurmeck"], ["review", "no-such-record"]])
def test_a_picture_that_can_not_be_is_refused_before_the_work(command: list[str], tmp_path: Path) -> None:
    assert refused(*command, "--plot", "odds.bmp").startswith("odds.bmp: a picture's name ends with .png, .svg, .pdf")
    assert refused(*command, "--plot", str(tmp_path / "no" / "a.png")).endswith("there is no such folder")
    (tmp_path / "b.png").mkdir()
    assert refused(*command, "--plot", str(tmp_path / "b.png")).endswith("is a folder; expected a file")
