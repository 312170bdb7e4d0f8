"""The flow and the rulings, in their order; each test fails under the other reading."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.helpers import happen, may
from tischlein import GAMES, IllegalAction, Record, Table
from tischlein.core.words import CHANCE

from .tables import begun, discard, grill, hand, laid, stacks, standing, tops

CHICKENS = " ".join(f"{n} " * 17 for n in range(1, 6))
WORMS = " ".join(f"w{n}" for n in range(1, 26))


def without(cards: str, *taken: str) -> str:
    """Cards with some of them taken out."""
    left = cards.split()
    for card in " ".join(taken).split():
        left.remove(card)
    return " ".join(left)


# -- components -----------------------------------------------------------------------------------


def test_cards_seventeen_of_each_chicken_and_each_worm_once() -> None:
    t = Table("karteneck", players=2, dealer=None)
    t.deal("first 1")
    chances = {str(outcome): probability for outcome, probability in t.chances()}
    assert chances == {
        **{f"draw {n}": Fraction(17, 110) for n in range(1, 6)},
        **{f"draw w{n}": Fraction(1, 110) for n in range(1, 26)},
    }


def test_tiles_three_zeros_and_one_of_each_number() -> None:
    chances = {str(outcome): probability for outcome, probability in begun(2).chances()}
    assert chances == {"tile 0": Fraction(3, 30), **{f"tile {n}": Fraction(1, 30) for n in range(16, 43)}}


def test_worms_on_the_tiles() -> None:
    worms = dict(zip((0, *range(16, 43)), GAMES["karteneck"].components["worms"], strict=True))
    assert worms == {0: 0, **{n: (n - 16) // 3 + 1 for n in range(16, 43)}}
    assert worms[16] == 1 and worms[42] == 9


def test_deal_six_to_each_seat_from_the_first_player_clockwise() -> None:
    t = Table("karteneck", players=3, dealer=None)
    happen(t, "* first 1")
    for seat in (1, 2, 0):
        for _ in range(6):
            assert t.view(None).drawing == seat
            t.deal(t.chances()[0][0])
    assert t.view(None).drawing is None
    happen(t, "* tile 16; * tile 17; * tile 18")
    assert t.actors == {1}


# -- laying ---------------------------------------------------------------------------------------


def test_how_many_is_free() -> None:
    t = standing([20, 30], hands=["3 3 3", "1"])
    happen(t, "0 lay 3; 0 lay 3")
    assert may(t, 0) == ["lay 3", "done"] and str(t).endswith("laying  3")
    happen(t, "0 done; * draw 1")
    assert laid(t, 0) == "3 3" and hand(t, 0) == "1 3" and t.actors == {1}


def test_only_cards_of_the_same_type_at_once() -> None:
    t = standing([20, 30], hands=["3 3 4", "1"])
    happen(t, "0 lay 3")
    with pytest.raises(IllegalAction, match="expected one of: lay 3, done"):
        t.play(0, "lay 4")


def test_done_by_itself_when_none_of_the_type_is_left() -> None:
    t = standing([20, 30], hands=["3 w4", "1"])
    happen(t, "0 lay 3")
    assert t.chance
    t = standing([20, 30], hands=["w3 w4", "1"])
    happen(t, "0 lay w3")
    assert may(t, 0) == ["lay w4", "done"]


def test_which_worm_cards_is_free_too() -> None:
    t = standing([20, 30], hands=["w2 w9 w17", "1"])
    assert may(t, 0) == ["lay w2", "lay w9", "lay w17", "pass"]
    happen(t, "0 lay w9")
    assert may(t, 0) == ["lay w2", "lay w17", "done"]
    happen(t, "0 done; * draw 1")
    assert laid(t, 0) == "w9" and hand(t, 0) == "1 w2 w17" and t.actors == {1}


def test_no_type_twice_a_round() -> None:
    t = standing([20, 30], hands=["3 4 w5", "1"], laid={0: "3 w1"})
    assert may(t, 0) == ["lay 4", "pass"]


def test_exactly_one_card_is_drawn_after_laying_many() -> None:
    t = standing([20, 30], hands=["4 4 4 4", "1"])
    happen(t, "0 lay 4; 0 lay 4; 0 lay 4; 0 lay 4; * draw 1")
    assert hand(t, 0) == "1" and t.actors == {1}


# -- passing --------------------------------------------------------------------------------------


def test_passing_is_a_line_even_when_forced() -> None:
    t = standing([20, 30], hands=["3", "1"], laid={0: "3"})
    assert t.actors == {0} and may(t, 0) == ["pass"]


def test_stealing_is_a_choice() -> None:
    t = standing([20, 31], hands=["1", "1"], laid={0: "5 5 5 5 5 w1"}, stacks=[[], [17, 30]])
    happen(t, "0 pass")
    assert t.view(None).victim == 1 and str(t).endswith("steal   30 from Player 1")
    happen(t, "0 leave")
    assert tops(t) == [None, 30]
    assert t.chance  # two cards, stolen or not


def test_a_steal_needs_the_exact_total() -> None:
    for cards in ("5 5 5 5 4 w1", "5 5 5 5 5 1 w1"):
        t = standing([20, 31], hands=["1", "1"], laid={0: cards}, stacks=[[], [17, 30]])
        happen(t, "0 pass")
        assert t.chance and tops(t) == [None, 30]


def test_a_steal_needs_a_worm() -> None:
    t = standing([20, 31], hands=["1", "1"], laid={0: "5 5 5 5 5 5"}, stacks=[[], [17, 30]])
    happen(t, "0 pass")
    assert tops(t) == [20, 30]


def test_failure_takes_the_lowest_tile_at_once() -> None:
    t = standing([0, 0, 20], hands=["1", "1", "1"], laid={0: "5", 1: "5"})
    happen(t, "0 pass")
    assert grill(t) == [0, 20] and tops(t)[0] == 0
    happen(t, "* draw 1; * draw 1; 1 pass")
    assert grill(t) == [20] and tops(t)[1] == 0


def test_two_cards_for_a_pass_unless_it_is_the_last() -> None:
    t = standing([20, 30, 40], hands=["1", "1", "1"], laid={0: "w1", 1: "2"})
    happen(t, "0 pass; * draw 2; * draw 2")
    assert hand(t, 0) == "1 2 2" and t.actors == {1}  # a success
    happen(t, "1 pass; * draw 2; * draw 2")
    assert hand(t, 1) == "1 2 2" and t.actors == {2}  # a failure
    happen(t, "2 pass; * tile 16")
    assert hand(t, 2) == "1"


def test_the_last_steals_before_the_share_out() -> None:
    """Seat 1 passes last on 30: the 30 comes first, the tile of the share-out on top of it, and no card is drawn."""
    t = standing(
        [20, 31],
        hands=["1", "1"],
        laid={0: "4 w1", 1: "5 5 5 5 5 w2"},
        stacks=[[17, 30], []],
        status={0: "waits"},
        turn=1,
    )
    happen(t, "1 pass; 1 steal")
    assert t.view(None).phase == "tile"
    assert stacks(t)[0] == [17, 20] and stacks(t)[1][-2:] == [30, 31]
    assert hand(t, 1) == "1"


def test_passing_without_having_played_is_a_failure() -> None:
    t = standing([20, 30], hands=["w1 w2", "1"])
    happen(t, "0 pass")
    assert tops(t)[0] == 20 and hand(t, 0) == "w1 w2"


def test_chicken_5_and_worm_are_different_types() -> None:
    t = standing([20, 30], hands=["5 w1", "1"], laid={0: "5"})
    assert may(t, 0) == ["lay w1", "pass"]
    t = standing([20, 30], hands=["5 w1", "1"], laid={0: "w2"})
    assert may(t, 0) == ["lay 5", "pass"]
    t = standing([20, 30], hands=["1", "1"], laid={0: "5 5 5"})
    happen(t, "0 pass")
    assert t.view(None).players[0].status == "failed"


def test_who_passed_is_skipped() -> None:
    t = standing([20, 30, 40], hands=["1 2", "1", "1 2"], laid={1: "w1"}, status={1: "waits"})
    happen(t, "0 lay 1; * draw 3")
    assert t.actors == {2}
    happen(t, "2 lay 1; * draw 3")
    assert t.actors == {0}


def test_the_last_goes_on_alone_and_draws_one_a_play() -> None:
    t = standing([20, 30], hands=["1 2 4", "1"], laid={0: "w1", 1: "w2"}, status={1: "waits"})
    happen(t, "0 lay 1; * draw 3")
    assert t.actors == {0} and hand(t, 0) == "2 3 4"
    happen(t, "0 lay 2; * draw 3")
    assert t.actors == {0} and hand(t, 0) == "3 3 4"
    happen(t, "0 pass; * tile 16")
    assert hand(t, 0) == "3 3 4"


# -- stacks ---------------------------------------------------------------------------------------


def test_a_stolen_tile_can_be_stolen_again_at_once() -> None:
    t = standing(
        [20, 31, 32],
        hands=["1", "1", "1"],
        laid={0: "5 5 5 5 5 w1", 1: "5 5 5 5 5 w2"},
        stacks=[[16], [18], [30]],
    )
    happen(t, "0 pass; 0 steal; * draw 1; * draw 1")
    assert tops(t) == [30, 18, None]
    happen(t, "1 pass; 1 steal")
    assert stacks(t) == [[16], [18, 30], []]


def test_only_the_top_can_be_stolen_and_a_zero_protects_it() -> None:
    t = standing([20, 31], hands=["1", "1"], laid={0: "5 5 5 5 5 w1"}, stacks=[[], [30, 0]])
    happen(t, "0 pass")
    assert t.chance and stacks(t)[1] == [30, 0]


def test_a_zero_cannot_be_stolen_even_with_a_total_of_zero() -> None:
    t = standing([20, 31], hands=["1", "1"], laid={0: "w1"}, stacks=[[], [30, 0]], components={"values": {"w": 0}})
    assert t.view(None).players[0].total == 0
    happen(t, "0 pass")
    assert t.chance


def test_the_own_top_tile_does_not_match() -> None:
    t = standing([20, 31], hands=["1", "1"], laid={0: "5 5 5 5 5 w1"}, stacks=[[17, 30], []])
    happen(t, "0 pass")
    assert t.chance


# -- the share-out --------------------------------------------------------------------------------


def share_out(laid: dict[int, str], tiles: list[int]) -> Table:
    """Everybody has laid these cards and passes in turn."""
    t = standing(tiles, hands=["1"] * len(tiles), laid=laid)
    for seat in range(len(tiles)):
        happen(t, f"{seat} pass")
        while t.view(None).phase == "draw":
            happen(t, "* draw 2")
    return t


def test_share_out_by_totals() -> None:
    t = share_out({0: "5 w9", 1: "5 5 w1", 2: "w20"}, [20, 30, 40])
    assert tops(t) == [30, 40, 20]
    assert t.view(None).turn == 2


def test_share_out_ties_by_the_highest_number_not_by_many() -> None:
    t = share_out({0: "w10 w11", 1: "w1 w12"}, [20, 30])
    assert tops(t) == [20, 30]
    t = share_out({0: "w10 w11", 1: "5 w12"}, [20, 30])
    assert tops(t) == [20, 30]


def test_share_out_of_what_the_failed_left() -> None:
    t = share_out({0: "w9", 1: "5 5 5 5 5", 2: "1 w20"}, [20, 30, 40])
    assert tops(t) == [30, 20, 40]
    assert t.view(None).turn == 0  # seat 1 took its tile before seat 0 did


def test_all_failed_no_share_out_and_the_last_to_pass_begins() -> None:
    t = share_out({0: "5", 1: "4 4", 2: "3"}, [20, 30, 40])
    assert tops(t) == [20, 30, 40]
    assert t.view(None).turn == 2


def test_a_steal_does_not_make_one_begin() -> None:
    """Seat 1 passes last and steals; seat 0, with the lower total, takes the last tile from the grill."""
    t = standing([20, 31], hands=["1", "1"], laid={0: "w1", 1: "5 5 5 5 5 w2"}, stacks=[[17, 30], []])
    happen(t, "0 pass; * draw 1; * draw 1; 1 pass; 1 steal; * tile 19; * tile 21")
    assert t.actors == {0}


def test_hands_are_kept_and_laid_cards_discarded() -> None:
    t = share_out({0: "w10 w11", 1: "1 w12"}, [20, 30])
    assert hand(t, 0) == "1 2 2" and hand(t, 1) == "1"
    assert discard(t) == ["1", "w10", "w11", "w12"]


def test_tie_breakers_exhausted_is_shared() -> None:
    t = Table("karteneck", players=3, seed=1)
    assert t.scores == (0, 0, 0) and t.ranks == (1, 1, 1)
    t = standing([20, 30], hands=["1", "1"], stacks=[[0], [0]])
    assert t.ranks == (1, 1)


# -- the deck -------------------------------------------------------------------------------------


def test_a_draw_of_two_may_straddle_the_shuffle() -> None:
    t = standing([20, 30], hands=["1", "1"], laid={0: "w1"}, deck="4")
    before = len(discard(t))
    happen(t, "0 pass")
    assert [str(outcome) for outcome, _ in t.chances()] == ["draw 4"] and len(discard(t)) == before
    happen(t, "* draw 4")
    assert discard(t) == [] and t.view(None).deck == before
    happen(t, "* draw w25")
    assert hand(t, 0) == "1 4 w25"


def test_the_deck_is_made_anew_only_at_the_moment_of_a_draw() -> None:
    t = standing([20, 30], hands=["1 2", "1"], deck="4")
    before = len(discard(t))
    happen(t, "0 lay 1; * draw 4")
    assert t.view(None).deck == 0 and len(discard(t)) == before
    happen(t, "1 lay 1")
    assert t.view(None).deck == before and discard(t) == []


def test_cards_of_a_failure_reach_the_discard_at_once() -> None:
    """Deck and discard are empty: the failed player draws the very cards that were just discarded."""
    rest = without(CHICKENS + WORMS, "3", "2 2 2", "w5")
    t = standing([20, 30], hands=["3", rest], laid={0: "2 2 2", 1: "w5"}, deck="")
    happen(t, "0 pass")
    assert [str(outcome) for outcome, _ in t.chances()] == ["draw 2"]
    happen(t, "* draw 2; * draw 2")
    assert hand(t, 0) == "2 2 3" and t.view(None).deck == 1


def test_cards_of_a_success_stay_until_the_share_out() -> None:
    rest = without(CHICKENS + WORMS, "3", "2 2 2 w5")
    t = standing([20, 30], hands=["3", rest], laid={0: "2 2 2 w5"}, deck="")
    happen(t, "0 pass")
    assert t.actors == {1} and laid(t, 0) == "2 2 2 w5"  # nothing to draw: no event


def test_no_card_anywhere_means_no_draw() -> None:
    rest = without(CHICKENS + WORMS, "3 4")
    t = standing([20, 30], hands=["3 4", rest], deck="")
    happen(t, "0 lay 3")
    assert t.actors == {1} and hand(t, 0) == "4"


def test_one_card_left_anywhere_means_one_draw() -> None:
    rest = without(CHICKENS + WORMS, "3 w1 4")
    t = standing([20, 30], hands=["3", rest], laid={0: "w1"}, deck="4")
    happen(t, "0 pass; * draw 4")
    assert t.actors == {1} and hand(t, 0) == "3 4"


def test_removed_tiles_may_be_any_not_revealed() -> None:
    """12 tiles of two players' game are never seen: at the end 18 are in stacks, the others are no event."""
    t = Table("karteneck", players=2, seed="removed")
    while not t.over:
        seat = min(t.actors)
        t.play(seat, t.game.actions.decode(t.game.thumb(t._s, seat)))
    assert sum(str(event.what).startswith("tile") for event in t.events if event.actor == CHANCE) == 18
    assert sum(len(stack) for stack in stacks(t)) == 18


def test_records_share_lines_for_draws_and_tiles() -> None:
    text = (
        "tischlein 1\ngame: karteneck\nplayers: Petya, Masha\n\n* first 1\n* draw 1 1 1 1 1 w4 2 2 2 2 2 w25\n"
        "* tile 0 42\n1 lay w4\n* draw 5\n0 pass\n* draw 3 w1\n1 pass\n"
    )
    assert str(Record.parse(text)) == text
    t = Record.parse(text).table()
    assert tops(t) == [0, 42] and t.view(None).turn == 1
