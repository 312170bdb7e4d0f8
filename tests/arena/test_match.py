"""Matches: who meets whom, on which deals, how sure it is, and when it stops."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein import GAMES, SetupError, Table, let_bots_play, make_bot
from tischlein.arena import Match, Standings, play_match
from tischlein.arena.batches import DEALS
from tischlein.arena.dealing import SharedLuck
from tischlein.arena.estimates import DECIDED, estimate, estimate_anytime, is_decided
from tischlein.arena.journal import BATCHES, SETTINGS, Journal, Line
from tischlein.arena.ratings import rate

from .players import Bold

pytestmark = pytest.mark.slow


def play(*bots: Any, game: str = "bratwurmeck", games: int = 8, **more: Any) -> Standings:
    where = {key: more.pop(key) for key in ("cores", "on", "out", "progress") if key in more}
    return play_match(Match(game=game, bots=bots, games=games, **({"adjust": False} | more)), **where)


def timeless(standings: Standings) -> Standings:
    """Without what depends on the clock."""
    bots = tuple(msgspec.structs.replace(bot, milliseconds=0.0) for bot in standings.bots)
    return msgspec.structs.replace(standings, played=0, seconds=0.0, bots=bots)


def pairs(standings: Standings) -> list[tuple[str, str]]:
    return [(duel.one, duel.other) for duel in standings.duels]


# -- who meets whom -------------------------------------------------------------------------------


def test_round_robin_of_two_meets_once() -> None:
    assert pairs(play("thumb", Bold, "random", games=2)) == [
        ("thumb", "Bold"),
        ("thumb", "random"),
        ("Bold", "random"),
    ]


def test_gauntlet_is_the_first_against_each() -> None:
    assert pairs(play("thumb", Bold, "random", games=2, gauntlet=True)) == [("thumb", "Bold"), ("thumb", "random")]


def test_with_three_players_each_is_alone_once() -> None:
    found = play("thumb", "random", game="tricknchef", games=3)
    assert pairs(found) == [("thumb", "random"), ("random", "thumb")]
    assert found.players == 3
    assert found.games == 6
    assert found.duels[0].even == pytest.approx(1 / 3)
    assert {bot.bot: bot.games for bot in found.bots} == {"thumb": 9, "random": 9}


def test_games_are_whole_deals() -> None:
    assert play("thumb", "random", games=3).games == 4


def test_equals_share_alike() -> None:
    """The same player twice on the same deals, with its seats swapped, is exactly even."""
    found = play("one=thumb", "two=thumb", games=20)
    assert found.duels[0].raw.share == 0.5


@pytest.mark.parametrize("wrong", [{"games": 0}, {"players": 9}, {"limit": 0}, {"on": "the moon"}, {"cores": 0}])
def test_what_can_not_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        play("thumb", "random", **wrong)


# -- the same luck for both sides ------------------------------------------------------------------


def test_the_same_seed_gives_the_same_match() -> None:
    assert timeless(play("random", "other=random", seed=3)) == timeless(play("random", "other=random", seed=3))
    assert timeless(play("random", "other=random", seed=3)) != timeless(play("random", "other=random", seed=4))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_luck_is_shared_whatever_is_played(game: str) -> None:
    """Two courses of play from one deal: the deal itself is the same."""
    players = GAMES[game].fewest
    courses = []
    for bot in ("thumb", "random"):
        table = Table(game, players=players, dealer=SharedLuck("a deal"))
        begun = [str(event) for event in table.events]
        let_bots_play(table, [make_bot(bot, seat) for seat in range(players)])
        assert table.over
        courses.append((begun, [str(event) for event in table.events]))
    assert courses[0][0] == courses[1][0]
    assert courses[0][1] != courses[1][1]


def test_a_turn_rolls_the_same_first_dice_whatever_came_before() -> None:
    def first_rolls(bot: str) -> list[str]:
        table = Table("bratwurmeck", players=2, dealer=SharedLuck("dice"))
        let_bots_play(table, [make_bot(bot, seat) for seat in range(2)])
        rolls = [str(event) for event in table.events if str(event).startswith("* roll") and len(str(event)) == 22]
        return rolls[:10]

    assert first_rolls("thumb") == first_rolls("random")


def test_a_copy_of_the_dealer_goes_on_alike() -> None:
    table = Table("karteneck", players=2, dealer=SharedLuck("cards"))
    other = table.copy()
    for one in (table, other):
        let_bots_play(one, [make_bot("thumb"), make_bot("thumb")])
    assert table.events == other.events


# -- how sure it is --------------------------------------------------------------------------------


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(5)
    covered = 0
    for _ in range(1000):
        found = estimate([rng.choice((0.0, 0.5, 0.5, 1.0, 1.0)) for _ in range(80)], 0.5)
        covered += found.low <= 0.6 <= found.high
    assert 935 <= covered <= 970


def test_games_all_alike_are_not_certain() -> None:
    found = estimate([1.0] * 10, 0.5)
    assert found.share == found.high == 1 and found.low < 0.95


def test_equals_are_hardly_ever_decided() -> None:
    """However often one looks: in 300 matches of 400 deals between equals not more than 1 % and luck's margin."""
    rng = random.Random(7)
    wrong = 0
    for _ in range(300):
        deals: list[float] = []
        for _ in range(50):
            deals += [rng.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(8)]
            if is_decided(deals, 0.5, 400):
                wrong += 1
                break
    assert wrong <= 300 * (1 - DECIDED) + 5


