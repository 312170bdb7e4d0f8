"""A dice turn solved: known values, any payoff, the same in every form."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product

import pytest
from typer.testing import CliRunner

from tischlein import GAMES, SetupError, Table, odds
from tischlein.cli.app import app
from tischlein.core.dice import DICE, SIDES
from tischlein.core.endings import ACT, FAIL, STEAL
from tischlein.core.rng import below, seeded
from tischlein.odds import Solved, payoff_at, payoff_of
from tischlein.odds.trees import COUNTS, trees

AT_LEAST = [
    ".893027", ".855602", ".807739", ".748373", ".680331", ".606990", ".524759", ".435420",
    ".346293", ".263790", ".194015", ".135813", ".086775", ".052618", ".028908", ".015678",
]  # fmt: skip

NONE = [0] * SIDES
GAMES_OF_DICE = ("bratwurmeck", "barbecue")


def test_every_roll_is_in_the_trees() -> None:
    t = trees()
    for free, dice in product(range(SIDES + 1), range(COUNTS)):
        first, last = t.begin[free * COUNTS + dice], t.begin[free * COUNTS + dice + 1]
        assert sum(t.weight[first:last]) == SIDES**dice


def test_chances_of_a_fresh_turn_of_bratwurmeck() -> None:
    found = odds.chances_of_turn("bratwurmeck").at_least
    assert [f"{found[str(total)]:.6f}".lstrip("0") for total in range(21, 37)] == AT_LEAST
    assert list(found) == [str(total) for total in range(5, 41)]


def test_best_expected_worms_on_the_full_grill() -> None:
    table = Table("bratwurmeck", 2, dealer=None)
    table.deal("first 0")
    found = odds.turn_odds(table, exact=True)
    assert [choice.action for choice in found.choices] == ["roll"]
    assert round(float(found.value), 6) == 1.644730
    assert found.value == Fraction(51132211301397563344873, 31088519960728128454656)
    [choice] = found.choices
    assert choice.fails + sum(choice.ends.values()) == 1


@pytest.mark.parametrize("game", GAMES_OF_DICE)
def test_values_hold_against_dice_thrown(game: str) -> None:
    """The mean of many turns played by the solver's choices is what it says."""
    dice = GAMES[game].dice_turn
    assert dice
    solved = Solved(dice, payoff_of(dice, dict.fromkeys(range(25, 49), 1.0)))
    rng, wins, turns = seeded(game), 0, 4000
    for _ in range(turns):
        kept = NONE[:]
        while True:
            rolled = NONE[:]
            for _ in range(DICE - sum(kept)):
                rolled[below(rng, SIDES)] += 1
            found = solved.keeping(kept, rolled)
            if not found:
                break
            face = max(found, key=lambda one: found[one])
            kept[face] = rolled[face]
            if solved.stopping(kept) >= solved.rolling(kept):
                wins += bool(kept[dice.worm]) and solved.total(kept) >= 25
                break
    chance = solved.after(NONE)
    assert abs(wins / turns - chance) < 4 * (chance * (1 - chance) / turns) ** 0.5


def test_failing_may_be_the_best() -> None:
    """Where any tile costs, one stops at once with nothing; where failing costs more, one doesn't."""
    table = Table("bratwurmeck", 2, dealer=None)
    table.deal("first 0")
    for roll, action in (("1 2 3 4 5 5 w w", "keep w"),):
        table.deal(f"roll {roll}")
        table.play(0, action)
    worst = odds.turn_odds(table, lambda total, way: 0 if way == FAIL else -1)
    assert worst.choices[0].action == "stop"
    best = odds.turn_odds(table, lambda total, way: -1 if way == FAIL else 0)
    assert best.choices[0].action == "roll"


def test_stealing_and_taking_are_weighed_apart() -> None:
    table = Table("bratwurmeck", 2, dealer=None)
    for what in ("first 0", "roll 5 5 5 5 w 1 2 3"):
        table.deal(what)
    table.play(0, "keep 5")
    table.play(0, "roll")
    table.deal("roll w 1 2 3")
    table.play(0, "keep w")  # 25
    table.play(0, "grill")
    table.deal("roll 5 5 5 5 w 1 2 3")
    table.play(1, "keep 5")
    table.play(1, "roll")
    table.deal("roll w 1 2 3")
    table.play(1, "keep w")
    found = {choice.action: choice.value for choice in odds.turn_odds(table).choices}
    assert (found["steal"], found["grill"]) == (2, 1)
    weighed = odds.turn_odds(table, lambda total, way: {FAIL: 0, ACT: 5, STEAL: 1}[way])
    assert weighed.choices[0].action == "grill"


@pytest.mark.parametrize("game", GAMES_OF_DICE)
@pytest.mark.compiled
def test_compiled_is_the_same(game: str) -> None:
    table = Table(game, 3, seed=7)
    s, rules = table.state, table.game
    assert rules.dice_turn
    payoff = payoff_at(rules, s, lambda total, way: rules.gain(s, total, way) + total / 100)
    plain, fast = Solved(rules.dice_turn, payoff), Solved(rules.dice_turn, payoff, fast=True)
    kept = NONE[:]
    kept[rules.dice_turn.worm] = 2
    for held in (NONE, kept):
        assert plain.after(held) == pytest.approx(fast.after(held), abs=1e-12)
        (ends, fails), (fast_ends, fast_fails) = plain.ends(held), fast.ends(held)
        assert fails == pytest.approx(fast_fails, abs=1e-12)
        assert ends == pytest.approx({total: float(chance) for total, chance in fast_ends.items()}, abs=1e-12)


def test_wrong_dice_are_refused() -> None:
    for kept, rolled, said in (
        (["7"], [], "no die shows '7'"),
        (["w"] * 9, [], "9 dice are kept"),
        (["w"], ["1"], "1 dice are rolled, 7 were left"),
        (["w"] * 7, ["w"], "has failed"),
        (["1", "2", "3", "4", "5", "5", "5", "5"], [], "no worm can be kept any more"),
    ):
        with pytest.raises(SetupError, match=said):
            odds.chances_of_turn("bratwurmeck", kept, rolled)
    with pytest.raises(SetupError, match="has no dice"):
        odds.chances_of_turn("karteneck")


def test_the_command() -> None:
    done = CliRunner().invoke(app, ["odds", "barbecue", "--kept", "w w 6", "--json"])
    told = json.loads(done.stdout)
    assert done.exit_code == 0
    assert told["at_least"]["16"] == 1
    assert max(map(int, told["exactly"])) == 16 + 5 * 4
    shown = CliRunner().invoke(app, ["odds", "bratwurmeck"]).stdout
    assert "89.30 %" in shown
