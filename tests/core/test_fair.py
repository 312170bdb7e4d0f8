"""Dice that anyone can check: the draw, the dealer, and what a record says of them."""

from __future__ import annotations

import json
from collections import Counter
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers import fair_game, happen
from tischlein import GAMES, Fair, IllegalAction, Proof, Record, RecordError, SetupError, Table
from tischlein.core.fair import commitment, mix, number_below
from tischlein.core.words import CHANCE

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "fair.json").read_text(encoding="utf-8")
)
SEED = bytes(range(32))
HEAD = "tischlein 1\ngame: barbecue\nplayers: a, b\n"


def fair(seats: int = 2, **more: Any) -> Fair:
    return Fair(SEED, [f"entropy of {seat}" for seat in range(seats)], "tisch-1", **more)


# -- known answers, the same that the browser is asked for ------------------------------------------


def test_commitments() -> None:
    for known in VECTORS["commitments"]:
        assert commitment(bytes.fromhex(known["seed"])) == known["commitment"]


def test_mixed_entropies() -> None:
    for known in VECTORS["mixes"]:
        assert mix(known["entropies"]).hex() == known["mix"]


@pytest.mark.parametrize("known", VECTORS["numbers"], ids=lambda known: f"below-{len(known['total'])}-digits")
def test_numbers(known: dict[str, Any]) -> None:
    seed, entropy = bytes.fromhex(known["seed"]), mix(known["entropies"])
    assert number_below(seed, entropy, known["table"], known["i"], int(known["total"])) == int(known["number"])


def test_draws() -> None:
    """The unit of weight drawn lies in the outcome listed."""
    for known in VECTORS["draws"]:
        sums = list(accumulate(int(weight) for weight in known["weights"]))
        entropy = mix(known["entropies"])
        drawn = number_below(bytes.fromhex(known["seed"]), entropy, known["table"], known["i"], sums[-1])
        assert [drawn < so_far for so_far in sums].index(True) == known["index"]


def test_the_vectors_reach_far_and_throw_again() -> None:
    totals = {int(known["total"]) for known in VECTORS["numbers"]}
    assert {1, 2, 6**8, 2**64, 2**256} <= totals and max(totals) > 2**512
    assert any(total > 2**64 and total % 2 for total in totals)


# -- the draw ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("total", [2, 3, 5, 7, 16, 17])
def test_every_number_is_equally_likely(total: int) -> None:
    """Chi-square over 600 draws a number, one degree of freedom fewer than numbers: five deviations at most."""
    each = 600
    seen = Counter(number_below(SEED, mix(["x"]), "t", i, total) for i in range(each * total))
    assert set(seen) == set(range(total))
    chi_square = sum((count - each) ** 2 / each for count in seen.values())
    assert chi_square < (total - 1) + 5 * (2 * (total - 1)) ** 0.5


@pytest.mark.parametrize("total", [1, 2, 6, 6**8, 2**64 + 13, 2**256, 2**600 + 7])
def test_numbers_are_below_and_each_part_counts(total: int) -> None:
    assert all(0 <= number_below(SEED, mix(["x"]), "t", i, total) < total for i in range(50))
    if total > 2**60:
        drawn = {
            number_below(SEED, mix(["x"]), "t", 0, total),
            number_below(SEED, mix(["x"]), "t", 1, total),
            number_below(SEED, mix(["x"]), "u", 0, total),
            number_below(SEED, mix(["y"]), "t", 0, total),
            number_below(SEED[::-1], mix(["x"]), "t", 0, total),
        }
        assert len(drawn) == 5


def test_no_two_lists_of_entropies_look_the_same() -> None:
    lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["c", "ab"], []]
    assert len({mix(entropies) for entropies in lists}) == len(lists)


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(SetupError, match="a seed has 32 bytes, not 5"):
        commitment(b"short")
    with pytest.raises(SetupError, match="a number is drawn from at least 1, not 0"):
        number_below(SEED, b"", "t", 0, 0)


