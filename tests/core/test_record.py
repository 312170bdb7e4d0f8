"""Records: read, written, replayed; a wrong line is named."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import happen
from tischlein import GAMES, Event, IllegalAction, Record, RecordError, Table
from tischlein.core.record import event_lines, read_events
from tischlein.core.words import CHANCE, Vocabulary, Word

HEAD = """\
tischlein 1
game: bratwurmeck
players: Petya, Masha
options: faster=off, flip-without-tile=off
"""
TEXT = (
    HEAD
    + """
* first 0
* roll 1 2 3 4 4 5 w w
0 keep w
0 roll
* roll 1 2 3 4 4 w
0 keep 4
"""
)


def test_the_example_of_the_design() -> None:
    record = Record.parse(TEXT)
    assert (record.game, record.players, record.rules) == ("bratwurmeck", ("Petya", "Masha"), 1)
    assert record.options == {"faster": "off", "flip-without-tile": "off"} and record.components == {}
    assert [str(event) for event in record.events][-2:] == ["* roll 1 2 3 4 4 w", "0 keep 4"]
    assert record.table().view(0).total == 18
    assert str(record) == TEXT
    assert Record.parse(str(record)) == record == record.table().record()


def test_a_record_written_by_hand() -> None:
    """Comments, empty lines, spaces, Windows line ends, faces in any order, defaults left out."""
    text = (
        "# a game at home\n\n  tischlein 1  # the format\r\ngame:bratwurmeck\nplayers :  Petya ,Masha\n\n"
        "  * first 0   # Petya is younger\n*   roll w 4 1 5 2 3 4 w\n# a pause\n0\tkeep  w\n\n0 roll"
    )
    record = Record.parse(text)
    assert record.options == {} and len(record.events) == 4
    assert str(record.events[1]) == "* roll 1 2 3 4 4 5 w w"
    assert Record.parse(str(record)) == record
    assert record.table().options == {"faster": "off", "flip-without-tile": "off"}


def test_equal_records_do_not_differ() -> None:
    one, same, other = Record.parse(TEXT), Record.parse(TEXT), Record.parse(HEAD)
    assert one == same and not one != same and hash(one) == hash(same)  # noqa: SIM202
    assert one != other and not one == other  # noqa: SIM201
    assert one != TEXT


def test_a_record_without_events() -> None:
    record = Record.parse("tischlein 1\ngame: barbecue\nplayers: a, b, c")
    assert record.events == () and record.table().chance
    assert str(record) == "tischlein 1\ngame: barbecue\nplayers: a, b, c\n\n"
    assert Record.parse(str(record)) == record


def test_options_and_components_in_the_header() -> None:
    t = Table("bratwurmeck", 2, seed=1, options={"faster": "all-returned"}, components={"worms": {"36": 9, "21": 0}})
    text = str(t.record())
    assert "options: faster=all-returned, flip-without-tile=off\n" in text
    assert 'components: {"worms": {"21": 0, "36": 9}}\n' in text
    again = Record.parse(text).table()
    assert again.options == t.options and again.components == t.components and again.position() == t.position()


def test_the_table_after_some_events() -> None:
    record = Record.parse(TEXT)
    assert record.table(at=0).events == () and record.table(at=0).chance
    assert record.table(at=3).events == record.events[:3]
    assert record.table(at=6).events == record.events
    for at in (-1, 7):
        with pytest.raises(RecordError, match=f"there is no event {at}; this record has 6"):
            record.table(at=at)


def test_a_replayed_table_goes_on() -> None:
    record = Record.parse(TEXT)
    t = record.table(seed=1)
    t.play(0, "roll")
    assert not t.chance
    t = record.table(at=4, dealer=None)
    assert t.chance


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: expected 'tischlein 1', got nothing"),
        ("# nothing but a comment", "line 1: expected 'tischlein 1', got nothing"),
        ("\ntischlein 2", "line 2: expected 'tischlein 1', got 'tischlein 2'"),
        ("x" * 100, f"line 1: expected 'tischlein 1', got '{'x' * 60}'"),
        ("tischlein 1", "the header lacks 'game'"),
        ("tischlein 1\ngame: bratwurmeck", "the header lacks 'players'"),
        ("tischlein 1\ngame: chess\nplayers: a, b", "line 2: no game is called 'chess'; there are "),
        ("tischlein 1\ngame: barbecue\nplayers: a", "line 3: barbecue is for 2 to 5 players, not 1"),
        ("tischlein 1\ngame: barbecue\nplayers: a,,b", "line 3: a name has 1 to 40 characters"),
        ("tischlein 1\ngame: barbecue\ngame: barbecue", "line 3: game stands here twice"),
        (
            "tischlein 1\nseats: 2",
            "line 2: expected one of game, players, options, components, rules, fair with a colon, or an event, got",
        ),
        ("tischlein 1\ngame barbecue", "line 2: expected one of game, "),
        (f"{HEAD}options: faster=off", "line 5: options stands here twice"),
        ("tischlein 1\ngame: barbecue\nplayers: a, b\noptions: faster=off", "line 4: barbecue has no option 'faster'"),
    ],
)
def test_a_wrong_header_names_its_line(text: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert str(caught.value).startswith(why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("options: faster", "options are written name=value, each once, not 'faster'"),
        ("options: =off", "options are written name=value, each once, not '=off'"),
        ("options: faster=off, faster=off", "options are written name=value, each once, not 'faster=off'"),
        ("options: faster=slow", "bratwurmeck: option faster is one of off, no-exception, all-returned, not 'slow'"),
        ("components: worms", "components are a JSON object, not 'worms'"),
        ("components: [1]", "components are a JSON object, not '[1]'"),
        (f"components: {'[' * 100_000}", f"components are a JSON object, not '{'[' * 60}'"),
        ('components: {"snails": 1}', "bratwurmeck has no components 'snails'; there are: worms"),
        ("rules: 2", "made under rules version '2'; this program plays version 1"),
        ("rules: one", "made under rules version 'one'; this program plays version 1"),
    ],
)
def test_a_wrong_line_of_the_header(line: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(f"tischlein 1\ngame: bratwurmeck\nplayers: a, b\n{line}\n* first 0")
    assert str(caught.value) == f"line 4: {why}"


def test_an_empty_list_of_options_is_one() -> None:
    assert Record.parse("tischlein 1\ngame: barbecue\nplayers: a, b\noptions:").options == {}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 keep w", "seat 1 can't 'keep w': to act: 0"),
        ("0 roll", "seat 0 can't 'roll' now: First keep one of the faces you rolled."),
        ("0 keep x", "'keep x' is not understood; expected keep FACE"),
        ("0", "'' is not understood; expected keep FACE"),
        ("7 keep w", "there is no seat 7; expected 0 to 1"),
        ("100 keep w", "expected a seat or *, got '100'"),
        ("0,x keep w", "expected a seat or *, got '0,x'"),
        ("²: keep w", "expected a seat or *, got '²:'"),
        ("Petya keep w", "expected a seat or *, got 'Petya'"),
        ("*roll w", "expected a seat or *, got '*roll'"),
        ("0,1 keep w", "'keep w' is not an answer that several seats give at once"),
        ("* first 0", "'first 0': chance is not to act now; to act: 0"),
        ("* roll 7", "'roll 7' is not understood; expected first SEAT"),
        ("*", "'' is not understood; expected first SEAT"),
        ("* draw 3 4", "'draw 3' is not understood; expected first SEAT"),
        ("players: a, b", "expected a seat or *, got 'players:'"),
    ],
)
def test_a_wrong_event_names_its_line(line: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(f"{HEAD}\n* first 0\n# now\n* roll 1 2 3 4 4 5 w w\n{line}\n0 roll\n")
    assert str(caught.value).startswith(f"line 9: {why}")


def test_a_record_is_text() -> None:
    for text in (None, b"tischlein 1", 7):
        with pytest.raises(RecordError, match="a record is text, not "):
            Record.parse(text)  # type: ignore[arg-type]


def test_events_that_can_not_be_are_numbered() -> None:
    record = Record.parse(TEXT)
    broken = Record("bratwurmeck", ("a", "b"), {}, {}, (record.events[0], record.events[2]))
    with pytest.raises(
        RecordError, match=r"^event 2: seat 0 can't 'keep w': chance is to act; expected first SEAT, or roll"
    ):
        broken.table()


def test_records_of_other_rules_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed rule bumps the version: records made before don't replay silently, though they have no line for it."""
    monkeypatch.setitem(GAMES, "bratwurmeck", replace(GAMES["bratwurmeck"], version=2))
    with pytest.raises(RecordError, match=r"^line 2: made under rules version '1'; this program plays version 2$"):
        Record.parse(TEXT)
    text = str(Table("bratwurmeck", seed=1).record())
    assert "\nrules: 2\n" in text
    assert Record.parse(text).rules == 2 and str(Record.parse(text)) == text


