"""A strong player's view of one's choices, for who asks, where hints are allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.client import RefusedError
from tischlein.server import protocol as p

from .house import house, plan


async def test_the_choices_are_ranked_for_who_asks(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.begin(plan("bratwurmeck", "me", "open"), "Anna", "Ben")
        mover, other = (anna, ben) if anna.now.choices else (ben, anna)
        told = await mover.advise()
        assert {choice.action for choice in told.choices} == {choice.action for choice in mover.now.choices}
        values = [choice.value for choice in told.choices]
        assert values == sorted(values, reverse=True)
        assert told.choices[0].says
        for choice in told.choices:  # all of them keep dice, and go on
            numbers = [end.at for end in choice.ends]
            assert numbers[0] == 0 and set(numbers[1:]) <= set(range(21, 37))
            assert sum(end.chance for end in choice.ends) == pytest.approx(1)
        with pytest.raises(RefusedError, match="nothing is to be chosen"):
            await other.advise()


async def test_no_advice_where_hints_are_not_allowed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.begin(plan("bratwurmeck", "me", "open", hints=False), "Anna", "Ben")
        with pytest.raises(RefusedError, match="no hints"):
            await (anna if anna.now.choices else ben).advise()


def test_advice_is_part_of_the_protocol() -> None:
    assert p.Advise in p.Asked.__args__ and p.Advice in p.Told.__args__
