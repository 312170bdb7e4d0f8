"""The table as Python people meet it: what the design promises, word for word."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.helpers import happen, may
from tischlein import GAMES, IllegalAction, NotationError, Record, Scripted, SetupError, Table
from tischlein.core.table import check_names
from tischlein.games.barbecue.actions import Keep

OPENING = "* first 0; * roll 1 2 3 4 4 5 w w"


def opened(script: str = OPENING) -> Table:
    return happen(Table("bratwurmeck", players=2, dealer=None), script)


# -- the face in the design ------------------------------------------------------------------------


def test_a_seeded_table_settles_chance_by_itself() -> None:
    t = Table("bratwurmeck", players=2, seed=7)
    assert not t.chance and len(t.actors) == 1 and t.chances() == []
    assert [str(event).split()[1] for event in t.events] == ["first", "roll"]


def test_chance_may_be_yours() -> None:
    t = Table("bratwurmeck", players=2, dealer=None)
    assert t.chance and t.actors == frozenset() and not t.over
    assert [(str(outcome), share) for outcome, share in t.chances()] == [
        ("first 0", Fraction(1, 2)),
        ("first 1", Fraction(1, 2)),
    ]
    happen(t, "* first 1")
    shares = {str(outcome): share for outcome, share in t.chances()}
    assert sum(shares.values()) == 1 and shares["roll w w w w w w w w"] == Fraction(1, 6**8)
    t.deal("roll 1 2 3 4 4 5 w w")
    assert t.actors == frozenset({1}) and t.chances() == []


def test_legal_actions_and_texts() -> None:
    t = opened()
    assert may(t, 0) == ["keep 1", "keep 2", "keep 3", "keep 4", "keep 5", "keep w"]
    assert t.legal(1) == []
    t.play(0, "keep w")
    t.play(0, t.legal(0)[0])
    assert [str(event) for event in t.events] == ["* first 0", "* roll 1 2 3 4 4 5 w w", "0 keep w", "0 roll"]


def test_views() -> None:
    t = opened()
    assert t.view(0).seat == 0 and t.view(None).seat is None
    assert t.view(0).rolled == ("1", "2", "3", "4", "4", "5", "w", "w")


def test_scores_ranks_and_winners() -> None:
    t = opened("* first 0; * roll 1 1 1 w w w w w; 0 keep w; 0 grill")
    assert t.scores == (2, 0) and t.ranks == (1, 2)
    assert not t.over and t.winners == frozenset()
    ended = Table("barbecue", players=3, seed=1)
    while not ended.over:
        (seat,) = ended.actors
        ended.play(seat, ended.game.actions.decode(ended.game.thumb(ended._s, seat)))
    assert ended.winners == {seat for seat in range(3) if ended.ranks[seat] == 1} != frozenset()
    assert ended.actors == frozenset() and not ended.chance and ended.chances() == [] and ended.legal(0) == []


def test_a_record_replays_and_a_position_stands() -> None:
    t = opened()
    assert isinstance(t.record(), Record)
    again = Record.parse(str(t.record())).table()
    assert again.position() == t.position() == Table.from_position(t.position(), dealer=None).position()


def test_print_draws_the_board() -> None:
    t = opened()
    assert str(t) == t.draw() == t.draw(None) and "(you)" not in str(t)
    assert "(you)" in t.draw(1) and str(t).startswith("grill   21")


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "seat", "action", "why"),
    [
        (
            OPENING,
            0,
            "roll",
            "seat 0 can't 'roll' now: First keep one of the faces you rolled. Only then can you roll on or stop; "
            "expected one of: keep 1, keep 2, keep 3, keep 4, keep 5, keep w",
        ),
        (OPENING, 1, "keep w", "seat 1 can't 'keep w': to act: 0"),
        (
            "* first 0",
            0,
            "roll",
            "seat 0 can't 'roll': chance is to act; expected " + GAMES["bratwurmeck"].outcomes.usage,
        ),
        (OPENING, 2, "keep w", "there is no seat 2; expected 0 to 1"),
        (OPENING, -1, "keep w", "there is no seat -1; expected 0 to 1"),
        (OPENING, True, "keep w", "there is no seat True; expected 0 to 1"),
        (OPENING, "0", "keep w", "there is no seat '0'; expected 0 to 1"),
    ],
)
def test_an_illegal_action_says_what_was_expected(script: str, seat: Any, action: str, why: str) -> None:
    t = opened(script)
    before = t.position(), t.events
    with pytest.raises(IllegalAction) as caught:
        t.play(seat, action)
    assert str(caught.value) == why and isinstance(caught.value, ValueError)
    assert (t.position(), t.events) == before


def test_many_choices_are_not_all_listed() -> None:
    t = opened()
    assert t._why_not(0, 6, [0] * 13).endswith(f"; expected one of: {', '.join(['keep 1'] * 12)}, …")


def test_an_action_that_is_no_word_of_the_game() -> None:
    with pytest.raises(NotationError, match="'keep 6' is not understood; expected keep FACE"):
        opened().play(0, "keep 6")
    with pytest.raises(NotationError, match="'keep w' is not a word of this game"):
        opened().play(0, Keep("w"))  # barbecue's


@pytest.mark.parametrize(
    ("script", "outcome", "why"),
    [
        (OPENING, "first 0", "'first 0': chance is not to act now; to act: 0"),
        ("", "first 2", "'first 2' can't happen now; expected an outcome like first 0, first 1"),
        ("* first 0", "roll w", "'roll w' can't happen now; expected an outcome like roll 1 1 1 1 1 1 1 1, "),
        ("* first 0", "first 0", "'first 0' can't happen now; expected an outcome like roll 1 1 1 1 1 1 1 1, "),
    ],
)
def test_an_outcome_that_can_not_be(script: str, outcome: str, why: str) -> None:
    t = opened(script)
    with pytest.raises(IllegalAction) as caught:
        t.deal(outcome)
    assert str(caught.value).startswith(why)
    with pytest.raises(NotationError, match="'roll 7' is not understood; expected first SEAT"):
        t.deal("roll 7")


def test_when_it_is_over_it_says_so() -> None:
    t = happen(
        Table("barbecue", 2, dealer=None, components={"snails": 0}), "* first 0; * roll 1 1 1 1 1 1 1 1; 0 keep 1"
    )
    with pytest.raises(IllegalAction, match="seat 0 can't 'roll': the game is over"):
        t.play(0, "roll")
    with pytest.raises(IllegalAction, match="chance is not to act now; the game is over"):
        t.deal("first 0")
    assert repr(t) == "<Table barbecue: Player 1, Player 2; 3 events, the game is over>"


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    t = opened()
    for look in (t.view, t.draw, t.told, t.legal):
        with pytest.raises(IllegalAction, match="there is no seat 2"):
            look(2)


def test_tables_that_can_not_be_opened() -> None:
    with pytest.raises(SetupError, match="no game is called 'chess'"):
        Table("chess")
    for players in (0, -3, 1, 8, 10**9):
        with pytest.raises(SetupError, match=f"bratwurmeck is for 2 to 7 players, not {players}$"):
            Table("bratwurmeck", players)
    with pytest.raises(SetupError, match=r"bratwurmeck is for 2 to 7 players, not 1$"):
        Table("bratwurmeck", ["Petya"])


# -- names -----------------------------------------------------------------------------------------


def test_names() -> None:
    assert Table("barbecue", 3).names == ("Player 1", "Player 2", "Player 3")
    assert Table("barbecue", ["Lena", "Ж" * 40]).names == ("Lena", "Ж" * 40)
    assert Table("barbecue", ("Lena M.", "Lena: 2")).seats == 2
    assert check_names(0) == ()


@pytest.mark.parametrize("name", ["", " ", " Lena", "Lena ", "x" * 41, None, 7])
def test_names_of_a_wrong_length(name: Any) -> None:
    with pytest.raises(SetupError, match="a name has 1 to 40 characters and no space at its ends, not "):
        Table("barbecue", ["Petya", name])


@pytest.mark.parametrize("name", ["a,b", "a#b", "a\nb", "a\tb", "a\u2028b", "a\u200fb"])
def test_names_that_a_record_could_not_hold(name: str) -> None:
    with pytest.raises(SetupError, match="a name has no comma, '#' or control character, unlike "):
        Table("barbecue", ["Petya", name])


@pytest.mark.parametrize("players", ["Petya", None, 2.0, True, {"Petya", "Masha"}])
def test_players_are_a_number_or_a_list(players: Any) -> None:
    with pytest.raises(SetupError, match="players is a number or a list of names, not "):
        Table("barbecue", players)


# -- atomic, and copies on their own ---------------------------------------------------------------


def test_a_failing_dealer_leaves_the_table_as_it_was() -> None:
    """The second turn's roll can't be; so the action before it did not happen either, and nothing was dealt."""
    t = Table("bratwurmeck", dealer=Scripted(["first 0", "roll 1 1 1 w w w w w", "roll w"]))
    t.play(0, "keep w")
    before = t.position(), t.events, repr(t._dealer)
    for _ in range(2):
        with pytest.raises(IllegalAction, match="the dealer says 'roll w'"):
            t.play(0, "grill")
        assert (t.position(), t.events, repr(t._dealer)) == before
    with pytest.raises(IllegalAction, match="the dealer says 'roll w'"):
        t.play(0, "roll")
    assert may(t, 0) == ["roll", "grill"]


def test_a_dealer_failing_after_it_dealt_takes_all_back() -> None:
    """The first roll fails the turn, the second can't be: both are taken back."""
    t = Table("bratwurmeck", dealer=Scripted(["first 0", "roll 1 1 1 w w w w w", "roll w w w", "roll 1"]))
    t.play(0, "keep w")
    before = t.position(), t.events, repr(t._dealer)
    with pytest.raises(IllegalAction, match="the dealer says 'roll 1'"):
        t.play(0, "roll")
    assert (t.position(), t.events, repr(t._dealer)) == before