def test_an_interval_for_every_moment_is_the_wider_one() -> None:
    deals = [0.0, 1.0, 1.0, 0.5] * 50
    assert estimate_anytime(deals, 0.5, 400).half > estimate(deals, 0.5).half


def test_a_clear_case_stops_early() -> None:
    found = play("thumb", "random", games=400).duels[0]
    assert found.decided and 100 <= found.games < 200 and found.raw.low > 0.5
    everything = play("thumb", "random", games=120, until_decided=False).duels[0]
    assert not everything.decided and everything.games == 120


def test_ratings_follow_the_results() -> None:
    found = rate(["a", "b"], [(["a", "b"], [1, 2])] * 20)
    assert found and found["a"].mu > 25 > found["b"].mu
    assert found["a"].sure < found["a"].mu
    even = rate(["a", "b"], [(["a", "b", "b"], [1, 1, 1])])
    assert even and even["a"].mu == pytest.approx(even["b"].mu, abs=0.5)


# -- going on --------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play("thumb", "random", games=40)

    class Enough(Exception):
        pass

    def stop(pairing: int, games: int, duel: Any) -> None:
        if duel.games >= 16:
            raise Enough

    with pytest.raises(Enough):
        play("thumb", "random", games=40, out=tmp_path / "m", progress=stop)
    lines = (tmp_path / "m" / BATCHES).read_bytes()
    assert lines.count(b"\n") == 2
    (tmp_path / "m" / BATCHES).write_bytes(lines + b'{"pairing":0,"ba')  # the power failed in the middle of a line
    batches: list[tuple[int, int]] = []
    write = Journal.write

    def note(journal: Journal, line: Line) -> None:
        batches.append((line.pairing, line.batch))
        write(journal, line)

    monkeypatch.setattr(Journal, "write", note)
    assert timeless(play("thumb", "random", games=40, out=tmp_path / "m")) == timeless(whole)
    assert batches == [(0, 2), (0, 3), (0, 4)]
    assert 5 * DEALS * 2 == 40
    batches.clear()
    assert timeless(play("thumb", "random", games=40, out=tmp_path / "m")) == timeless(whole)
    assert batches == []


def test_with_another_number_of_games_it_is_the_match_of_so_many(tmp_path: Path) -> None:
    """More go on, also where the last batch was not a whole one; of fewer only the first count."""
    folder = tmp_path / "m"
    for games, new in ((6, 6), (14, 14), (40, 32), (40, 0), (6, 0), (14, 0)):
        kept = play("random", "other=random", games=games, out=folder)
        assert timeless(kept) == timeless(play("random", "other=random", games=games))
        assert (kept.games, kept.played) == (games, new)


def test_a_folder_from_before_goes_on(tmp_path: Path) -> None:
    """Once the number of games stood among the settings."""
    play("thumb", "random", games=8, out=tmp_path / "m")
    written = tmp_path / "m" / SETTINGS
    settings = msgspec.json.decode(written.read_bytes())
    assert "games" not in settings
    written.write_bytes(msgspec.json.encode(settings | {"games": 8}))
    assert play("thumb", "random", games=16, out=tmp_path / "m").played == 8


def test_another_match_is_refused_in_its_folder(tmp_path: Path) -> None:
    play("thumb", "random", games=2, out=tmp_path / "m")
    with pytest.raises(SetupError, match=r"another match .*seed 0, not 1"):
        play("thumb", "random", games=2, seed=1, out=tmp_path / "m")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "diary.txt").touch()
    with pytest.raises(SetupError, match="something else"):
        play("thumb", "random", games=2, out=tmp_path / "other")
    with pytest.raises(SetupError, match="not a folder"):
        play("thumb", "random", games=2, out=tmp_path / "other" / "diary.txt")
    journal = Journal(tmp_path / "lock", {})
    assert list(journal.played()) == []
    with pytest.raises(SetupError, match="at this moment"):
        list(Journal(tmp_path / "lock", {}).played())
    journal.close()
    (tmp_path / "m" / BATCHES).write_bytes(b"{}\n")
    with pytest.raises(SetupError, match="line 1 can't be read"):
        play("thumb", "random", games=2, out=tmp_path / "m")


# -- on several cores and machines -----------------------------------------------------------------


def test_two_processes_play_the_same_match(tmp_path: Path) -> None:
    assert timeless(play("thumb", "random", games=300, cores=2)) == timeless(play("thumb", "random", games=300))
    assert play("thumb", "tests.arena.players:Bold", cores=2).games == 8


def test_the_command_finds_a_bot_in_the_folder_where_it_is_called(tmp_path: Path) -> None:
    """Also its worker processes, which begin anew."""
    bold = "class Bold:\n    def act(self, view, legal):\n        return legal[-1]\n"
    (tmp_path / "mine.py").write_text(bold, encoding="utf-8")
    script, asked = Path(sys.executable).with_name("tischlein"), "arena bratwurmeck -b mine:Bold,random -n 4 --raw"
    command = [str(script), *asked.split(), "--cores", "2", "--json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {bot["bot"] for bot in json.loads(done.stdout)["bots"]} == {"mine:Bold", "random"}


def test_a_bot_that_can_not_travel_is_told_of() -> None:
    class Local(Bold):
        pass

    with pytest.raises(SetupError, match="can't be sent to another process"):
        play("thumb", Local(), cores=2)


@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_a_local_ray_of_two_workers_plays_the_same_match() -> None:
    pytest.importorskip("ray")
    found = play("thumb", "random", games=40, on="ray", cores=2)
    assert timeless(found) == timeless(play("thumb", "random", games=40))
