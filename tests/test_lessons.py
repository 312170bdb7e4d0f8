"""Every lesson: complete in three languages, with a failure of the learner, in three to five minutes."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tischlein import GAMES
from tischlein.core.catalogue import LANGUAGES
from tischlein.core.lesson import Lesson, Step, has_lesson, read_lesson
from tischlein.server.bodies import Lesson as Told
from tischlein.server.teaching import teach

LESSONS = [game.id for game in GAMES.values() if has_lesson(game)]
FAILURES = {
    "barbecue": "barbecue-failed",
    "bratwurmeck": "bratwurmeck-failed",
    "haecmaec": "haecmaec-wrong",
    "karteneck": "karteneck-failed",
    "tricknchef": "tricknchef-trick",
}
"""What is told of a failure, by game; `who` has failed."""
TELLING = {"tricknchef": {"suit": "blue", "whom": 2}}
"""What tells a failure from a success where the sentence is the same."""
LONGEST = 160
"""Letters that the coach's bubble holds on a phone."""
WORDS_A_MINUTE = 170
DECIDING, LISTENING, WATCHING = 4.0, 1.5, 1.3
"""Seconds for a choice, for a press on Next, for a moment that passes by itself."""


@cache
def lesson(game: str) -> Lesson:
    return read_lesson(GAMES[game])


@cache
def told(game: str) -> Told:
    return teach(lesson(game))


def text(game: str, language: str) -> str:
    return (GAMES[game].folder / f"lesson.{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(game: str, language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text(game, language)))
    return found


def worded(game: str, language: str, name: str, **given: str) -> str:
    pattern = bundle(game, language).get_message(name).value
    assert pattern is not None, f"{name} ({language}) is empty"
    said, faults = bundle(game, language).format_pattern(pattern, given)
    assert not faults, f"{name} ({language}): {faults[0]}"
    return str(said)


def others(game: str, step: Step) -> list[str]:
    """What else may be done at this step, as its text is told of it."""
    (moment,) = (each.moment for each in told(game).steps if each.name == step.name)
    actions = [choice.action for choice in told(game).moments[moment].scene.choices]
    assert step.does in actions
    return [re.sub("[^A-Za-z0-9]+", "-", action) for action in actions if action != step.does]


def said(game: str, language: str) -> list[str]:
    """Everything that the coach may say."""
    found = [worded(game, language, step.name) for step in lesson(game).steps]
    for step in lesson(game).steps:
        if step.does:
            found += [worded(game, language, f"{step.name}-not", action=action) for action in others(game, step)]
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_there_are_all_texts_and_no_others(game: str) -> None:
    steps = lesson(game).steps
    wanted = {step.name for step in steps} | {f"{step.name}-not" for step in steps if step.does}
    wanted |= {f"player-{seat}" for seat in range(1, told(game).seats)} | {f"learnt-{line}" for line in (1, 2, 3)}
    assert len(wanted) == len(steps) + sum(bool(step.does) for step in steps) + told(game).seats - 1 + 3
    for language in LANGUAGES:
        body = FluentParser().parse(text(game, language)).body
        assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert sorted(entry.id.name for entry in body if isinstance(entry, ast.Message)) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_is_brief(game: str, language: str) -> None:
    for line in said(game, language):
        assert 10 <= len(line) <= LONGEST and "\n" not in line, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_it_takes_three_to_five_minutes(game: str, language: str) -> None:
    steps = lesson(game).steps
    words = sum(len(worded(game, language, step.name).split()) for step in steps)
    asked = sum(bool(step.does) for step in steps)
    watched = len(told(game).moments) - len({step.moment for step in told(game).steps})
    seconds = words / WORDS_A_MINUTE * 60 + asked * DECIDING + (len(steps) - asked) * LISTENING + watched * WATCHING
    assert 180 <= seconds <= 300, f"{seconds:.0f} s"


@pytest.mark.parametrize("game", LESSONS)
def test_most_is_learnt_by_doing(game: str) -> None:
    steps = lesson(game).steps
    asked = [step for step in steps if step.does]
    assert 15 <= len(steps) <= 36
    assert 2 * len(asked) >= len(steps)
    assert sum(bool(others(game, step)) for step in asked) >= len(asked) // 2, "there is hardly anything to choose"


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_fails_once_and_sees_it(game: str) -> None:
    lines = [line for moment in told(game).moments for line in moment.lines]
    telling = {"who": 0, **TELLING.get(game, {})}.items()
    failed = [
        each for line in lines for each in line.says if each.id == FAILURES[game] and telling <= each.args.items()
    ]
    assert len(failed) == 1
    (event,) = (
        at for at, moment in enumerate(told(game).moments) if any(failed[0] in line.says for line in moment.lines)
    )
    assert any(step.moment == event and step.look == "sorry" for step in told(game).steps)


@pytest.mark.parametrize("game", LESSONS)
def test_every_moment_is_the_learners_own_view(game: str) -> None:
    asked = {step.moment for step in told(game).steps if step.does}
    for at, moment in enumerate(told(game).moments):
        view = msgspec.json.decode(moment.scene.view)
        assert view["seat"] == 0
        assert bool(moment.scene.choices) == (at in asked)
        if at in asked:
            assert 0 in view["asked"]
    assert [step.moment for step in told(game).steps] == sorted(step.moment for step in told(game).steps)
    assert told(game).steps[-1].moment == len(told(game).moments) - 1


@pytest.mark.parametrize("game", LESSONS)
def test_of_what_is_unseen_only_the_outcome_is_told(game: str) -> None:
    unseen = [str(lesson(game).record.events[place]) for place in lesson(game).unseen]
    seen = [str(event) for place, event in enumerate(lesson(game).record.events) if place not in lesson(game).unseen]
    written = [line.text for moment in told(game).moments for line in moment.lines if line.text]
    assert not set(written) & (set(unseen) - set(seen))
