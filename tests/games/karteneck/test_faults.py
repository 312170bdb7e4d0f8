"""Positions that can't be, and boxes that don't add up, are refused with a line that says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.helpers import happen
from tischlein import GAMES, PositionError, SetupError, Table, laws
from tischlein.core.playout import RANDOM, play_on
from tischlein.core.rng import below, seeded

from .tables import begun, standing

GAME = GAMES["karteneck"]


def dealing() -> Table:
    t = Table("karteneck", players=3, dealer=None)
    happen(t, ["* first 1", *["* draw 1"] * 7])
    return t


def revealing() -> Table:
    return begun(3)


def going() -> Table:
    return standing([20, 30, 40], hands=["3 3 4", "2", "1"], laid={0: "5", 1: "w5"}, stacks=[[18]])


def laying() -> Table:
    return happen(going(), "0 lay 3")


def stealing() -> Table:
    t = standing([20, 31], hands=["1", "1"], laid={0: "5 5 5 5 5 w1"}, stacks=[[], [17, 30]])
    return happen(t, "0 pass")


def drawing() -> Table:
    return happen(going(), "0 lay 4")


def passed() -> Table:
    return happen(going(), "0 pass")


def over() -> Table:
    t = Table("karteneck", players=2, seed=3)
    while not t.over:
        t.play(min(t.actors), t.legal(min(t.actors))[-1])  # pass, done or leave
    return t


def change(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Set what stands at the path to the last of these."""

    def changed(state: dict[str, Any]) -> None:
        *way, at, value = path
        place: Any = state
        for step in way:
            place = place[step]
        place[at] = value

    return changed


