"""What is said of a round of karteneck."""

from __future__ import annotations

import pytest

from tests.helpers import happen, heard, hints, labels, told, warned
from tests.story import golden_table
from tischlein import Table
from tischlein.core.catalogue import LANGUAGES, all_in_words, catalogue

from .tables import begun, standing

NAMES = ("Kira", "Fedya", "Nikita", "Lena")


def test_totals_are_said_when_a_play_is_done() -> None:
    t = standing([18, 21], hands=["4 4 w3 1", "1 1 1 1"], laid={0: "5 5"})
    assert hints(t, 0) == {"lay 1": "= 11", "lay 4": "= 14", "lay w3": "= 15", "pass": "failure; take 18"}
    assert told(t, "0 lay 4") == []
    assert hints(t, 0) == {"lay 4": "= 18", "done": ""}
    assert told(t.copy(), "0 done") == ["Total of Player 0: 14."]
    assert told(t, "0 lay 4") == ["Total of Player 0: 18."]


def test_a_card_drawn_is_told_to_who_draws_it() -> None:
    t = happen(standing([18, 21], hands=["4 1", "1 1"], names=NAMES[:2]), "0 lay 4")
    assert heard(t.copy(), "* draw w7", seat=0) == "Kira draws worm no. 7."
    assert heard(t.copy(), "* draw 3", seat=0, language="ru") == "Kira берёт курочку 3."
    assert heard(t.copy(), "* draw w7", seat=1) == heard(t.copy(), "* draw w7") == "Kira draws a card."
    assert told(t.copy(), "* draw w7", seat=0) == told(t, "* draw w7", seat=1) == []


def test_events_in_words() -> None:
    """What the story says is not told twice."""
    t = Table("karteneck", players=NAMES[:2], dealer=None)
    assert heard(t, "* first 1") == "Fedya begins."
    assert heard(begun(2), "* tile 18") == "18 comes onto the grill."
    t = standing([18, 21], hands=["4 4 1", "1"], laid={0: "5 5 5 5 w3 w4"}, stacks=[(), (30,)], names=NAMES[:2])
    assert heard(t.copy(), "0 lay 4") == "Kira lays chicken 4."
    assert heard(happen(t.copy(), "0 lay 4"), "0 done") is None
    assert heard(t, "0 pass") == "Kira passes with 30."
    assert heard(t.copy(), "0 steal") is None
    assert heard(t, "0 leave") == "Kira leaves 30 with Fedya."
    assert heard(standing([18, 21], hands=["1", "1"]), "0 pass") is None


def test_buttons() -> None:
    t = standing([18, 21], hands=["4 w3", "1"], laid={0: "5"}, names=NAMES[:2])
    assert labels(t, 0) == ["Lay chicken 4", "Lay worm no. 3", "Pass"]
    assert labels(t, 0, "de") == ["Huhn 4 auslegen", "Wurm Nr. 3 auslegen", "Passen"]
    assert labels(t, 0, "ru") == ["Выложить курочку 4", "Выложить червяка № 3", "Пас"]
    t = standing([18, 21], hands=["1", "1"], laid={0: "5 5 5 5 w3 w4"}, stacks=[(), (30,)], names=NAMES[:2])
    assert labels(happen(t, "0 pass"), 0) == ["Steal 30 from Fedya", "Leave 30 with Fedya"]


def test_a_failure() -> None:
    t = standing([18, 21], hands=["w1", "1"], laid={0: "5 5"}, names=NAMES[:2])
    lay, give_up = t.legal(0)
    assert warned(t, 0, give_up) == "Without a worm this is a failure: you take the 18."
    assert warned(t, 0, lay) is None
    assert told(t, "0 pass") == ["Kira: failure, and 18 from the grill."]


def test_a_theft() -> None:
    t = standing([18, 21], hands=["1", "1"], laid={0: "5 5 5 5 w3 w4"}, stacks=[(), (30,)], names=NAMES[:2])
    assert hints(t, 0)["pass"] == "wait with 30"
    assert warned(t, 0, t.legal(0)[-1]) is None
    assert told(t, "0 pass") == []
    assert hints(t, 0) == {"steal": "30 from Fedya", "leave": ""}
    assert told(t, "0 steal") == ["30 goes from Fedya to Kira."]


