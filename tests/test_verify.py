"""Whoever changes what chance did, or the seed, is found out: in Python and on the command line."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.command import refused, run
from tischlein import GAMES, Event, Fair, Proof, Record, RecordError, Table, verify
from tischlein.core.words import CHANCE

from .helpers import fair_game

pytestmark = pytest.mark.slow

SEED = bytes(range(32))


@cache
def played(game: str, players: int = 3) -> Record:
    """The record of a whole game with fair dice."""
    dealer = Fair(SEED, [f"entropy of {seat}" for seat in range(players)], "tisch-1")
    return msgspec.structs.replace(fair_game(game, players, dealer).record(), fair=dealer.reveal())


def proof_of(record: Record) -> Proof:
    assert record.fair
    return record.fair


def chance_places(record: Record) -> list[int]:
    return [place for place, event in enumerate(record.events) if event.actor == CHANCE]


def changed(record: Record, events: list[Event]) -> Record:
    return msgspec.structs.replace(record, events=tuple(events))


@pytest.mark.parametrize("game", GAMES)
def test_all_is_as_the_seed_says(game: str) -> None:
    record = played(game)
    report = verify(Record.parse(str(record)))
    assert report.ok and report.committed and report.over and report.wrong is None and report.races == 0
    assert report.chances == len(chance_places(record)) > 10


def test_a_changed_outcome() -> None:
    """The last roll of eight dice; every line is still by the rules."""
    record = played("barbecue")
    for at in reversed(chance_places(record)):
        for word in ("roll 1 1 2 2 3 3 4 w", "roll 1 2 2 2 3 3 4 w"):
            events = list(record.events)[: at + 1]
            events[at] = Event(CHANCE, GAMES["barbecue"].outcomes.parse(word))
            try:
                report = verify(changed(record, events))
            except RecordError:
                continue  # another number of dice
            assert report.wrong and report.committed and not report.ok
            assert report.wrong.event == at + 1
            assert report.wrong.number == len(chance_places(record)) - 1 - chance_places(record)[::-1].index(at)
            assert report.wrong.what == word and report.wrong.why == f"expected '{record.events[at].what}'"
            return
    pytest.fail("no roll of eight dice")


def test_another_seed() -> None:
    record = played("karteneck")
    proof = msgspec.structs.replace(proof_of(record), seed=SEED[::-1].hex())
    report = verify(msgspec.structs.replace(record, fair=proof))
    assert not report.committed and report.wrong and not report.ok


def test_another_seed_with_its_own_commitment() -> None:
    """Then the commitment fits, but the players know another one, and the outcomes don't fit."""
    record = played("karteneck")
    proof = Fair(SEED[::-1], proof_of(record).entropies, proof_of(record).table).reveal()
    report = verify(msgspec.structs.replace(record, fair=proof))
    assert report.committed and report.wrong and report.wrong.number <= 3 and not report.ok


def test_another_commitment() -> None:
    record = played("karteneck")
    proof = msgspec.structs.replace(proof_of(record), commitment="0" * 64)
    report = verify(msgspec.structs.replace(record, fair=proof))
    assert not report.committed and report.wrong is None and not report.ok


@pytest.mark.parametrize("seat", range(3))
def test_another_entropy(seat: int) -> None:
    record = played("tricknchef")
    entropies = list(proof_of(record).entropies)
    entropies[seat] += "!"
    proof = msgspec.structs.replace(proof_of(record), entropies=tuple(entropies))
    report = verify(msgspec.structs.replace(record, fair=proof))
    assert report.committed and report.wrong and report.wrong.number <= 3


def test_another_table() -> None:
    record = played("tricknchef")
    report = verify(msgspec.structs.replace(record, fair=msgspec.structs.replace(proof_of(record), table="tisch-2")))
    assert report.wrong and report.wrong.number <= 3


def test_swapped_events() -> None:
    """Two cards of one hand dealt the other way round: the same game, but not what the seed says."""
    record = played("tricknchef")
    first, second = chance_places(record)[3:5]
    events = list(record.events)
    assert events[first] != events[second]
    events[first], events[second] = events[second], events[first]
    report = verify(changed(record, events))
    assert report.wrong and report.wrong.event == first + 1


def test_a_missing_event() -> None:
    """A server that throws away a draw it doesn't like, and goes on with the next number."""
    entropies = ["a", "b"]
    honest = Fair(SEED, entropies, "t")
    table = Table("barbecue", dealer=honest)
    table.play(min(table.actors), table.legal(min(table.actors))[0])
    table = table.with_dealer(Fair(SEED, entropies, "t", number=3))  # 0: who begins, 1: the first roll, 2: thrown away
    table.play(min(table.actors), "roll")
    report = verify(msgspec.structs.replace(table.record(), fair=honest.reveal()))
    assert report.wrong and (report.wrong.number, report.wrong.event) == (2, 5)


def test_a_line_left_out() -> None:
    """Then it is no game by the rules, and the event that can't be is named."""
    record = played("tricknchef")
    at = chance_places(record)[5]
    with pytest.raises(RecordError, match=r"^event \d+: "):
        verify(changed(record, [*record.events[:at], *record.events[at + 1 :]]))


def test_a_game_that_is_not_over() -> None:
    record = played("bratwurmeck")
    report = verify(changed(record, list(record.events[:20])))
    assert report.ok and not report.over


def test_without_a_proof_nothing_can_be_checked() -> None:
    with pytest.raises(RecordError, match="this record has no line 'fair:'"):
        verify(msgspec.structs.replace(played("barbecue"), fair=None))


# -- races that went by reaction time -----------------------------------------------------------------


