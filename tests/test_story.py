"""What is said of actions and events: for every game, to every seat, and never more than it may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tischlein import GAMES, Game, Table
from tischlein.core.rng import below, seeded
from tischlein.core.words import CHANCE

from .combinations import TABLES, label

NAMES = ("You", "Masha", "Lena", "Nikita", "Kira", "Fedya", "Anna")


def is_line(text: str) -> bool:
    return text.strip() == text != "" and "\n" not in text


def random_game(game: str, players: int, options: dict[str, str]) -> Iterator[tuple[Table, int, int]]:
    """A table before each event of a random game: who does what."""
    table = Table(game, players, options=options, dealer=None)
    rng = seeded(label((game, players, options)))
    while not table.over:
        if table.chance:
            actor, code = CHANCE, table.game.sample(table._s, rng)
        else:
            actor = min(table.actors)
            codes = table.game.legal_codes(table._s, actor)
            code = codes[below(rng, len(codes))]
        yield table, actor, code
        if actor == CHANCE:
            table.deal(table.game.outcomes.decode(code))
        else:
            table.play(actor, table.game.actions.decode(code))


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_stories_are_lines(table: tuple[str, int, dict[str, str]]) -> None:
    """Nobody's story raises; each sentence is one line; something is told in every game."""
    told = 0
    names = NAMES[: table[1]]
    for now, actor, code in random_game(*table):
        game, after = now.game, now.copy()
        what = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        after.deal(what) if actor == CHANCE else after.play(actor, what)
        for seat in (None, *range(now.seats)):
            heard = game.redact(now._s, actor, what, seat)
            if heard is not None:
                sentences = list(game.story(now.view(seat), heard, after.view(seat), names))
                assert all(is_line(sentence) and sentence.endswith(".") for sentence in sentences), sentences
                told += len(sentences)
    assert told > 0


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_hints_are_short_and_know_nothing_hidden(table: tuple[str, int, dict[str, str]]) -> None:
    """A hint is one line or none, and the same whatever lies hidden from the seat."""
    names = NAMES[: table[1]]
    luck = seeded("hidden")
    for now, actor, _ in random_game(*table):
        if actor != CHANCE:
            hints = all_hints(now.game, now._s, actor, names)
            assert all(hint is None or is_line(hint) for hint in hints.values()), hints
            other = now.copy()
            now.game.redeal(other._s, actor, luck)
            assert all_hints(now.game, other._s, actor, names) == hints


def all_hints(game: Game, s: object, seat: int, names: tuple[str, ...]) -> dict[str, str | None]:
    """What a seat is told of everything it may do."""
    actions = [game.actions.decode(code) for code in game.legal_codes(s, seat)]
    return {str(action): game.hint(game.view(s, seat), action, names) for action in actions}


def test_every_game_has_both() -> None:
    for game in GAMES.values():
        assert game.hint.__module__ == game.story.__module__ == f"tischlein.games.{game.id}.text"
