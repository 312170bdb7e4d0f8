"""The examples of the rulebook, in its order, each under the heading where it stands; then what its text says."""

from __future__ import annotations

from tests.helpers import happen, may
from tischlein import Table

from .tables import FAILING, HOPELESS, all_but, grill, snails, standing, stock, worms


def test_preparation_all_snails_lie_beside_the_grill() -> None:
    """«Подготовка к игре»: twelve snails, no plate, no worm."""
    t = Table("barbecue", players=3, dealer=None)
    assert stock(t) == 12 and grill(t) == {} and worms(t) == [0, 0, 0]


def test_course_a_face_kept_once_cannot_be_kept_again() -> None:
    """«Ход игры»: fours set aside after the first roll stay out for the rest of the turn."""
    t = happen(Table("barbecue", players=2, dealer=None), "* first 0; * roll 4 4 4 1 2 3 w 6; 0 keep 4")
    assert t.view(0).total == 12 and t.view(0).kept == ("4", "4", "4")
    happen(t, "0 roll; * roll 4 4 1 w w")
    assert may(t, 0) == ["keep 1", "keep w"]


def test_course_vanya_has_30() -> None:
    """«Ход игры», first example: 2×6, 2 worms, 1×4, 2×2 make 30."""
    t = Table("barbecue", players=["Vanya", "Petya"], dealer=None)
    happen(t, "* first 0; * roll 1 2 3 3 4 4 6 6; 0 keep 6; 0 roll; * roll 1 2 3 3 w w; 0 keep w; 0 roll")
    happen(t, "* roll 1 1 3 4; 0 keep 4; 0 roll; * roll 2 2 3; 0 keep 2")
    assert t.view(0).total == 30
    assert may(t, 0) == ["roll", "stop"]
    happen(t, "0 stop")
    assert grill(t) == {30: "0"} and worms(t) == [3, 0]
    assert t.view(None).turn == 1


def test_course_petya_has_30_too_but_two_plates_lie_there() -> None:
    """«Ход игры», second example: the space is protected, so the roll failed; a snail goes on 36."""
    t = standing({30: "11"}, kept="6 6 w w 2 2")
    happen(t, "* roll 4 1; 0 keep 4")
    assert t.view(0).total == 30
    assert may(t, 0) == ["roll"]
    happen(t, "0 roll; * roll 4")
    assert grill(t) == {30: "11", 36: "@"} and worms(t) == [0, 6]


def test_course_four_ways_to_fail() -> None:
    """«Ход игры»: no worm; only faces kept before; less than 23; a space with two plates."""
    no_worm = happen(standing(kept="6 6 6 6 4"), "* roll 3 3 3; 0 keep 3")  # 37
    nothing_new = happen(standing(kept="w w w w w 6"), "* roll w 6")
    too_little = happen(standing(kept="w 1 1 1 1 1 1"), "* roll 4; 0 keep 4")  # 15
    protected = happen(standing({31: "11"}, kept="w w w w w"), "* roll 2 2 2; 0 keep 2")  # 31
    for t in (no_worm, nothing_new, too_little, protected):
        assert grill(t)[36] == "@" and stock(t) == 11
        assert worms(t)[0] == 0 and snails(t) == [0, 0]
        assert t.view(None).turn == 1


def test_course_a_snail_goes_on_the_highest_empty_space() -> None:
    """«Ход игры», after the examples: the highest *empty* one, here 34."""
    t = happen(standing({36: "0", 35: "@", 23: "1"}, kept=HOPELESS), FAILING)
    assert grill(t) == {36: "0", 35: "@", 34: "@", 23: "1"}


def test_course_without_empty_space_a_single_plate_goes_back() -> None:
    """«Ход игры», after the examples: the highest space with one plate; the plate returns to its owner."""
    t = happen(standing({**all_but(lies="1"), 36: "11"}, kept=HOPELESS), FAILING)
    assert grill(t) == {**all_but(lies="1"), 36: "11", 35: "@"}


def test_plates_first_action_an_empty_space() -> None:
    """«Действие первое»: a plate goes down, and the space's worms come from beside the grill."""
    t = happen(standing(kept="w w w w w w"), "* roll 4 1; 0 keep 4; 0 stop")
    assert grill(t) == {34: "0"} and worms(t) == [4, 0]


def test_plates_second_action_another_single_plate() -> None:
    """«Действие второе»: the worms come from the other player, whose plate is replaced."""
    t = happen(standing({34: "1", 23: "1"}, kept="w w w w w w"), "* roll 4 1; 0 keep 4; 0 stop")
    assert grill(t) == {34: "0", 23: "1"} and worms(t) == [4, 1]


def test_plates_third_action_protects_a_space() -> None:
    """«Действие третье»: the second plate, and the worms once more; then nothing happens there any more."""
    t = happen(standing({34: "0"}, kept="w w w w w w"), "* roll 4 1; 0 keep 4; 0 stop")
    assert grill(t) == {34: "00"} and worms(t) == [8, 0]
    happen(t, "* roll w w w w w w 1 2; 1 keep w; 1 roll; * roll 4 1; 1 keep 4")
    assert may(t, 1) == ["roll"]


def test_plates_fourth_action_a_snail_from_the_grill() -> None:
    """«Действие четвертое»: the snail is taken, no plate goes down."""
    t = happen(standing({34: "@"}, kept="w w w w w w"), "* roll 4 1; 0 keep 4; 0 stop")
    assert grill(t) == {} and snails(t) == [1, 0] and worms(t) == [0, 0]


def test_plates_fourth_action_above_36() -> None:
    """«Действие четвертое»: from beside the grill; if none is there, from the highest space; else the end."""
    t = happen(standing({34: "@"}, kept="w w w w w w"), "* roll 6 6; 0 keep 6")
    assert stock(t) == 10 and snails(t) == [1, 0] and grill(t) == {34: "@"}
    t = happen(standing({34: "@", 36: "1", 24: "@"}, kept="w w w w w w", stock=0), "* roll 6 6; 0 keep 6")
    assert grill(t) == {36: "1", 24: "@"} and snails(t) == [1, 10] and not t.over
    t = happen(standing({36: "1"}, kept="w w w w w w", stock=0), "* roll 6 6; 0 keep 6")
    assert t.over and snails(t) == [0, 12]


def test_plates_then_the_turn_goes_on_clockwise() -> None:
    """«Действие четвертое», last sentence: after the action the next player rolls all eight dice."""
    t = happen(standing(seats=3, turn=2, kept="w w w w w w"), "* roll 4 1; 2 keep 4; 2 stop")
    assert t.chance and t.view(None).turn == 0 and t.view(None).dice == 8


def test_end_all_snails_are_in_play() -> None:
    """«Конец игры»: no snail is left for a failed turn."""
    t = happen(standing({36: "0"}, kept=HOPELESS, stock=0), FAILING)
    assert t.over and grill(t) == {36: "0"}


def test_end_no_space_for_a_snail() -> None:
    """«Конец игры»: each space has two plates or a snail, though snails are left."""
    t = happen(standing({**all_but(lies="00"), 36: "@", 24: "@"}, kept=HOPELESS), FAILING)
    assert t.over and stock(t) == 10


def test_end_points() -> None:
    """«Конец игры»: one point a worm, three a snail; the plate on the highest space breaks a tie."""
    plates = {33: "0", 25: "0", 36: "1", 23: "1"}
    t = happen(standing(plates, collected=[6, 6], caught=[6, 6], kept=HOPELESS), FAILING)
    assert t.over and t.scores == (24, 24) and t.ranks == (2, 1) and t.winners == {1}
