"""The state as one flat record: everything follows from the annotations."""

from __future__ import annotations

from array import array
from typing import Annotated, ClassVar

import pytest

from tischlein.core.struct import FIXED, Field, Grid, Pile, Piles, Row, Seats, Small, Struct, names, record_layout

SUITS = ("red", "blue")
SEATS = Seats(3)


class Toy(Struct):
    """A state with a field of each shape."""

    NOT_A_FIELD: ClassVar[int] = 7

    phase: Annotated[Small, ("first", "over")]
    turn: Small
    hand: Annotated[Row, SUITS]
    won: Annotated[Grid, SEATS, SUITS]
    pile: Annotated[Pile, 4]
    stacks: Annotated[Piles, SEATS, 2]
    stars: Annotated[Row, SUITS, FIXED]


class Other(Struct):
    """Another state with the same numbers."""

    turn: Small


def toy() -> Toy:
    s = Toy()
    s.turn = -5
    s.hand = [1, 2]
    s.won = [[3, 4], [5, 6], [7, 8]]
    s.pile = [9, 10, 0, 0]
    s.stacks = [[11, 0], [12, 13], [0, 0]]
    s.stars = [14, 15]
    return s


def test_fields_come_from_the_annotations() -> None:
    assert [field.name for field in Toy.FIELDS] == ["phase", "turn", "hand", "won", "pile", "stacks", "stars"]
    shapes = {field.name: field.shape for field in Toy.FIELDS}
    assert shapes == {
        "phase": (), "turn": (), "hand": (2,), "won": (3, 2), "pile": (4,), "stacks": (3, 2), "stars": (2,),
    }  # fmt: skip
    assert Toy.SIZE == 1 + 1 + 2 + 6 + 4 + 6 + 2
    assert [field.name for field in Toy.FIELDS if field.fixed] == ["stars"]
    assert {field.name: field.values for field in Toy.FIELDS if field.values} == {"phase": ("first", "over")}


def test_a_new_state_is_all_zeros_and_shares_no_rows() -> None:
    s = Toy()
    assert s.won == [[0, 0], [0, 0], [0, 0]]
    s.won[0][0] = 1
    assert s.won[1][0] == 0 and Toy().won[0][0] == 0


def test_numbers_stand_in_the_order_of_the_record() -> None:
    numbers = array("q", toy().to_bytes()).tolist()
    assert numbers == [0, -5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 11, 0, 12, 13, 0, 0, 14, 15]


def test_a_copy_is_equal_and_its_own() -> None:
    s = toy()
    other = s.copy()
    assert other == s and hash(other) == hash(s) and type(other) is Toy
    other.hand[0] = 0
    other.won[1][1] = 0
    other.turn = 0
    assert s == toy()
    assert other != s
    assert other.stars is s.stars  # what never changes is shared


def test_states_of_two_games_are_never_equal() -> None:
    class Twin(Struct):
        turn: Small

    a, b = Other(), Other()
    assert a == b and a != Twin() and a != 0


def test_bytes_hold_the_whole_state() -> None:
    s = toy()
    assert len(s.to_bytes()) == 8 * Toy.SIZE
    assert Toy.from_bytes(s.to_bytes()) == s
    wide = Toy()
    wide.turn = -(2**63)
    wide.hand[0] = 2**63 - 1
    assert Toy.from_bytes(wide.to_bytes()) == wide


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="a state of this game has 22 numbers, got 21"):
        Toy.from_bytes(toy().to_bytes()[:-8])


def test_the_compiled_layout_is_the_same() -> None:
    assert record_layout(Toy) == [
        ("phase", "<i8"),
        ("turn", "<i8"),
        ("hand", "<i8", (2,)),
        ("won", "<i8", (3, 2)),
        ("pile", "<i8", (4,)),
        ("stacks", "<i8", (3, 2)),
        ("stars", "<i8", (2,)),
    ]


def test_repr_shows_what_changes() -> None:
    shown = repr(toy())
    assert "turn=-5" in shown and "hand=[1, 2]" in shown and "stars" not in shown
    assert repr(FIXED) == "FIXED"


@pytest.mark.parametrize(
    "hint", [str, Annotated[Row, 2, ("a", "b"), 3], Row, Annotated[Grid, 2], Annotated[Small, ("a",), ("b",)]]
)
def test_a_field_of_no_known_shape_is_refused(hint: object) -> None:
    with pytest.raises(TypeError, match="field 'odd' is neither Small nor Row"):
        Field("odd", hint)


def test_names_of_an_axis() -> None:
    assert names(SUITS) == SUITS
    assert names(3) == ["0", "1", "2"]
