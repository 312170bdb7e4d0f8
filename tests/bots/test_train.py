"""Learning a value function: reproducible, better than none, and it says of itself what it is."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tischlein import GAMES, SetupError
from tischlein.bots.measure import RIVALS, Measured
from tischlein.bots.nets import Net, load_net, path_of, save_net
from tischlein.bots.solving import Wish
from tischlein.bots.teaching import LANES
from tischlein.bots.train import Layers, train
from tischlein.cli.app import app
from tischlein.odds.desk import make_desk
from tischlein.odds.lanes import make_lanes, solve_lanes
from tischlein.odds.turn import NEVER, at, solve

GAMES_OF_DICE = [GAMES["bratwurmeck"], GAMES["barbecue"]]


@pytest.mark.parametrize("game", GAMES_OF_DICE, ids=lambda game: game.id)
def test_every_number_of_players_has_a_value_function_that_was_measured(game: object) -> None:
    assert isinstance(game, type(GAMES["barbecue"]))
    for seats in range(game.fewest, game.most + 1):
        net = load_net(game, seats)
        assert net, f"{game.id} for {seats}"
        assert (net.about.game, net.about.seats) == (game.id, seats)
        assert set(net.about.strength) == set(RIVALS)
        assert all(found.share - found.within > 1 / seats for found in net.about.strength.values())


def test_turns_solved_side_by_side_are_those_solved_alone() -> None:
    dice = GAMES["barbecue"].dice_turn
    assert dice
    desk = make_desk(dice)
    many = make_lanes(desk, 2)
    for lane, fail in enumerate((0.25, 0.5)):
        many.fail[lane], many.bare[lane] = fail, NEVER
        many.stop[:, lane] = [NEVER if total < 23 else (total % (5 + lane)) / 5 for total in range(len(desk.stop))]
    solve_lanes(desk, many, dice.worm)
    for lane, fail in enumerate((0.25, 0.5)):
        desk.stop[:] = list(many.stop[:, lane])
        solve(desk, dice.worm, NEVER, fail)
        found = [desk.value[at(*state)] for state in desk.states]
        assert found == pytest.approx(list(many.value[:, lane]), abs=1e-12)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("bratwurmeck", 3), ("barbecue", 2)])
def test_learning_helps_and_comes_out_the_same_again(name: str, seats: int) -> None:
    game = GAMES[name]
    done: list[int] = []
    net = train(game, seats, 7, 8, cores=1, positions=4096, progress=lambda round_, of, text: done.append(round_))
    assert done == list(range(1, 9))
    assert (net.about.positions, net.about.rounds, net.about.cores) == (8 * 4096, 8, 1)
    assert train(game, seats, 7, 2, cores=2, positions=LANES).weights == (
        train(game, seats, 7, 2, cores=2, positions=LANES).weights
    )
    inputs = game.feature_count(seats)
    raw = Layers(inputs, seats, 7).flat().tolist()
    rival = Wish(wins=False)
    learnt = Measured(game, seats, net.weights, Wish(wins=True), rival).play(400, 1)
    unlearnt = Measured(game, seats, raw, Wish(wins=True), rival).play(400, 1)
    assert learnt.share - learnt.within > unlearnt.share + unlearnt.within


@pytest.mark.compiled
@pytest.mark.slow
def test_the_command_keeps_what_it_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.bots.train.train", partial(train, positions=LANES))
    monkeypatch.chdir(tmp_path)
    said = CliRunner().invoke(
        app, ["train", "barbecue", "-p", "3", "--rounds", "1", "-n", "20", "--cores", "1", "--json"]
    )
    told = json.loads(said.stdout)
    net = load_net(GAMES["barbecue"], 3, tmp_path)
    assert net
    assert told == json.loads(msgspec.json.encode(net.about))
    assert (told["seed"], told["rounds"]) == (1, 1)
    assert set(told["strength"]) == set(RIVALS)
    assert told["strength"]["one-turn"]["games"] >= 20


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.core.compiled.available", lambda: False)
    done = CliRunner().invoke(app, ["train", "barbecue"])
    assert isinstance(done.exception, SetupError)
    assert str(done.exception) == 'learning needs numba; install it with: pip install "tischlein[fast]"'


def test_a_file_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    game = GAMES["barbecue"]
    net = load_net(game, 2)
    assert net
    save_net(Net(net.about, net.weights[:-1]), path_of(game, 2, tmp_path))
    with pytest.raises(ValueError, match="does not fit"):
        load_net(game, 2, tmp_path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["karteneck"], "has no dice"),
        (["barbecue", "-p", "6"], "barbecue is for 2 to 5 players, not 6"),
        (["barbecue", "--rounds", "0"], "at least 1 round"),
        (["barbecue", "--minutes", "0"], "more than 0 minutes"),
        (["barbecue", "--cores", "0"], "at least 1 core"),
        (["barbecue", "--games", "1"], "at least 2 games"),
        (["barbecue", "--rounds", "2", "--minutes", "1"], "not both"),
        (["barbecue", "--out", "nowhere/at-all.net"], "expected a file in a folder that is there"),
    ],
)
def test_what_cannot_be_learnt_is_refused(arguments: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["train", *arguments])
    assert isinstance(done.exception, SetupError)
    assert said in str(done.exception)
