"""Taking back one's own last choices: to the last chance event or news, never further."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.client import RefusedError
from tischlein.core.record import Record
from tischlein.server import protocol as p
from tischlein.server.entries import Undone, decode

from .house import Guest, House, house, plan, play_out

pytestmark = pytest.mark.slow


async def to_act(here: House, guests: list[Guest]) -> Guest:
    await here.caught_up(*guests)
    return next(guest for guest in guests if guest.choices)


async def test_a_choice_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.begin(plan("bratwurmeck", "me", "open"), "Anna", "Boris")
        one = await to_act(here, guests)
        [other] = [guest for guest in guests if guest is not one]
        assert not one.now.undo
        with pytest.raises(RefusedError, match="not-legal"):
            await one.undo()
        before, choices = one.view, one.choices
        await one.act(choices[0])
        await here.caught_up(*guests)
        assert [guest.now.undo for guest in (one, other)] == [True, False]
        with pytest.raises(RefusedError, match="not-legal"):
            await other.undo()
        stale = one.now.no
        await one.undo()
        await here.caught_up(*guests)
        assert one.view == before and one.choices == choices and not one.now.undo
        assert one.now.no > stale, "a choice that answers an earlier moment must not count now"
        for guest in guests:
            assert guest.lines[-1].kind == "undo" and guest.lines[-1].who == one.seat
        # Then the roll: chance has spoken, and nothing before it is taken back.
        await one.act(choices[0])
        if "roll" in one.choices:
            await one.act("roll")
        await here.caught_up(*guests)
        assert not any(guest.now.undo for guest in guests)
        await play_out(guests)
        course = await here.course(one.id)
        assert course.game
        record = Record.parse(await (await here.person()).record(one.id))
        assert record.events == course.game.events
        assert any(isinstance(decode(row.what), Undone) for row in await here.desk.store.log(one.id))


async def laying_many(here: House) -> tuple[Guest, list[Guest]]:
    """Somebody who has laid a card and may lay two more; not every game comes to that."""
    while True:
        guests = await here.begin(plan("karteneck", "me", "open"), "Anna", "Boris")
        while not guests[0].now.result:
            one = await to_act(here, guests)
            lays = [choice for choice in one.choices if choice.startswith("lay")]
            await one.act(lays[-1] if lays else one.choices[-1])
            await here.caught_up(*guests)
            if one.now.undo and len(one.choices) > 2:
                return one, guests


async def test_several_choices_in_a_row(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, guests = await laying_many(here)
        await one.act(one.choices[0])
        await here.caught_up(*guests)
        steps = 0
        while one.scene and one.scene.undo:
            await one.undo()
            await here.caught_up(*guests)
            steps += 1
        assert steps == 2
        course = await here.course(one.id)
        assert course.game and course.game._codes[-1][0] != one.seat, "back to what chance or another did"


async def test_while_a_bot_thinks(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        [anna] = await here.begin(plan("tricknchef", "me", "bot", "bot", pace="calm"), "Anna")
        while True:
            await anna.until(lambda: bool(anna.choices or (anna.scene and anna.scene.result)))
            choices = anna.choices
            await anna.act(choices[0])
            course = await here.course(anna.id)
            if anna.scene and anna.scene.undo and 0 not in course.game.actors:  # type: ignore[union-attr]
                break
        await anna.undo()
        await here.caught_up(anna)
        assert anna.choices == choices
        # The bot's thought is about a moment that is gone: it must not act for it.
        await anna.act(choices[-1])
        await anna.until(lambda: bool(anna.choices or (anna.scene and anna.scene.result)))
        course = await here.course(anna.id)
        own = [str(event.what) for event in course.game.events if event.actor == 0]  # type: ignore[union-attr]
        assert own[-1] == choices[-1]


async def test_never_in_or_after_a_window(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        settings = plan("haecmaec", "me", "open", "open", window=0, options={"slapping": "on"})
        guests = await here.begin(settings, "Anna", "Boris", "Clara")
        slapped = False
        for _ in range(400):
            one = await to_act(here, guests)
            if one.scene and one.scene.result:
                break
            wanted = [choice for choice in one.choices if choice.startswith(("slap", "play"))]
            await one.act(wanted[0] if wanted else one.choices[0])
            await here.caught_up(*guests)
            course = await here.course(one.id)
            for guest in guests:
                assert not (guest.scene and guest.scene.undo and guest.scene.window)
            if wanted == ["slap"] and not course.sealed:
                slapped = True
                with pytest.raises(RefusedError, match="not-legal"):
                    await one.undo()
                break
        assert slapped


async def test_taking_back_wins_no_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        settings = plan("bratwurmeck", "me", "open", clock=p.Clock("move", 3600))
        guests = await here.begin(settings, "Anna", "Boris")
        one = await to_act(here, guests)
        course = await here.course(one.id)
        course.since -= 1_000_000  # so long ago did the move begin
        for _ in range(3):
            await one.act(one.choices[0])
            assert (one.now.left or 0) > 3_590_000
            await one.undo()
            await here.caught_up(one)
            assert 2_500_000 < (one.now.left or 0) <= 2_600_000
