"""The rulings, by their numbers; each test fails under the other reading."""

from __future__ import annotations

import pytest

from tests.helpers import happen, may, warned
from tischlein import IllegalAction, Table

from .tables import grill, stacks, standing, turned


def test_ruling_1_own_top_tile_does_not_count() -> None:
    t = standing([25], [], kept="w w 4 3 3 3")
    happen(t, "* roll 1 1; 0 keep 1")
    assert stacks(t) == [[25, 24], []]


def test_ruling_2_the_player_chooses_where_both_are_possible() -> None:
    t = standing([], [26], kept="w w w w 3")
    happen(t, "* roll 1 1 1; 0 keep 1; 0 steal")
    assert stacks(t) == [[26], []]


def test_ruling_2_stealing_happens_by_itself_where_nothing_else_is_possible() -> None:
    t = standing([], [22, 23, 25, 21, 24], kept="w w w 1 1 1")
    happen(t, "* roll 3 3; 0 keep 3")
    assert stacks(t)[0] == [24]


def test_ruling_3_above_36_takes_the_highest() -> None:
    t = standing([], [36, 35], kept="w w w w 4 4")
    happen(t, "* roll 5 5; 0 keep 5")
    assert stacks(t)[0] == [34]


def test_ruling_4_stop_only_where_nothing_can_be_taken() -> None:
    t = standing([21], [], kept="w w w")
    happen(t, "* roll 1 1 1 1 2; 0 keep 1")
    assert may(t, 0) == ["roll", "stop"]
    happen(t, "0 stop")
    assert stacks(t) == [[], []]
    t = standing([21], [], kept="w w w w")
    happen(t, "* roll 1 1 1 2; 0 keep 2")
    assert may(t, 0) == ["roll", "grill"]
    with pytest.raises(IllegalAction, match="expected one of: roll, grill"):
        t.play(0, "stop")


def test_ruling_5_no_automatic_failure_in_hopeless_positions() -> None:
    """One die left and 1 is free: 20 at most, and no worm; still the player is asked."""
    t = standing([21], [], kept="1 1 1 2 2")
    happen(t, "* roll 2 3 3; 0 keep 3")
    assert may(t, 0) == ["roll", "stop"]


def test_ruling_6_turned_tiles_never_come_back() -> None:
    t = standing([], [], turned=[36, 35], kept="w w w w w 5 5")
    happen(t, "* roll 4; 0 keep 4")
    assert stacks(t) == [[34], []]
    t = standing([22], [], turned=[36], kept="4 4 4 4 3 2")
    happen(t, "* roll 4 3")
    assert turned(t) == [35, 36]
    assert [tile.number for tile in t.view(None).grill] == list(range(21, 37))


def test_ruling_7_only_the_top_is_seen_and_stolen() -> None:
    t = standing([], [26, 24], kept="w w w w 3")
    assert t.view(0).players[1].stack is None
    assert t.view(1).players[1].stack == (26, 24)
    happen(t, "* roll 1 1 1; 0 keep 1")
    assert stacks(t) == [[25], [26, 24]]  # 26 lies buried: no choice, 25 by itself
    t = standing([], [26, 24], kept="w w w 3 3")
    happen(t, "* roll 1 1 1; 0 keep 1; 0 steal")
    assert t.view(0).players[1].top == 26


def test_without_a_tile_nothing_is_turned() -> None:
    """Flow 4: many programs turn the highest tile here too."""
    t = standing([], [21], kept="4 4 4 4 3 2")
    happen(t, "* roll 4 3")
    assert turned(t) == []


def test_ruling_8_all_returned() -> None:
    """The returned tile lies face down, and the highest is turned too, though the returned one was higher."""
    t = standing([36], [], kept="4 4 4 4 3 2", options={"faster": "all-returned"})
    happen(t, "* roll 4 3")
    assert turned(t) == [35, 36]


def test_ruling_8_a_failure_can_end_the_game() -> None:
    gone = [tile for tile in range(22, 37) if tile != 30]
    t = standing([30], [], turned=gone, kept="4 4 4 4 3 2", options={"faster": "all-returned"})
    happen(t, "* roll 4 3")
    assert t.over and grill(t) == []