def test_a_copy_is_a_table_of_its_own() -> None:
    t = Table("bratwurmeck", players=["Petya", "Masha"], seed=3)
    other = t.copy()
    (seat,) = t.actors
    before = t.position(), t.events
    for table in (t, other):
        table.play(seat, table.legal(seat)[0])
        table.play(seat, "roll")
    assert t.events == other.events and len(t.events) > len(before[1])  # the dealers went on alike
    third = t.copy()
    third.play(min(third.actors), third.legal(min(third.actors))[0])
    assert len(third.events) > len(t.events) and t.position() == other.position()


def test_another_dealer_takes_over() -> None:
    t = Table("bratwurmeck", dealer=None)
    seeded = t.with_dealer(seed=4)
    assert t.chance and t.events == () and not seeded.chance and seeded.events == Table("bratwurmeck", seed=4).events
    scripted = t.with_dealer(Scripted(["first 1"]))
    assert [str(event) for event in scripted.events] == ["* first 1"]
    open_again = seeded.with_dealer()
    (seat,) = open_again.actors
    open_again.play(seat, open_again.legal(seat)[0])
    open_again.play(seat, "roll")
    assert open_again.chance
    with pytest.raises(SetupError, match="a seed or a dealer, not both"):
        t.with_dealer(Scripted([]), seed=4)


