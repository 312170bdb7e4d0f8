"""Players of the card games: alike on every desk, fair to what is hidden, and able to say why."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tischlein import GAMES, Game, Table, let_bots_play, make_bot
from tischlein.bots import ready
from tischlein.bots.cards import ENOUGH, CardBot
from tischlein.bots.desks import Desk, FastDesk
from tischlein.bots.halving import TRIFLE, not_before
from tischlein.bots.minds import CARD_LEVELS, Level
from tischlein.bots.reactions import QUICKNESS, reaction_ms
from tischlein.bots.ready import plain_desk, ready_desk
from tischlein.bots.thoughts import WINS
from tischlein.core.catalogue import LANGUAGES, all_in_words
from tischlein.core.feed import Feed
from tischlein.core.rng import seeded
from tischlein.games.haecmaec.state import kind_of

from .test_samples import TABLES

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")
FEW = Level(12, 1e9, nodes=40)  # no clock: the first search of a process may have to compile


def bot_for(game: str, level: Level = FEW, seed: int = 1, desk: Desk | None = None) -> CardBot:
    return CardBot(level, seed, desk=desk or plain_desk(GAMES[game]))


def choices(game: str, players: int, options: dict[str, str], many: int, every: int) -> Iterator[tuple[Table, int]]:
    """Every so many choices of a game of thumbs, where there is something to choose."""
    table = Table(game, players=players, seed=8, options=options)
    thumb, met = make_bot("thumb"), 0
    while not table.over and many > 0:
        seat = min(table.actors)
        if len(table.legal(seat)) > 1:
            met += 1
            if met % every == 0:
                many -= 1
                yield table, seat
        table.play(seat, thumb.choose(table.view(seat), table.legal(seat)))


def listening(bot: CardBot, table: Table, seat: int) -> CardBot:
    for news in Feed(table, seat).news():
        bot.hear(news.event)
    return bot


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_choice_has_a_chance_and_reasons_in_words(game: str, players: int, options: dict[str, str]) -> None:
    for table, seat in choices(game, players, options, 4, 9):
        legal = table.legal(seat)
        thought = listening(bot_for(game), table, seat).think(table.view(seat), legal)
        assert thought.unit == WINS
        assert sorted(str(choice.action) for choice in thought.choices) == sorted(map(str, legal))
        assert all(0 <= choice.value <= 1 for choice in thought.choices)
        for choice in thought.choices:
            for language in LANGUAGES:
                said = all_in_words(game, choice.reasons, NAMES[:players], language)
                assert said and all(sentence.endswith(".") for sentence in said)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_same_seed_chooses_the_same(game: str, players: int, options: dict[str, str]) -> None:
    desk = ready_desk(GAMES[game])
    for table, seat in choices(game, players, options, 3, 11):
        view, legal = table.view(seat), table.legal(seat)
        one, other = (listening(bot_for(game, desk=desk), table, seat).think(view, legal) for _ in range(2))
        assert one == other
        assert listening(bot_for(game, desk=desk), table, seat).choose(view, legal) == one.best.action


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_is_hidden_makes_no_difference(game: str, players: int, options: dict[str, str]) -> None:
    """Two tables that the seat can't tell apart lead to the same thought."""
    luck, desk = seeded("hidden"), ready_desk(GAMES[game])
    for table, seat in choices(game, players, options, 3, 10):
        bot = bot_for(game, desk=desk)
        known = GAMES[game].memory(table.view(seat), lambda: True).known(table.view(seat))
        other = table.copy()
        table.game.redeal_known(other._s, seat, known, luck)
        legal = table.legal(seat)
        assert other.legal(seat) == legal
        assert bot.think(table.view(seat), legal) == bot_for(game, desk=desk).think(other.view(seat), legal)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_compiled_thoughts_are_interpreted_ones(game: str, players: int, options: dict[str, str]) -> None:
    pytest.importorskip("numba")
    fast = FastDesk(GAMES[game])
    for table, seat in choices(game, players, options, 6, 7):
        view, legal = table.view(seat), table.legal(seat)
        plain = listening(bot_for(game), table, seat).think(view, legal)
        assert listening(CardBot(FEW, 1, desk=fast), table, seat).think(view, legal) == plain


