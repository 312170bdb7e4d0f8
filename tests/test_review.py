"""A game looked at again: the parts add up, and choices cost what they cost."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tischlein import GAMES, Record, RecordError, SetupError, Table, let_bots_play, make_bot
from tischlein.bots.nets import FOLDER, load_net
from tischlein.cli.app import app
from tischlein.review import review
from tischlein.review.cards import CardEvaluator
from tischlein.review.desk import make_desk

pytestmark = pytest.mark.slow

THERE = [tuple(path.stem.split("-")) for path in sorted(FOLDER.glob("*.net"))]


@pytest.mark.parametrize(("game", "seats"), THERE)
def test_start_and_luck_and_skill_are_the_result(game: str, seats: str) -> None:
    players = int(seats)
    table = let_bots_play(Table(game, players, seed=5), [make_bot("thumb")] * players)
    found = review(table.record())
    winners = table.winners
    for seat in range(players):
        assert found.start[seat] + found.luck[seat] + found.skill[seat] == pytest.approx(found.result[seat], abs=1e-9)
        assert found.result[seat] == (1 / len(winners) if seat in winners else 0)
        assert found.own[seat] <= 1e-9
    assert sum(found.start) == pytest.approx(1)
    assert all(step.loss >= 0 and sum(step.after) == pytest.approx(1) for step in found.steps)
    assert len(found.steps) == len(table.events)


def test_whoever_always_chooses_the_best_loses_nothing() -> None:
    if load_net(GAMES["bratwurmeck"], 2) is None:
        pytest.skip("no value function is there")
    table = let_bots_play(Table("bratwurmeck", 2, seed=8), [make_bot("expert"), make_bot("random")])
    found = review(table.record())
    assert found.own[0] == pytest.approx(0, abs=1e-9)
    assert found.own[1] < -0.05


CARDS = [
    ("karteneck", 2, {}),
    ("karteneck", 4, {}),
    ("haecmaec", 2, {}),
    ("haecmaec", 3, {"slapping": "on"}),
    ("tricknchef", 3, {}),
]


def card_game(game: str, players: int, options: dict[str, str], *bots: str) -> Table:
    table = Table(game, players, seed=5, options=options)
    return let_bots_play(table, [make_bot(bots[seat % len(bots)], seat) for seat in range(players)])


def quick(game: str, seats: int, ponder: int = 2, seed: int = 0, interpreted: bool = False) -> CardEvaluator:
    """A look that takes no time: few playouts."""
    desk = make_desk(GAMES[game], interpreted=interpreted)
    return CardEvaluator(GAMES[game], seats, ponder=ponder, seed=seed, desk=desk)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats", "options"), CARDS)
def test_the_parts_add_up_with_hidden_cards(game: str, seats: int, options: dict[str, str]) -> None:
    table = card_game(game, seats, options, "thumb", "random")
    found = review(table.record(), quick(game, seats))
    for seat in range(seats):
        assert found.start[seat] + found.luck[seat] + found.skill[seat] == pytest.approx(found.result[seat], abs=1e-12)
        assert found.result[seat] == (1 / len(table.winners) if seat in table.winners else 0)
        assert found.cost[seat] == sum(step.loss for step in found.steps if step.actor == seat)
    assert sum(found.luck) == pytest.approx(0, abs=1e-9) == sum(found.skill)
    now = found.start
    for step in found.steps:  # from one to the next without a gap, and everybody's chances are one whole
        assert step.before == now and sum(step.after) == pytest.approx(1)
        assert step.loss >= 0 and (step.loss > 0) == (step.best not in (None, step.what))
        assert step.actor >= 0 or not any(step.skill)
        now = step.after
    assert any(step.loss for step in found.steps)


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_review() -> None:
    record = card_game("tricknchef", 3, {}, "random").record()
    assert review(record, quick("tricknchef", 3)) == review(record, quick("tricknchef", 3))
    assert review(record, quick("tricknchef", 3)) != review(record, quick("tricknchef", 3, seed=1))


@pytest.mark.compiled
def test_nobody_is_blamed_for_what_could_not_be_known() -> None:
    """The others' hands change places: the choice of who can't see them is judged the same, its table is not."""
    table = Table("tricknchef", 3, seed=5)
    seat, record = min(table.actors), table.record()
    begin = next(n for n, event in enumerate(record.events) if str(event.what).startswith("draw"))
    deal = record.events[begin:]
    others = (*deal[:10], *deal[20:30], *deal[10:20])
    swapped = msgspec.structs.replace(record, events=(*record.events[:begin], *others)).table()
    assert swapped.state != table.state and swapped.view(seat) == table.view(seat)
    what = str(table.legal(seat)[0])
    one, other = (quick("tricknchef", 3, ponder=20) for _ in range(2))
    assert one.weigh(table, seat, what) == other.weigh(swapped, seat, what)
    assert one.value(table) != other.value(swapped)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats", "options"), [one for one in CARDS if one[1] != 4])  # four take long
def test_compiled_and_interpreted_find_the_same(game: str, seats: int, options: dict[str, str]) -> None:
    record = card_game(game, seats, options, "thumb", "random").record()
    assert review(record, quick(game, seats)) == review(record, quick(game, seats, interpreted=True))


@pytest.mark.compiled
def test_what_choices_gave_is_not_told_as_luck() -> None:
    """What a choice changed beyond what its seat could know goes up and down; it does not make up for bad choices."""
    hidden = cost = 0.0
    for seed in range(3):
        table = let_bots_play(Table("tricknchef", 3, seed=seed), [make_bot("thumb")] * 3)
        found = review(table.record(), quick("tricknchef", 3, ponder=60))
        hidden += sum(step.change[step.actor] - step.skill[step.actor] for step in found.steps if step.actor >= 0)
        cost += sum(found.cost)
    assert cost > 3 and abs(hidden) < cost / 3


@pytest.mark.compiled
def test_who_chooses_at_random_loses_more_by_choosing() -> None:
    found = review(card_game("karteneck", 2, {}, "thumb", "random").record(), ponder=400)
    assert found.own[1] < found.own[0] - 0.2


def test_no_value_function_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tischlein.review.values.load_net", lambda game, seats: load_net(game, 2) if seats == 2 else None
    )
    table = let_bots_play(Table("bratwurmeck", 3, seed=1), [make_bot("thumb")] * 3)
    with pytest.raises(SetupError, match="no value function for 3 players; there is one for 2"):
        review(table.record())


def test_only_a_finished_game() -> None:
    with pytest.raises(RecordError, match="finished"):
        review(Table("bratwurmeck", 2, seed=1).record())


def test_the_command(tmp_path: Path) -> None:
    table = let_bots_play(Table("bratwurmeck", ["Anna", "Ben"], seed=5), [make_bot("thumb")] * 2)
    file = tmp_path / "game.tisch"
    file.write_text(str(table.record()), encoding="utf-8")
    shown = CliRunner().invoke(app, ["review", str(file)])
    assert shown.exit_code == 0 and "Turning points" in shown.stdout and "Anna" in shown.stdout
    told = json.loads(CliRunner().invoke(app, ["review", str(file), "--json"]).stdout)
    assert len(told["steps"]) == len(Record.parse(file.read_text(encoding="utf-8")).events)
    assert shown.stderr == f"looking again at {len(table.events)} events …\n"
    picture = tmp_path / "game.svg"
    drawn = CliRunner().invoke(app, ["review", str(file), "--plot", str(picture)])
    assert drawn.exit_code == 0 and drawn.stdout == shown.stdout and f"picture: {picture}" in drawn.stderr
    drawing = picture.read_text(encoding="utf-8")
    assert all(f"<!-- {title} -->" in drawing for title in ("luck", "own choices", "result"))
    luck = shown.stdout.splitlines()[1].split()[3]
    assert f"<!-- {luck} % -->" in drawing


def test_a_card_game_says_that_it_takes_a_while(tmp_path: Path) -> None:
    file = tmp_path / "game.tisch"
    file.write_text(str(Table("karteneck", 2, seed=5).record()), encoding="utf-8")
    assert "in a card game that takes up to a minute" in CliRunner().invoke(app, ["review", str(file)]).stderr
