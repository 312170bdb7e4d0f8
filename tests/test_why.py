"""What may be done and why not the rest: for every game, at every moment, from what a seat sees alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from tischlein import GAMES, Table
from tischlein.core.catalogue import LANGUAGES, in_words
from tischlein.core.rng import below, seeded
from tischlein.core.rulebook import PART, rules_source
from tischlein.core.why import Reason, Ruling, allowed, denied, why_not
from tischlein.core.words import CHANCE

from .combinations import TABLES, label
from .games.barbecue import tables as barbecue
from .games.bratwurmeck import tables as bratwurmeck
from .games.haecmaec import tables as haecmaec
from .games.karteneck import tables as karteneck
from .games.tricknchef import tables as tricknchef
from .helpers import happen
from .test_story import is_line, random_game

PARTS = {name: {part["name"] for part in PART.finditer(rules_source(game, "en"))} for name, game in GAMES.items()}
"""Where the rules of a game say so."""


def moments(table: tuple[str, int, dict[str, str]], share: int) -> Iterator[Table]:
    """Some of the moments of a random game at which somebody is to act."""
    luck = seeded(f"moments of {label(table)}")
    for now, actor, _ in random_game(*table):
        if actor != CHANCE and below(luck, share) == 0:
            yield now


def reasons(table: Table, seat: int) -> dict[str, Reason | None]:
    """Of every word that can be said in the game, why this seat may not say it now."""
    view = table.view(seat)
    return {str(action): why_not(table.game, view, action) for _, action in table.game.actions}


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_exactly_what_may_not_be_done_has_a_reason(table: tuple[str, int, dict[str, str]]) -> None:
    """Of all words of the game, for every seat; each is worded in every language and has its place in the rules."""
    for now in moments(table, share=8):
        for seat in range(now.seats):
            found = reasons(now, seat)
            assert [action for action, why in found.items() if why is None] == list(map(str, now.legal(seat)))
            check_words(now, [why for why in found.values() if why])


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_what_may_be_done_is_explained(table: tuple[str, int, dict[str, str]]) -> None:
    for now in moments(table, share=8):
        for seat in now.actors:
            told = allowed(now.game, now.view(seat), now.legal(seat))
            assert sorted(action for ruling in told for action in ruling.actions) == sorted(map(str, now.legal(seat)))
            check_words(now, told)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_what_is_denied_is_not_legal_and_knows_nothing_hidden(table: tuple[str, int, dict[str, str]]) -> None:
    luck, many = seeded("hidden"), 0
    for now in moments(table, share=3):
        for seat in (None, *range(now.seats)):
            told = denied(now.game, now.view(seat))
            check_words(now, told)
            actions = [now.game.actions.parse(action) for ruling in told for action in ruling.actions]
            if seat is None or seat not in now.view(None).asked:
                assert [ruling.actions for ruling in told] == [()], "only whose turn it is"
            else:
                assert not set(actions) & set(now.legal(seat))
                many += len(actions)
            assert len({msgspec.json.encode(ruling.says) for ruling in told}) == len(told), "each reason once"
            other = now.copy()
            other._s, other._seen = now._s.copy(), None
            now.game.redeal(other._s, -1 if seat is None else seat, luck)
            assert denied(now.game, other.view(seat)) == told
    assert many > 0


def check_words(table: Table, told: list[Reason] | tuple[Ruling, ...]) -> None:
    game = table.game.id
    for each in told:
        assert each.rule in PARTS[game], each
        for language in LANGUAGES:
            said = in_words(game, each.says, table.names, language)
            assert is_line(said) and said.endswith(".") and said[0] == said[0].upper(), said


@cache
def sentences(game: str) -> frozenset[str]:
    """All sentences of this kind in a game's catalogue."""
    text = (GAMES[game].folder / "words.en.ftl").read_text(encoding="utf-8")
    names = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return frozenset(name for name in names if name.startswith((f"{game}-can-", f"{game}-why-")))


def heard(table: Table) -> set[str]:
    """The ids of everything that somebody could be told now."""
    told = {table.game.wait(table.view(None)).says.id}
    for seat in range(table.seats):
        told |= {why.says.id for why in reasons(table, seat).values() if why}
        told |= {ruling.says.id for ruling in allowed(table.game, table.view(seat), table.legal(seat))}
    return told


# -- one by one, as somebody who plays would ask ------------------------------------------------------


class Asked(NamedTuple):
    """Somebody tries something: the sentence that is true of it, and where the rules say so."""

    table: Table
    seat: int
    action: str
    says: str
    rule: str


def in_bratwurmeck() -> Iterator[Asked]:
    kept = happen(bratwurmeck.standing([], [25], kept="w w w w"), "* roll 1 1 2 w")
    yield Asked(kept, 0, "keep w", "You have kept worms this turn already: each face only once.", "turn")
    yield Asked(kept, 1, "keep 1", "It is Player 0’s turn, not yours.", "turn")
    go = happen(bratwurmeck.standing([], [25], kept="w w w w"), "* roll 1 1 2 w; 0 keep 2")
    yield Asked(go, 0, "steal", "You can’t steal: nobody else’s top tile is exactly 22.", "stop")
    yield Asked(go, 0, "stop", "You can’t give up: with 22 there is a tile for you.", "stop")
    own = happen(bratwurmeck.standing([25], [30], kept="w w w w"), "* roll 1 1 2 5; 0 keep 5")
    yield Asked(own, 0, "steal", "25 lies on your own stack: you can steal from others only.", "stop")
    no_dice = happen(bratwurmeck.standing([], [24], kept="w w w w"), "* roll 1 1 1 1; 0 keep 1")
    yield Asked(no_dice, 0, "roll", "You can’t roll on: no dice are left.", "turn")
    every_face = happen(bratwurmeck.standing([], [25], kept="1 2 3 4 5"), "* roll 1 w w; 0 keep w")
    yield Asked(every_face, 0, "roll", "You can’t roll on: you have kept every face.", "turn")


