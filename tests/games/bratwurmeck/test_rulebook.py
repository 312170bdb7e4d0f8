"""The examples of the rulebook, in its order, each under the heading where it stands."""

from __future__ import annotations

from tests.helpers import happen, may
from tischlein import Table

from .tables import grill, stacks, standing, turned


def test_game_petya_keeps_worms_then_fours() -> None:
    """«Игра», first two pictures: two worms make 10, two fours 18; the worms of the second roll can't be kept."""
    t = Table("bratwurmeck", players=["Petya", "Masha"], dealer=None)
    happen(t, "* first 0; * roll 1 2 3 4 4 5 w w; 0 keep w")
    assert t.view(0).total == 10
    happen(t, "0 roll; * roll 4 4 2 w w w")
    assert may(t, 0) == ["keep 2", "keep 4"]
    happen(t, "0 keep 4")
    assert t.view(0).total == 18


def test_game_petya_must_keep_the_five() -> None:
    """«Игра», third picture: of 4 4 w 5 only the five is new; after it, 1, 2 or 3 would be needed."""
    t = standing([], [], kept="w w 4 4")
    happen(t, "* roll 4 4 w 5")
    assert may(t, 0) == ["keep 5"]
    happen(t, "0 keep 5")
    assert t.view(0).total == 23
    happen(t, "0 roll; * roll 1 2 3")
    assert may(t, 0) == ["keep 1", "keep 2", "keep 3"]


def test_ending_petya_takes_24() -> None:
    """«Окончание хода», first example: fours are kept already, so it is the twos; 24 comes from the grill."""
    t = standing([], [], kept="w w 4 4")
    happen(t, "* roll 2 2 2 4")
    assert may(t, 0) == ["keep 2"]
    happen(t, "0 keep 2; 0 grill")
    assert stacks(t) == [[24], []]
    assert 24 not in grill(t)


def test_ending_vasya_steals_21() -> None:
    """«Окончание хода», second example: 21 is exactly Masha's top tile."""
    t = standing([], [21], kept="w w w 4")
    happen(t, "* roll 1 1 1 2; 0 keep 2")
    assert may(t, 0) == ["roll", "steal"]
    happen(t, "0 steal")
    assert stacks(t) == [[21], []]


def test_ending_dasha_takes_21_with_23() -> None:
    """«Окончание хода», third example: 23 is her own, 22 lies buried at another's; the next lower is 21."""
    t = standing([23], [22, 30], kept="w w w 4")
    happen(t, "* roll 1 2 2 5; 0 keep 2")
    assert may(t, 0) == ["roll", "grill"]
    happen(t, "0 grill")
    assert stacks(t) == [[23, 21], [22, 30]]


def test_ending_misha_takes_28_with_31() -> None:
    """«Окончание хода», fourth example: 31, 30 and 29 are not to be had, so it is 28."""
    t = standing([], [29, 30, 31, 36], kept="w w w w 4 4")
    happen(t, "* roll 1 3; 0 keep 3; 0 grill")
    assert stacks(t) == [[28], [29, 30, 31, 36]]


def test_ending_masha_may_take_25_instead_of_stealing_26() -> None:
    """«Окончание хода», fifth example: 26 lies before Petya, 25 on the grill; she takes 25."""
    t = standing([], [26], kept="w w w w 3")
    happen(t, "* roll 1 1 1; 0 keep 1")
    assert may(t, 0) == ["grill", "steal"]
    happen(t, "0 grill")
    assert stacks(t) == [[25], [26]]


def test_failure_nastya_rolls_only_what_she_has() -> None:
    """«Неудачный ход», first example: the fourth roll shows only faces kept before."""
    t = standing([24], [], kept="w w 4 4 1 1")
    happen(t, "* roll 1 4")
    assert stacks(t) == [[], []]
    assert t.actors == frozenset() and t.view(1).turn == 1


def test_failure_masha_has_31_without_a_worm() -> None:
    """«Неудачный ход», second example: two fives on the last dice make 31, but there is no worm."""
    t = standing([22], [], kept="4 4 4 4 3 2")
    happen(t, "* roll 5 5; 0 keep 5")
    assert stacks(t) == [[], []]
    assert 22 in grill(t)


def test_failure_kolya_has_25_himself() -> None:
    """«Неудачный ход», third example: 25 is his own and nothing lower lies on the grill: 25 goes back."""
    t = standing([25], [21, 22, 23, 24, 36], kept="w w 4 3 3 3")
    happen(t, "* roll 1 1; 0 keep 1")
    assert stacks(t) == [[], [21, 22, 23, 24, 36]]
    assert grill(t)[0] == 25
    assert turned(t) == [35]


def test_stack_natasha_protects_what_lies_below() -> None:
    """«Создание стопки»: 28 goes on top; what lies under it can't be stolen."""
    t = standing([27], [], kept="w w w w 4")
    happen(t, "* roll 2 2 4; 0 keep 2; 0 grill")
    assert stacks(t) == [[27, 28], []]
    happen(t, "* roll w w w 1 1 2 2 4; 1 keep w; 1 roll; * roll 4 4 4 3 1; 1 keep 4")
    assert t.view(1).total == 27
    assert may(t, 1) == ["roll", "grill"]


def test_back_toma_turns_34() -> None:
    """«Назад на гриль», first example: 34 is the highest on the grill and is turned over."""
    t = standing([22], [35, 36], kept="4 4 4 4 3 2")
    happen(t, "* roll 4 3")
    assert turned(t) == [34]
    assert 22 in grill(t)


def test_back_masha_returns_the_highest() -> None:
    """«Назад на гриль», second example: 30 itself is the highest then, so nothing is turned."""
    t = standing([30], [31, 32, 33, 34, 35, 36], kept="4 4 4 4 3 2")
    happen(t, "* roll 4 3")
    assert turned(t) == []
    assert grill(t)[-1] == 30


def test_end_most_worms_then_highest_tile() -> None:
    """«Конец игры»: it ends with the last face-up tile; on equal worms the highest single tile wins."""
    t = standing([33], [29, 21], turned=[n for n in range(22, 37) if n not in (29, 33, 36)], kept="w w w w 4 4 4")
    assert t.scores == (4, 4)
    assert t.ranks == (1, 2)
    assert t.winners == frozenset()
    happen(t, "* roll 5; 0 keep 5")
    assert t.over and t.scores == (8, 4) and t.winners == {0}


def test_faster_turns_every_returned_tile() -> None:
    """«Быстрее?»: by agreement also the returned tile is turned when it is the highest."""
    t = standing([30], [31, 32, 33, 34, 35, 36], kept="4 4 4 4 3 2", options={"faster": "no-exception"})
    happen(t, "* roll 4 3")
    assert turned(t) == [30]