# -- the dealer -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_the_same_again(game: str) -> None:
    seats = GAMES[game].fewest + 1
    table = fair_game(game, seats, fair(seats))
    assert table.winners
    assert table.events == fair_game(game, seats, fair(seats)).events
    other = Fair(SEED, ["other"] * seats, "tisch-1")
    assert table.events != fair_game(game, seats, other).events


def test_the_weights_are_kept_to() -> None:
    """One die of barbecue: six faces; from 6,000 rolls each comes 1,000 times, give or take five deviations."""
    game = GAMES["barbecue"]
    s = happen(Table("barbecue", dealer=None), "* first 0; * roll 1 1 1 1 1 1 1 2; 0 keep 1; 0 roll")._s
    dealer = fair()
    seen = Counter(str(dealer.deal(game, s)) for _ in range(6000))
    assert len(seen) == 6 and all(abs(count - 1000) < 5 * (6000 * 5 / 36) ** 0.5 for count in seen.values())
    assert dealer.number == 6000


def test_two_dice_fall_unlike_each_other_twice_as_often() -> None:
    game = GAMES["barbecue"]
    s = happen(Table("barbecue", dealer=None), "* first 0; * roll 1 1 1 1 1 1 2 2; 0 keep 1; 0 roll")._s
    dealer = fair()
    seen = Counter(str(dealer.deal(game, s)) for _ in range(7200))
    assert abs(seen["roll 1 1"] - 200) < 5 * (200 * 35 / 36) ** 0.5
    assert abs(seen["roll 1 2"] - 400) < 5 * (400 * 34 / 36) ** 0.5


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    game = GAMES["barbecue"]
    s = game.open(2)
    dealer = fair()
    dealer.deal(game, s)
    other = dealer.copy()
    other.race([1])
    assert dealer.raced == {} and other.raced == {1: (1,)}
    other = dealer.copy()
    assert [dealer.deal(game, s) for _ in range(9)] == [other.deal(game, s) for _ in range(9)]
    assert dealer.number == other.number == 10


def test_it_goes_on_from_any_number() -> None:
    game = GAMES["barbecue"]
    s = game.open(2)
    dealer = fair()
    all_dealt = [dealer.deal(game, s) for _ in range(20)]
    later = fair(number=12)
    assert [later.deal(game, s) for _ in range(8)] == all_dealt[12:]


def test_the_same_key_gives_the_same_list() -> None:
    """Rolls of as many dice share one list, however the turn came about."""
    game = GAMES["bratwurmeck"]
    beginning = happen(Table("bratwurmeck", dealer=None), "* first 0")
    one = happen(beginning.copy(), "* roll 1 1 2 3 4 5 w w; 0 keep w; 0 roll")._s
    two = happen(beginning.copy(), "* roll 1 1 2 3 4 5 w w; 0 keep 1; 0 roll")._s
    assert game.weighed(one) is game.weighed(two)
    assert game.weighed(one)[1][-1] == 6**6 and game.weighed(beginning._s)[1][-1] == 6**8
    assert game.chance_key(game.open(2)) is None


def test_the_seed_is_in_no_repr() -> None:
    assert repr(fair()) == "Fair(table='tisch-1', number=0)"


def test_each_seat_has_an_entropy() -> None:
    with pytest.raises(SetupError, match="2 entropies for 3 seats"):
        Table("barbecue", 3, dealer=fair(2))


# -- races ------------------------------------------------------------------------------------------


def before_the_last_answer() -> tuple[Table, int, int, int]:
    """Four at a slapping table: two have slapped, the last is still to answer; and who these three are."""
    table = Table("haecmaec", 4, seed=0, options={"slapping": "on"})
    while True:
        asked = sorted(table.actors)
        if len(asked) == 3 and all("slap" in map(str, table.legal(seat)) for seat in asked):
            for seat in asked[:2]:
                table.play(seat, "slap")
            return table, asked[0], asked[1], asked[2]
        legal = [str(action) for action in table.legal(asked[0])]
        table.play(asked[0], "pass" if "pass" in legal else legal[0])


