"""Tables of Häc Mäc that stand in the middle of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tischlein import GAMES, Table

SLAPPING = {"slapping": "on"}
EITHER = {"slapping": "on", "close-in-turn": "on"}


def standing(*hands: str, **how: Any) -> Table:
    """A table at this position; chance is the test's."""
    return Table.from_position(position(*hands, **how), dealer=None)


def position(
    *hands: str,
    burger: str = "",
    turn: int = 0,
    phase: str = "act",
    tops: Sequence[int] | None = None,
    doubles: Sequence[int] | None = None,
    closed: Sequence[str] = (),
    doubled: Sequence[str] = (),
    penalty: Sequence[str] = (),
    thrown: str = "",
    pile: bool = True,
    shown: tuple[str, int, int] | None = None,
    answers: Sequence[str] = (),
    options: dict[str, str] | None = None,
    components: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Cards lie as written; hands and closed burgers are filled up with others, and the rest is the pile.

    With `pile=False` there is no pile: hands are as written, the rest was thrown away. `shown` is the
    card of the last accusation, who accused and whom.
    """
    seats = range(len(hands))
    s = GAMES["haecmaec"].open(len(hands), options, components)
    row = len(hands) - 2
    normal, double, needed = s.normal_tops[row], s.doubling_tops[row], s.to_close[row]
    tops, doubles = tops or [normal] * len(hands), doubles or [double] * len(hands)
    rest = Counter(Table("haecmaec", len(hands), dealer=None, components=components).position()["state"]["pile"])

    def lie(cards: str) -> Counter[str]:
        found = Counter(cards.split())
        assert not found - rest, f"not there: {found - rest}"
        rest.subtract(found)
        return found

    def fill(cards: Counter[str], size: int) -> dict[str, int]:
        while cards.total() < size:
            card = next(card for card in reversed(list(rest)) if card != "fly" and rest[card] > 0)
            cards[card] += 1
            rest[card] -= 1
        return dict(cards)

    def each(cards: Sequence[str]) -> list[Counter[str]]:
        return [lie(cards[seat] if seat < len(cards) else "") for seat in seats]

    lie(burger)
    in_hands, under_tops, under_doubles, before, away = (
        each(hands),
        each(closed),
        each(doubled),
        each(penalty),
        lie(thrown),
    )
    for seat in seats:
        fill(under_tops[seat], needed * (normal - tops[seat]))
        fill(under_doubles[seat], needed * (double - doubles[seat]))
        if pile:
            fill(in_hands[seat], s.hand_size + (phase == "act" and seat == turn))
    rest = +rest
    if not pile:
        away, rest = away + rest, Counter()
    gone = away["fly"] + sum(normal - n for n in tops) + sum(double - n for n in doubles)
    card, accuser, accused = shown or ("", 0, 0)
    return {
        "tischlein": 1,
        "game": "haecmaec",
        "players": [f"Player {seat}" for seat in seats],
        "options": options or {},
        "components": components or {},
        "state": {
            "phase": phase,
            "turn": turn,
            "pile": dict(rest),
            "hand": [dict(cards) for cards in in_hands],
            "burger": burger.split(),
            "bottoms": s.bottoms_in_play[row] - gone - 1,
            "tops": list(tops),
            "doubles": list(doubles),
            "closed": [dict(cards) for cards in under_tops],
            "doubled": [dict(cards) for cards in under_doubles],
            "penalty": [dict(cards) for cards in before],
            "thrown": dict(away),
            "answer": [*answers, *["none"] * (len(hands) - len(answers))],
            "disputed": card,
            "accuser": accuser,
            "accused": accused,
        },
    }


def state(table: Table) -> dict[str, Any]:
    """All that the table holds, hidden things too."""
    found: dict[str, Any] = table.position()["state"]
    return found


def penalties(table: Table) -> list[tuple[str, ...]]:
    """The open cards before each seat."""
    return [player.penalty for player in table.view(None).players]
