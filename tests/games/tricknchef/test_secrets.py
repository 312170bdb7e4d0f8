"""What the rulings keep secret and what they don't, and what a seat must think possible."""

from __future__ import annotations

from collections import Counter

from tests.helpers import happen
from tischlein.core.rng import seeded
from tischlein.core.words import CHANCE, Event

from .tables import CARDS, NINE_TRICKS, begun, chefs, coins, standing, trick


def test_only_the_owner_looks_at_his_hand_and_his_pile() -> None:
    t = standing("red-1 red-2", "red-3 red-4", "red-5 red-6", "red-7 red-8", coins=[1, 2, 0, 0])
    for seat in (None, 0, 1, 2, 3):
        for other, player in enumerate(t.view(seat).players):
            assert (player.hand is not None) == (player.won is not None) == (player.now is not None) == (other == seat)
            assert player.hand_size == 2 and player.won_size == 8
    assert coins(t) == [1, 2, 0, 0] and sum(chefs(t, 0).values()) == 3


def test_a_card_dealt_is_told_to_its_owner_alone() -> None:
    t = begun(4, 2, ["red"])
    assert str(t.told(2)[1]) == "* draw red-1"
    assert str(t.told(0)[1]) == str(t.told(None)[1]) == "* draw ?"
    assert t.told(2)[0] == Event(CHANCE, t.events[0].what)


def test_when_it_is_over_all_piles_are_shown() -> None:
    t = standing("red-1", "red-3", "red-7", "red-10", centre=NINE_TRICKS, points=[[0, 0]] * 4)
    trick(t, "red-1", "red-3", "red-7", "red-10", chef="red")
    assert t.view(None).phase == "over"
    assert sum(len(player.won) for player in t.view(None).players) == 40
    assert [player.now for player in t.view(0).players] == [player.points[2] for player in t.view(0).players]


def test_who_did_not_follow_suit_is_never_thought_to_hold_it() -> None:
    """Every other card that seat 0 can't see is equally likely in that hand; the suit led lies elsewhere."""
    t = standing("red-1 red-2", "yellow-3 green-4", "red-5 yellow-6", "red-7 green-8")
    happen(t, "0 play red-1; 1 play yellow-3")
    mine = t.view(0).players[0]
    hidden = set(CARDS) - {*mine.hand, *mine.won, "red-1", "yellow-3"}
    off_suit = {card for card in hidden if not card.startswith("red")}
    s, rng = t._s.copy(), seeded("void")
    held, next_held = Counter[str](), Counter[str]()
    deals = 4000
    for _ in range(deals):
        t.game.redeal(s, 0, rng)
        held.update(CARDS[card] for card, count in enumerate(s.hand[1]) if count)
        next_held.update(CARDS[card] for card, count in enumerate(s.hand[2]) if count)
    assert set(held) == off_suit and set(next_held) == hidden
    expected = deals / len(off_suit)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in held.values())
    # A red card is in one of the places left after that hand is filled: two of them are seat 2's.
    expected = deals * 2 / (len(hidden) - 1)
    assert all(abs(next_held[card] - expected) < 5 * expected**0.5 for card in hidden - off_suit)
