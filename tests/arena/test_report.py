"""The report: one file, in the page's own colours; and the command."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pexpect
import pytest
from typer.testing import CliRunner

from tests.command import read_json, refused, run
from tischlein.arena import Estimate, Match, play_match
from tischlein.arena.report import report
from tischlein.cli.app import app

pytestmark = pytest.mark.slow


def test_a_report_stands_alone() -> None:
    standings = play_match(Match(game="karteneck", bots=("thumb", "<b>=random"), games=4, adjust=False))
    duels = tuple(
        msgspec.structs.replace(d, games=40, adjusted=Estimate(0.6, 0.5, 0.7, 0.1), narrowed=2.0, decided=True)
        for d in standings.duels
    )
    text = report(msgspec.structs.replace(standings, duels=duels))
    pictures = re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)
    assert len(pictures) == 4
    for picture in pictures:
        ElementTree.fromstring(picture)
        assert "currentColor" in picture and 'role="img"' in picture
    assert "<b>" not in text and "&lt;b&gt;" in text
    assert "prefers-color-scheme: dark" in text
    assert not re.findall(r'(?:src|href)="(?!#)', re.sub(r'xlink:href="#', "", text))
    assert "60.0 %" in text and "2.00 ×" in text and "decided" in text
    few = report(msgspec.structs.replace(standings, duels=tuple(msgspec.structs.replace(d, games=4) for d in duels)))
    assert "60.0 %" not in few and "<td>–</td>" in few and "too few deals" in few


def test_the_command_shows_reports_and_goes_on(tmp_path: Path) -> None:
    words = ["arena", "bratwurmeck", "--bots", "thumb,random", "-n", "4", "--raw", "--cores", "1"]
    shown = run(*words, "--out", str(tmp_path / "m"), "--report", str(tmp_path / "r.html"))
    assert "thumb" in shown.stdout and "95 %" in shown.stdout and "luck is not taken off" in shown.stdout
    assert (tmp_path / "r.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    found = read_json(*words, "--out", str(tmp_path / "m"))
    assert found["games"] == 4 and found["duels"][0]["raw"]["share"] >= 0.5
    assert "another match" in refused(*words, "--seed", "1", "--out", str(tmp_path / "m"))


def test_few_deals_are_too_few_for_an_interval() -> None:
    words = ["arena", "karteneck", "--bots", "thumb,random", "--cores", "1"]
    shown = run(*words, "-n", "4").stdout
    row = next(line for line in shown.splitlines() if line.startswith("thumb"))
    assert row.split()[3:] == ["–", "–", "–", "–", "4"] and "too few deals" in shown and "narrower" in shown
    shown = run(*words, "-n", "20").stdout
    assert re.search(r"\d–\d", shown) and "too few" not in shown and "×" in shown


def test_what_was_there_already_has_no_speed(tmp_path: Path) -> None:
    words = ["arena", "karteneck", "--bots", "thumb,random", "--cores", "1", "--out", str(tmp_path / "m")]
    assert "8 games of 2 players in" in run(*words, "-n", "8").stdout
    again = run(*words, "-n", "8").stdout
    assert "8 games of 2 players, which were all there already" in again and "games/s" not in again
    assert "16 games of 2 players, 8 of them now, in" in run(*words, "-n", "16").stdout


def test_a_bot_that_fails_is_told_in_one_line() -> None:
    words = ["--bots", "thumb,mine=tests.arena.players:Newborn", "--cores", "1"]
    assert re.fullmatch(
        r"mine failed: RuntimeError: not yet \(players\.py, line \d+\)", refused("arena", "karteneck", *words)
    )


def test_without_openskill_it_says_why_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    done = CliRunner().invoke(app, ["arena", "karteneck", "--bots", "thumb,random", "-n", "4", "--cores", "1"])
    assert done.exit_code == 0
    assert 'ratings need openskill; install it with: pip install "tischlein[arena]"' in done.stderr


def test_in_a_terminal_a_bar_shows_how_it_stands() -> None:
    words = ["arena", "bratwurmeck", "--bots", "thumb,random", "-n", "60", "--raw", "--cores", "1"]
    shown = pexpect.spawn(
        sys.executable, ["-m", "tischlein", *words], encoding="utf-8", timeout=30, dimensions=(24, 120)
    )
    shown.expect(r"thumb – random +[\d.]+ % \([\d.]+–[\d.]+\)")
    shown.expect("games/s")
    shown.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "thumb"), "two bots or more"),
        (("--bots", "thumb,nobody"), "no bot is called 'nobody'"),
        (("--bots", "thumb,random", "--on", "mars"), "not on 'mars'"),
        (("--bots", "thumb,random", "--report", "no/such/folder.html"), "no such folder"),
    ],
)
def test_wrong_input_is_refused_in_one_line(words: tuple[str, ...], said: str) -> None:
    assert said in refused("arena", "bratwurmeck", *words)


def test_the_page_about_the_arena_tells_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    for code in re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL):
        exec(compile(code, "arena.md", "exec"), {})
    assert "thumb random Estimate(" in capsys.readouterr().out
    told = set(re.findall(r"`(-[-\w]+)", page))
    assert told - {"--out", "-n"} <= set(re.findall(r"--\w+", run("arena", "--help").stdout))
