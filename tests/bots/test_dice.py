"""Players of the dice games: they go for what they wish for, remember what was seen, and say why."""

from __future__ import annotations

from itertools import chain

import pytest

from tischlein import GAMES, Table, let_bots_play, make_bot
from tischlein.bots import LEVELS
from tischlein.bots.dice import DiceBot
from tischlein.bots.memory import Memory
from tischlein.bots.solving import Solver, Wish
from tischlein.bots.thoughts import Thinker
from tischlein.core.catalogue import LANGUAGES, in_words
from tischlein.core.feed import Feed
from tischlein.core.words import Event

DICE_GAMES = ("bratwurmeck", "barbecue")


@pytest.mark.parametrize("game", DICE_GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end_the_same_way_each_time(game: str, level: str) -> None:
    def played() -> str:
        table = Table(game, 2, seed=level)
        return str(let_bots_play(table, [make_bot(level, 1), make_bot("thumb")]).record())

    assert played() == played()


@pytest.mark.parametrize("game", DICE_GAMES)
def test_reasons_are_worded_in_every_language(game: str) -> None:
    table = Table(game, 2, seed=1)
    [seat] = table.actors
    thought = DiceBot(Wish(wins=False)).think(table.view(seat), table.legal(seat))
    assert {choice.action for choice in thought.choices} == set(table.legal(seat))
    assert [choice.value for choice in thought.choices] == sorted((c.value for c in thought.choices), reverse=True)
    for language in LANGUAGES:
        assert all(in_words(game, reason, table.names, language) for reason in thought.best.reasons)


def before_going_on(kept: dict[str, int], open_tiles: set[int], *stacks: list[int]) -> Table:
    """Bratwurmeck for two; the first decides whether to roll on."""
    position = Table("bratwurmeck", 2, seed=3).position()
    position["state"] |= {
        "phase": "go",
        "turn": 0,
        "rolled": {},
        "kept": kept,
        "grill": {str(tile): "up" if tile in open_tiles else "turned" for tile in range(21, 37)},
        "stack": list(stacks) or [[], []],
    }
    for tile in chain.from_iterable(stacks):
        del position["state"]["grill"][str(tile)]
    return Table.from_position(position)


def test_a_sure_win_is_taken() -> None:
    """One tile is left, and taking it wins: rolling on for nothing would be foolish."""
    table = before_going_on({"5": 4, "w": 1}, {25})
    bot = make_bot("expert")
    assert str(bot.choose(table.view(0), table.legal(0))) == "grill"
    assert isinstance(bot, Thinker)
    assert reasons_of(table)["grill"] == {"over-won": None, "better": 0}


def test_nobody_rolls_on_where_nothing_can_be_had() -> None:
    table = before_going_on({"1": 4, "2": 1, "3": 1, "4": 1}, {24, 25})
    assert str(make_bot("expert").choose(table.view(0), table.legal(0))) == "stop"
    assert reasons_of(table)["stop"] == {"no-tile": None}


def reasons_of(table: Table) -> dict[str, dict[str, object]]:
    """By action: what an expert says of it, with its percent."""
    [seat] = table.actors
    thought = DiceBot(Wish(wins=True)).think(table.view(seat), table.legal(seat))
    return {
        str(choice.action): {one.id.partition("think-")[2]: one.args.get("percent") for one in choice.reasons}
        for choice in thought.choices
    }


def test_a_failure_that_costs_something_is_never_called_harmless() -> None:
    """Rolling on fails mostly; that it is worth no more than a failure does not make that harmless."""
    table = before_going_on({"5": 3, "w": 2, "1": 1, "2": 1}, {28}, [36, 33, 32], [35])
    said = reasons_of(table)
    assert said["grill"] == {"over-won": None, "better": 0}
    assert said["roll"]["fails"] == 67 and "no-harm" not in said["roll"] and "fail-best" not in said["roll"]


def test_who_would_lose_by_the_last_tile_is_told_to_fail() -> None:
    """It would end the game; a failure keeps it open, since the tile that goes back is not turned."""
    table = before_going_on({"5": 2, "w": 2, "1": 1, "2": 1}, {22}, [24], [36, 35, 34])
    said = reasons_of(table)
    assert said["grill"]["over-lost"] is None
    assert "fail-best" in said["roll"] and "ends" not in said["roll"]


def test_nobody_speaks_of_rolling_on_where_all_faces_are_kept() -> None:
    table = before_going_on({"5": 2, "w": 1, "1": 1, "2": 1, "3": 1, "4": 1}, {24}, [], [25])
    assert "roll" not in reasons_of(table)
    assert set(reasons_of(table)) == {"grill", "steal"}
    assert all("else" not in said and "better" not in said for said in reasons_of(table).values())


@pytest.mark.parametrize("game", DICE_GAMES)
def test_what_ends_the_game_is_said_to(game: str) -> None:
    """And whether that wins."""
    told = 0
    table, bot = Table(game, 2, seed="over"), make_bot("hard")
    while not table.over:
        [seat] = table.actors
        for action, said in reasons_of(table).items():
            if action in ("grill", "steal", "stop"):
                after = table.copy()
                after.play(seat, action)
                assert after.over == any(reason.startswith("over") for reason in said)
                if after.over:
                    assert ("over-won" in said) == (set(after.winners) == {seat})
                    told += 1
        table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
    assert told or game == "barbecue"  # there failures end games


@pytest.mark.parametrize("game", DICE_GAMES)
def test_who_listens_knows_the_whole_table(game: str) -> None:
    table = Table(game, 3, seed=2)
    memory, feed = Memory(), Feed(table, 0)
    bot = make_bot("thumb")
    for _ in range(60):
        [seat] = table.actors
        table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
        for news in feed.news():
            memory.hear(news.event)
        assert memory.table(table.view(0)) == table.state


def test_who_missed_something_imagines_the_rest() -> None:
    table = Table("bratwurmeck", 2, seed=2)
    memory = Memory()
    memory.hear(Event(0, table.legal(min(table.actors))[0]))
    assert table.game.view(memory.table(table.view(0)), 0) == table.view(0)


@pytest.mark.compiled
@pytest.mark.parametrize("game", DICE_GAMES)
def test_compiled_players_choose_what_interpreted_ones_do(game: str) -> None:
    rules = GAMES[game]
    table = Table(game, 2, seed="both")
    plain, fast = Solver(rules), Solver(rules, fast=True)
    bot = make_bot("expert")
    for _ in range(30):
        [seat] = table.actors
        for wish in (Wish(wins=True), Wish(wins=False, taken=2.0)):
            plain.solve(table.state, wish)
            fast.solve(table.state, wish)
            assert abs(fast.desk.value - plain.desk.value).max() < 1e-12
            assert fast.bare == pytest.approx(plain.bare)
        table.play(seat, bot.choose(table.view(seat), table.legal(seat)))


def ends_of_rolling(table: Table) -> dict[int, float]:
    thought = DiceBot(Wish(wins=False)).think(table.view(0), table.legal(0))
    [roll] = [choice for choice in thought.choices if str(choice.action) == "roll"]
    return {end.at: end.chance for end in roll.ends}


def test_where_a_turn_ends_is_told_by_tile() -> None:
    """What the dice of this roll allow, as far as tiles lie there: 30 and 31 lead to the same one here."""
    # One die: a 2, 3 or 4 is new; a 1, 5 or worm fails. 27 + 2 or more reaches the 28.
    table = before_going_on({"5": 4, "w": 1, "1": 2}, {25, 28})
    assert ends_of_rolling(table) == pytest.approx({0: 1 / 2, 28: 1 / 2})


def test_a_tile_to_steal_is_not_taken_for_a_higher_total() -> None:
    """29 steals the 29; 30 and 31 take the 21 from the grill, whatever lies between."""
    table = before_going_on({"5": 4, "w": 1, "1": 2}, {21}, [], [29])
    assert ends_of_rolling(table) == pytest.approx({0: 1 / 2, 21: 1 / 3, 29: 1 / 6})
