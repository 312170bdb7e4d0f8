"""What the rulebook tells, in its order, each under the heading where it stands."""

from __future__ import annotations

import pytest

from tests.helpers import happen, may
from tischlein import GAMES, Table

from .tables import SLAPPING, penalties, standing, state

DEAL = """
* first 1
* draw bacon-1; * draw bacon-2; * draw bacon-3; * draw bacon-4
* draw onion-1; * draw onion-2; * draw onion-3; * draw onion-4
* draw patty-1; * draw patty-2; * draw patty-3; * draw patty-4
"""


def dealt() -> Table:
    """Three players with their hands; seat 1 begins."""
    return happen(Table("haecmaec", 3, dealer=None), DEAL)


def test_cards() -> None:
    """»Die Karten«: 85 ingredients, 16 normal and 6 doubling tops, 20 bottoms, 3 flies."""
    box = GAMES["haecmaec"].components
    assert sum(map(sum, box["ingredients"])) == 85 and box["flies"] == 3
    assert max(each * players for each, players in zip(box["normal_tops"], range(2, 7), strict=True)) == 16
    assert max(each * players for each, players in zip(box["doubling_tops"], range(2, 7), strict=True)) == 6
    assert max(box["bottoms_in_play"]) == 20


@pytest.mark.parametrize(("players", "tops", "bottoms"), [(2, 8, 18), (3, 5, 18), (4, 4, 20), (5, 3, 20), (6, 2, 18)])
def test_preparation(players: int, tops: int, bottoms: int) -> None:
    """»Spielvorbereitung«: one doubling top each, 2 to 8 normal ones, four cards, as many bottoms as tops."""
    t = Table("haecmaec", players, dealer=None)
    assert all((p.tops, p.doubling_tops) == (tops, 1) for p in t.view(None).players)
    assert t.view(None).bottoms == bottoms == players * (tops + 1)
    assert t.view(None).pile == 88
    t = t.with_dealer(seed=1)
    assert sorted(p.cards for p in t.view(None).players) == [4] * (players - 1) + [5]  # who begins has drawn


def test_hands_full_first_turns() -> None:
    """»Alle Hände voll zu tun«: a bottom, a card from the pile, an ingredient; then the left neighbour."""
    t = dealt()
    assert t.view(None).turn == 1 and t.view(None).bottoms == 17
    assert t.view(None).burger.height == 0 and t.chance
    happen(t, "* draw cheese-2")
    assert may(t, 1) == [f"play {card}" for card in ("cheese-2", "bacon-1", "bacon-2", "bacon-3", "bacon-4")]
    happen(t, "1 play cheese-2")
    assert t.view(None).burger.top == "cheese-2"
    happen(t, "* draw onion-5; 2 play onion-1; * draw patty-5; 0 play patty-5; 1 pass; 2 pass")
    assert t.view(None).burger.height == 3 and t.view(None).turn == 1


def test_recipe_two_of_a_kind_are_right() -> None:
    """»Streng nach Rezept«: two tomatoes are allowed; a wrong suspicion brings the accuser the card, twice minus."""
    t = standing("tomato-5", "", "", burger="tomato-1 bacon-2")
    happen(t, "0 play tomato-5; 1 accuse; 2 pass")
    assert penalties(t) == [(), ("tomato-5",), ()]
    hand = sum(int(card[-1]) * n for card, n in state(t)["hand"][1].items())
    assert t.scores[1] == -2 * 5 - hand


def test_recipe_the_third_of_its_kind() -> None:
    """»Streng nach Rezept«: the third tomato goes back, open before the one who played it, twice minus."""
    t = standing("tomato-5", "", "", burger="tomato-1 bacon-2 tomato-3")
    happen(t, "0 play tomato-5; 1 pass; 2 accuse")
    assert penalties(t) == [("tomato-5",), (), ()]
    assert state(t)["burger"] == ["tomato-1", "bacon-2", "tomato-3"]
    hand = sum(int(card[-1]) * n for card, n in state(t)["hand"][0].items())
    assert t.scores[0] == -2 * 5 - hand


