"""Who sees what: hands, the deck, tiles unrevealed and tiles buried are hidden, all else is public."""

from __future__ import annotations

from tests.helpers import happen
from tischlein import GAMES, Table
from tischlein.core.rng import seeded

from .tables import begun, standing

GAME = GAMES["karteneck"]


def test_what_is_public_and_what_is_not() -> None:
    t = standing([20, 31], hands=["3 4 w1", "1 w2"], laid={1: "5 w7"}, stacks=[[17, 0, 30], [16, 19, 21]], deck="1 2")
    other, spectator, own = t.view(0).players[1], t.view(None).players[1], t.view(1).players[1]
    for seen in (other, spectator):
        assert (seen.laid, seen.total, seen.cards, seen.top, seen.height) == (("5", "w7"), 10, 2, 21, 3)
        assert seen.hand is None and seen.stack is None and seen.worms is None
    assert own.hand == ("1", "w2") and own.stack == (16, 19, 21) and own.worms == 1 + 2 + 2
    assert t.view(None).deck == 2 and len(t.view(None).discard) == 110 - 3 - 2 - 2 - 2


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    t = Table("karteneck", players=2, dealer=None)
    happen(t, "* first 1; * draw w3")
    assert [str(event) for event in t.told(1)] == ["* first 1", "* draw w3"]
    assert [str(event) for event in t.told(0)] == ["* first 1", "* draw ?"] == [str(e) for e in t.told(None)]
    t = standing([20, 30], hands=["1 2", "1"])
    happen(t, "0 lay 1; * draw 5")
    assert [str(event) for event in t.told(1)] == ["0 lay 1", "* draw ?"]
    assert [str(event) for event in t.told(0)] == ["0 lay 1", "* draw 5"]


def test_revealed_tiles_are_told_to_all() -> None:
    t = begun(2)
    happen(t, "* tile 42")
    assert all(str(t.told(seat)[-1]) == "* tile 42" for seat in (None, 0, 1))


def test_when_it_is_over_everything_is_shown() -> None:
    t = Table("karteneck", players=2, seed="over")
    while not t.over:
        t.play(min(t.actors), t.legal(min(t.actors))[-1])
    assert all(player.hand is not None and player.stack is not None for player in t.view(None).players)
    assert t.view(None).turn is None


def test_a_redeal_changes_what_is_hidden_and_nothing_else() -> None:
    """Own hand and stack, tops, laid cards and discard stay; what the others hold and what is unseen changes."""
    t = standing(
        [20, 31, 32],
        hands=["3 4 w1", "1 w2", "2"],
        laid={1: "5 w7"},
        stacks=[[17, 0, 30], [16, 19, 21], [22]],
        deck="1 2",
    )
    s, rng = t._s, seeded("redeal")
    hands, buried = set(), set()
    for _ in range(200):
        other = s.copy()
        GAME.redeal(other, 0, rng)
        assert GAME.view(other, 0) == GAME.view(s, 0)
        hands.add(GAME.view(other, 1).players[1].hand)
        buried.add(GAME.view(other, 1).players[1].stack)
    # Unseen are 1 w2, 2, and 1 2 in the deck; any two may be the hand, but a single w2 is no pair.
    assert hands == {("1", "1"), ("1", "2"), ("1", "w2"), ("2", "2"), ("2", "w2")}
    assert len(buried) > 100 and all(stack[-1] == 21 for stack in buried)


def test_who_is_asked_for_more_holds_more_in_every_redeal() -> None:
    """That seat 0 may lay another worm tells everybody that it holds one."""
    t = standing([20, 31], hands=["1 2 w3 w4", "1 2 w5"])
    happen(t, "0 lay w3")
    s, rng = t._s, seeded("more")
    held = set()
    for _ in range(100):
        other = s.copy()
        GAME.redeal(other, 1, rng)
        held.add(GAME.view(other, 0).players[0].hand)
    assert all(any(card.startswith("w") for card in hand) for hand in held) and len(held) > 30


def test_nothing_is_redealt_when_it_is_over() -> None:
    t = Table("karteneck", players=2, seed="over")
    while not t.over:
        t.play(min(t.actors), t.legal(min(t.actors))[-1])
    other = t._s.copy()
    GAME.redeal(other, -1, seeded(1))
    assert other == t._s
