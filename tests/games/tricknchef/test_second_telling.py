"""The rules told a second time, plainly and from the record's texts alone, agree with the first telling."""

from __future__ import annotations

import pytest

from tests.helpers import may
from tischlein import Table
from tischlein.core.rng import below, seeded

STARS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
Card = tuple[str, int]


class Told:
    """A table kept with lists of named cards, as a person with paper would."""

    def __init__(self, players: int) -> None:
        self.n = players
        self.suits = ["red", "yellow", "blue", "green"]
        self.totals: list[list[int]] = [[] for _ in range(players)]

    def clockwise(self, start: int) -> list[int]:
        return [(start + i) % self.n for i in range(self.n)]

    def begin_round(self, starter: int) -> None:
        self.starter = starter
        self.hands: list[list[Card]] = [[] for _ in range(self.n)]
        self.won: list[list[Card]] = [[] for _ in range(self.n)]
        self.chefs: list[list[str]] = [[] for _ in range(self.n)]
        self.coins = [0] * self.n
        self.reserve = 20
        self.centre = self.suits * 4
        self.aside = self.suits[:]

    def trumps(self) -> set[str]:
        there = {suit: self.centre.count(suit) for suit in self.suits if suit in self.centre}
        return {suit for suit, count in there.items() if count == min(there.values())}

    def legal(self, seat: int, led: str | None) -> set[str]:
        fit = [card for card in self.hands[seat] if card[0] == led] or self.hands[seat]
        found = set()
        for suit, rank in fit:
            found.add(f"play {suit}-{rank}")
            for coins in range(1, self.coins[seat] + 1):
                found |= {f"play {suit}-{rank} +{2 * coins}", f"play {suit}-{rank} -{2 * coins}"}
        return found

    def settle(self, plays: list[tuple[int, Card, int]], takes: str) -> int:
        """The winner of a trick of (seat, card, change) in order of play, in which the lowest takes this chef."""
        led, trumps = plays[0][1][0], self.trumps()
        in_it = [p for p in plays if p[1][0] in trumps] or [p for p in plays if p[1][0] == led]
        best = max(reversed(in_it), key=lambda p: p[1][1] + p[2])[0]
        least = min(plays, key=lambda p: p[1][1] + p[2])[0]
        self.centre.remove(takes)
        self.chefs[least].append(takes)
        self.reserve += sum(abs(change) // 2 for _, _, change in plays)
        for seat, card, _ in plays:
            self.won[best].append(card)
            if seat not in (best, least) and self.reserve:
                self.reserve -= 1
                self.coins[seat] += 1
        return best

    def points(self, seat: int) -> int:
        total = self.coins[seat]
        for suit in self.suits:
            ranks = sorted(rank for s, rank in self.won[seat] if s == suit)
            total += sum(STARS[rank - 1] for rank in ranks[: self.chefs[seat].count(suit)])
        return total


def read(card: str) -> Card:
    suit, _, rank = card.partition("-")
    return suit, int(rank)


@pytest.mark.parametrize("seed", range(12))
def test_both_tellings_agree(seed: int) -> None:
    players = 3 + seed % 2
    table, told, rng = Table("tricknchef", players, seed=seed), Told(players), seeded(seed, stream=9)
    heard = 0

    def news() -> list[str]:
        """Words that the table has added since."""
        nonlocal heard
        words = [str(event.what) for event in table.events[heard:]]
        heard = len(table.events)
        return words

    def act(seat: int, choices: set[str]) -> str:
        assert table.actors == {seat} and set(may(table, seat)) == choices
        text = sorted(choices)[below(rng, len(choices))]
        table.play(seat, text)
        return text

    first, *cards = news()
    if players == 3:
        told.suits.remove(cards.pop(0).split()[1])
    starter = int(first.split()[1])
    for _ in range(3):
        told.begin_round(starter)
        for at, card in enumerate(cards):
            told.hands[told.clockwise(starter)[at // 10]].append(read(card.split()[1]))
        for seat in told.clockwise(starter):
            suit = act(seat, {f"chef {suit}" for suit in told.aside}).split()[1]
            told.aside.remove(suit)
            told.chefs[seat].append(suit)
        leader = starter
        for _ in range(10):
            plays: list[tuple[int, Card, int]] = []
            for seat in told.clockwise(leader):
                _, card, *change = act(seat, told.legal(seat, plays[0][1][0] if plays else None)).split()
                plays.append((seat, read(card), int(change[0]) if change else 0))
                told.hands[seat].remove(read(card))
                told.coins[seat] -= abs(plays[-1][2]) // 2
            least = min(plays, key=lambda p: p[1][1] + p[2])[0]
            takes = act(least, {f"chef {suit}" for suit in told.centre}).split()[1]
            leader = told.settle(plays, takes)
        for seat in range(players):
            told.totals[seat].append(told.points(seat))
        best = max(map(sum, told.totals))
        starter = next(seat for seat in told.clockwise(starter) if sum(told.totals[seat]) == best)
        cards = [word for word in news() if word.startswith("draw")]
    assert table.over and table.scores == tuple(map(sum, told.totals))
    last = max((sum(rounds), rounds[2]) for rounds in told.totals)
    assert table.winners == {seat for seat, rounds in enumerate(told.totals) if (sum(rounds), rounds[2]) == last}