def race_won_by(table: Table, last: int, dealer: Fair) -> str:
    """The last answer is a slap too; what the dealer says then."""
    after = table.with_dealer(dealer)
    after.play(last, "slap")
    return str(after.events[len(table.events) + 1])


def test_who_was_first_alone_wins_the_race() -> None:
    table, *quick = before_the_last_answer()
    for winner in quick:
        dealer = fair(4, number=30)
        dealer.race([winner])
        assert race_won_by(table, quick[-1], dealer) == f"* race {winner}"


def test_a_tie_is_broken_among_those_who_tied() -> None:
    table, one, _, last = before_the_last_answer()
    won = Counter[str]()
    for number in range(200):
        dealer = fair(4, number=number)
        dealer.race([last, one])
        won[race_won_by(table, last, dealer)] += 1
    assert set(won) == {f"* race {seat}" for seat in (one, last)}
    assert all(abs(count - 100) < 5 * 50**0.5 for count in won.values())


def test_a_race_that_nobody_judged_is_between_all() -> None:
    table, *quick = before_the_last_answer()
    won = {race_won_by(table, quick[-1], fair(4, number=number)) for number in range(60)}
    assert won == {f"* race {seat}" for seat in quick}


def test_only_who_takes_part_can_be_first() -> None:
    table, _, _, last = before_the_last_answer()
    dealer = fair(4, number=30)
    dealer.race([last])
    after = table.with_dealer(dealer)
    events = after.events
    with pytest.raises(IllegalAction, match=r"chance event 30 does not name one of the seats \[\d\]"):
        after.play(last, "pass")
    assert after.events == events


def test_all_who_tied_take_part() -> None:
    """One who raced doesn't bring in another who did not."""
    table, one, _, last = before_the_last_answer()
    (other,) = set(range(4)) - set(before_the_last_answer()[1:])
    dealer = fair(4, number=30)
    dealer.race([one, other])
    with pytest.raises(IllegalAction, match="chance event 30 does not name one of the seats"):
        race_won_by(table, last, dealer)


def test_a_draw_can_not_be_raced_for() -> None:
    dealer = fair()
    dealer.race([0], [0])
    with pytest.raises(IllegalAction, match=r"chance event 1 does not name one of the seats \[0\]"):
        Table("barbecue", dealer=dealer)


def test_who_begins_can_be_known() -> None:
    """The next one after the game before."""
    dealer = fair()
    dealer.race([1])
    assert str(Table("barbecue", dealer=dealer).events[0]) == "* first 1"


def test_two_races_can_be_told_at_once() -> None:
    dealer = fair(4, number=7)
    dealer.race([3, 1], [2])
    assert dealer.raced == {7: (1, 3), 8: (2,)} == dealer.reveal().raced
    for bad in ([], [4], [-1]):
        with pytest.raises(SetupError, match="raced is number: seats in ascending order, not 7"):
            dealer.race(bad)
    assert dealer.raced == {7: (1, 3), 8: (2,)}


# -- in a record ------------------------------------------------------------------------------------


def with_proof(proof: Proof) -> Record:
    table = Table("barbecue", len(proof.entropies), dealer=fair(len(proof.entropies)))
    return msgspec.structs.replace(table.record(), fair=proof)


def test_a_record_reveals_the_seed() -> None:
    record = with_proof(fair().reveal())
    line = str(record).splitlines()[3]
    assert line == (
        f'fair: {{"table": "tisch-1", "seed": "{SEED.hex()}", "commitment": "{commitment(SEED)}", '
        '"entropies": ["entropy of 0", "entropy of 1"]}'
    )
    again = Record.parse(str(record))
    assert again == record and again.fair == record.fair and str(again) == str(record)
    assert again != msgspec.structs.replace(record, fair=None)
    assert again != with_proof(Fair(SEED, ["", ""], "tisch-1").reveal())


