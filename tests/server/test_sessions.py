"""People are known again by their tokens; codes and links bring other devices, once and not for long."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from tischlein.core.errors import SetupError
from tischlein.server.sessions import ALPHABET, Player, Sessions
from tischlein.server.store import Store


class Clock:
    """A clock that stands until it is set."""

    now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


async def newcomer(sessions: Sessions) -> tuple[Player, str]:
    player, token = await sessions.meet(None)
    assert token is not None
    return player, token


def test_who_comes_back_is_known(tmp_path: Path) -> None:
    async def first() -> tuple[Player, str]:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            player, token = await newcomer(sessions)
            assert player.name == "" and player.language is None
            renamed = await sessions.rename(player, " Маша ")
            assert renamed == Player(player.id, "Маша")
            return await sessions.speak(renamed, "ru"), token

    async def later() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            assert await sessions.meet(token) == (player, None)
            other, _ = await newcomer(sessions)
            assert other.id != player.id

    player, token = asyncio.run(first())
    assert player.name == "Маша" and player.language == "ru"
    asyncio.run(later())


@pytest.mark.parametrize("token", ["", "nobody's", "x" * 100_000, "\ud800", "' OR 1=1 --"])
def test_a_token_of_nobody_makes_somebody_new(tmp_path: Path, token: str) -> None:
    async def meet() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            known, _ = await newcomer(sessions)
            player, new = await sessions.meet(token)
            assert player.id != known.id and new not in (None, token)

    asyncio.run(meet())


def test_tokens_are_long_and_only_their_digest_is_kept(tmp_path: Path) -> None:
    async def meet() -> str:
        with Store.open(tmp_path) as store:
            return (await newcomer(Sessions(store)))[1]

    token = asyncio.run(meet())
    assert len(token) * 6 >= 128
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in kept


def test_a_name_that_cannot_be_changes_nothing(tmp_path: Path) -> None:
    async def rename() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            player, token = await newcomer(sessions)
            await sessions.rename(player, "Petya")
            with pytest.raises(SetupError):
                await sessions.rename(player, "Pe\u202etya")
            assert (await sessions.meet(token))[0].name == "Petya"

    asyncio.run(rename())


def test_another_language_does_not_bring_an_old_name_back(tmp_path: Path) -> None:
    async def change() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            before, token = await newcomer(sessions)
            await sessions.rename(before, "Petya")
            await sessions.speak(before, "de")  # on a device that has not heard of the name yet
            assert (await sessions.meet(token))[0] == Player(before.id, "Petya", "de")

    asyncio.run(change())


@pytest.mark.parametrize("kind", ["code", "link"])
def test_another_device_is_the_same_player_and_the_way_there_works_once(tmp_path: Path, kind: str) -> None:
    async def claim() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            player, token = await newcomer(sessions)
            secret = sessions.device_code(player) if kind == "code" else sessions.device_link(player)
            second, third = await asyncio.gather(sessions.claim(secret), sessions.claim(secret))
            assert second is not None and second != token
            assert third is None
            assert await sessions.claim(secret) is None
            assert await sessions.meet(second) == (player, None)
            assert await sessions.meet(token) == (player, None)

    asyncio.run(claim())


def test_codes_are_short_and_plain_and_links_are_long(tmp_path: Path) -> None:
    async def offer() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            player, _ = await newcomer(sessions)
            assert re.fullmatch(f"[{ALPHABET}]{{8}}", sessions.device_code(player))
            assert not set("0O1IL") & set(ALPHABET)
            assert len(sessions.device_link(player)) * 6 >= 128

    asyncio.run(offer())


def test_codes_may_be_typed_small_and_with_a_gap(tmp_path: Path) -> None:
    async def claim() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            player, _ = await newcomer(sessions)
            code = sessions.device_code(player).lower()
            token = await sessions.claim(f" {code[:4]}-{code[4:]} ")
            assert await sessions.meet(token) == (player, None)

    asyncio.run(claim())


def test_ways_to_another_device_end_after_ten_minutes(tmp_path: Path) -> None:
    async def claim() -> None:
        with Store.open(tmp_path) as store:
            clock = Clock()
            sessions = Sessions(store, clock)
            player, _ = await newcomer(sessions)
            code, link = sessions.device_code(player), sessions.device_link(player)
            clock.now += 599
            assert await sessions.claim(code) is not None
            clock.now += 1
            assert await sessions.claim(link) is None

    asyncio.run(claim())


def test_a_new_code_ends_the_old_one_of_that_player_alone(tmp_path: Path) -> None:
    async def claim() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            (petya, _), (masha, _) = await newcomer(sessions), await newcomer(sessions)
            old, hers, link = sessions.device_code(petya), sessions.device_code(masha), sessions.device_link(petya)
            new = sessions.device_code(petya)
            assert await sessions.claim(old) is None
            for good, player in ((new, petya), (hers, masha), (link, petya)):
                assert await sessions.meet(await sessions.claim(good)) == (player, None)

    asyncio.run(claim())


@pytest.mark.parametrize("said", ["", " ", "nonsense", "ABCDEFGH", "\0", "x" * 10_000])
def test_what_nobody_offered_is_claimed_by_nobody(tmp_path: Path, said: str) -> None:
    async def claim() -> None:
        with Store.open(tmp_path) as store:
            sessions = Sessions(store)
            player, _ = await newcomer(sessions)
            sessions.device_code(player)
            assert await sessions.claim(said) is None

    asyncio.run(claim())
    with sqlite3.connect(tmp_path / "tischlein.db") as db:
        assert db.execute("SELECT count(*) FROM tokens").fetchone() == (1,)
    db.close()
