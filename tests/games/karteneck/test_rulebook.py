"""The examples of the rulebook, in its order, each under the heading where it stands.

They are one round of four: Kira, Fedya, Nikita and Lena, clockwise.
"""

from __future__ import annotations

import pytest

from tests.helpers import happen, may
from tischlein import Table

from .tables import begun, discard, grill, hand, laid, stacks, standing, tops

KIRA, FEDYA, NIKITA, LENA = range(4)


def evening() -> Table:
    """The table as the example finds it: it is Kira's turn."""
    return standing(
        [18, 21, 31, 39],
        names=["Kira", "Fedya", "Nikita", "Lena"],
        hands=["2 3 5", "1 2 2 2", "2 4 5", "1 3 3 5 5"],
        laid={KIRA: "1 4 4", FEDYA: "4 5 5 5", NIKITA: "5 5 5 5 w3 w8", LENA: "2 4"},
        stacks=[[20], [30], [17], [16]],
    )


KIRA_PASSES = "0 pass; * draw 1; * draw 4"
FEDYA_LAYS_TWOS = "1 lay 2; 1 lay 2; 1 lay 2; * draw w12"
NIKITA_PASSES = "2 pass; 2 steal; * draw 1; * draw 1"
LENA_LAYS_THREES = "3 lay 3; 3 lay 3; * draw 4"
FEDYA_LAYS_A_WORM = "1 lay w12; * draw 3"
LENA_LAYS_FIVES = "3 lay 5; 3 lay 5; * draw 1"
FEDYA_PASSES = "1 pass; 1 steal; * draw 2; * draw 3"
LENA_LAYS_ONES = "3 lay 1; 3 lay 1; * draw 2"
LENA_PASSES = "3 pass"
ROUND = [
    KIRA_PASSES,
    FEDYA_LAYS_TWOS,
    NIKITA_PASSES,
    LENA_LAYS_THREES,
    FEDYA_LAYS_A_WORM,
    LENA_LAYS_FIVES,
    FEDYA_PASSES,
    LENA_LAYS_ONES,
    LENA_PASSES,
]


def evening_before(moment: str) -> Table:
    """The round of the example, played until just before this moment."""
    table = evening()
    for script in ROUND[: ROUND.index(moment)]:
        happen(table, script)
    return table


@pytest.mark.parametrize(("players", "removed", "rounds"), [(2, 12, 9), (3, 6, 8), (4, 2, 7), (5, 0, 6), (6, 0, 5)])
def test_preparation_tiles_put_away(players: int, removed: int, rounds: int) -> None:
    """«Подготовка к игре»: 12, 6 or 2 of 30 tiles go back unseen, everybody gets six cards."""
    t = begun(players)
    assert [player.cards for player in t.view(None).players] == [6] * players
    assert t.view(None).deck == 110 - 6 * players
    assert t.view(None).rounds == rounds
    assert (30 - removed) == rounds * players
    assert sum(probability for _, probability in t.chances()) == 1 and len(t.chances()) == 28  # any may be put away


def test_course_as_many_tiles_as_players() -> None:
    """«Ход игры»: each round begins with as many tiles as players, open; then the first player acts."""
    t = begun(3)
    happen(t, "* tile 40; * tile 0")
    assert t.chance
    happen(t, "* tile 16")
    assert grill(t) == [0, 16, 40]
    assert t.actors == {0}


def test_passing_kira_has_no_worm() -> None:
    """«Пример» after «Спасовать», first paragraph: her cards are discarded, 18 goes on her stack, she draws two."""
    t = evening_before(KIRA_PASSES)
    happen(t, "0 pass")
    assert laid(t, KIRA) == "" and discard(t) == ["1", "4", "4"]
    assert tops(t)[KIRA] == 18 and stacks(t)[KIRA] == [20, 18]
    assert grill(t) == [21, 31, 39]
    assert t.chance and hand(t, KIRA) == "2 3 5"
    happen(t, "* draw 1; * draw 4")
    assert hand(t, KIRA) == "1 2 3 4 5"
    assert t.actors == {FEDYA}


def test_laying_fedya_adds_three_twos() -> None:
    """Second paragraph: fours and fives lie there, so twos may come; one card is drawn for all three."""
    t = evening_before(FEDYA_LAYS_TWOS)
    assert may(t, FEDYA) == ["lay 1", "lay 2", "pass"]
    happen(t, "1 lay 2; 1 lay 2; 1 lay 2")
    assert laid(t, FEDYA) == "2 2 2 4 5 5 5"
    assert t.view(None).players[FEDYA].total == 25
    happen(t, "* draw w12")
    assert hand(t, FEDYA) == "1 w12"
    assert t.actors == {NIKITA}


