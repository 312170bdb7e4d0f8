"""The laws catch games that break them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.helpers import wander
from tischlein import GAMES, laws
from tischlein.core.dice_turn import FIRST, KEEP
from tischlein.core.game import Game
from tischlein.core.rng import seeded
from tischlein.core.why import reason
from tischlein.core.words import CHANCE, Vocabulary, Word

GAME = GAMES["barbecue"]


def always_over(s: Any, seat: int | None) -> Any:
    return msgspec.structs.replace(GAME.view(s, seat), phase="over")


def descending(s: Any, seat: int, out: Any) -> int:
    n = GAME.legal(s, seat, out)
    out[:n] = out[:n][::-1]
    return n


def weightless(s: Any, out: Any, weight: Any) -> int:
    n = GAME.chances(s, out, weight)
    weight[0] = 0
    return n


def backwards(s: Any, out: Any, weight: Any) -> int:
    n = GAME.chances(s, out, weight)
    out[:n] = out[:n][::-1]
    return n


def next_seat(s: Any, seat: int, rng: Any) -> None:
    s.turn = (s.turn + 1) % s.seats


def lose_a_snail(s: Any, seat: int, rng: Any) -> None:
    s.stock -= 1


def forgetful(view: Any) -> Any:
    s = GAME.imagine(view)
    s.turn = (s.turn + 1) % s.seats
    return s


def careless(view: Any) -> Any:
    """Forgets nothing that is shown, but imagines what can't be."""
    s = GAME.imagine(view)
    s.snails += 1
    return s


def silent(s: Any, actor: int, what: Word, seat: int | None) -> Word | None:
    return None


def whispering(s: Any, actor: int, what: Word, seat: int | None) -> Word | None:
    """Hides who begins unless it is seat 1: so silence tells that it is another."""
    return None if str(what) in ("first 0", "first 2") else what


def gossip(s: Any, actor: int, what: Word, seat: int | None) -> Word | None:
    """What is told depends on something that a redeal changes."""
    return what if s.turn == 0 else None


def quarrelling(s: Any) -> Iterator[str]:
    yield "something is wrong"


class Deaf(Vocabulary):
    """Hears the same word, whatever is said."""

    def parse(self, text: str) -> Word:
        return self.decode(next(iter(self))[0])


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("law 1: chance alone, or seats of the table; 32", {"actors": lambda s: 32}),
    ("law 1: nobody to act means over", {"view": always_over}),
    ("law 2: who is to act may do something", {"legal": lambda s, seat, out: 0}),
    ("law 2: legal codes ascend", {"legal": descending}),
    ("law 2: the rule of thumb is legal", {"thumb": lambda s, seat: 99}),
    ("law 3: chance can do something", {"chances": lambda s, out, weight: 0}),
    ("law 3: weights are positive", {"chances": weightless}),
    ("law 3: outcomes ascend", {"chances": backwards}),
    ("law 3: the sampler stays inside", {"sample": lambda s, rng: 99}),
    ("law 3: every outcome is possible", {"possible": lambda s, code: False}),
    ("law 3: nothing else is possible", {"possible": lambda s, code: True}),
    ("law 5: word and text", {"actions": Deaf("roll", list(GAME.actions))}),
    ("law 6: no leak", {"redeal": next_seat}),
    ("law 6: a redealt table can be; 11 snails, expected 12", {"redeal": lose_a_snail}),
    ("law 7: the view can be imagined", {"imagine": forgetful}),
    ("law 7: what is imagined can be; 12 snails, expected 13", {"imagine": careless}),
    ("law 6: secret news are all alike", {"redact": whispering}),
    ("law 7: one knows what one does", {"redact": silent}),
    ("law 8: nothing is lost or doubled; something is wrong", {"faults": quarrelling}),
    ("law 11: a reason for what is denied alone", {"why_not": lambda view, action: None}),
    ("law 11: a reason for what is denied alone", {"why_not": lambda view, action: reason("turn", "no")}),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[f"{law} {number}" for number, (law, _) in enumerate(BROKEN)])
def test_a_broken_law_is_found(law: str, broken: dict[str, Any]) -> None:
    game = replace(GAME, **broken)
    with pytest.raises(laws.LawBroken) as caught:
        laws.check_game(game, 3, seed=1)
    assert str(caught.value).startswith(law)
    assert "events of check_game('barbecue', 3, 1, None))" in str(caught.value)


def test_the_games_themselves_keep_the_laws() -> None:
    assert laws.check_game("barbecue", 3, seed=1, share=5) > 4
    assert laws.check_game(GAMES["barbecue"], 2, seed="x", components={"snails": 2}, share=5) > 3


def test_a_game_must_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 5)
    with pytest.raises(laws.LawBroken, match="law 9: random play ends"):
        laws.check_game("barbecue", 2, share=100)


def test_a_game_must_replay() -> None:
    """Something outside the state decides who begins."""
    begun = []

    def moody(s: Any, actor: int, code: int) -> None:
        if s.phase == FIRST:
            begun.append(code)
            code = len(begun) % 2
        GAME.apply(s, actor, code)

    with pytest.raises(laws.LawBroken, match="law 4: replay gives equal bytes"):
        laws.check_game(replace(GAME, apply=moody), 2, share=100)


def ended() -> Any:
    """A finished game with a single winner."""
    s = GAME.open(2)
    wander(GAME, s, seeded(5), 1 << 20)
    assert GAME.actors(s) == 0 and sorted(GAME.ranks(s)) == [1, 2]
    return s


def test_ranks_must_follow_points_and_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ended()
    laws.check_end(GAME, s)
    unjust = tuple(reversed(GAME.ranks(s)))
    monkeypatch.setattr(Game, "ranks", lambda self, s: unjust)
    with pytest.raises(laws.LawBroken, match="law 10: ranks follow points and tie-breaks"):
        laws.check_end(GAME, s)


def test_somebody_must_win(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ended()
    monkeypatch.setattr(Game, "ranks", lambda self, s: (2, 2))
    with pytest.raises(laws.LawBroken, match="law 10: somebody wins"):
        laws.check_end(GAME, s)


def test_the_bot_may_not_peek() -> None:
    """Its choice must not change with what it can't see."""
    s, rng = GAME.open(2), seeded(1)
    while s.phase != KEEP or len(GAME.legal_codes(s, s.turn)) < 2:
        wander(GAME, s, rng, 1)
    times = iter(range(10))
    fickle = replace(GAME, thumb=lambda s, seat: GAME.legal_codes(s, seat)[next(times) % 2])
    assert laws.check_secrets(GAME, s, s.turn, rng) == 1
    with pytest.raises(laws.LawBroken, match="law 6: the rule of thumb doesn't peek"):
        laws.check_secrets(fickle, s, s.turn, rng)


def test_news_may_not_depend_on_what_is_hidden() -> None:
    s = GAME.open(2)
    with pytest.raises(laws.LawBroken, match="law 6: news depends on what is seen"):
        laws.check_event(replace(GAME, redeal=next_seat, redact=gossip), s, CHANCE, 0, seeded(1))
