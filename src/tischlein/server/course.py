"""A table as its log tells it: who sits where, how the game stands, what everybody has read."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..core.errors import SetupError
from ..core.fair import Fair, commitment
from ..core.game import find_game
from ..core.say import say
from ..core.table import Table
from ..core.words import CHANCE
from .chairs import BOT_NAMES, Chair
from .entries import (
    NOTHING,
    AnyEntry,
    Began,
    Chatted,
    Counted,
    Emoted,
    Lent,
    Mark,
    Opened,
    Played,
    Rematched,
    Renamed,
    Returned,
    Sat,
    Stood,
    Undone,
)
from .protocol import Line, Stage
from .referee import Claim
from .telling import Telling, Witness, event_text


class Course:
    """What follows from a log, entry by entry."""

    def __init__(self, table: str, opened: Opened) -> None:
        self.id, self.opened = table, opened
        self.plan, self.host, self.code = opened.plan, opened.host, opened.code
        self.seed = bytes.fromhex(opened.seed)
        self.commitment = commitment(self.seed)
        self.chairs = [Chair() for _ in self.plan.chairs]
        self.stage: Stage = "waiting"
        self.game: Table | None = None
        self.telling: Telling | None = None
        self.sealed = False
        """Is a window open?"""
        self.seq = 1
        """Entries so far; the number of the next one."""
        self.since = 0
        """When the game last moved: clocks run from here."""
        self.marks: dict[tuple[str, str], Counted] = {}
        self.claims: tuple[Claim, ...] = ()
        """Of the window that is open."""
        self.raced: dict[int, tuple[int, ...]] = {}
        self.next: str | None = None
        self._firm = 0
        """Events that can't be taken back any more."""
        self._spent: list[int] = []
        """Milliseconds that each choice took which still can."""
        self.early: list[Line] = []
        """Lines from before the game began."""
        self._set_chairs()

    def _set_chairs(self) -> None:
        expected = {name for _, name in self.opened.held.values()}
        bots = (name for name in BOT_NAMES if name not in expected)
        for seat, (chair, planned) in enumerate(zip(self.chairs, self.plan.chairs, strict=True)):
            if planned.kind == "bot":
                chair.kind, chair.level, chair.name = "bot", planned.level, next(bots)
            elif seat in self.opened.held:
                chair.kind = "held"
                chair.player, chair.name = self.opened.held[seat]

    @property
    def timed(self) -> bool:
        """Do windows open here in which reaction times count?"""
        return self.plan.window > 0 and bool(find_game(self.plan.game).answers)

    # -- who is who ---------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a person; several where people share a device."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def full(self) -> bool:
        """Does somebody sit on every chair?"""
        return all(chair.kind in ("person", "bot") for chair in self.chairs)

    def seen_before(self, mark: Mark) -> bool:
        """Did this message count already?"""
        return mark.n in self.marks.get((mark.player, mark.tab), NOTHING)

    # -- the log, entry by entry --------------------------------------------------------------

    def take(self, entry: AnyEntry, at: int, table: Table | None = None) -> None:
        """One more entry of the log; `table` is the game after it, where that is known already."""
        self.seq += 1
        if entry.by:
            sender = entry.by.player, entry.by.tab
            self.marks[sender] = self.marks.get(sender, NOTHING).with_number(entry.by.n)
        match entry:
            case Played():
                self._move(at, table or self._played(entry))
                self._settle(entry, at)
            case Sat():
                chair = self.chairs[entry.seat]
                chair.kind, chair.player, chair.name, chair.entropy = "person", entry.player, entry.name, entry.entropy
                self._line(Line(at, "people", who=entry.seat, says=(say("people-sat", who=entry.seat),)))
            case Stood():
                self._line(Line(at, "people", says=(say("people-stood", name=self.chairs[entry.seat].name),)))
                self.chairs[entry.seat] = Chair()
            case Renamed():
                self.chairs[entry.seat].name = entry.name
            case Began():
                self._begin(entry, at, table)
            case Undone():
                self._undo(entry, at, table)
            case Chatted():
                self._line(Line(at, "chat", who=entry.seat, name=entry.name, text=entry.text))
            case Emoted():
                self._line(Line(at, "emote", who=entry.seat, name=entry.name, text=entry.emote))
            case Lent():
                self.chairs[entry.seat].lent = entry.why
                self._line(Line(at, "people", who=entry.seat, says=(say(f"people-lent-{entry.why}", who=entry.seat),)))
            case Returned():
                if self.chairs[entry.seat].lent in ("late", "gone"):
                    self.since = at  # a clock that has run out would hand the seat over again at once
                self.chairs[entry.seat].lent = ""
                self._line(Line(at, "people", who=entry.seat, says=(say("people-returned", who=entry.seat),)))
            case Rematched():
                self.next = entry.table
            case Opened():
                raise SetupError("a table is opened once")

    def _line(self, line: Line) -> None:
        if self.telling:
            self.telling.say(line)
        else:
            self.early.append(line)

    # -- the game -----------------------------------------------------------------------------

    def filled(self) -> list[Chair]:
        """The chairs once the game begins: bots take the free ones and sit in for those who are expected."""
        chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        used = set(self.names)
        bots = (name for name in BOT_NAMES if name not in used)
        for chair in chairs:
            if chair.kind == "open":
                chair.kind, chair.name = "bot", next(bots)
            elif chair.kind == "held":
                chair.kind, chair.lent = "person", "gone"
        return chairs

    def dealt(self) -> Table:
        """The game at its first choice, by the committed seed and everybody's entropy."""
        chairs = self.filled()
        return self._blank(chairs).with_dealer(self._dealer(chairs, 0))

    def _blank(self, chairs: Sequence[Chair]) -> Table:
        """The game before its first event."""
        names, plan = [chair.name for chair in chairs], self.plan
        return Table(plan.game, names, dealer=None, options=plan.options, components=plan.components)

    def _dealer(self, chairs: Sequence[Chair], number: int) -> Fair:
        raced = dict(self.raced) if self.opened.first is None else {0: (self.opened.first,), **self.raced}
        return Fair(self.seed, [chair.entropy for chair in chairs], self.id, raced=raced, number=number)

    def _begin(self, entry: Began, at: int, table: Table | None) -> None:
        self.chairs = self.filled()
        self.stage = "playing"
        game = table or self._with_dealer(_happen(self._blank(self.chairs), entry.events))
        s = game._start.copy()
        self.telling = Telling(game.game, s)
        for line in self.early:
            self.telling.say(line)
        self.early = []
        for actor, code in game._codes:
            self.telling.follow(at, s, actor, code)
        self._move(at, game)

    def _played(self, entry: Played) -> Table:
        self.raced = {**self.raced, **entry.raced}
        game = self.followed()
        game._dealer = None
        after = self._with_dealer(_happen(game, entry.events))
        after._witness = game._witness
        return after

    def followed(self) -> Table:
        """The game once more, to act on; what happens there can be told afterwards."""
        assert self.game
        assert self.telling
        game = self.game.hand_over()
        game._witness = Witness(self.telling)
        return game

    def _with_dealer(self, game: Table) -> Table:
        """The dealer goes on where the written events end."""
        number = sum(actor == CHANCE for actor, _ in game._codes)
        return game.with_dealer(self._dealer(self.chairs, number))

    def _move(self, at: int, game: Table) -> None:
        sealed = game.game.sealed(game._s)
        if not (sealed or self.sealed) and self._may_be_undone(game):
            self._spent.append(at - self.since)
        else:
            self._firm, self._spent = len(game._codes), []
        if not (sealed and self.sealed):
            self.since = at  # an answer in a window must not show in anybody's clock
        self.game, self.sealed, witness = game, sealed, game._witness
        if self.telling and isinstance(witness, Witness):
            game._witness = None
            self.telling.tell(at, witness, game.view(None), sealed)
        if game.over:
            self.stage = "over"

    def _settle(self, entry: Played, at: int) -> None:
        """A window's claims are kept until it closes; then everybody's times are shown."""
        if entry.raced:
            self.raced = {**self.raced, **entry.raced}
        if entry.claims or self.claims:
            self.claims = (*self.claims, *entry.claims) if self.sealed else ()
        if entry.times and self.telling:
            self.telling.say(Line(at, "times", times={str(seat): ms for seat, ms in entry.times.items()}))

    def may_undo(self, seat: int | None) -> bool:
        """One's own last choice, if nothing was learned since: no chance, nobody else's choice, no open window."""
        game = self.game
        if seat is None or not game or len(game._codes) <= self._firm or game._codes[-1][0] != seat:
            return False
        return self.stage == "playing" and not self.sealed and not self.chairs[seat].lent

    def _may_be_undone(self, game: Table) -> bool:
        """Was it a single choice that showed its seat nothing new?"""
        if not isinstance(game._witness, Witness) or len(game._witness.seen) != 1:
            return False
        seat, code = game._codes[-1]
        return seat != CHANCE and game.game.actions.text(code) not in game.game.shows

    def undone(self) -> Table:
        """The game without its last choice."""
        assert self.game
        return self.game.before_last()

    def _undo(self, entry: Undone, at: int, table: Table | None) -> None:
        assert self.telling
        assert self.game
        spent = self._spent.pop()
        if entry.seat in self.game.actors:
            spent += at - self.since
        self.since = at - spent  # the clock goes on: taking back wins no time
        self.game = table or self.undone()
        self.sealed = self.game.game.sealed(self.game._s)
        self.telling.take_back(at, entry.seat, self.game.view(None))


def _happen(game: Table, events: Sequence[str]) -> Table:
    for event in events:
        who, _, what = event.partition(" ")
        if who == "*":
            game.deal(what)
        else:
            game.play(int(who), what)
    return game


def written(game: Table, since: int) -> tuple[str, ...]:
    """The events from number `since` on, as a record writes them."""
    return tuple(event_text(game.game, actor, code) for actor, code in game._codes[since:])


def course_of(table: str, entries: Sequence[tuple[AnyEntry, int]]) -> Course:
    """A table from its whole log."""
    (opened, at), *rest = entries
    if not isinstance(opened, Opened):
        raise SetupError(f"the log of table {table} doesn't begin with its opening")
    find_game(opened.plan.game)
    course = Course(table, opened)
    course.since = at
    for entry, when in rest:
        course.take(entry, when)
    return course