def test_recipe_too_late() -> None:
    """»Streng nach Rezept«: once the round has gone on, it just goes on."""
    t = standing("tomato-5", "", "", burger="tomato-1 bacon-2 tomato-3")
    happen(t, "0 play tomato-5; 1 pass; 2 pass; * draw onion-1")
    assert "accuse" not in may(t, 1) and may(t, 2) == []
    assert state(t)["burger"][-1] == "tomato-5"


@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_closing_needs_enough(players: int, needed: int) -> None:
    """»So wird ein Häc Mäc zugeklappt«: at least two ingredients, three with two players."""
    cards = ["tomato-1", "bacon-1", "onion-1"]
    assert "close" not in may(standing(*[""] * players, burger=" ".join(cards[: needed - 1])), 0)
    assert "close" in may(standing(*[""] * players, burger=" ".join(cards[:needed])), 0)


def test_closing_draws_first_and_takes_the_burger() -> None:
    """»So wird ein Häc Mäc zugeklappt«: draw, close, lay the whole burger before oneself."""
    t = standing("", "", "", burger="tomato-1 bacon-4", phase="draw")
    assert may(t, 0) == []
    happen(t, "* draw patty-1; 0 close")
    assert state(t)["closed"][0] == {"tomato-1": 1, "bacon-4": 1}
    assert t.view(0).players[0].closed.number == 1 and t.view(0).players[0].tops == 4


def test_closing_double() -> None:
    """»So wird ein Häc Mäc zugeklappt«: the doubling top doubles what is in it."""
    t = standing("", "", "", burger="tomato-1 bacon-4")
    before = t.scores[0]
    happen(t, "0 close double")
    assert state(t)["doubled"][0] == {"tomato-1": 1, "bacon-4": 1}
    assert t.scores[0] - before == 10 and "close double" not in may(t, 0)


def test_a_new_burger_at_once() -> None:
    """»… und gleich wird ein neuer Häc Mäc angefangen«: a bottom, an ingredient, and only then the next player."""
    t = standing("patty-1 fly", "", "", burger="tomato-1 bacon-4")
    happen(t, "0 close")
    assert t.actors == {0} and t.view(0).players[0].cards == 5  # no second draw
    assert t.view(0).bottoms == 16 and t.view(0).burger.height == 0
    assert all(action.startswith("play") for action in may(t, 0))
    happen(t, "0 play patty-1")
    assert t.view(0).turn == 1 and t.chance


def test_who_has_used_his_tops_closes_no_more() -> None:
    """»… und gleich wird ein neuer Häc Mäc angefangen«: tops are limited."""
    t = standing("", "", "", burger="tomato-1 bacon-4", tops=[0, 5, 5])
    assert [a for a in may(t, 0) if a.startswith("close")] == ["close double"]
    t = standing("", "", "", burger="tomato-1 bacon-4", tops=[0, 5, 5], doubles=[0, 1, 1])
    assert not any(a.startswith("close") for a in may(t, 0))


def test_fly() -> None:
    """»Die lieben Fliegen!«: nobody gets the burger; the left neighbour draws, takes a bottom and plays."""
    t = standing("fly", "", "", burger="tomato-1 bacon-4 onion-2")
    happen(t, "0 fly")
    assert state(t)["thrown"] == {"tomato-1": 1, "bacon-4": 1, "onion-2": 1, "fly": 1}
    assert t.view(0).turn == 1 and t.chance and t.view(0).bottoms == 16 and t.view(0).burger.height == 0
    happen(t, "* draw fly")
    assert all(action.startswith("play") for action in may(t, 1))


def test_end_no_bottom() -> None:
    """»Alles aufgebraucht« 1: the burger on the last bottom can be finished; then a bottom is needed."""
    t = standing("patty-1", "patty-2", "", burger="tomato-1", tops=[0, 0, 1], doubles=[0, 0, 0])
    assert t.view(0).bottoms == 0 and not t.over
    happen(t, "0 play patty-1; * draw cheese-5; 1 play patty-2; 0 pass; 2 pass; * draw cheese-4; 2 close")
    assert t.over