@pytest.mark.compiled
@pytest.mark.parametrize("game", CARD_LEVELS)
def test_they_play_whole_games(game: str) -> None:
    desk = ready_desk(GAMES[game])
    players = GAMES[game].fewest
    table = Table(game, players=players, seed=3)
    let_bots_play(table, [bot_for(game, Level(2, 60.0, 50, 0.2), seed, desk) for seed in range(players)])
    assert table.over


def test_another_choice_must_be_shown_to_be_better_than_the_habit() -> None:
    assert not_before(1, [0.55, 0.5, 0.4], lead=0.1) == [0.5 - TRIFLE, 0.5, 0.4]
    assert not_before(1, [0.65, 0.5, 0.5], lead=0.1) == [0.65, 0.5, 0.5 - TRIFLE]


def test_who_trusts_the_habit_alone_plays_it() -> None:
    game = GAMES["karteneck"]
    for table, seat in choices(game.id, 6, {}, 3, 9):
        view, legal = table.view(seat), table.legal(seat)
        habit = game.actions.decode(game.policy(game.imagine(view), seat, [], [1]))
        bot = listening(bot_for(game.id, FEW._replace(trust=1e6)), table, seat)
        assert bot.think(view, legal).best.action == bot.choose(view, legal) == habit


def test_hands_are_as_slow_as_peoples() -> None:
    rng = Random(1)
    medians = []
    for quickness in QUICKNESS.values():
        times = sorted(reaction_ms(rng, quickness) for _ in range(500))
        assert times[0] >= 230
        medians.append(times[250])
    assert medians == sorted(medians, reverse=True)


def last_chefs() -> Iterator[tuple[Table, int, set[str]]]:
    """The last chef of a game of Trick'n'Chef, where some win and some don't."""
    thumb = make_bot("thumb")
    for seed in range(60):
        table = Table("tricknchef", players=3, seed=seed)
        while not table.over:
            seat = min(table.actors)
            view, legal = table.view(seat), table.legal(seat)
            if view.phase == "reward" and view.tricks == 9 and len(view.players[0].points) == 2:
                wins = set()
                for action in legal:
                    end = table.copy()
                    end.play(seat, action)
                    if end.winners == {seat}:
                        wins.add(str(action))
                if 0 < len(wins) < len(legal):
                    yield table, seat, wins
            table.play(seat, thumb.choose(view, legal))


@pytest.mark.slow
def test_they_take_an_obvious_win() -> None:
    """Who remembers all tricks knows which chef wins the game."""
    table, seat, wins = next(last_chefs())
    bot = listening(bot_for("tricknchef"), table, seat)
    assert str(bot.choose(table.view(seat), table.legal(seat))) in wins


def test_they_accuse_a_third_that_they_remember() -> None:
    """Three of a kind in a burger of three: who remembers says so, who has forgotten most does not know."""
    for seed in range(20):
        table = Table("haecmaec", players=2, seed=seed)
        thumb = make_bot("random", seed)
        while not table.over:
            seat = min(table.actors)
            view, legal = table.view(seat), table.legal(seat)
            if view.phase == "window" and view.burger.height == 3:
                kinds = {kind_of(card - 1) for card in table._s.burger[:3]}
                if len(kinds) == 1 and int(view.burger.top[-1]) >= 4:
                    bot = listening(bot_for("haecmaec", Level(60, 60.0)), table, seat)
                    assert str(bot.choose(view, legal)) == "accuse"
                    reasons = bot.think(view, legal).best.reasons
                    assert any(one.id == "haecmaec-think-third" and one.args == {"percent": 100} for one in reasons)
                    return
            table.play(seat, thumb.choose(view, legal))
    raise AssertionError("no such burger was met")


@pytest.mark.compiled
def test_who_knows_that_it_is_no_third_does_not_accuse() -> None:
    """Not even where nothing is to be won any more: it only costs."""
    table = Table("haecmaec", players=2, seed=8)
    desk = ready_desk(table.game)
    bots = [bot_for("haecmaec", Level(4, 1e9), seat, desk) for seat in range(2)]
    feeds = [Feed(table, seat) for seat in range(2)]
    windows = 0
    while not table.over:
        seat = min(table.actors)
        for news in feeds[seat].news():
            bots[seat].hear(news.event)
        view = table.view(seat)
        chosen = str(bots[seat].choose(view, table.legal(seat)))
        if view.phase == "window":
            windows += 1
            burger = [kind_of(card - 1) for card in table._s.burger if card]
            assert chosen == "pass" or burger.count(burger[-1]) > 2
        table.play(seat, chosen)
    assert windows > 10


