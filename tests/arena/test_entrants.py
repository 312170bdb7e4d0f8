"""Who can take part, and what is said of who can't."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from tischlein import SetupError
from tischlein.arena import BotError, Match, Standings, play_match
from tischlein.arena import entrants as module
from tischlein.arena.entrants import Entrant, entrants
from tischlein.arena.journal import BATCHES

from .players import Bold, Cheat, Last, Tired, program


def duel(*bots: Any, games: int = 2, **more: Any) -> Standings:
    return play_match(Match(game="bratwurmeck", bots=bots, games=games, adjust=False, **more))


@pytest.mark.parametrize(
    "bot",
    [pytest.param("easy", marks=pytest.mark.compiled), Bold, Bold(), Last(), "tests.arena.players:Bold", "mine=random"],
)
def test_bots_of_all_kinds_play(bot: Any) -> None:
    standings = duel("thumb", bot)
    assert standings.games == 2
    assert sum(one.share for one in standings.bots) == pytest.approx(1)


def test_an_entry_point_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("bold", "tests.arena.players:Bold", module.GROUP)
    monkeypatch.setattr(module, "entry_points", lambda group, name: EntryPoints([point]).select(group=group, name=name))
    assert duel("thumb", "bold").games == 2


def test_a_bot_knows_nothing_of_the_game_before() -> None:
    class Counter:
        acted = 0
        most = 0

        def act(self, view: Any, legal: Any) -> Any:
            self.acted += 1
            Counter.most = max(Counter.most, self.acted)
            return legal[0]

    counter = Counter()
    standings = duel(counter, "thumb", games=20)
    assert counter.acted == 0
    assert Counter.most < standings.games * 20


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("thumb",), "two bots or more"),
        (("thumb", "nobody"), "no bot is called 'nobody'"),
        (("thumb", "thumb"), "other-name=thumb"),
        (("thumb", "no.such:Bot"), "no bot is found at 'no.such:Bot'"),
        (("thumb", "tests.arena.players:Nobody"), "has no attribute 'Nobody'"),
        (("thumb", object()), r"act\(view, legal\)"),
        (("thumb", "tcp://here"), "expected tcp://HOST:PORT"),
        (("thumb", "tcp://here:99999999"), "expected tcp://HOST:PORT"),
    ],
)
def test_who_can_not_play_is_told_why(bots: tuple[Any, ...], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        duel(*bots)


def test_names_are_shown_as_given() -> None:
    assert [one.name for one in entrants(["thumb", "mine=tcp://h:1", Bold()])] == ["thumb", "mine", "Bold"]


def test_an_illegal_answer_is_the_bots_mistake() -> None:
    with pytest.raises(BotError, match=r"Cheat said 'win at once'; expected one of: keep"):
        duel("thumb", Cheat())


@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_that_fails_is_named_and_nothing_is_lost(cores: int, tmp_path: Path) -> None:
    match = Match(game="bratwurmeck", bots=("thumb", Tired), games=80, adjust=False)
    with pytest.raises(BotError, match=r"^Tired failed: ZeroDivisionError: no more, thank you \(players.py, line"):
        play_match(match, cores=cores, out=tmp_path / "m")
    assert (tmp_path / "m" / BATCHES).read_bytes().count(b"\n") >= 1


def test_a_game_that_nobody_wants_to_end_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who always gives up takes no tile, and without a tile nothing is turned."""

    class Timid:
        def act(self, view: Any, legal: Any) -> Any:
            return legal[-1]

    monkeypatch.setattr("tischlein.arena.playing.LONGEST", 2000)
    with pytest.raises(BotError, match="Timid and other play on and on: after 2,000 events"):
        duel(Timid, Entrant("other", Timid), games=2)


@pytest.mark.slow
def test_a_process_that_dies_is_told_of_in_one_line() -> None:
    with pytest.raises(BotError, match="a process that played was ended"):
        play_match(Match(game="bratwurmeck", bots=("thumb", "tests.arena.players:Dying"), adjust=False), cores=2)


@pytest.mark.parametrize("bot", ["Newborn", "Deaf"])
def test_so_is_one_that_fails_before_it_acts(bot: str) -> None:
    with pytest.raises(BotError, match=f"{bot} failed: RuntimeError"):
        duel("thumb", f"{bot}=tests.arena.players:{bot}")


# -- a program at the other end of a socket ---------------------------------------------------------


def test_a_program_plays_over_a_socket() -> None:
    asked: list[dict[str, Any]] = []

    def answer(question: dict[str, Any]) -> str:
        asked.append(question)
        return json.dumps({"action": question["legal"][-1]})

    with program(answer) as address:
        standings = duel(f"mine={address}", "thumb")
    assert {bot.bot for bot in standings.bots} == {"mine", "thumb"}
    assert asked[0].keys() == {"view", "legal", "heard"}
    assert asked[0]["view"]["game"] == "bratwurmeck"
    assert asked[0]["heard"][0].startswith("* first")
    # The program decides as an object would that chooses the same.
    same = duel(Last(), "thumb")
    assert standings.duels[0].raw == same.duels[0].raw


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("hello", 'said \'hello\'; expected {"action": "…"}'),
        ('{"move": "roll"}', "expected"),
        ('{"action": "fly away"}', "said 'fly away'; expected one of: keep"),
        ("x" * 70_000, "without an end of line|expected"),
        (None, "no answer from .* within 0.2 s"),
    ],
)
def test_wrong_answers_are_told_clearly(said: str | None, message: str) -> None:
    with program(lambda question: said) as address, pytest.raises(BotError, match=message):
        duel(f"mine={address}", "thumb", limit=0.2)


def test_nobody_at_home() -> None:
    with program(lambda question: None) as address:
        pass
    with pytest.raises(BotError, match=r"nobody answers at tcp://127\.0\.0\.1"):
        duel(address, "thumb")
