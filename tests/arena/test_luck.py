"""What chance gave, as judges see it: without bias whatever they think, and worth something where they know."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import msgspec
import pytest

from tischlein import GAMES, Game, Table, let_bots_play, make_bot
from tischlein.arena import Judge, Match, judge, luck_of, play_match
from tischlein.arena.batches import Batch, Pairing, play_batch
from tischlein.arena.card_luck import FOLDER, CardJudge, Draws, Worths, card_judge
from tischlein.arena.dice_luck import DiceJudge
from tischlein.arena.entrants import entrants
from tischlein.arena.fit import fit
from tischlein.core.net import net_size
from tischlein.core.words import CHANCE

DICE = ("bratwurmeck", "barbecue")
CARDS = ("karteneck", "haecmaec", "tricknchef")


def any_dice_judge(game: Game, seats: int, fast: bool = False) -> DiceJudge:
    """One that knows nothing: its opinions are made up."""
    rng = random.Random(3)
    size = net_size(game.feature_count(seats), seats)
    return DiceJudge(game, seats, [rng.gauss(0, 0.3) for _ in range(size)], fast)


def any_card_judge(game: Game, seats: int) -> CardJudge:
    rng = random.Random(3)
    worth = {mark: rng.gauss(0, 0.1) for mark in Draws(game).marks}
    return CardJudge(game, Worths(game.id, seats, 0, 0, 1.0, worth))


def chances_of(game: Game, seats: int, seed: int) -> list[Any]:
    """The states of a game in which chance was to act."""
    table = Table(game.id, players=seats, seed=seed)
    let_bots_play(table, [make_bot("thumb") for _ in range(seats)])
    s = game.open(seats)
    found = []
    for event in table.events:
        if event.actor == CHANCE:
            found.append(s.copy())
        game.apply(s, event.actor, (game.outcomes if event.actor == CHANCE else game.actions).encode(event.what))
    return found


def check_fair(game: Game, of_luck: Judge, s: Any) -> bool:
    """The mean over all outcomes is nothing, for each seat; is there any luck at all?"""
    total, weights, most = [0.0] * s.seats, 0, 0.0
    for code, weight in game.chance_codes(s):
        luck = of_luck.luck(s, code)
        assert sum(luck) == pytest.approx(0, abs=1e-9), "what one wins, others lose"
        total = [so_far + weight * share for so_far, share in zip(total, luck, strict=True)]
        weights += weight
        most = max(most, *map(abs, luck))
    assert total == pytest.approx([0.0] * s.seats, abs=1e-9 * weights)
    return most > 1e-6


@pytest.mark.parametrize(("name", "seats"), [("bratwurmeck", 2), ("barbecue", 3)])
def test_a_judge_of_dice_has_no_bias_whatever_it_thinks(name: str, seats: int) -> None:
    game = GAMES[name]
    of_luck = any_dice_judge(game, seats)
    states = chances_of(game, seats, 5)
    assert check_fair(game, of_luck, states[0])  # who begins
    checked, fresh = 0, 0
    for s in states[1:]:
        fresh += not any(s.kept)
        if fresh > 2:
            break
        checked += check_fair(game, of_luck, s)
    assert checked >= 2


@pytest.mark.parametrize("name", CARDS)
def test_a_judge_of_cards_has_no_bias_whatever_it_thinks(name: str) -> None:
    game = GAMES[name]
    of_luck = any_card_judge(game, 3)
    assert sum(check_fair(game, of_luck, s) for s in chances_of(game, 3, 5)) >= 20


@pytest.mark.parametrize("name", CARDS)
def test_what_was_found_belongs_to_the_game(name: str) -> None:
    game = GAMES[name]
    for seats in range(game.fewest, int(game.most) + 1):
        found = msgspec.json.decode((FOLDER / f"{name}-{seats}.json").read_bytes(), type=Worths)
        assert (found.game, found.seats) == (name, seats)
        assert set(found.worth) <= set(Draws(game).marks)
        assert (card_judge(game, seats) is not None) == (found.narrows > 1)


def test_a_game_without_a_judge_is_not_adjusted() -> None:
    table = Table("karteneck", players=2, seed=1)
    let_bots_play(table, [make_bot("thumb"), make_bot("thumb")])
    of_luck = judge(GAMES["karteneck"], 2)
    assert of_luck
    luck = luck_of(table, of_luck)
    assert sum(luck) == pytest.approx(0, abs=1e-5) and any(luck)
    duel = play_match(Match(game="karteneck", bots=("thumb", "random"), games=4)).duels[0]
    assert duel.adjusted and duel.narrowed
    assert (
        play_match(Match(game="karteneck", bots=("thumb", "random"), games=4, adjust=False)).duels[0].adjusted is None
    )


# -- many games ------------------------------------------------------------------------------------


def results(name: str, seats: int, games: int, of_luck: Judge) -> list[tuple[float, float]]:
    """The result of seat 0 and its luck, between rule-of-thumb players."""
    found = []
    for seed in range(games):
        table = Table(name, players=seats, seed=f"luck {seed}")
        let_bots_play(table, [make_bot("thumb") for _ in range(seats)])
        won = 1 / len(table.winners) if 0 in table.winners else 0.0
        found.append((won, luck_of(table, of_luck)[0]))
    return found


def deviation(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "seats", "games"),
    [("bratwurmeck", 2, 300), ("barbecue", 3, 150), ("karteneck", 2, 600), ("tricknchef", 3, 600)],
)
def test_luck_has_no_bias_over_many_games(name: str, seats: int, games: int) -> None:
    """And where the judge knows something, less of the luck is left in the results."""
    game = GAMES[name]
    of_luck = judge(game, seats)
    known = of_luck is not None
    found = results(name, seats, games, of_luck or any_dice_judge(game, seats, fast=True))
    luck = [luck for _, luck in found]
    assert abs(sum(luck) / len(luck)) < 3 * deviation(luck) / sqrt(len(luck))
    if known:
        assert deviation([won - luck for won, luck in found]) < 0.995 * deviation([won for won, _ in found])


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", DICE)
def test_the_compiled_judge_says_the_same(name: str) -> None:
    game = GAMES[name]
    plain, fast = any_dice_judge(game, 3), any_dice_judge(game, 3, fast=True)
    for s in chances_of(game, 3, 2)[:12]:
        code = game.chance_codes(s)[-1][0]
        assert fast.luck(s, code) == pytest.approx(plain.luck(s, code), abs=1e-9)


@pytest.mark.slow
@pytest.mark.compiled
def test_fitting_is_reproducible() -> None:
    game = GAMES["tricknchef"]
    assert fit(game, 3, 60, seed=4) == fit(game, 3, 60, seed=4)


def test_a_batch_tells_luck_for_each_seat() -> None:
    one, other = entrants(["thumb", "random"])
    batch = Batch("karteneck", 3, {}, 1, True, 1.0, Pairing(one, other), first=2, deals=1)
    (deal,) = play_batch(batch)
    assert len(deal) == 3
    assert all(played.luck and len(played.luck) == 3 for played in deal)
