"""What tables of hidden cards are worth, for somebody who looks back.

A table is valued as it truly stood, with all that was hidden, if quick players play on. A choice is not: whoever chose
could not see the others' cards, so choices are compared in samples of what that seat could not know, remembering all it
was shown. What the best choice gains over the chosen one *there* is what it cost. What the chosen one gains over what a
quick player would have done, as the value before it took for granted, is skill: good choices gain, bad ones lose. What
else an event changed at the true table was luck: cards that were drawn, and cards that lay where nobody could see them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, log2, sqrt
from typing import Any, NamedTuple

from ..core.feed import Hearsay
from ..core.game import Game
from ..core.outlook import WIN
from ..core.rng import seeded
from ..core.table import Table
from .desk import Desk, make_desk
from .samples import AS_USUAL
from .values import Shares, Verdict, Weighed, judged

SURE, SURER = 2.0, 3.0
"""Standard errors: less is no loss; with more there is no need to look further."""
SMALL = 0.005
"""What is surely less than that is not looked into further."""
LONGEST_LOOK = 4
"""Times the usual playouts, where it is not clear whether a choice cost anything."""


class Tried(NamedTuple):
    """What came of one choice."""

    shares: Shares
    more: float
    """How much more it brought the seat than the chosen one."""
    error: float
    """The standard error of that."""
    samples: int
    lead: float
    """By how many points the seat was ahead of the best other, on average."""

    @property
    def clear(self) -> bool:
        """No need to look further."""
        return abs(self.more) > SURER * self.error or abs(self.more) + SURE * self.error < SMALL


class CardEvaluator:
    """Values tables by playouts; asked in the order of the game. The same seed gives the same values."""

    def __init__(
        self, game: Game, seats: int, *, ponder: int | None = None, seed: int | str = 0, desk: Desk | None = None
    ) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.desk = desk or make_desk(game)
        self.ponder = ponder or self.desk.ponder
        self._heard = [Hearsay(seat) for seat in range(seats)]
        self._told = [0] * seats
        self._memories: list[Any] = [None] * seats

    def value(self, table: Table) -> Shares:
        """With the same numbers of chance for every table: then what differs comes from the tables."""
        desk, s = self.desk, table.state
        if table.over:
            return tuple(1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(self.seats))
        view = self.game.view(s, 0)
        known = desk.row(self.game.memory(view, lambda: True).known(view))
        rng, won = desk.row(seeded(f"{self.seed}/value")), self._row()
        desk.value_table(desk.tables(s), self.ponder, self.game.swing(s), rng, known, self._row(), self._row(), won)
        return _shares(won, self.seats)

    def weigh(self, table: Table, seat: int, what: str) -> Verdict | None:
        """The choices of a seat as it could know them; the best is looked for first, then held against the chosen."""
        view, known = table.view(seat), self.recall(table, seat).known(table.view(seat))
        legal = self.worth_trying(table, seat, what)
        if len(legal) < 2:
            return None
        actions = [self.game.actions.text(code) for code in legal]
        chosen = actions.index(what)
        search = Search(self.desk, view, legal, known, chosen, f"{self.seed}/{len(table.codes)}")
        found = search.look(self.ponder)
        best = search.best(found)
        found.update(search.compare({best, search.usual} - {chosen}, self.ponder))
        usual = found.pop(search.usual)
        if found[best].more <= SURE * found[best].error:
            best = chosen
        choices = tuple(Weighed(actions[at], tried.shares) for at, tried in sorted(found.items()))
        loss = found[best].more if best != chosen else 0.0
        # Small gains count as they are, also where none is sure: many of them add up, and what is luck in them cancels.
        return judged(choices, actions[best], what, loss, usual.shares)

    def worth_trying(self, table: Table, seat: int, what: str) -> list[int]:
        """What may be done, without what the seat knows to be pointless; the chosen one in any case."""
        view, memory, actions = table.view(seat), self.recall(table, seat), self.game.actions
        return [
            code
            for code in table.legal_codes(seat)
            if actions.text(code) == what or not self.game.pointless(view, memory, actions.decode(code))
        ]

    def recall(self, table: Table, seat: int) -> Any:
        """What a seat remembers that forgets nothing."""
        view = table.view(seat)
        if self._memories[seat] is None:
            self._memories[seat] = self.game.memory(view, lambda: True)
        told = self._heard[seat].events(table)
        for event in told[self._told[seat] :]:
            self._memories[seat].hear(event)
        self._told[seat] = len(told)
        return self._memories[seat]

    def _row(self) -> Any:
        return self.desk.row([0] * int(self.game.most))


class Search:
    """One decision, from what its seat sees and remembers."""

    def __init__(
        self, desk: Desk, view: Any, codes: Sequence[int], known: Sequence[int], chosen: int, seed: int | str
    ) -> None:
        self.desk, self.seat, self.seats, self.chosen = desk, view.seat, view.seats, chosen
        self.codes, self.usual = [*codes, AS_USUAL], len(codes)
        self._known, self._rng = desk.row(known), desk.row(seeded(seed))
        root = desk.game.imagine(view)
        self._tables, self._far = desk.tables(root), desk.game.swing(root)
        self._most = int(desk.game.most)
        self._last = list(range(len(codes)))
        self._clear()

    def look(self, playouts: int) -> dict[int, Tried]:
        """All choices at first, then the better half, and so on; the chosen one always."""
        alive = list(range(self.usual))
        rounds = max(1, ceil(log2(len(alive))))
        for _ in range(rounds):
            self.run(alive, max(2, playouts // (rounds * len(alive))))
            found = self.found()
            alive.sort(key=lambda choice: -found[choice].shares[self.seat])
            alive = alive[: (len(alive) + 1) // 2]
            if self.chosen not in alive:
                alive.append(self.chosen)
        self._last = alive
        return self.found()

    def best(self, found: dict[int, Tried]) -> int:
        """Of those looked at to the end; of equals the chosen one."""
        return max(self._last, key=lambda choice: (found[choice].shares[self.seat], choice == self.chosen))

    def compare(self, others: Collection[int], playouts: int) -> dict[int, Tried]:
        """The chosen one with some others on samples of their own: what looked best by luck alone is found out."""
        self._clear()
        many = max(2, playouts // 2)
        while True:
            self.run([*sorted(others), self.chosen], many)
            found = self.found()
            samples = found[self.chosen].samples
            if all(found[other].clear for other in others) or samples >= LONGEST_LOOK * playouts:
                return found
            many = samples

    def run(self, alive: list[int], many: int) -> None:
        """So many more samples for these."""
        desk, size = self.desk, len(self.codes)
        bits = desk.row([choice in alive for choice in range(size)])
        room = desk.row([0] * self._most), desk.row([0] * self._most), desk.row([0] * size)
        desk.try_choices(
            self._tables, self.seat, desk.row(self.codes), bits, self.chosen, many, self._far, self._rng,
            desk.row([1]), self._known, *room, self._won, self._squares, self._leads,
        )  # fmt: skip
        for choice in alive:
            self._tries[choice] += many

    def found(self) -> dict[int, Tried]:
        """What is known of each choice that was tried."""
        return {choice: self._tried(choice) for choice in range(len(self.codes)) if self._tries[choice]}

    def _tried(self, choice: int) -> Tried:
        many = self._tries[choice]
        shares = _shares(self._won[choice], self.seats)
        more = self._mean(choice) - self._mean(self.chosen)
        spread = max(0.0, float(self._squares[choice]) / many - more * more)
        return Tried(shares, more / WIN, sqrt(spread / many) / WIN, many, float(self._leads[choice]) / many)

    def _mean(self, choice: int) -> float:
        return float(self._won[choice][self.seat]) / self._tries[choice]

    def _clear(self) -> None:
        self._won = self.desk.grid(len(self.codes), self._most)
        self._squares, self._leads = (self.desk.row([0] * len(self.codes)) for _ in range(2))
        self._tries = [0] * len(self.codes)


def _shares(won: Any, seats: int) -> Shares:
    """Parts of one win; what playouts rounded off is shared out alike."""
    total = sum(int(won[seat]) for seat in range(seats))
    return tuple(int(won[seat]) / total for seat in range(seats))
