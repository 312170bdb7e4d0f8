"""Everything that crosses a socket, as typed structs; JSON Schema and TypeScript are made from them.

A socket belongs to one table. The client begins with `Hello`; the server answers with `Welcome`. From then on each
message of the client that changes something has a number `n`; it is sent again until `Ack` or `Refused` (or `News` with
the same `ack`) names it. Numbers rise by one within a tab, so a message that comes twice counts once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from ..bots.thoughts import End
from ..core.say import Say
from ..core.why import Ruling

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,43}$")]
Number = Annotated[int, Meta(ge=1, le=2**31)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Short = Annotated[str, Meta(min_length=1, max_length=64)]
Entropy = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Stage = Literal["waiting", "playing", "over"]
Level = Literal["easy", "normal", "hard", "expert"]

# -- a table's settings -------------------------------------------------------------------------------


class Chair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit on a chair: you, somebody else at your device, whoever comes, or a bot."""

    kind: Literal["me", "local", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] | None = None
    """Of somebody at your device."""
    level: Level = "normal"
    """Of a bot."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time for each move."""

    kind: Literal["none", "move", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    late: Literal["bot-seat", "bot-move", "wait"] = "bot-seat"
    """When it runs out: a bot takes the seat until its player is back, plays this move, or the table waits."""


class Opening(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new table as somebody wants it."""

    game: Short
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=7)]
    options: dict[Short, Short] = {}
    components: dict[str, Any] = {}
    clock: Clock = Clock()
    window: Annotated[int, Meta(ge=0, le=60)] = 5
    """Seconds to answer in a window; 0 is the untimed mode with sealed answers."""
    pace: Literal["instant", "quick", "calm"] = "quick"
    """How long bots pause."""
    public: bool = False
    spectators: bool = True
    hints: bool = True


# -- from the client --------------------------------------------------------------------------------


class Ask(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """Something a client says."""


class Hello(Ask, frozen=True, tag="hello"):
    """The first message: who speaks, and what it has seen already."""

    tab: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
    seen: Count = 0
    """Lines of the log that the client has; the rest is sent."""
    seat: SeatNumber | None = None
    """Which of one's own seats to look from."""
    screen: bool = False
    """A screen that all can see: it is shown what any spectator is shown, whoever opened it, and may do nothing.
    It counts as watching. Where others may not watch, who has a seat may still open one."""


class Act(Ask, frozen=True, tag="act"):
    """Do one of the choices."""

    n: Number
    no: Count
    """Of the scene that this answers."""
    action: Short
    ms: Annotated[float, Meta(ge=0, le=3_600_000)] | None = None
    """In a timed window: since the reveal was painted."""


class Undo(Ask, frozen=True, tag="undo"):
    """Take back one's own last choice."""

    n: Number
    no: Count
    """Of the scene that this answers."""


class Chat(Ask, frozen=True, tag="chat"):
    """Say something to the table."""

    n: Number
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Emote(Ask, frozen=True, tag="emote"):
    """Make a face."""

    n: Number
    emote: Literal["hello", "thanks", "well-played", "oops", "lucky", "hurry"]


class Sit(Ask, frozen=True, tag="sit"):
    """Take a free chair, or the one that is held for you; a client does the latter by itself."""

    n: Number
    seat: SeatNumber
    entropy: Entropy
    """Your share of the luck, chosen after the dealer's commitment was shown; see `core.fair`."""


class Stand(Ask, frozen=True, tag="stand"):
    """Leave: the chair is free again before the game, a bot sits there during it."""

    n: Number


class Begin(Ask, frozen=True, tag="begin"):
    """The host begins; bots take the chairs that are still free."""

    n: Number


class Lend(Ask, frozen=True, tag="lend"):
    """Hand a seat to a bot: one's own, or that of somebody who has been gone for a while."""

    n: Number
    seat: SeatNumber


class Back(Ask, frozen=True, tag="back"):
    """Take one's seat back from the bot."""

    n: Number
    seat: SeatNumber


class Look(Ask, frozen=True, tag="look"):
    """Look from another of one's own seats: the device was handed over."""

    seat: SeatNumber


class Why(Ask, frozen=True, tag="why"):
    """What may I do now, and why not the rest? Changes nothing; the answer is `Reasons`."""


class Advise(Ask, frozen=True, tag="advise"):
    """Which of my choices is best? Only where the table allows hints; changes nothing; the answer is `Advice`."""


class Rematch(Ask, frozen=True, tag="rematch"):
    """After the game: the same people, the same settings, the next one begins."""

    n: Number


class Pong(Ask, frozen=True, tag="pong"):
    """The answer to a ping, at once: the server measures the round trip."""

    k: Count


Asked: TypeAlias = (
    Hello | Act | Undo | Chat | Emote | Sit | Stand | Begin | Lend | Back | Look | Why | Advise | Rematch | Pong
)

# -- from the server --------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: Level | None = None
    here: bool = False
    """Is somebody connected?"""
    held: bool = False
    """The chair is kept for this person, who has not sat down yet."""
    lent: bool = False
    """A bot sits in for the person."""
    yours: bool = False


class Info(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table without its game: who sits there, how it is set."""

    id: str
    game: str
    stage: Stage
    people: list[Person]
    host: bool
    """May you begin?"""
    options: dict[str, str]
    components: dict[str, Any]
    clock: Clock
    window: int
    pace: str
    public: bool
    spectators: bool
    hints: bool
    watching: int
    """How many spectators there are."""
    code: str | None = None
    """To join by, while a chair is free."""
    commitment: str = ""
    """SHA-256 of the dealer's seed, shown before the first event."""
    next: str | None = None
    """The rematch."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be done now."""

    action: str
    """Its notation, to send back."""
    label: Say
    hint: tuple[Say, ...] = ()
    cost: Say | None = None
    """What it costs, where a player is asked once more."""


class Standing(msgspec.Struct, frozen=True):
    """A seat at the end."""

    rank: int
    score: int
    account: tuple[Say, ...]
    """How the points came about."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, sees now."""

    no: int
    """How many events this viewer was told of; a choice names it, so that it is never taken for another moment."""
    view: Raw
    """The game's own view; its type is chosen by the game."""
    choices: tuple[Choice, ...] = ()
    undo: bool = False
    """May the last choice be taken back?"""
    left: int | None = None
    """Milliseconds until the clock or the window runs out, when this was sent."""
    window: bool = False
    """Is a window open?"""
    result: tuple[Standing, ...] | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the table's log, as this viewer may read it."""

    at: int
    """Milliseconds since 1970."""
    kind: Literal["event", "chat", "emote", "people", "undo", "times"]
    who: int | None = None
    """The seat it is about."""
    says: tuple[Say, ...] = ()
    name: str | None = None
    """Who speaks, in chat."""
    text: str | None = None
    """What is said, in chat; in an event its notation."""
    times: dict[str, int] | None = None
    """Reaction times in a window: seat and milliseconds."""


RefusalKind: TypeAlias = Literal[
    "bad-message",
    "too-fast",
    "unknown",
    "over",
    "not-your-seat",
    "stale",
    "not-legal",
    "not-now",
    "taken",
    "bad-text",
    "bad-table",
    "bad-record",
    "try-again",
]


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a kind that the client can word."""

    kind: RefusalKind
    detail: str = ""
    """In English, for developers and for what was wrong with a text."""


class Tell(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Something the server says."""


class Welcome(Tell, frozen=True, tag="welcome"):
    """Everything one needs to sit here."""

    info: Info
    seat: int | None
    """Whose eyes one looks through; None is a spectator."""
    seen: int
    """Lines of the log up to now."""
    lines: list[Raw]
    """Those the client has not seen."""
    scene: Scene | None = None
    """None until the game has begun."""
    acked: int = 0
    """The highest number of this tab that counts already."""


class News(Tell, frozen=True, tag="news"):
    """Something happened."""

    seen: int
    lines: list[Raw]
    scene: Scene | None = None
    """None where only the log grew."""
    ack: int | None = None


class Table(Tell, frozen=True, tag="table"):
    """Who sits where, and how the table is set, has changed."""

    info: Info


class Ack(Tell, frozen=True, tag="ack"):
    """A message counts."""

    n: int


class Refused(Tell, frozen=True, tag="refused"):
    """A message does not count."""

    n: int | None
    why: Refusal


class Reasons(Tell, frozen=True, tag="reasons"):
    """What each choice means, and which rules forbid the rest: from what this viewer sees in this scene."""

    no: int
    """Of the scene it is about."""
    may: tuple[Ruling, ...] = ()
    may_not: tuple[Ruling, ...] = ()
    """What one might try; one without actions is about all that could be done."""


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice as a strong player sees it."""

    action: str
    value: float
    says: tuple[Say, ...] = ()
    """Why."""
    ends: tuple[End, ...] = ()
    """In a game of dice, if the turn goes on: where it ends, and how often."""
    known: Literal["well", "roughly", "hardly"] = "well"
    """How well its value is known: what was given up soon is worth about that; sooner, only that it seemed worse."""


class Advice(Tell, frozen=True, tag="advice"):
    """All choices, the best first."""

    no: int
    """Of the scene it is about."""
    unit: Literal["wins", "points"]
    """What values are: the chance to win, from 0 to 1, or points expected."""
    choices: tuple[Advised, ...]
    guess: bool = False
    """It was tried too little to tell what a choice is worth: only the order means something."""


class Ping(Tell, frozen=True, tag="ping"):
    """To be answered at once."""

    k: int


Told: TypeAlias = Welcome | News | Table | Ack | Refused | Reasons | Advice | Ping