def share_out() -> Table:
    """Lena is the last of the rulebook's four."""
    return standing(
        [21, 31, 39],
        hands=["1", "1", "1", "1"],
        laid={1: "5 5 5 5 w8 w9", 2: "5 5 5 5 w3 w4", 3: "2 2"},
        status={0: "failed", 1: "waits", 2: "waits"},
        turn=3,
        names=NAMES,
    )


def test_the_share_out() -> None:
    """The rulebook's example: on 30 both, Fedya's worm is higher; Nikita takes a tile last."""
    lines = told(share_out(), "3 pass")
    assert lines[:2] == ["Lena: failure, and 21 from the grill.", "The tiles are shared out."]
    assert lines[2:4] == ["Fedya takes 39.", "Nikita takes 31."]
    assert lines[4].startswith("Round ") and lines[4].endswith(" begins with Nikita.") and len(lines) == 5


def test_the_last_to_pass_shares_too() -> None:
    t = standing([18, 21], hands=["1", "1"], laid={0: "w1 5", 1: "w2"}, status={0: "waits"}, turn=1, names=NAMES[:2])
    assert told(t, "1 pass")[:3] == ["The tiles are shared out.", "Kira takes 21.", "Fedya takes 18."]


def test_nobody_waited() -> None:
    t = standing([18], hands=["1", "1"], status={0: "failed"}, turn=1, names=NAMES[:2])
    first, second = told(t, "1 pass")
    assert first == "Fedya: failure, and 18 from the grill." and second.endswith("begins with Fedya.")


def test_the_discard_is_shuffled() -> None:
    t = standing([18, 21], hands=["1", "1"], deck="")
    assert told(t, "0 lay 1") == ["Total of Player 0: 1.", "The discard is shuffled."]


def test_the_first_round_begins() -> None:
    t = Table("karteneck", players=NAMES[:2], dealer=None)
    t.deal("first 1")
    while t.view(None).drawing is not None:
        lines = told(t, f"* {t.chances()[0][0]}")
    assert lines == ["The cards are dealt: 6 cards for each.", "Round 1 begins with Fedya."]
    assert told(begun(2), "* tile 18") == []


def test_of_two_zeros_the_last_goes_to_who_begins() -> None:
    t = standing([0, 0], hands=["1", "1"], laid={0: "w1", 1: "w2 5"}, status={0: "waits"}, turn=1, names=NAMES[:2])
    _, best, last, begins = told(t, "1 pass")
    assert (best, last) == ("Fedya takes 0.", "Kira takes 0.") and begins.endswith("begins with Kira.")


def test_three_zeros_at_the_end_go_by_the_totals() -> None:
    """The last round: nobody begins another, so that the totals alone tell who was first."""
    t = standing(
        [0, 0, 0],
        hands=["1", "1", "1"],
        laid={0: "w1", 1: "w3 5", 2: "w2"},
        stacks=[range(16, 37)],
        status={0: "waits", 1: "waits"},
        turn=2,
        names=NAMES[:3],
    )
    lines = told(t, "2 pass")
    assert t.over and lines == ["The tiles are shared out.", "Fedya takes 0.", "Nikita takes 0.", "Kira takes 0."]


@pytest.mark.parametrize("name", ["karteneck", "karteneck-six"])
def test_the_account_adds_up(name: str) -> None:
    t = golden_table(name)
    view = t.view(None)
    for seat, score in enumerate(t.scores):
        lines = list(t.game.account(view, seat))
        assert [line.args["tile"] for line in lines] == sorted(view.players[seat].stack)
        assert sum(int(str(line.args["worms"])) for line in lines) == score


def test_an_account_in_words() -> None:
    t = standing([18, 21], hands=["1", "1"], stacks=[range(22, 38), ()], laid={0: "w1"}, status={0: "waits"}, turn=1)
    t = happen(t, "1 pass")
    view = t.view(None)
    assert t.over
    assert all_in_words("karteneck", t.game.account(view, 1), t.names) == ("18: 1 worm",)
    russian = all_in_words("karteneck", t.game.account(view, 0), t.names, "ru")
    assert russian[:2] == ("21: 2 червячка", "22: 3 червячка") and russian[-1] == "37: 8 червячков"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_line(language: str) -> None:
    words = catalogue("karteneck", language)
    for line in ("ask-go", "ask-more", "ask-steal", "wait"):
        assert words.has_message(f"karteneck-{line}")
