"""Who is told what, and when: answers are sealed until the window is settled, then everybody hears them."""

from __future__ import annotations

import pytest

from tests.helpers import happen, warned
from tischlein import IllegalAction, Record, Table

from .tables import SLAPPING, standing

OPENING = """\
tischlein 1
game: haecmaec
players: Petya, Masha, Lena, Nikita
options: slapping=off, close-in-turn=off

* first 0
* draw tomato-1 tomato-1 tomato-2 patty-1 tomato-2 cheese-1 onion-1 onion-2 tomato-3 cheese-2 bacon-1 bacon-2 patty-2 \
pickle-1 pickle-2 fly ketchup-1
0 play tomato-1
* draw ketchup-2
1 play tomato-2
* draw ketchup-3
2 play tomato-3
"""


def heard(table: Table, seat: int | None) -> list[str]:
    return [str(event) for event in table.told(seat)]


def test_answers_are_told_once_the_window_is_settled() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 bacon-1")
    happen(t, "0 play tomato-3; 1 accuse")
    assert heard(t, 1) == ["0 play tomato-3", "1 accuse"]
    assert heard(t, 2) == heard(t, 0) == heard(t, None) == ["0 play tomato-3"]
    happen(t, "2 pass")
    assert heard(t, 2) == ["0 play tomato-3", "2 pass", "1 accuse"]
    assert heard(t, 0) == heard(t, None) == ["0 play tomato-3", "1 accuse", "2 pass"]


def test_slaps_are_told_before_the_race_is_run() -> None:
    t = standing("onion-5", "", "", "", burger="tomato-1", options=SLAPPING)
    happen(t, "0 play onion-5; 1 slap; 2 pass; 3 slap; * race 3")
    assert heard(t, None) == ["0 play onion-5", "1 slap", "2 pass", "3 slap", "* race 3"]


def test_no_refusal_tells_who_has_answered() -> None:
    t = standing("onion-5", "", "", "", burger="tomato-1 bacon-1")
    happen(t, "0 play onion-5; 1 pass; 3 accuse")
    with pytest.raises(IllegalAction, match="seat 0 can't 'pass': to act: 1, 2, 3"):
        t.play(0, "pass")
    assert "to act: 1, 2, 3" in repr(t)


def test_the_verdict_is_a_moment_that_passes() -> None:
    t = standing("tomato-3", "", "", burger="tomato-1 tomato-2")
    happen(t, "0 play tomato-3; 1 accuse; 2 pass; * draw cheese-4")
    verdict = t.game.moment(t.view(2))
    assert verdict == t.view(2).verdict and t.view(2).verdict.right
    assert t.view(2).verdict.burger == ("tomato-1", "tomato-2", "tomato-3")
    happen(t, f"1 {t.legal(1)[0]}")
    assert t.game.moment(t.view(2)) is None


def test_equal_answers_share_a_line() -> None:
    """Notation: the writer writes `0,1 pass`; a reader takes the long form too."""
    short = OPENING + "0,1 accuse\n3 pass\n* race 1\n"
    long = OPENING + "0 accuse\n1 accuse\n3 pass\n* race 1\n"
    assert Record.parse(long) == Record.parse(short)
    assert str(Record.parse(long)) == short
    passed = OPENING + "0,1,3 pass\n"
    assert str(Record.parse(passed)) == passed
    assert Record.parse(passed).table().chance


def test_a_turn_is_not_shared() -> None:
    with pytest.raises(ValueError, match="line 14: 'play bacon-1' is not an answer that several seats give at once"):
        Record.parse(OPENING + "0,1,3 pass\n2,3 play bacon-1\n")


def test_a_fly_asks_once_more() -> None:
    t = standing("fly", "", "", burger="tomato-1")
    assert warned(t, 0, t.game.actions.parse("fly")) == "The burger is thrown away; nobody gets it."
    assert warned(t, 0, t.legal(0)[0]) is None
