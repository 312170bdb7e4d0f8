"""Eight dice: rolling, setting aside, and rolls as numbers, words and weights."""

from __future__ import annotations

from itertools import product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischlein.core import dice
from tischlein.core.rng import seeded

FACES = ("1", "2", "3", "4", "w", "6")


class Turn:
    """Dice of a turn, by face."""

    def __init__(self, kept: str = "", rolled: str = "") -> None:
        self.kept = dice.counts_shown(tuple(kept.split()), FACES)
        self.rolled = dice.counts_shown(tuple(rolled.split()), FACES)


def rows(turn: Turn) -> list[tuple[int, int]]:
    """All rolls of what is left, with their weights."""
    out, weight = [0] * 1287, [0] * 1287
    n = dice.roll_chances(turn, out, weight)
    return list(zip(out[:n], weight[:n], strict=True))


def test_a_roll_is_packed_four_bits_a_face() -> None:
    """The example at the head of the module."""
    bratwurmeck = ("1", "2", "3", "4", "5", "w")
    assert dice.pack(dice.counts_shown(("1", "1", "w"), bratwurmeck)) == 0x1000020
    turn = Turn()
    dice.put_roll(turn, 0x1000020)
    assert turn.rolled == [2, 0, 0, 0, 0, 1]


@given(st.lists(st.integers(0, 8), min_size=6, max_size=6))
def test_unpacking_is_the_way_back(counts: list[int]) -> None:
    turn = Turn(rolled="6 6")
    dice.put_roll(turn, dice.pack(counts))
    assert turn.rolled == counts
    assert dice.counts_shown(dice.faces_shown(counts, FACES), FACES) == counts


def test_keeping() -> None:
    turn = Turn(kept="w w", rolled="1 1 w 4 4 4")
    assert dice.dice_left(turn) == 6
    assert [FACES[face] for face in range(6) if dice.may_keep(turn, face)] == ["1", "4"]
    out = [9] * 6
    assert dice.legal_keep(turn, out) == 2 and out[:2] == [0, 3]
    dice.keep(turn, 3)
    assert turn.kept == [0, 0, 0, 3, 2, 0] and turn.rolled == [0] * 6
    assert dice.dice_left(turn) == 3


def test_stuck_when_only_kept_faces_were_rolled() -> None:
    assert dice.stuck(Turn(kept="w 4", rolled="w 4 4"))
    assert not dice.stuck(Turn(kept="w 4", rolled="w 4 6"))


def test_rolling_on_needs_dice_and_a_free_face() -> None:
    assert dice.may_roll(Turn())
    assert dice.may_roll(Turn(kept="w w w w w w w"))
    assert not dice.may_roll(Turn(kept="w w w w w w w w"))
    assert not dice.may_roll(Turn(kept="1 2 3 4 w 6")) and not dice.face_left(Turn(kept="1 2 3 4 w 6"))


def test_eight_dice_fall_in_1287_ways() -> None:
    chances = rows(Turn())
    assert len(chances) == 1287
    assert sum(weight for _, weight in chances) == 6**8
    assert [code for code, _ in chances] == sorted({code for code, _ in chances})


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_weights_count_the_ways_a_roll_can_fall(left: int) -> None:
    """Against all throws of distinguishable dice."""
    counted: dict[int, int] = {}
    for throw in product(range(6), repeat=left):
        code = dice.pack([throw.count(face) for face in range(6)])
        counted[code] = counted.get(code, 0) + 1
    assert dict(rows(Turn(kept=" ".join(["w"] * (8 - left))))) == counted


def test_ways_and_choose() -> None:
    assert dice.choose(8, 3) == 56 and dice.choose(5, 0) == 1 and dice.choose(0, 0) == 1
    assert dice.ways(8, 1, 1, 1, 1, 2) == factorial(8) // (2 * 2)


def test_possible_are_exactly_the_chances() -> None:
    turn = Turn(kept="w w w w w w")
    codes = {code for code, _ in rows(turn)}
    for code in (*codes, 0, 1, -1, 0x10, 0x110 + 1, 0x30, 1 << 28, 0x20 + (1 << 28)):
        assert dice.roll_possible(turn, code) == (code in codes)


def test_samples_have_the_dice_left() -> None:
    rng = seeded("roll")
    turn = Turn(kept="w w w")
    codes = {code for code, _ in rows(turn)}
    assert all(dice.sample_roll(turn, rng) in codes for _ in range(200))


def test_words_of_all_rolls() -> None:
    words = dict(dice.roll_words(FACES))
    assert len(words) == sum(len(rows(Turn(kept=" ".join(["1"] * kept)))) for kept in range(8)) == 3002
    assert str(words[dice.pack([1, 0, 0, 0, 2, 1])]) == "roll 1 w w 6"


@pytest.mark.parametrize(
    ("text", "sorted_"),
    [
        ("roll 6 w 1", "roll 1 w 6"),
        ("roll 5 1", "roll 5 1"),  # no face of this game: left for the reader to refuse
        ("first 0", "first 0"),
        ("roll", "roll"),
    ],
)
def test_a_roll_may_be_written_in_any_order(text: str, sorted_: str) -> None:
    assert dice.sort_roll(text, FACES) == sorted_


@pytest.mark.parametrize(
    ("turn", "in_turn", "lie_rolled", "fault"),
    [
        (Turn(), False, False, None),
        (Turn(kept="w"), True, False, None),
        (Turn(kept="w", rolled="1 1 1 1 1 1 1"), True, True, None),
        (Turn(kept="w w w w w w w w w"), True, False, "9 dice are kept, there are 8"),
        (Turn(kept="w"), False, False, "dice are kept outside a turn"),
        (Turn(rolled="w"), True, False, "dice lie rolled, but no face is to be kept"),
        (Turn(rolled="w"), True, True, "1 dice are rolled, 8 were left"),
        (Turn(kept="w w w w w w", rolled="w w"), True, True, "no face can be kept"),
    ],
)
def test_dice_faults(turn: Turn, in_turn: bool, lie_rolled: bool, fault: str | None) -> None:
    assert list(dice.dice_faults(turn, in_turn, lie_rolled)) == ([fault] if fault else [])


def test_fewer_than_no_dice() -> None:
    for field in ("kept", "rolled"):
        turn = Turn()
        getattr(turn, field)[2] = -1
        assert list(dice.dice_faults(turn, True, False)) == ["fewer than no dice"]
