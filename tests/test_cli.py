"""The command line, as text that comes out of it, and in a real terminal."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path

import httpx
import pexpect
import pytest

from tests.command import HERE, in_its_own, in_this_process, read_json, refused, run
from tischlein import GAMES, Record, Table
from tischlein.core.rulebook import rules_text


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = Table("bratwurmeck", players=["Петя", "Jürgen"], seed=4)
    for _ in range(20):
        seat = min(table.actors)
        table.play(seat, table.legal(seat)[-1])
    file = tmp_path / "game.tisch"
    file.write_text(str(table.record()), encoding="utf-8")
    return file


def test_help_shows_the_commands() -> None:
    shown = run("--help").stdout
    assert all(command in shown for command in ("serve", "games", "rules", "play", "replay", "simulate", "warm"))
    assert run("--version").stdout.startswith("tischlein ")


def test_a_process_of_its_own_says_the_same(record: Path) -> None:
    """So that most tests need none."""
    for command in (["replay", str(record), "--at", "7"], ["verify", str(record)], ["replay", "no such file"]):
        assert in_its_own(*command) == in_this_process(*command)


def test_alone_it_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    places = {"BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with subprocess.Popen(HERE, stderr=subprocess.PIPE, text=True, env={**os.environ, **places}) as server:
        assert server.stderr
        address = server.stderr.readline().strip().removeprefix("Tischlein is open: ")
        for _ in range(200):
            if opened.exists():
                break
            time.sleep(0.05)
        assert opened.read_text().strip() == address
        assert httpx.get(f"{address}/api/games").json()["games"][0]["id"] == "bratwurmeck"
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0


def test_games() -> None:
    shown = run("games").stdout
    assert all(game in shown for game in GAMES)
    listed = read_json("games")
    assert [game["id"] for game in listed] == list(GAMES)
    assert listed[0]["components"]["worms"]["36"] == 4


def test_rules_are_printed() -> None:
    assert run("rules", "bratwurmeck", "--lang", "ru").stdout == rules_text(GAMES["bratwurmeck"], "ru")
    assert read_json("rules", "bratwurmeck", "-l", "de")["language"] == "de"


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_rules_fit_a_terminal(columns: int) -> None:
    """Nothing is cut, and nothing is wider than the terminal or than one can read."""
    narrow = os.environ | {"TERM": "xterm", "COLUMNS": str(columns)}
    command = shlex.join([*HERE, "rules", "haecmaec", "--lang", "en"])
    shown, code = pexpect.run(command, withexitstatus=True, encoding="utf-8", env=narrow)
    text = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert code == 0 and re.findall(r"\w+", text) == re.findall(r"\w+", rules_text(GAMES["haecmaec"], "en"))
    assert max(len(line) for line in text.splitlines()) <= min(columns, 90)


def test_replay(record: Path) -> None:
    whole = Record.parse(record.read_text(encoding="utf-8"))
    data = read_json("replay", str(record))
    assert data["players"] == ["Петя", "Jürgen"] and data["of"] == len(whole.events)
    assert data["position"] == whole.table().position()
    assert read_json("replay", str(record), "--at", "7")["events"] == [str(event) for event in whole.events[:7]]
    shown = run("replay", str(record), "--at", "7").stdout
    assert "grill" in shown and "Jürgen" in shown and "After 7 events" in shown
    assert run("replay", "-", said=str(whole)).stdout == run("replay", str(record)).stdout


def test_replay_refuses(record: Path, tmp_path: Path) -> None:
    assert refused("replay", str(tmp_path / "none")).endswith("no such file or directory")
    assert refused("replay", str(record), "--at", "9999").startswith("there is no event 9999")
    lines = record.read_text(encoding="utf-8").splitlines()
    bad = tmp_path / "bad.tisch"
    for at, line, expected in [
        (0, "chess 1", "line 1: expected 'tischlein 1'"),
        (1, "game: chess", "line 2: no game is called 'chess'"),
        (2, "players: Solo", "line 3: bratwurmeck is for 2 to 7 players, not 1"),
        (3, "options: faster=very", "line 4: bratwurmeck: option faster is one of off"),
        (6, "* roll 1 2 3", "line 7: 'roll 1 2 3' can't happen now"),
        (7, "0 keep 9", "line 8: 'keep 9' is not understood; expected keep FACE"),
        (7, "one keeps", "line 8: expected a seat or *, got 'one'"),
    ]:
        bad.write_text("\n".join([*lines[:at], line, *lines[at + 1 :]]), encoding="utf-8")
        assert refused("replay", str(bad)).startswith(expected)
    bad.write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in refused("replay", str(bad))


def test_a_position_is_shown_or_refused(record: Path, tmp_path: Path) -> None:
    data = Record.parse(record.read_text(encoding="utf-8")).table().position()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read_json("replay", str(file))["position"] == data
    assert "grill" in run("replay", str(file)).stdout
    assert refused("replay", str(file), "--at", "3").startswith("--at is for records")
    data["state"]["stack"][0] = [21, 21]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert refused("replay", str(file)) == "this position can't be: tile 21 is in two places"
    file.write_text("{", encoding="utf-8")
    assert refused("replay", str(file)).startswith("a position is JSON")


@pytest.mark.compiled
def test_simulate(tmp_path: Path) -> None:
    data = read_json("simulate", "bratwurmeck", "-p", "3", "-n", "20", "--seed", "5", "--bots", "thumb,random,random")
    assert data["games"] == 20 and data["seats"][0]["bot"] == "thumb"
    assert {"seconds", "games_per_second", "steps_per_second"} <= set(data)
    shown = run("simulate", "bratwurmeck", "-n", "3", "--interpreted", "--records", str(tmp_path / "out")).stdout
    assert "wins" in shown and "games/s" in shown and "interpreted" in shown
    assert len(list((tmp_path / "out").glob("*.tisch"))) == 3


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["simulate", "chess"], "no game is called 'chess'; there are bratwurmeck"),
        (["simulate", "bratwurmeck", "-p", "8"], "bratwurmeck is for 2 to 7 players, not 8"),
        (["simulate", "bratwurmeck", "-n", "0"], "at least 1 game"),
        (["simulate", "bratwurmeck", "-n", "many"], "Invalid value for '--games'"),
        (["train", "karteneck"], "karteneck has no dice to solve"),
        (["train", "barbecue", "-p", "6"], "barbecue is for 2 to 5 players, not 6"),
        (["odds", "bratwurmeck", "--grill", "20"], "a tile is a number from 21 to 36"),
        (["simulate", "bratwurmeck", "-o", "faster"], "an option is written name=value"),
        (["simulate", "bratwurmeck", "-o", "slower=on"], "bratwurmeck has no option 'slower'"),
        (["simulate", "bratwurmeck", "--components", "{"], "components are a JSON object"),
        (
            ["simulate", "bratwurmeck", "--components", '{"worms": {"20": 1}}'],
            "bratwurmeck components: worms has no '20'",
        ),
        (["simulate", "bratwurmeck", "--components", '{"worms": {"21": -1}}'], "bratwurmeck components: worms 21 is a"),
        (["simulate", "bratwurmeck", "--bots", "thumb,thumb,thumb"], "expected one bot, or one for each of 2 seats"),
        (["play", "bratwurmeck", "--bot", "deep"], "no bot is called 'deep'"),
        (["play", "bratwurmeck", "-n", "A", "-n", "B", "-n", "C", "-p", "2"], "3 people do not fit on 2 seats"),
        (["play", "bratwurmeck", "-n", "a,b"], "a name has no comma"),
        (["rules", "bratwurmeck", "-l", "fr"], "there is no language 'fr'; there are en, de, ru"),
        (["warm", "chess"], "no game is called 'chess'"),
        (["dance"], "No such command 'dance'"),
        (["games", "--loud"], "No such option"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: list[str], expected: str) -> None:
    assert refused(*arguments).startswith(expected)


@pytest.mark.compiled
def test_warm() -> None:
    seconds = read_json("warm", "bratwurmeck", "barbecue", "bratwurmeck")["seconds"]
    assert list(seconds) == ["bratwurmeck", "barbecue"] and min(seconds.values()) > 0
    folder = Path(read_json("warm", "bratwurmeck")["folder"])
    assert {"bratwurmeck.games.warm", "barbecue.games.warm"} <= {path.name for path in folder.iterdir()}


@pytest.mark.parametrize(
    "game", [pytest.param(one.id, marks=pytest.mark.slow if one.hands else ()) for one in GAMES.values()]
)
def test_play_to_the_end(game: str, tmp_path: Path) -> None:
    """Always the first choice, against bots, until it is over; the record tells the same game."""
    file = tmp_path / "game.tisch"
    done = run("play", game, "--seed", "2", "--record", str(file), said="1\n" * 4000)
    assert "The game is over." in done.stdout
    assert Record.parse(file.read_text(encoding="utf-8")).table().over


def test_play_explains_and_keeps_on(tmp_path: Path) -> None:
    said = "?\nfoo\n99\nboard\nevents\nrules\n\nquit\n"
    file = tmp_path / "left.tisch"
    shown = run("play", "bratwurmeck", "--seed", "3", "--record", str(file), said=said).stdout
    assert "Type the number of a choice" in shown and "'foo' is not understood" in shown
    assert "push your luck" in shown and "You leave the table." in shown
    assert Record.parse(file.read_text(encoding="utf-8")).events
    assert "is there already" in refused("play", "bratwurmeck", "--record", str(file))


def test_play_asks_once_more_before_what_costs() -> None:
    said = "1\nstop\nroll\nquit\n"
    assert (
        "Giving up is a failure. Choose it again to do it."
        in run("play", "bratwurmeck", "--seed", "3", said=said).stdout
    )


def test_play_tells_of_accusations_between_others(tmp_path: Path) -> None:
    """What everybody hears and sees at a table, the person at the keyboard hears and sees."""
    file = tmp_path / "game.tisch"
    options = ["--seed", "8", "-p", "4", "--bot", "random", "--record", str(file)]
    shown = run("play", "haecmaec", *options, said="1\n" * 4000).stdout
    accusations = re.findall(r"^[\d,]+ accuse$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert accusations
    assert len(re.findall(r"\(bot\): accuse$", shown, flags=re.MULTILINE)) == len(accusations)
    assert len(set(re.findall(r"^accused  .*$", shown, flags=re.MULTILINE))) >= len(accusations) - 5  # some look alike


def test_play_in_a_real_terminal() -> None:
    """Two people at one keyboard: nobody's hand shows before Enter, also the first time."""
    people = ["play", "karteneck", "-n", "Anna", "-n", "Ben", "-p", "2", "--seed", "1"]
    terminal = pexpect.spawn(HERE[0], [*HERE[1:], *people], timeout=20, encoding="utf-8")
    terminal.setwinsize(30, 80)
    for _ in range(2):
        terminal.expect(r"The keyboard goes to (Anna|Ben)\. Press Enter")
        with pytest.raises(pexpect.TIMEOUT):
            terminal.expect("hand ", timeout=0.4)
        terminal.sendline("")
        terminal.expect(r"hand +\S+")
        terminal.expect(r"(Anna|Ben)> ")
        terminal.sendline("LAY 9")  # refused, and asked again
        terminal.expect("is not understood")
        terminal.expect(r"(Anna|Ben)> ")
        terminal.sendline("pass")
        terminal.expect("Choose it again to do it")
        terminal.expect(r"(Anna|Ben)> ")
        terminal.sendline("PASS")
    terminal.expect("round 2 of 9")  # who passed last begins, and is at the keyboard already
    terminal.expect(r"(Anna|Ben)> ")
    terminal.sendline("quit")
    terminal.expect("You leave the table")
    terminal.expect(pexpect.EOF)


def test_play_lets_one_choose_a_game() -> None:
    shown = run("play", said="x\n1\n9\n\nquit\n").stdout
    assert "Which game?" in shown and "Expected a number" in shown and "Heckmeck am Bratwurmeck: You" in shown
    assert run("play", said="q\n").stderr == ""