letters = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    entropies=st.lists(letters, min_size=2, max_size=2),
    raced=st.dictionaries(st.integers(0, 999), st.sets(st.integers(0, 1), min_size=1)),
)
def test_any_entropy_comes_back_as_it_was(entropies: list[str], raced: dict[int, set[int]]) -> None:
    """Signs that start a comment or end a line too."""
    dealer = Fair(SEED, entropies, "Küche #7", raced={number: sorted(seats) for number, seats in raced.items()})
    record = with_proof(dealer.reveal())
    again = Record.parse(str(record))
    assert again == record and again.fair == dealer.reveal() and str(again) == str(record)


GOOD: dict[str, object] = {
    "table": "t",
    "seed": SEED.hex(),
    "commitment": commitment(SEED),
    "entropies": ["", "b"],
    "raced": {"3": [0, 1]},
}


def test_a_good_line_is_read() -> None:
    assert Record.parse(f"{HEAD}fair: {json.dumps(GOOD)}").fair == Proof(
        "t", SEED.hex(), commitment(SEED), ("", "b"), {3: (0, 1)}
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            {"seed": 7},
            "fair is a JSON object with table, seed, commitment, entropies, raced: Expected `str`, got `int`",
        ),
        ({"seed": None}, "fair is a JSON object with table, seed, commitment, entropies, raced: Expected `str`"),
        (
            {"extra\n": 1},
            "fair is a JSON object with table, seed, commitment, entropies, raced: Object contains unknown",
        ),
        ({"seed": "00"}, "a seed has 64 digits 0-9 a-f, not '00'"),
        ({"seed": SEED.hex().upper()}, "a seed has 64 digits 0-9 a-f, not '0001"),
        ({"commitment": "x" * 64}, "a commitment has 64 digits 0-9 a-f, not 'xxx"),
        ({"table": ""}, "a table's name has 1 to 64 printable characters, not ''"),
        ({"table": "a\nb"}, "a table's name has 1 to 64 printable characters, not 'a\\nb'"),
        ({"entropies": ["a"]}, "fair has 1 entropies for 2 players"),
        ({"entropies": ["a", "b", "c"]}, "fair has 3 entropies for 2 players"),
        ({"entropies": ["a", "b" * 257]}, "a seat's entropy has at most 256 characters, not 257"),
        ({"entropies": ["a", "\ud800"]}, "fair is a JSON object with table, seed, commitment, entropies, raced: "),
        ({"raced": {"x": [0]}}, "fair is a JSON object with table, seed, commitment, entropies, raced: "),
        ({"raced": {"-1": [0]}}, "raced is number: seats in ascending order, not -1: [0]"),
        ({"raced": {"3": []}}, "raced is number: seats in ascending order, not 3: []"),
        ({"raced": {"3": [1, 0]}}, "raced is number: seats in ascending order, not 3: [1, 0]"),
        ({"raced": {"3": [0, 0]}}, "raced is number: seats in ascending order, not 3: [0, 0]"),
        ({"raced": {"3": [2]}}, "raced is number: seats in ascending order, not 3: [2]"),
    ],
)
def test_a_wrong_line_is_named(change: dict[str, object], why: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(f"{HEAD}fair: {json.dumps({**GOOD, **change})}\n* first 0\n")
    assert str(caught.value).startswith(f"line 4: {why}") and "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "{}", "[" * 100_000, '{"table": "t"}'])
def test_what_is_no_proof(text: str) -> None:
    with pytest.raises(RecordError, match=r"^line 4: fair is a JSON object with table, seed, "):
        Record.parse(f"{HEAD}fair: {text}")


def test_half_a_character_is_no_entropy() -> None:
    with pytest.raises(SetupError, match="half a character in"):
        Fair(SEED, ["\ud800", ""], "t").reveal()


def test_all_chance_events_are_numbered() -> None:
    table = fair_game("karteneck", 3, fair(3))
    assert isinstance(table._dealer, Fair)
    assert table._dealer.number == sum(event.actor == CHANCE for event in table.events)
