"""Drawing from what is unseen, cards as counts, and piles."""

from __future__ import annotations

import pytest

from tischlein.core import cards, chance, piles
from tischlein.core.rng import seeded


class Seated:
    seats = 3


def test_each_seat_begins_with_the_same_chance() -> None:
    out, weight = [9] * 5, [9] * 5
    assert chance.first_chances(Seated(), out, weight) == 3
    assert out[:3] == [0, 1, 2] and weight[:3] == [1, 1, 1]


def test_each_card_left_may_be_drawn_as_often_as_it_is_left() -> None:
    out, weight = [0] * 4, [0] * 4
    assert chance.draw_chances([2, 0, 1, 5], 16, out, weight) == 3
    assert out[:3] == [16, 18, 19] and weight[:3] == [2, 1, 5]


def test_possible_are_the_cards_left() -> None:
    unseen = [2, 0, 1, 5]
    assert [code for code in range(-20, 40) if chance.draw_possible(unseen, 16, code)] == [16, 18, 19]


def test_samples_follow_the_counts() -> None:
    rng, seen = seeded("draw"), [0] * 4
    for _ in range(8000):
        seen[chance.sample_draw([2, 0, 1, 5], rng)] += 1
    assert seen[1] == 0
    assert sum((seen[card] - 1000 * many) ** 2 / (1000 * many) for card, many in ((0, 2), (2, 1), (3, 5))) < 14


def test_cards_are_counted_and_moved() -> None:
    hand, discard = [1, 0, 2], [0, 3, 1]
    assert cards.size(hand) == 3
    cards.move_all(hand, discard)
    assert hand == [0, 0, 0] and discard == [1, 3, 3]


def test_a_blind_draw_moves_cards() -> None:
    unseen, hand = [1, 4, 0], [1, 0, 0]
    cards.draw_blind(unseen, hand, 3, seeded(1))
    assert cards.size(unseen) == 2 and cards.size(hand) == 4
    assert [u + h for u, h in zip(unseen, hand, strict=True)] == [2, 4, 0]
    cards.draw_blind(unseen, hand, 2, seeded(1))
    assert unseen == [0, 0, 0] and hand == [2, 4, 0]


def test_sizes_of_hands_are_remembered_in_one_number() -> None:
    sizes = 0
    for seat, many in enumerate([4, 0, 255, 10]):
        sizes = cards.remember_size(sizes, seat, many)
    assert [cards.remembered_size(sizes, seat) for seat in range(5)] == [4, 0, 255, 10, 0]


def test_piles() -> None:
    pile = [0, 0, 0]
    assert piles.height(pile) == 0 and piles.top(pile) == 0
    piles.put(pile, 7)
    piles.put(pile, 5)
    assert pile == [7, 5, 0] and piles.height(pile) == 2 and piles.top(pile) == 5
    piles.put(pile, 9)
    assert piles.height(pile) == 3 and piles.top(pile) == 9
    with pytest.raises(IndexError):
        piles.put(pile, 1)
    assert piles.take_top(pile) == 9 and pile == [7, 5, 0]
