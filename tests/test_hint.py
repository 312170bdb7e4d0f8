"""A hint in the terminal: the choices ranked by an expert who was told what the seat was told, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from tests.command import run
from tischlein import Table
from tischlein.bots import LevelBot, Thought, make_bot
from tischlein.bots.thoughts import Choice
from tischlein.cli.evening import Evening, Left
from tischlein.cli.hint import show_thought
from tischlein.cli.output import percent
from tischlein.core.feed import Hearsay
from tischlein.core.words import Action, Event


def ranked(shown: str) -> list[tuple[str, float]]:
    """Choices and percents of the table that follows the word why."""
    lines = shown.partition("why")[2].splitlines()
    found = [re.match(r"\[\d+\] (.+?)  +(?:about )?(?:[<>] )?([\d.]+) %", line) for line in lines]
    return [(one[1].strip(), float(one[2])) for one in found if one]


def test_choices_are_ranked_with_reasons() -> None:
    shown = run("play", "bratwurmeck", "--seed", "3", said="hint\nquit\n").stdout
    choices = ranked(shown)
    assert [choice for choice, _ in choices] == ["keep 5", "keep 3", "keep w", "keep 1"]
    values = [value for _, value in choices]
    assert values == sorted(values, reverse=True) and values[0] != round(values[0])
    assert "The turn then fails in" in shown


def test_cards_come_in_whole_percents_as_far_as_they_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("karteneck", 2, seed=1)
    seat = min(table.actors)
    legal = table.legal(seat)
    choices = (
        Choice(legal[0], 0.5149),
        Choice(legal[1], 0.412, known="roughly"),
        Choice(legal[2], 0.4, known="hardly"),
    )
    show_thought(table, legal, Thought("wins", choices), "en")
    shown = capsys.readouterr().out
    assert " 51 %" in shown and "about 41 %" in shown and "seemed worse" in shown and "40" not in shown


@pytest.mark.parametrize(("language", "said"), [("en", "guess"), ("de", "Vermutung"), ("ru", "догадка")])
def test_a_guess_is_called_one_and_has_no_percents(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table("karteneck", 2, seed=1)
    legal = table.legal(min(table.actors))
    show_thought(table, legal, Thought("wins", (Choice(legal[0], 0.5), Choice(legal[1], 0)), guess=True), language)
    shown = capsys.readouterr().out
    assert said in shown and "%" not in shown and f"[1] {legal[0]}" in shown


@pytest.mark.parametrize(("language", "said"), [("de", "Danach scheitert der Zug"), ("ru", "Потом ход срывается")])
def test_in_the_language_of_the_terminal(language: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    shown = run("play", "bratwurmeck", "--seed", "3", said="hint\nquit\n").stdout
    assert {"de": "warum", "ru": "почему"}[language] in shown and said in shown


@pytest.mark.parametrize("game", ["haecmaec", "karteneck"])
def test_expert_and_bots_hear_what_their_seats_are_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(game, 3, seed=4)
    heard: dict[LevelBot, list[Event]] = {}
    asked: list[tuple[list[Event], list[Event]]] = []

    def hear(bot: LevelBot, event: Event) -> None:
        heard.setdefault(bot, []).append(event)

    def think(bot: LevelBot, view: Any, legal: Sequence[Action]) -> Thought:
        asked.append((list(heard.get(bot, [])), Hearsay(view.seat).events(table)))
        return Thought("wins", tuple(Choice(action, 0.5) for action in legal))

    def choose(bot: LevelBot, view: Any, legal: Sequence[Action]) -> Action:
        think(bot, view, legal)
        return legal[0]

    said = iter(["hint", "1", "1", "1", "hint", "1", "hint"])

    def ask(prompt: str) -> str:
        word = next(said, None)
        if word is None:
            raise Left
        return word

    for name, function in (("hear", hear), ("think", think), ("choose", choose)):
        monkeypatch.setattr(LevelBot, name, function)
    with pytest.raises(Left):
        Evening(table, {seat: make_bot("normal") for seat in (1, 2)}, ask).play()
    assert len(asked) > 6
    for known, told in asked:
        assert known == told and known


@pytest.mark.parametrize(
    ("chance", "digits", "said"),
    [
        (0, 2, "0.00 %"),
        (0.00001, 2, "< 0.01 %"),
        (0.5, 1, "50.0 %"),
        (1, 0, "100 %"),
        (0.99999, 2, "> 99.99 %"),
        (0.001, 0, "< 1 %"),
    ],
)
def test_a_chance_that_is_there_is_not_shown_as_none(chance: float, digits: int, said: str) -> None:
    assert percent(chance, digits) == said


def test_the_help_lists_the_levels() -> None:
    shown = " ".join(run("play", "--help").stdout.split())
    assert "easy, normal, hard, expert; or random, thumb [default: normal]" in shown
    assert "hint" in run("play", "bratwurmeck", "--seed", "3", said="?\nquit\n").stdout