# -- the short forms, with the words of a made-up game ----------------------------------------------


class Draw(Word, frozen=True, tag="draw"):
    card: str


class Pass(Word, frozen=True, tag="pass"):
    pass


class Lay(Word, frozen=True, tag="lay"):
    card: str


CARDS = replace(
    GAMES["barbecue"],
    outcomes=Vocabulary("draw CARD", [(code, Draw(str(code))) for code in range(5)]),
    actions=Vocabulary("pass or lay CARD", [(9, Pass()), *((code, Lay(str(code))) for code in range(5))]),
    answers=frozenset({"pass"}),
)


def test_draws_and_answers_share_a_line() -> None:
    events = [
        Event(CHANCE, Draw("3")),
        Event(CHANCE, Draw("4")),
        Event(0, Lay("3")),
        Event(1, Pass()),
        Event(2, Pass()),
        Event(0, Lay("3")),
        Event(0, Lay("4")),
        Event(CHANCE, Draw("1")),
        Event(1, Pass()),
    ]
    lines = list(event_lines(CARDS, events))
    assert lines == ["* draw 3 4", "0 lay 3", "1,2 pass", "0 lay 3", "0 lay 4", "* draw 1", "1 pass"]
    assert [event for line in lines for event in read_events(CARDS, line)] == events