def test_end_no_ingredient() -> None:
    """»Alles aufgebraucht« 2: no ingredient left in the hand, at most flies."""
    t = standing("patty-1 fly", "patty-2", "patty-3", burger="tomato-1", pile=False)
    happen(t, "0 play patty-1")
    assert t.over and state(t)["hand"][0] == {"fly": 1}


def test_pocket_calculator() -> None:
    """»Einen Taschenrechner …«: burgers, doubled ones twice; less the hand, penalties twice; flies nothing."""
    t = standing(
        "onion-5 fly fly",
        "onion-1",
        "onion-2",
        burger="tomato-1",
        tops=[4, 5, 5],
        doubles=[0, 1, 1],
        closed=["patty-5 cheese-4"],
        doubled=["bacon-3 tomato-6"],
        penalty=["pickle-2", "lettuce-5"],
        pile=False,
    )
    assert t.scores == (5 + 4 + 2 * (3 + 6) - 5 - 2 * 2, -1 - 2 * 5, -2)


def test_variant_anybody_may_slap() -> None:
    """»Häc Mäc mit Anfassen«: out of turn, right after an ingredient, when two lie there; not who played it."""
    t = standing("tomato-2 onion-2", "", "", "", phase="act", options=SLAPPING)
    happen(t, "0 play tomato-2")
    assert t.chance  # one ingredient: nobody is asked
    happen(t, ["* draw patty-1", "1 play patty-1"])
    assert t.actors == {0, 2, 3}
    assert all(may(t, seat) == ["pass", "slap"] for seat in (0, 2, 3)) and may(t, 1) == []


def test_variant_the_lowest_hand_wins() -> None:
    """»Häc Mäc mit Anfassen«: of several hands one was first; he lays a top and opens the next burger."""
    t = standing("tomato-2", "", "", "", burger="patty-1", options=SLAPPING)
    happen(t, "0 play tomato-2; 1 slap; 2 pass; 3 slap")
    assert [str(outcome) for outcome, _ in t.chances()] == ["race 1", "race 3"]
    happen(t, "* race 3; 3 close")
    assert state(t)["closed"][3] == {"tomato-2": 1, "patty-1": 1}
    assert t.view(None).turn == 3 and t.chance and t.view(None).burger.height == 0
    happen(t, ["* draw cheese-1", "3 play cheese-1"])
    assert t.view(None).turn == 0 and t.chance


def test_variant_a_slapped_fly_is_replaced() -> None:
    """»Häc Mäc mit Anfassen«: a fly instead of a top, refilled from the pile; then the next player opens."""
    t = standing("tomato-2", "", "fly", "", burger="patty-1", options=SLAPPING)
    happen(t, "0 play tomato-2; 1 pass; 2 slap; 3 pass")
    assert may(t, 2) == ["fly", "close", "close double"]
    happen(t, "2 fly")
    assert t.chance and t.view(None).players[2].cards == 3
    happen(t, "* draw cheese-1")
    assert state(t)["hand"][2]["cheese-1"] == 1 and t.view(None).players[2].cards == 4
    assert t.view(None).turn == 3 and t.chance
    happen(t, "* draw cheese-2")
    assert t.view(None).players[3].cards == 5 and t.view(None).burger.height == 0


def test_variant_suspicion_first_then_the_slap() -> None:
    """»Häc Mäc mit Anfassen«: the third ingredient is taken out, then the slapper gets the burger."""
    t = standing("tomato-2", "", "", "", burger="tomato-1 patty-1 tomato-3", options=SLAPPING)
    happen(t, "0 play tomato-2; 1 slap; 2 accuse; 3 pass")
    assert penalties(t) == [("tomato-2",), (), (), ()]
    assert t.actors == {1} and may(t, 1) == ["close", "close double"]
    happen(t, "1 close")
    assert state(t)["closed"][1] == {"tomato-1": 1, "tomato-3": 1, "patty-1": 1}