# -- keeping it ------------------------------------------------------------------------------------


def test_everybody_is_told_what_happened() -> None:
    """In these two games nothing that happens is secret."""
    t = opened("* first 0; * roll 1 2 3 4 4 5 w w; 0 keep w")
    for seat in (None, 0, 1):
        assert t.told(seat) == list(t.events)


def test_what_is_redacted_is_not_told() -> None:
    """A game that keeps rolls from seat 1: it hears that somebody keeps, but not of the roll."""
    from dataclasses import replace

    t = opened("* first 0; * roll 1 2 3 4 4 5 w w; 0 keep w")
    t.game = replace(t.game, redact=lambda s, actor, what, seat: None if seat == 1 and actor == -1 else what)
    assert [str(event) for event in t.told(1)] == ["0 keep w"]
    assert t.told(0) == list(t.events)


def test_options_and_components_of_a_table() -> None:
    t = Table("bratwurmeck", options={"faster": "no-exception"}, components={"worms": {"36": 5}})
    assert t.options == {"faster": "no-exception", "flip-without-tile": "off"}
    assert t.components == {"worms": {"36": 5}}


def test_a_table_from_a_position_has_no_record() -> None:
    t = Table.from_position(opened().position(), dealer=None)
    with pytest.raises(SetupError, match="a table opened from a position has no record"):
        t.record()
    beginning = Table.from_position(Table("bratwurmeck", dealer=None).position(), seed=1)
    assert Record.parse(str(beginning.record())).events == beginning.events


def test_repr() -> None:
    assert repr(opened()) == "<Table bratwurmeck: Player 1, Player 2; 2 events, to act: 0>"
    assert repr(opened("")) == "<Table bratwurmeck: Player 1, Player 2; 0 events, chance is to act>"


def test_all_games_have_the_same_face() -> None:
    for game in GAMES:
        t = Table(game, GAMES[game].fewest + 1, seed=1)
        assert t.actors and t.scores and t.ranks and str(t) and t.view(None).game == game