def test_the_long_forms_are_read_too() -> None:
    lines = ["* draw 3", "* draw 4", "1 pass", "2 pass"]
    assert [str(event) for line in lines for event in read_events(CARDS, line)] == lines


def test_only_answers_are_shared() -> None:
    with pytest.raises(RecordError, match="'lay 3' is not an answer that several seats give at once"):
        list(read_events(CARDS, "1,2 lay 3"))


# -- anything at all --------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_reader_only_ever_raises_its_own_error(data: st.DataObject) -> None:
    """Lines of a record changed, dropped, doubled or replaced: it is read, or refused with a line."""
    lines = TEXT.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    new = data.draw(st.one_of(st.text(max_size=30), st.sampled_from(lines), st.just(lines[at][:-1] + "9")))
    try:
        record = Record.parse("\n".join([*lines[:at], new, *lines[at + data.draw(st.integers(0, 2)) :]]))
    except RecordError as error:
        assert "\n" not in str(error)  # noqa: PT017
    else:
        assert Record.parse(str(record)) == record


@settings(max_examples=20, deadline=None, derandomize=True)
@given(game=st.sampled_from(list(GAMES)), seed=st.integers(0, 2**32), moves=st.integers(0, 40))
def test_round_trip(game: str, seed: int, moves: int) -> None:
    """parse(format(r)) == r and format(parse(x)) == x, through the JSON of the components too."""
    t = Table(game, GAMES[game].fewest + seed % 2, seed=seed)
    for move in range(moves):
        if t.over:
            break
        seat = min(t.actors)
        t.play(seat, t.legal(seat)[move * seed % len(t.legal(seat))])
    record = t.record()
    text = str(record)
    assert Record.parse(text) == record and str(Record.parse(text)) == text
    assert json.loads(json.dumps(record.components)) == record.components
    assert record.table().position() == t.position()


def test_a_table_that_refuses_an_event_refuses_the_record() -> None:
    """What the table says is what the reader says."""
    t = happen(Table("bratwurmeck", ["Petya", "Masha"], dealer=None), "* first 0; * roll 1 2 3 4 4 5 w w")
    with pytest.raises(IllegalAction) as by_table:
        t.play(0, "grill")
    with pytest.raises(RecordError) as by_reader:
        Record.parse(HEAD + "\n* first 0\n* roll 1 2 3 4 4 5 w w\n0 grill\n")
    assert str(by_reader.value) == f"line 8: {by_table.value}"


@pytest.mark.parametrize("text", ["game: \nplayers: ", ":", "*", "game:\0", "game: barbecue\nplayers:"])
def test_half_a_header(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(f"tischlein 1\n{text}")