def both(*changes: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
    def changed(state: dict[str, Any]) -> None:
        for one in changes:
            one(state)

    return changed


def move(here: str, there: str, card: str) -> Callable[[dict[str, Any]], None]:
    """One thing goes from one place to another; a number after the name is a seat."""

    def place(state: dict[str, Any], name: str) -> dict[str, int]:
        field, _, seat = name.partition(" ")
        found: dict[str, int] = state[field][int(seat)] if seat else state[field]
        return found

    def changed(state: dict[str, Any]) -> None:
        place(state, here)[card] = place(state, here).get(card, 0) - 1
        place(state, there)[card] = place(state, there).get(card, 0) + 1

    return changed


@pytest.mark.parametrize(
    ("table", "broken", "line"),
    [
        (going, change("turn", 3), "there is no seat 3"),
        (going, change("turn", -1), "there is no seat -1"),
        (going, change("deck", "1", 17), "18 cards 1, expected 17"),
        (going, change("hand", 1, "w5", 1), "2 cards w5, expected 1"),
        (going, both(change("deck", "1", 17), change("hand", 2, "1", -1)), "fewer than no cards 1 somewhere"),
        (going, change("grill", {"20": 1, "30": 1, "41": 1}), "0 tiles 40, expected 1"),
        (going, move("grill", "unrevealed", "20"), "2 tiles on the grill, expected 3"),
        (going, both(change("grill", "30", -1), change("unrevealed", "30", 2)), "fewer than no tiles 30"),
        (going, change("stack", 0, ["", "18"]), "a stack has a gap"),
        (going, change("stack", 0, ["18", "40"]), "2 tiles 40, expected 1"),
        (going, change("laying", "3"), "nobody is asked for more of a type"),
        (going, change("draws", 1), "1 cards to draw, but nobody draws"),
        (going, change("status", 0, "waits"), "seat 0 waits for the share-out without a worm"),
        (going, change("status", 1, "failed"), "seat 1 has failed, but cards lie before it"),
        (going, change("status", 2, "failed"), "3 tiles on the grill, expected 2"),
        (going, both(change("turn", 1), change("status", 1, "waits")), "the turn of seat 1, which has passed"),
        (going, change("phase", "steal"), "seat 0 has nothing to steal"),
        (going, change("phase", "over"), "cards lie before seat 0 outside a round"),
        (going, change("phase", "tile"), "cards lie before seat 0 outside a round"),
        (going, change("phase", "first"), "cards lie before seat 0 outside a round"),
        (going, change("phase", "draw"), "0 cards to draw, expected 1 to 1"),
        (going, both(change("phase", "draw"), change("turn", 2), change("draws", 1)), "seat 2 draws, but has laid no"),
        (laying, change("laying", "none"), "more of a type may be laid, but of none"),
        (laying, change("laying", "4"), "seat 0 has not laid 4 or has no more of it"),
        (laying, move("hand 0", "deck", "3"), "seat 0 has not laid 3 or has no more of it"),
        (stealing, move("laid 0", "deck", "5"), "seat 0 has nothing to steal"),
        (stealing, change("status", 0, "in"), "seat 0 has nothing to steal"),
        (drawing, change("draws", 2), "2 cards to draw, expected 1 to 1"),
        (passed, change("draws", 3), "3 cards to draw, expected 1 to 2"),
        (passed, lambda s: s.update(discard=add(s["discard"], s["deck"]), deck={}), "there is no card to draw"),
        (revealing, change("status", 1, "waits"), "seat 1 has passed outside a round"),
        (revealing, lambda s: [move("unrevealed", "grill", n)(s) for n in ("20", "21", "22")], "no tile to reveal"),
        (revealing, lambda s: put_away(s, 3 * 8), "there is no tile to reveal"),
        (revealing, lambda s: put_away(s, 25), "5 tiles unrevealed, but 6 were put away"),
        (revealing, lambda s: put_away(s, 1), "0 tiles are revealed and 23 to come, for 3 players"),
        (going, lambda s: move_tile(s, "22"), "17 tiles to come can't be dealt out in rounds of 3"),
        (dealing, change("phase", "first"), "cards are dealt before the first player is drawn"),
        (dealing, move("unrevealed", "grill", "20"), "tiles are revealed before the cards are dealt"),
        (dealing, move("deck", "discard", "2"), "cards are discarded before all are dealt"),
        (dealing, change("turn", 2), "seat 1 has 6 cards while seat 2 is dealt to"),
        (dealing, move("hand 1", "hand 2", "1"), "seat 2 has 2 cards while seat 1 is dealt to"),
        (revealing, change("phase", "deal"), "all hands are dealt"),
        (revealing, change("phase", "over"), "the game is over just when all tiles are taken"),
        (over, change("phase", "tile"), "there is no tile to reveal"),
        (over, move("deck", "laid 1", "w1"), "cards lie before seat 1 outside a round"),
    ],
)
def test_positions_that_cannot_be(
    table: Callable[[], Table], broken: Callable[[dict[str, Any]], None], line: str
) -> None:
    data = table().position()
    assert Table.from_position(data, dealer=None).position() == data
    broken(data["state"])
    with pytest.raises(PositionError, match=f"this position can't be: .*{line}"):
        Table.from_position(data, dealer=None)


def add(some: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    return {card: some.get(card, 0) + more.get(card, 0) for card in (*some, *more)}


def put_away(state: dict[str, Any], many: int) -> None:
    """So many tiles go from the unrevealed ones onto the first stack."""
    for _ in range(many):
        move_tile(state, next(tile for tile, left in state["unrevealed"].items() if left))


def move_tile(state: dict[str, Any], tile: str) -> None:
    state["unrevealed"][tile] -= 1
    state["stack"][0].insert(0, tile)


def test_an_unknown_card_or_tile_is_named() -> None:
    data = going().position()
    data["state"]["stack"][0] = ["15"]
    with pytest.raises(PositionError, match=r"stack\[0\]\[0\] is one of 0, 16, .*, 42, not '15'"):
        Table.from_position(data)
    data = going().position()
    data["state"]["hand"][0] = {"w26": 1}
    with pytest.raises(PositionError, match="has no 'w26'"):
        Table.from_position(data)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_accepted_can_be_played(players: int) -> None:
    """Positions with some numbers changed are refused, or go on to their end like any other."""
    rng = seeded("changed", stream=players)
    out = [0] * GAME.most_legal
    accepted = refused = 0
    for _ in range(400):
        s = GAME.open(players)
        play_on(s, rng, [RANDOM] * 6, out, [], 1 + below(rng, 200))
        for _ in range(1 + below(rng, 2)):
            disturb(s, rng)
        if list(GAME.faults(s)):
            refused += 1
        else:
            accepted += 1
            play_on(s, rng, [RANDOM] * 6, out, [], 5000)
            assert GAME.actors(s) == 0 and not list(GAME.faults(s))
    assert accepted > 20 and refused > 20


def disturb(s: Any, rng: list[int]) -> None:
    """Change the phase or the turn, or let cards or a tile change places."""
    what = below(rng, 6)
    if what == 0:
        s.phase = below(rng, 8)
    elif what == 1:
        s.turn = below(rng, s.seats)
    elif what == 2:
        s.status[below(rng, s.seats)] = below(rng, 3)
    elif what == 3:
        s.draws, s.laying = below(rng, 3), below(rng, 7)
    elif what == 4:
        tile = below(rng, len(s.grill))
        if s.unrevealed[tile] > 0:
            s.unrevealed[tile] -= 1
            s.grill[tile] += 1
    else:
        places = [*s.hand[: s.seats], *s.laid[: s.seats], s.deck, s.discard]
        here, there = places[below(rng, len(places))], places[below(rng, len(places))]
        card = below(rng, len(here))
        many = below(rng, here[card] + 1)
        here[card] -= many
        there[card] += many


@pytest.mark.parametrize(
    ("components", "line"),
    [
        ({"chickens": {"3": 16}}, "84 chickens, expected 85"),
        ({"chickens": {"3": 18}}, "86 chickens, expected 85"),
        ({"tiles": {"16": 0}}, "29 tiles, expected 30"),
        ({"tiles": {"0": 4}}, "31 tiles, expected 30"),
        ({"tiles": {"16": 2, "17": 0}}, "2 tiles of 16, expected 1 at most"),
        ({"removed": {"4": 3}}, "3 tiles removed for 4 players, but 27 left can't be dealt out in rounds of 4"),
        ({"removed": {"5": 30}}, "30 tiles removed for 5 players, but 0 left"),
        ({"removed": {"2": 32}}, "32 tiles removed for 2 players"),
        ({"hand_size": 0}, "a hand of 0 cards, expected 1 to 55 for 2 players"),
        ({"hand_size": 56}, "a hand of 56 cards, expected 1 to 55 for 2 players"),
        ({"values": {"6": 6}}, "has no '6'"),
        ({"worms": {"43": 9}}, "has no '43'"),
    ],
)
def test_boxes_that_do_not_add_up(components: dict[str, Any], line: str) -> None:
    with pytest.raises(SetupError, match=line):
        Table("karteneck", players=2, components=components)


def test_other_components_are_used() -> None:
    t = standing([20, 30], hands=["1", "1"], laid={0: "w1", 1: "2 w2"}, components={"worms": {"30": 50}})
    before = t.scores
    happen(t, "0 pass; * draw 1; * draw 1; 1 pass")
    assert t.scores == (before[0] + 2, before[1] + 50)
    t = standing([20, 30], hands=["1", "1"], laid={0: "w1", 1: "2 w2"}, components={"values": {"w": 7, "2": 3}})
    assert [player.total for player in t.view(None).players] == [7, 10]


def test_other_numbers_of_cards_and_tiles_are_used() -> None:
    t = begun(2, components={"hand_size": 3, "chickens": {"1": 1, "5": 33}, "removed": {"2": 0}})
    assert [player.cards for player in t.view(None).players] == [3, 3]
    assert t.view(None).rounds == 15
    tiles = {"tiles": {"0": 4, "16": 0}}
    assert "tile 16" not in {str(outcome) for outcome, _ in begun(2, components=tiles).chances()}
    assert t.record().table().position() == t.position()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_other_components_keep_the_laws(players: int) -> None:
    box = {
        "hand_size": 18,
        "chickens": {"1": 0, "2": 34},
        "values": {"w": 0, "1": 9},
        "removed": {"2": 0, "3": 0},
        "tiles": {"0": 10, **{str(n): 0 for n in range(20, 27)}},
        "worms": {"0": 2},
    }
    assert laws.check_game("karteneck", players, seed=players, components=box, share=10) > 0
