"""What is said of a round of karteneck."""

from __future__ import annotations

from tests.helpers import happen, hints, told
from tischlein import Table

from .tables import begun, standing

NAMES = ("Kira", "Fedya", "Nikita", "Lena")


def test_totals_are_said_when_a_play_is_done() -> None:
    t = standing([18, 21], hands=["4 4 w3 1", "1 1 1 1"], laid={0: "5 5"})
    assert hints(t, 0) == {"lay 1": "= 11", "lay 4": "= 14", "lay w3": "= 15", "pass": "failure; take 18"}
    assert told(t, "0 lay 4") == []
    assert hints(t, 0) == {"lay 4": "= 18", "done": None}
    assert told(t.copy(), "0 done") == ["Total of Player 0: 14."]
    assert told(t, "0 lay 4") == ["Total of Player 0: 18."]


def test_a_card_drawn_tells_nothing() -> None:
    t = happen(standing([18, 21], hands=["4 1", "1 1"]), "0 lay 4")
    assert told(t.copy(), "* draw w7", seat=0) == told(t, "* draw w7", seat=1) == []


def test_a_failure() -> None:
    t = standing([18, 21], hands=["1", "1"], laid={0: "5 5"}, names=NAMES[:2])
    assert told(t, "0 pass") == ["Kira: failure, and 18 from the grill."]


def test_a_theft() -> None:
    t = standing([18, 21], hands=["1", "1"], laid={0: "5 5 5 5 w3 w4"}, stacks=[(), (30,)], names=NAMES[:2])
    assert hints(t, 0)["pass"] == "wait with 30"
    assert told(t, "0 pass") == []
    assert hints(t, 0) == {"steal": "30 from Fedya", "leave": None}
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
    assert lines[:2] == ["Lena: failure, and 21 from the grill.", "The tiles are shared out: Fedya 39, Nikita 31."]
    assert lines[2].startswith("Round ") and lines[2].endswith(" begins with Nikita.") and len(lines) == 3


def test_the_last_to_pass_shares_too() -> None:
    t = standing([18, 21], hands=["1", "1"], laid={0: "w1 5", 1: "w2"}, status={0: "waits"}, turn=1, names=NAMES[:2])
    assert told(t, "1 pass")[0] == "The tiles are shared out: Kira 21, Fedya 18."


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
    assert lines == ["Round 1 begins with Fedya."]
    assert told(begun(2), "* tile 18") == []


def test_of_two_zeros_the_last_goes_to_who_begins() -> None:
    t = standing([0, 0], hands=["1", "1"], laid={0: "w1", 1: "w2 5"}, status={0: "waits"}, turn=1, names=NAMES[:2])
    lines = told(t, "1 pass")
    assert lines[0] == "The tiles are shared out: Fedya 0, Kira 0." and lines[1].endswith("begins with Kira.")