def slapped() -> Record:
    """Everybody slaps and accuses whenever possible; in each race the highest seat was first, or tied with the next."""
    dealer = Fair(SEED, ["a", "b", "c", "d"], "t")
    table = Table("haecmaec", 4, dealer=None, options={"slapping": "on"})
    while not table.over:
        if not table.chance:
            seat = min(table.actors)
            legal = [str(action) for action in table.legal(seat)]
            table.play(seat, next((say for say in ("slap", "accuse") if say in legal), legal[0]))
            continue
        racers = [int(str(what).split()[1]) for what, _ in table.chances() if str(what).startswith("race")]
        if racers:
            dealer.race(racers[-1 - dealer.number % 2 :])
        table.deal(dealer.deal(table.game, table._s))
    return msgspec.structs.replace(table.record(), fair=dealer.reveal())


def test_races_are_as_the_referee_and_the_seed_say() -> None:
    record = slapped()
    report = verify(Record.parse(str(record)))
    raced = proof_of(record).raced
    assert report.ok and report.races == len(raced) == sum("race" in str(event) for event in record.events) > 3
    assert {len(seats) for seats in raced.values()} == {1, 2}
    without = msgspec.structs.replace(proof_of(record), raced={})
    assert not verify(msgspec.structs.replace(record, fair=without)).ok


def test_a_referee_judges_races_alone() -> None:
    """A server can't narrow a draw by calling it a race."""
    record = slapped()
    proof = msgspec.structs.replace(proof_of(record), raced={5: (0, 1), **proof_of(record).raced})
    report = verify(msgspec.structs.replace(record, fair=proof))
    assert report.wrong and report.wrong.number == 5
    assert report.wrong.why == "chance event 5 does not name one of the seats [0, 1]"


def test_who_begins_after_a_game_before_is_as_it_says() -> None:
    """The next one: then no other seat can have begun."""
    record = slapped()
    begun = int(str(record.events[0]).rpartition(" ")[2])
    for first, right in ((begun, True), ((begun + 1) % len(record.players), False)):
        proof = msgspec.structs.replace(proof_of(record), raced={0: (first,), **proof_of(record).raced})
        report = verify(msgspec.structs.replace(record, fair=proof))
        assert report.ok is right
        assert report.next_began and report.races == len(proof_of(record).raced), "that was no race"


def test_a_race_that_is_not_there() -> None:
    record = played("barbecue")
    proof = msgspec.structs.replace(proof_of(record), raced={100_000: (0,)})
    with pytest.raises(RecordError, match="fair: raced names chance event 100000, but they go from 0 to "):
        verify(msgspec.structs.replace(record, fair=proof))


# -- on the command line ------------------------------------------------------------------------------


def test_the_command(tmp_path: Path) -> None:
    record = played("bratwurmeck")
    file = tmp_path / "game.tisch"
    file.write_text(str(record), encoding="utf-8")
    count = len(chance_places(record))
    said = f"all {count} chance events are as the seed says\n"
    assert run("verify", str(file)).stdout == f"game.tisch: {said}"
    assert run("verify", "-", said=str(record)).stdout == f"record: {said}"
    data = json.loads(run("verify", str(file), "--json").stdout)
    assert data == {
        "ok": True,
        "chances": count,
        "races": 0,
        "next_began": False,
        "over": True,
        "committed": True,
        "wrong": None,
    }


def test_the_command_finds_what_is_wrong(tmp_path: Path) -> None:
    record = played("tricknchef")
    first, second = chance_places(record)[3:5]
    events = list(record.events)
    events[first], events[second] = events[second], events[first]
    text = str(changed(record, events))
    assert run("verify", "-", said=text, code=1).stdout == (
        f"record: event {first + 1}, '{events[first]}', is not as the seed says: expected '{events[second].what}'\n"
    )
    data = json.loads(run("verify", "-", "--json", said=text, code=1).stdout)
    assert data["ok"] is False and data["wrong"]["event"] == first + 1
    text = str(record).replace(proof_of(record).commitment, "0" * 64)
    said = "record: the seed is not the one that was promised before the game\n"
    assert run("verify", "-", said=text, code=1).stdout == said


def test_the_command_tells_of_races_and_unfinished_games() -> None:
    record = slapped()
    races = len(proof_of(record).raced)
    assert run("verify", "-", said=str(record)).stdout.endswith(
        f" as the seed says; {races} races went by reaction time\n"
    )
    next_one = "; the next one began, after a game before"
    for again, said in (
        (record, f"{next_one}; {races} races went by reaction time\n"),
        (played("barbecue"), f"{next_one}\n"),
    ):
        first = int(str(again.events[0]).rpartition(" ")[2])
        proof = msgspec.structs.replace(proof_of(again), raced={0: (first,), **proof_of(again).raced})
        text = str(msgspec.structs.replace(again, fair=proof))
        assert run("verify", "-", said=text).stdout.endswith(f" as the seed says{said}")
    begun = changed(played("barbecue"), list(played("barbecue").events[:1]))
    said = "record: its one chance event is as the seed says; the game is not over\n"
    assert run("verify", "-", said=str(begun)).stdout == said


def test_the_command_refuses_what_it_can_not_check(tmp_path: Path) -> None:
    file = tmp_path / "game.tisch"
    assert refused("verify", str(file)).endswith("no such file or directory")
    file.write_text(str(Table("barbecue", seed=1).record()), encoding="utf-8")
    assert refused("verify", str(file)) == "this record has no line 'fair:', so its chance events can't be checked"
    file.write_text(str(played("barbecue")).replace('"seed"', '"sead"'), encoding="utf-8")
    assert refused("verify", str(file)).startswith("line 4: fair is a JSON object with table, seed, ")