class Slow(Desk):
    """A desk on which each playout takes a second, by its own clock."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.now, self.playouts = 0.0, 0

    def clock(self) -> float:
        return self.now

    def run(self, *about: Any) -> None:
        alive, samples = about[3], about[4]
        self.playouts += sum(alive) * samples
        self.now += sum(alive) * samples
        super().run(*about)


@pytest.mark.parametrize("game", CARD_LEVELS)
@pytest.mark.parametrize("seconds", [40.0, pytest.param(200.0, marks=pytest.mark.slow)])
def test_a_choice_takes_no_longer_than_it_may(game: str, seconds: float) -> None:
    for table, seat in choices(game, GAMES[game].fewest, {}, 3, 9):
        desk = Slow(GAMES[game])
        legal = table.legal(seat)
        bot = listening(CardBot(Level(10**6, seconds), 1, desk=desk, clock=desk.clock), table, seat)
        sensible = len(bot._sensible(table.view(seat), legal))
        bot.choose(table.view(seat), legal)
        # In each round of halving every choice that is left is tried once, whatever the clock says.
        assert desk.now <= max(seconds, 2 * len(legal))
        assert desk.playouts >= sensible or (sensible == 1 and desk.playouts == 0)


def test_a_busy_machine_takes_no_time_from_who_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where strength is measured, a clock on the wall would cut thoughts short; where people wait, it must."""
    monkeypatch.setattr(ready, "_PATIENT", {"karteneck"})
    spent = {}
    for game in ("karteneck", "haecmaec"):
        clock = ready.clock_for(GAMES[game])
        before = clock()
        time.sleep(0.3)
        spent[game] = clock() - before
    assert spent["karteneck"] < 0.2 < 0.3 <= spent["haecmaec"]


@pytest.mark.parametrize("game", CARD_LEVELS)
def test_without_time_it_is_what_comes_to_mind_first(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the interpreted desk there may be time for a single playout only."""
    desk = Slow(GAMES[game])
    monkeypatch.setattr("tischlein.bots.cards.desk_for", lambda game: desk)
    for table, seat in choices(game, GAMES[game].fewest, {}, 3, 9):
        view, legal = table.view(seat), table.legal(seat)
        before = desk.now
        bot = listening(CardBot(Level(100, 1.0), 1, clock=desk.clock), table, seat)
        habit = GAMES[game].policy(GAMES[game].imagine(view), seat, bot._recall(view), [1])
        assert GAMES[game].actions.encode(bot.choose(view, legal)) == habit
        assert desk.now - before <= 2


@pytest.mark.parametrize("game", CARD_LEVELS)
def test_few_playouts_tell_an_order_but_no_chances(game: str) -> None:
    """A choice that was tried once and lost is not worth nothing."""
    table, seat = next(choices(game, GAMES[game].fewest, {}, 1, 2))
    legal = table.legal(seat)
    few = listening(bot_for(game, Level(ENOUGH - 1, 1e9)), table, seat).think(table.view(seat), legal)
    assert few.guess
    many = listening(bot_for(game, Level(2 * ENOUGH * len(legal), 1e9)), table, seat).think(table.view(seat), legal)
    kept = [choice.value for choice in many.choices if choice.known == "well"]
    assert not many.guess and kept and min(kept) > 0
    assert all(choice.value <= min(kept) for choice in many.choices if choice.known != "well")


@pytest.mark.parametrize("game", CARD_LEVELS)
def test_the_same_mind_has_forgotten_the_same(game: str) -> None:
    """A bot that is made anew for each choice, as at a server, knows what it knew."""
    level = Level(2, 1e9, 50)
    others = 0
    for table, seat in choices(game, GAMES[game].fewest, {}, 4, 13):
        view = table.view(seat)
        bots = [CardBot(level, 1, mind=7), CardBot(level, 2, mind=7), CardBot(level, 2, mind=8)]
        rows = [listening(bot, table, seat)._recall(view) for bot in bots]
        assert rows[0] == rows[1]
        others += rows[1] != rows[2]
    assert others
