"""A table: one game being played, as Python people meet it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from .dealers import Dealer, Seeded
from .errors import IllegalAction, PositionError, SetupError
from .feed import Feed
from .game import Game, find_game
from .position import from_position, to_position
from .views import seats_in
from .words import CHANCE, Action, Event, Outcome, Vocabulary

if TYPE_CHECKING:
    from .record import Record

Witness: TypeAlias = Callable[[Any, int, int], None]
"""Is called with the state before each event, its actor and its code."""
_OWN = Seeded("stands for: a dealer of the table's own")


class Table:
    """A game in progress: who may do what, what happened, what each seat sees.

    With a seed the table settles chance by itself; with `dealer=None` chance is yours: `deal`.
    """

    def __init__(
        self,
        game: str,
        players: int | Sequence[str] = 2,
        *,
        seed: int | str | None = None,
        dealer: Dealer | None = _OWN,
        options: Mapping[str, object] | None = None,
        components: Mapping[str, object] | None = None,
    ) -> None:
        self.game: Game = find_game(game)
        self.names = check_names(players)
        seats = players if isinstance(players, int) else len(self.names)
        self._set(self.game.open(seats, options, components), _chosen(seed, dealer))

    def _set(self, s: Any, dealer: Dealer | None) -> None:
        self._start = s.copy()
        self._s = s
        self._alone = True
        """Is the state this table's only? Else a copy shares it until one of them changes."""
        self._dealer = dealer
        self._codes: list[tuple[int, int]] = []
        self._seen: Any = None
        """What everybody sees of the state, once it was asked for."""
        self._may: dict[int, list[int]] = {}
        """What each seat may do in this state, once it was asked for."""
        self._witness: Witness | None = None
        self._advance([])

    def __getattr__(self, name: str) -> Any:
        """What was handed over, or spoilt on the way, is made anew from the events."""
        if name == "_codes":
            codes, many = self._handed_over
            self._codes = codes[:many]
            return self._codes
        if name != "_s":
            raise AttributeError(f"a table has no {name!r}")
        s = self._start.copy()
        for actor, code in self._codes:
            self.game.apply(s, actor, code)
        self._s, self._alone = s, True
        return s

    # -- who is to act ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """A copy of the whole state, with all that is hidden: for solvers and reviews, never for players."""
        return self._s.copy()

    @property
    def codes(self) -> tuple[tuple[int, int], ...]:
        """All events as the game's own numbers: who, what."""
        return tuple(self._codes)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def actors(self) -> frozenset[int]:
        """Seats that may act now; empty when chance is to act or the game is over."""
        return frozenset(seats_in(self.game.actors(self._s)))

    @property
    def chance(self) -> bool:
        """Is chance to act?"""
        return self.game.actors(self._s) == CHANCE

    @property
    def over(self) -> bool:
        return self.game.actors(self._s) == 0

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; empty when it is not asked."""
        self._check_seat(seat)
        return [self.game.actions.decode(code) for code in self.legal_codes(seat)]

    def legal_codes(self, seat: int) -> list[int]:
        """The same as the game's own numbers."""
        if seat not in self._may:
            self._may[seat] = self.game.legal_codes(self._s, seat)
        return self._may[seat]

    def chances(self) -> list[tuple[Outcome, Fraction]]:
        """Every outcome possible now with its probability; empty when chance is not to act."""
        if not self.chance:
            return []
        weighed = self.game.chance_codes(self._s)
        total = sum(weight for _, weight in weighed)
        return [(self.game.outcomes.decode(code), Fraction(weight, total)) for code, weight in weighed]

    # -- what happens -------------------------------------------------------------------------

    def play(self, seat: int, action: str | Action) -> None:
        """A seat acts; chance that follows is settled if there is a dealer."""
        self._check_seat(seat)
        code = self._code(self.game.actions, action)
        legal = self.legal_codes(seat)
        if code not in legal:
            raise IllegalAction(self._why_not(seat, code, legal))
        self._advance([(seat, code)])

    def deal(self, outcome: str | Outcome) -> None:
        """Chance acts as you say."""
        code = self._code(self.game.outcomes, outcome)
        if not self.chance:
            raise IllegalAction(f"{str(outcome)!r}: chance is not to act now; {self._who_is()}")
        if not self.game.possible(self._s, code):
            some = ", ".join(str(word) for word, _ in self.chances()[:3])
            raise IllegalAction(f"{str(outcome)!r} can't happen now; expected an outcome like {some}")
        self._advance([(CHANCE, code)])

    def _advance(self, events: list[tuple[int, int]]) -> None:
        """Apply the events and settle chance; all of it, or nothing has happened."""
        s = self._s if self._alone else self._s.copy()
        dealer = self._dealer.copy() if self._dealer else None
        try:
            for actor, code in events:
                self._happen(s, actor, code)
            while dealer and self.game.actors(s) == CHANCE:
                outcome = dealer.deal(self.game, s)
                if outcome is None:
                    break
                code = self.game.outcomes.encode(outcome)
                if not self.game.possible(s, code):
                    raise IllegalAction(f"the dealer says {str(outcome)!r}, which can't happen now")
                self._happen(s, CHANCE, code)
                events.append((CHANCE, code))
        except BaseException:
            if self._alone:
                del self._s
            raise
        self._s, self._dealer, self._alone = s, dealer, True
        self._seen, self._may = None, {}
        self._codes += events

    def _happen(self, s: Any, actor: int, code: int) -> None:
        if self._witness:
            self._witness(s, actor, code)
        self.game.apply(s, actor, code)

    # -- what is seen -------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """What a seat sees now; None is a spectator."""
        if self._seen is None:
            self._seen = self.game.view(self._s, None)
        if seat is None:
            return self._seen
        self._check_seat(seat)
        return self.game.own(self._seen, self._s, seat)

    def draw(self, seat: int | None = None) -> str:
        """The board as a seat sees it, drawn as text."""
        return self.game.draw(self.view(seat), self.names)

    def __str__(self) -> str:
        return self.draw()

    def told(self, seat: int | None) -> list[Event]:
        """The events as a seat was told of them, sealed answers once they are settled; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return [news.event for news in Feed(self, seat).news()]

    @property
    def scores(self) -> tuple[int, ...]:
        """Points as if the game ended now."""
        return self.game.scores(self._s)

    @property
    def ranks(self) -> tuple[int, ...]:
        """1 for the best, as if the game ended now; equal seats share a rank."""
        return self.game.ranks(self._s)

    @property
    def ties(self) -> tuple[int | None, ...]:
        """What decides between equal points; None for a seat that nobody equals."""
        return self.game.ties(self._s)

    @property
    def winners(self) -> frozenset[int]:
        """Who has won; empty until the game is over."""
        return frozenset(seat for seat, rank in enumerate(self.ranks) if self.over and rank == 1)

    # -- keeping it ---------------------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, chance included."""
        return tuple(
            Event(actor, (self.game.outcomes if actor == CHANCE else self.game.actions).decode(code))
            for actor, code in self._codes
        )

    @property
    def options(self) -> dict[str, str]:
        return self.game.options_of(self._s)

    @property
    def components(self) -> dict[str, Any]:
        """Where the components differ from the box."""
        return self.game.components_of(self._s)

    def record(self) -> Record:
        """The game so far, to keep, share and replay."""
        from .record import Record

        if self._start != self.game.open(self.seats, self.options, self.components):
            raise SetupError("a table opened from a position has no record: its beginning is not known")
        return Record(self.game.id, self.names, self.options, self.components, self.events, self.game.version)

    def position(self) -> dict[str, Any]:
        """The whole state as JSON-ready data with readable names."""
        return to_position(self.game, self.names, self._s)

    @classmethod
    def from_position(cls, data: object, *, seed: int | str | None = None, dealer: Dealer | None = _OWN) -> Self:
        """A table that stands as `position` says; PositionError if that can't be."""
        game, names, s = from_position(data)
        table = cls.__new__(cls)
        table.game = game
        try:
            table.names = check_names(names)
        except SetupError as error:
            raise PositionError(str(error)) from None
        table._set(s, _chosen(seed, dealer))
        return table

    def copy(self) -> Self:
        """A table of its own that stands like this one."""
        self._alone = False
        other = self._alike()
        other._codes = self._codes[:]
        return other

    def _alike(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        vars(other).update(vars(self))
        other._dealer = self._dealer.copy() if self._dealer else None
        other._witness = None
        return other

    def hand_over(self) -> Self:
        """A copy that goes on with the state itself; this table makes another for itself, should it be asked again."""
        self.view(None)
        codes = self._codes
        other = self._alike()
        other._alone = True
        self._handed_over = codes, len(codes)
        for name in ("_s", "_codes"):
            vars(self).pop(name, None)
        return other

    def take_back(self, other: Self) -> None:
        """What was handed over to no avail."""
        if len(other._codes) == self._handed_over[1] and "_s" in vars(other):
            self._codes, self._s, self._alone = other._codes, vars(other).pop("_s"), True

    def before_last(self) -> Self:
        """A table that stands as this one did before its last event."""
        other = self.copy()
        other._codes.pop()
        other._seen, other._may = None, {}
        vars(other).pop("_s", None)
        return other

    def with_dealer(self, dealer: Dealer | None = None, *, seed: int | str | None = None) -> Self:
        """A table that stands like this one and goes on with another dealer, or with none."""
        other = self.copy()
        other._dealer = None if seed is None and dealer is None else _chosen(seed, _OWN if dealer is None else dealer)
        other._advance([])
        return other

    def __repr__(self) -> str:
        return f"<Table {self.game.id}: {', '.join(self.names)}; {len(self._codes)} events, {self._who_is()}>"

    # -- saying what is wrong -----------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {seat!r}; expected 0 to {self.seats - 1}")

    def _code(self, words: Vocabulary, said: str | Action) -> int:
        return words.encode(words.parse(said) if isinstance(said, str) else said)

    def _who_is(self) -> str:
        if self.over:
            return "the game is over"
        if self.chance:
            return "chance is to act"
        # As everybody may know it: who has answered in a window is nobody's business.
        return "to act: " + ", ".join(str(seat) for seat in self.view(None).asked)

    def _why_not(self, seat: int, code: int, legal: list[int]) -> str:
        action = self.game.actions.text(code)
        if not legal and seat in self.view(None).asked:
            return f"seat {seat} can't {action!r}: it has answered already"
        if self.chance:
            return f"seat {seat} can't {action!r}: chance is to act; expected {self.game.outcomes.usage}"
        if not legal:
            return f"seat {seat} can't {action!r}: {self._who_is()}"
        choices = ", ".join(map(self.game.actions.text, legal[:12]))
        more = ", …" if len(legal) > 12 else ""
        return f"seat {seat} can't {action!r} now: {self._rule(seat, code)}; expected one of: {choices}{more}"

    def _rule(self, seat: int, code: int) -> str:
        """The rule that forbids an action, in words."""
        from .catalogue import in_words

        found = self.game.why_not(self.view(seat), self.game.actions.decode(code))
        return in_words(self.game.id, found.says, self.names).removesuffix(".") if found else "it is not legal"


def _chosen(seed: int | str | None, dealer: Dealer | None) -> Dealer | None:
    if dealer is not _OWN:
        if seed is not None:
            raise SetupError("a table has a seed or a dealer, not both")
        return dealer
    return Seeded(secrets.randbits(64) if seed is None else seed)


LONGEST_NAME = 40


def check_names(players: int | Sequence[str]) -> tuple[str, ...]:
    """The players' names, fit to stand in a record's header; a number gives "Player 1" and so on."""
    if isinstance(players, int) and not isinstance(players, bool):
        return tuple(f"Player {seat + 1}" for seat in range(max(0, min(players, 99))))
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise SetupError(f"players is a number or a list of names, not {players!r}")
    for name in players:  # U+200D joins pictures to one
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or name != name.strip():
            raise SetupError(f"a name has 1 to {LONGEST_NAME} characters and no space at its ends, not {name!r}")
        if not name.replace("\u200d", "").isprintable() or "," in name or "#" in name:
            raise SetupError(f"a name has no comma, '#' or control character, unlike {name!r}")
    return tuple(players)
