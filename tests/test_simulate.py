"""Simulation gives the same games on any number of cores and in either mode, and loses none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein import GAMES, Record, SetupError, simulate


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_cores_modes_and_records_agree(game: str, tmp_path: Path) -> None:
    players = GAMES[game].most
    one = simulate(game, players, 130, seed=9, cores=1)
    two = simulate(game, players, 130, seed=9, cores=2)
    kept = simulate(game, players, 130, seed=9, records=tmp_path / "new")
    assert one.compiled and two.cores == 2
    assert one.seats == two.seats == kept.seats
    assert one.length == two.length == kept.length
    few = simulate(game, players, 3, seed=9, cores=1)
    plain = simulate(game, players, 3, seed=9, interpreted=True, records=tmp_path / "plain")
    assert (plain.seats, plain.length, plain.compiled, plain.cores) == (few.seats, few.length, False, 1)
    files = sorted((tmp_path / "new").glob("*.tisch"))
    assert len(files) == 130
    for file in sorted((tmp_path / "plain").glob("*.tisch")):
        assert (tmp_path / "new" / file.name).read_text() == file.read_text()
    record = Record.parse(files[0].read_text(encoding="utf-8"))
    assert record.table().over
    lengths = [len(Record.parse(file.read_text(encoding="utf-8")).events) for file in files[:3]]
    assert max(lengths) <= one.length.most


def test_a_summary_adds_up() -> None:
    summary = simulate("bratwurmeck", 3, 12, seed=1, bots=["thumb", "random", "random"], interpreted=True)
    assert summary.games == 12
    assert sum(seat.wins for seat in summary.seats) == pytest.approx(1)
    assert [seat.bot for seat in summary.seats] == ["thumb", "random", "random"]
    assert summary.length.least <= summary.length.mean <= summary.length.most
    assert summary.steps == pytest.approx(summary.length.mean * 12)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"players": 8}, "bratwurmeck is for 2 to 7 players, not 8"),
        ({"games": 0}, "at least 1 game"),
        ({"cores": 0}, "at least 1 core"),
        ({"bots": ["thumb", "thumb", "thumb"]}, "one for each of 2 seats, not 3"),
        ({"bots": ["deep"]}, "no bot is called 'deep'"),
        ({"options": {"slower": "on"}}, "bratwurmeck has no option 'slower'"),
    ],
)
def test_what_cannot_be_simulated(arguments: dict[str, object], expected: str) -> None:
    settings: dict[str, object] = {"game": "bratwurmeck", "players": 2, "games": 1}
    with pytest.raises(SetupError, match=expected):
        simulate(**(settings | arguments))  # type: ignore[arg-type]


def test_records_never_overwrite(tmp_path: Path) -> None:
    simulate("bratwurmeck", 2, 1, records=tmp_path, interpreted=True)
    with pytest.raises(SetupError, match="holds records already"):
        simulate("bratwurmeck", 2, 1, records=tmp_path, interpreted=True)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(SetupError, match="not a folder"):
        simulate("bratwurmeck", 2, 1, records=file, interpreted=True)
