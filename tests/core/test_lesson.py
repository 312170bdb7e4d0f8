"""Lessons as text: steps between events, what is unseen, and what is wrong with a text."""

from __future__ import annotations

import pytest

from tischlein import GAMES, RecordError
from tischlein.core.lesson import Lesson, Step, has_lesson, read_lesson

HEAD = "tischlein 1\ngame: bratwurmeck\nplayers: You, Masha\n\n"
TEXT = (
    HEAD
    + """
> hello | at grill, tile-36   # before anything happens
* first 0
* roll 1 2 3 4 4 5 w w
> dice
> worms | look sly
0 keep w
...
0 roll
* roll 1 2 4 4 4 w
0 keep 4
0 grill
> done | at it | look glad
"""
)


def test_steps_stand_between_events() -> None:
    lesson = Lesson.parse(TEXT)
    assert lesson.steps == (
        Step("hello", 0, ("grill", "tile-36")),
        Step("dice", 2),
        Step("worms", 2, look="sly", does="keep w"),
        Step("done", 7, ("it",), "glad"),
    )
    assert lesson.unseen == {3, 4, 5, 6}
    assert lesson.record.table().view(0).players[0].top == 22


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (
            "> a\n* first 0\n* roll 1 2 3 4 4 5 w w\n0 keep w\n> b",
            "line 8: the learner does 'keep w', and no step asks",
        ),
        ("> a\n* first 0\n> a", "line 7: there are two steps 'a'"),
        ("> a\n* first 0", "a lesson ends with a step"),
        ("* first 0", "a lesson ends with a step"),
        ("> a b", "line 5: a step has a name of letters and dashes, not 'a b'"),
        ("> a | at", "line 5: expected 'at' and places, or 'look'"),
        ("> a | look angry", "line 5: expected 'at' and places, or 'look' and one of calm, glad"),
        ("> a | shout", "line 5: expected 'at'"),
        ("> a\n* first 0\n* roll 1\n> b", "line 7: 'roll 1' can't happen now"),
        ("> a\n* first 0\n..\n> b", "line 7: expected a seat or"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(lines: str, wrong: str) -> None:
    with pytest.raises(RecordError) as caught:
        Lesson.parse(HEAD + lines)
    assert wrong in str(caught.value)


def test_a_lesson_lies_in_the_folder_of_its_game() -> None:
    assert has_lesson(GAMES["bratwurmeck"])
    assert read_lesson(GAMES["bratwurmeck"]).record.game == "bratwurmeck"
