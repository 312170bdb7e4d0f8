"""The README's visitor of a table online, as printed, at a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..test_readme import EXAMPLES
from .house import house, plan, play_out

ADDRESS, CODE = '"http://127.0.0.1:8317"', '"K7PQX"'


async def test_the_visitor_plays_a_whole_game(tmp_path: Path) -> None:
    [example] = [each for each in EXAMPLES if "tischlein.client" in each]
    last = "# asyncio.run(visit("
    assert example.count(last) == example.count(ADDRESS) == example.count(CODE) == 1
    async with house(tmp_path) as here:
        host = await here.person("Anna")
        anna = await here.guest(host, await host.open(plan("barbecue", "me", "open")))
        program = example.replace(last, last.removeprefix("# "))
        program = program.replace(ADDRESS, repr(here.address)).replace(CODE, repr(anna.info.code))
        visit = asyncio.to_thread(exec, compile(program, "README.md", "exec"), {})
        await asyncio.gather(visit, play_out([anna]))
        assert [person.name for person in anna.info.people] == ["Anna", "Bold"]
        assert anna.now.result and any(line.who == 1 and line.kind == "event" for line in anna.lines)