def test_passing_nikita_steals_30() -> None:
    """Third paragraph: he could lay cards, but passes; his cards stay, and 30 is Fedya's top tile."""
    t = evening_before(NIKITA_PASSES)
    assert may(t, NIKITA) == ["lay 2", "lay 4", "pass"]
    happen(t, "2 pass")
    assert may(t, NIKITA) == ["steal", "leave"]
    happen(t, "2 steal")
    assert stacks(t)[NIKITA] == [17, 30] and stacks(t)[FEDYA] == []
    assert laid(t, NIKITA) == "5 5 5 5 w3 w8"
    assert grill(t) == [21, 31, 39]
    happen(t, "* draw 1; * draw 1")
    assert t.view(None).players[NIKITA].cards == 5
    assert t.actors == {LENA}


def test_laying_lena_adds_two_threes() -> None:
    """Fourth paragraph: she lays two threes and draws one."""
    t = evening_before(LENA_LAYS_THREES)
    happen(t, LENA_LAYS_THREES)
    assert laid(t, LENA) == "2 3 3 4" and hand(t, LENA) == "1 4 5 5"


def test_laying_fedya_plays_a_worm() -> None:
    """Fifth paragraph: Kira has passed, so it is Fedya's turn again; with a worm the round is a success."""
    t = evening_before(FEDYA_LAYS_A_WORM)
    assert t.actors == {FEDYA}
    happen(t, FEDYA_LAYS_A_WORM)
    assert t.view(None).players[FEDYA].total == 30
    assert t.actors == {LENA}


def test_passing_fedya_steals_30_back() -> None:
    """Sixth and seventh paragraphs: Lena lays two fives; Fedya passes on 30 and takes his tile back."""
    t = evening_before(LENA_LAYS_FIVES)
    happen(t, LENA_LAYS_FIVES)
    happen(t, "1 pass")
    assert may(t, FEDYA) == ["steal", "leave"]
    happen(t, "1 steal; * draw 2; * draw 3")
    assert stacks(t)[FEDYA] == [30] and stacks(t)[NIKITA] == [17]


def test_passing_lena_is_the_last() -> None:
    """Eighth paragraph: alone she lays ones and draws; then she must pass, takes 21 and draws nothing."""
    t = evening_before(LENA_LAYS_ONES)
    assert t.actors == {LENA}
    happen(t, LENA_LAYS_ONES)
    assert t.actors == {LENA} and laid(t, LENA) == "1 1 2 3 3 4 5 5"
    assert hand(t, LENA) == "2 4"
    assert may(t, LENA) == ["pass"]
    happen(t, "3 pass")
    assert stacks(t)[LENA] == [16, 21]
    assert hand(t, LENA) == "2 4"


def test_share_out_fedya_before_nikita() -> None:
    """«Делёж деликатесов», the example: 30 and 30, but Fedya's worm number is higher: 39 for him, 31 for Nikita."""
    t = evening_before(LENA_PASSES)
    happen(t, LENA_PASSES)
    assert stacks(t) == [[20, 18], [30, 39], [17, 31], [16, 21]]
    assert grill(t) == [] and [laid(t, seat) for seat in range(4)] == [""] * 4
    assert len(discard(t)) == 3 + 8 + 8 + 6


def test_next_round_nikita_begins() -> None:
    """«Следующий раунд»: hands are kept, and Nikita, who took the last tile, begins."""
    t = evening()
    for script in ROUND:
        happen(t, script)
    assert hand(t, KIRA) == "1 2 3 4 5" and hand(t, NIKITA) == "1 1 2 4 5"
    happen(t, "* tile 19; * tile 22; * tile 23; * tile 24")
    assert t.actors == {NIKITA}


def test_end_most_worms_then_the_highest_tile() -> None:
    """«Конец игры»: when all tiles are taken the worms are counted; on a tie the highest tile wins."""
    pairs = [(16, 17), (19, 20), (22, 23), (25, 26), (28, 29), (31, 32), (34, 35), (37, 38)]  # of equal worms
    t = standing([40, 41], hands=["1", "1"], laid={0: "5 w6", 1: "w5"}, stacks=list(zip(*pairs, strict=True)))
    assert t.winners == frozenset()
    happen(t, "0 pass; * draw 1; * draw 1; 1 pass")
    assert t.over
    assert t.scores == (45, 45)
    assert t.ranks == (1, 2) and t.winners == {0}
