"""What is said of actions and events: for every game, to every seat, and never more than it may know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from tischlein import GAMES, Game, Table
from tischlein.core.catalogue import LANGUAGES, all_in_words
from tischlein.core.rng import below, seeded
from tischlein.core.say import Say
from tischlein.core.words import CHANCE, Event

from .combinations import TABLES, label

pytestmark = pytest.mark.slow

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
    """Nobody's story raises; each sentence is one line in every language; something is told in every game."""
    told = 0
    names = NAMES[: table[1]]
    for now, actor, code in random_game(*table):
        game, after = now.game, now.copy()
        what = (game.outcomes if actor == CHANCE else game.actions).decode(code)
        after.deal(what) if actor == CHANCE else after.play(actor, what)
        for seat in (None, *range(now.seats)):
            heard = game.redact(now._s, actor, what, seat)
            if heard is not None:
                before, then = now.view(seat), after.view(seat)
                event = game.tell(before, Event(actor, heard), then)
                story = [*([event] if event else []), *game.story(before, heard, then)]
                told += len(story)
                for language in LANGUAGES:
                    for sentence in all_in_words(game.id, story, names, language):
                        assert is_line(sentence) and sentence.endswith("."), sentence
    assert told > 0
    for seat in range(now.seats):
        for language in LANGUAGES:
            assert all(map(is_line, all_in_words(game.id, game.account(after.view(None), seat), names, language)))


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_what_is_said_of_choices_knows_nothing_hidden(table: tuple[str, int, dict[str, str]]) -> None:
    """Labels, hints and warnings are lines in every language, the same whatever lies hidden from the seat."""
    names = NAMES[: table[1]]
    luck = seeded("hidden")
    for now, actor, _ in random_game(*table):
        if actor != CHANCE:
            said = all_said(now.game, now._s, actor)
            for language in LANGUAGES:
                assert all(map(is_line, all_in_words(now.game.id, said, names, language)))
            other = now.copy()
            now.game.redeal(other._s, actor, luck)
            assert all_said(now.game, other._s, actor) == said


def all_said(game: Game, s: object, seat: int) -> list[Say]:
    """What a seat is told of everything it may do."""
    view = game.view(s, seat)
    said = []
    for code in game.legal_codes(s, seat):
        action = game.actions.decode(code)
        cost = game.warning(view, action)
        said += [game.label(view, action), *game.hint(view, action), *([cost] if cost else [])]
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogues_say_the_same_things(game: str) -> None:
    """Every language has every sentence, with the same arguments, and all ids begin with the game's."""
    first, *others = [sentences(game, language) for language in LANGUAGES]
    assert first and all(name.startswith(f"{game}-") for name in first)
    assert all(other == first for other in others)


def sentences(game: str, language: str) -> dict[str, set[str]]:
    """The ids of a catalogue with the arguments that stand in them."""
    found: dict[str, set[str]] = {}
    text = (GAMES[game].folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            names = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
            found[entry.id.name] = set(names)
    return found
