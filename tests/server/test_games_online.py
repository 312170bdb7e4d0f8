"""Whole games over the wire: people, bots, spectators; the record, its replay, its proof."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tischlein.bots import RandomBot
from tischlein.core.record import Record
from tischlein.core.verify import verify
from tischlein.server.protocol import Opening

from .house import house, plan, play_out

pytestmark = pytest.mark.slow

TABLES = [
    plan("bratwurmeck", "me", "open", "bot"),
    plan("barbecue", "me", "easy", "open"),
    plan("karteneck", "me", "open", "bot"),
    plan("haecmaec", "me", "open", "bot", window=1),
    plan("haecmaec", "me", "open", "open", window=1, options={"slapping": "on"}),
    plan("haecmaec", "me", "open", "bot", window=0, options={"slapping": "on", "close-in-turn": "on"}),
    plan("tricknchef", "me", "open", "bot"),
]


QUICK = ("barbecue", "karteneck")


@pytest.mark.parametrize(
    "settings",
    [pytest.param(each, marks=[] if each.game in QUICK else pytest.mark.slow) for each in TABLES],
    ids=lambda settings: f"{settings.game}-{settings.window}",
)
async def test_a_whole_game(tmp_path: Path, settings: Opening) -> None:
    people = sum(chair.kind != "bot" for chair in settings.chairs)
    async with house(tmp_path) as here:
        guests = await here.begin(settings, *["Anna", "Boris", "Clara"][:people])
        watcher = await here.guest(await here.person(), guests[0].id)
        await play_out(guests, *map(RandomBot, range(people)))
        await watcher.over()
        course = await here.course(guests[0].id)
        assert course.game and course.stage == "over"
        for guest in (*guests, watcher):
            assert guest.scene and guest.scene.result
            assert [s.score for s in guest.scene.result] == list(course.game.scores)
            assert [s.rank for s in guest.scene.result] == list(course.game.ranks)
            assert guest.view == course.game.view(guest.seat)
            assert guest.choices == [] and not guest.scene.undo
        text = await (await here.person()).record(watcher.id)
        record = Record.parse(text)
        assert str(record) == text
        assert record.events == course.game.events
        assert record.players == course.names
        assert verify(record).ok
        assert record.fair and record.fair.commitment == guests[0].info.commitment
        for seen_from in ("outside", "open", *range(len(settings.chairs))):
            replay = await (await here.person()).replay(watcher.id, seen_from)
            assert len(replay.frames) == len(record.events) + 1
            seat = seen_from if isinstance(seen_from, int) else None
            assert bytes(replay.frames[-1].view) == msgspec.json.encode(course.game.view(seat))
            assert (replay.frames[0].hands is not None) == (seen_from == "open")
            assert replay.draws and len(replay.draws) == sum(event.actor == -1 for event in record.events)
            assert replay.result and [s.score for s in replay.result] == list(course.game.scores)