def in_barbecue() -> Iterator[Asked]:
    locked = happen(barbecue.standing({30: "11"}, kept="6 6 w w"), "* roll 1 1 4 4; 0 keep 4")
    says = "You can’t stop on 30: two plates lie there, and nothing happens on that space any more."
    yield Asked(locked, 0, "stop", says, "stop")
    low = happen(barbecue.standing(kept="w w"), "* roll 1 1 1 2 2 6; 0 keep 6")
    yield Asked(low, 0, "stop", "You can’t stop on 16: the lowest space of the grill is 23.", "stop")
    above = happen(barbecue.standing(kept="6 6 6 6 w"), "* roll 1 4 4; 0 keep 4")
    yield Asked(
        above, 0, "stop", "You stop. Above 36 there is no space, but a snail to take while there is one.", "stop"
    )


def in_karteneck() -> Iterator[Asked]:
    laid = {0: "w7 w8 w9 1"}
    go = karteneck.standing([18, 21], hands=["w3 1 2 2 5", "3 3"], laid=laid, stacks=[[], [16]])
    yield Asked(go, 0, "lay 1", "Chicken 1 lies before you already: each type only once a round.", "lay")
    yield Asked(go, 0, "lay w3", "Worms lie before you already: each type only once a round.", "lay")
    yield Asked(go, 0, "lay 4", "You don’t hold chicken 4.", "lay")
    more = happen(go.copy(), "0 lay 2")
    yield Asked(more, 0, "lay 5", "In one turn you lay one type only: now it is chicken 2.", "lay")
    passed = happen(go.copy(), "0 pass")
    yield Asked(passed, 0, "lay 2", "You have passed: now you only steal the tile, or leave it.", "stop")
    yield Asked(
        passed, 0, "steal", "Your total is exactly this top tile: you take it and put it on your stack.", "stop"
    )
    yield Asked(passed, 0, "leave", "You may steal, but you don’t have to: the tile stays where it is.", "stop")


def in_haecmaec() -> Iterator[Asked]:
    bare = haecmaec.standing("fly", "", "")
    yield Asked(bare, 0, "fly", "A new burger begins with an ingredient, never with a fly.", "turn")
    yield Asked(bare, 0, "close", "The burger can’t be closed yet: it needs 2 ingredients and has 0.", "turn")
    used_up = haecmaec.standing("", "", "", burger="tomato-1 tomato-2", tops=[0, 5, 5], doubles=[1, 1, 1])
    yield Asked(used_up, 0, "close", "You have no normal top left.", "turn")
    window = happen(
        haecmaec.standing("tomato-3", "", "", burger="cheese-1", options=haecmaec.SLAPPING), "0 play tomato-3"
    )
    says = "You can’t accuse: below this card lie fewer than two, so it can’t be the third of its kind."
    yield Asked(window, 1, "accuse", says, "accuse")
    yield Asked(window, 0, "accuse", "You laid this card: now the others are asked for objections.", "accuse")


def in_tricknchef() -> Iterator[Asked]:
    table = tricknchef.standing("red-7 blue-1", "red-2 green-3", "red-9 green-4", "blue-2 blue-3", coins=(0, 1, 0, 0))
    happen(table, "0 play red-7")
    yield Asked(table, 1, "play green-3", "You must follow suit: red was led, and you have it.", "turn")
    yield Asked(table, 1, "play red-2 +4", "You can’t lay more coins on a card: you have only 1.", "turn")
    says = "You can’t take a chef now: one goes to whoever has the lowest card when the trick is complete."
    yield Asked(table, 1, "chef blue", says, "chefs")


EXAMPLES = {
    "bratwurmeck": in_bratwurmeck,
    "karteneck": in_karteneck,
    "barbecue": in_barbecue,
    "haecmaec": in_haecmaec,
    "tricknchef": in_tricknchef,
}


@pytest.mark.parametrize("asked", [asked for of in EXAMPLES.values() for asked in of()], ids=lambda asked: asked.says)
def test_the_rule_is_named(asked: Asked) -> None:
    table, view = asked.table, asked.table.view(asked.seat)
    action = table.game.actions.parse(asked.action)
    found = why_not(table.game, view, action) or table.game.explain(view, action)
    assert in_words(table.game.id, found.says, table.names) == asked.says
    assert found.rule == asked.rule


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_there_in_vain(game: str) -> None:
    told = {each for asked in EXAMPLES[game]() for each in heard(asked.table)}
    for table in [table for table in TABLES if table[0] == game]:
        for now in moments(table, share=4):
            told |= heard(now)
    assert not sentences(game) - told