def test_ruling_8_no_exception_turns_only_one() -> None:
    t = standing([22], [], kept="4 4 4 4 3 2", options={"faster": "no-exception"})
    happen(t, "* roll 4 3")
    assert turned(t) == [36] and 22 in grill(t)


def test_ruling_9_flip_without_tile() -> None:
    t = standing([], [21], kept="4 4 4 4 3 2", options={"flip-without-tile": "on"})
    happen(t, "* roll 4 3")
    assert turned(t) == [36]


def test_ruling_4_the_interface_can_warn() -> None:
    t = standing([21], [], kept="w w w")
    happen(t, "* roll 1 1 1 1 2; 0 keep 1")
    stop, roll = t.game.actions.parse("stop"), t.game.actions.parse("roll")
    assert warned(t, 0, stop) == "Giving up is a failure: your 21 goes back."
    assert warned(t, 0, roll) is None
    t = standing([], [], kept="w w w")
    happen(t, "* roll 1 1 1 1 2; 0 keep 1")
    assert warned(t, 0, stop) == "Giving up is a failure."


def test_the_turn_ends_by_itself_when_all_faces_are_taken() -> None:
    """Flow 2: one die is left, but no face."""
    t = standing([], [], kept="w w 5 3 2 1")
    happen(t, "* roll 4 4; 0 keep 4")
    assert stacks(t) == [[29], []]
    t = standing([], [], kept="w w 5 3 2 1")
    happen(t, "* roll 4 1; 0 keep 4")
    assert stacks(t) == [[25], []]


def test_with_all_faces_taken_grill_or_steal_is_still_a_choice() -> None:
    t = standing([], [25], kept="w w 5 3 2 1")
    happen(t, "* roll 4 1; 0 keep 4")
    assert may(t, 0) == ["grill", "steal"]


def test_without_a_worm_nothing_is_stolen() -> None:
    """Flow 3: success needs a worm, for stealing too."""
    t = standing([22], [25], kept="5 5 4 4 3 3")
    happen(t, "* roll 1 2; 0 keep 1")
    assert t.view(0).total == 25
    assert may(t, 0) == ["roll", "stop"]


def test_ruling_9_with_a_tile_only_one_is_turned() -> None:
    t = standing([22], [21], kept="4 4 4 4 3 2", options={"flip-without-tile": "on"})
    happen(t, "* roll 4 3")
    assert turned(t) == [36]


def test_the_dice_go_to_the_left() -> None:
    t = standing([], [21], [22], kept="4 4 4 4 3 2")
    happen(t, "* roll 4 3")
    assert t.view(0).turn == 1
    happen(t, "* roll 1 1 1 1 1 1 1 1; 1 keep 1")
    assert t.view(0).turn == 2
    happen(t, "* roll 1 1 1 1 1 1 1 1; 2 keep 1")
    assert t.view(0).turn == 0


def test_worms_as_printed() -> None:
    worms = {tile.number: tile.worms for tile in Table("bratwurmeck", 2).view(None).grill}
    assert worms == {tile: 1 + (tile - 21) // 4 for tile in range(21, 37)}


def test_other_components_count() -> None:
    t = Table("bratwurmeck", 2, dealer=None, components={"worms": {"25": 7}})
    happen(t, "* first 0; * roll w w w w w 1 1 1; 0 keep w; 0 grill")
    assert t.scores == (7, 0)


def test_who_sees_what() -> None:
    """Ruling 7: a spectator sees tops only; at the end all stacks are shown."""
    t = standing([23, 24], [21, 22])
    seen = [(player.top, player.height, player.stack) for player in t.view(None).players]
    assert seen == [(24, 2, None), (22, 2, None)]
    left = [tile for tile in range(25, 37) if tile != 30]
    t = standing([23, 24], [21, 22], turned=left, kept="w w w w w")
    happen(t, "* roll 5 1 1; 0 keep 5; 0 grill")
    assert t.over
    assert [player.stack for player in t.view(None).players] == [(23, 24, 30), (21, 22)]


def test_nobody_has_a_tile_and_all_share_the_victory() -> None:
    last = range(22, 37)
    t = standing([], [], turned=last, kept="4 4 4 4 3 2", options={"flip-without-tile": "on"})
    happen(t, "* roll 4 3")
    assert t.over and t.winners == {0, 1}
