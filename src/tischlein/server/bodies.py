"""Everything that goes over HTTP, as typed structs; JSON Schema and TypeScript are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from ..core.say import Say
from .protocol import Advised, Clock, Line, Person, Refusal, Scene, Stage, Standing


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str | None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called."""

    name: Annotated[str, Meta(max_length=64)]


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    stage: Stage
    people: list[Person]
    changed: int
    your_turn: bool = False
    turn: str | None = None
    """Who is to act."""
    clock: Clock = Clock()


class Lobby(msgspec.Struct, frozen=True):
    """Your tables, and public ones."""

    mine: list[TableCard]
    open: list[TableCard]


class Opened(msgspec.Struct, frozen=True):
    """A table or a replay to go to."""

    id: str


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short code that somebody typed."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Claimed(msgspec.Struct, frozen=True):
    """A session for this device; it goes into the cookie, never into an answer."""

    token: str


class Device(msgspec.Struct, frozen=True):
    """How to go on as yourself on another device: either of the two, once, within ten minutes."""

    code: str
    link: str
    """The last part of the address: /device/LINK."""


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to keep and show."""

    text: Annotated[str, Meta(max_length=60_000)]


class OptionFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule option."""

    name: str
    values: list[str]
    """The first is the default."""
    only_with: str | None = None
    """Another option: as long as that one is at its default, this one means nothing."""


class GameFacts(msgspec.Struct, frozen=True):
    """A game before anybody sits down."""

    id: str
    name: str
    fewest: int
    most: int
    minutes: int
    hands: bool
    """Do players hold what others must not see?"""
    windows: bool
    """Are there moments in which several may answer at once?"""
    options: list[OptionFacts]
    components: dict[str, Any]
    """Tables of numbers with the names that stand on them."""
    lesson: bool
    """Is there a guided first game?"""
    puzzles: bool
    """Is there a puzzle of the day?"""


class Facts(msgspec.Struct, frozen=True):
    """What the server offers."""

    games: list[GameFacts]
    levels: list[str]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a replay."""

    view: Raw
    lines: tuple[Line, ...] = ()
    """What was told of it."""
    hands: list[Raw] | None = None
    """With open cards: every seat's own view."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game, moment by moment, from one seat, from outside, or with open cards."""

    game: str
    players: list[str]
    bots: tuple[int, ...]
    """Seats that had a bot of this house, whose name each language writes in its own way."""
    options: dict[str, str]
    frames: list[Frame]
    result: list[Standing] | None
    """None where an imported game breaks off."""
    draws: list[Draw] | None
    """For games that were dealt here: what each draw was, to be checked against the seed."""
    proof: Any


class Draw(msgspec.Struct, frozen=True):
    """One chance event: its number fell into [low, low + weight) of total."""

    i: int
    total: str
    low: str
    weight: str
    what: str
    raced: bool = False
    """Who was first, or who begins, did not go by the seed alone: only a tie is drawn."""


class ReviewSeat(msgspec.Struct, frozen=True):
    """Why somebody won or lost: start + luck + own + others = result, each a share of the win."""

    start: float
    luck: float
    own: float
    """What one's own choices gave or cost; in card games against those of a quick player."""
    others: float
    """What the others' choices gave."""
    cost: float
    """What one's own choices cost against the best ones."""
    result: float


class ReviewMove(msgspec.Struct, frozen=True):
    """A choice that cost something."""

    at: int
    """The moment after it."""
    who: int
    loss: float
    did: Say
    best: Say


class Review(msgspec.Struct, frozen=True):
    """A finished game explained."""

    shares: list[list[float]]
    """At each moment everybody's chance to win."""
    seats: list[ReviewSeat]
    turning: list[int]
    """The moments after which the chances were most different."""
    moves: list[ReviewMove]


class ReviewState(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is."""

    state: Literal["none", "waiting", "working", "done", "impossible", "failed"]
    done: int = 0
    of: int = 0
    """Events looked at, of how many."""
    why: Literal["unfinished", "players"] | None = None
    """Why it can't be: the game breaks off, or for so many players nobody knows what tables are worth."""
    review: Raw | None = None


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a guided game, as the learner sees it."""

    scene: Scene
    lines: tuple[Line, ...] = ()
    """What was told since the moment before."""


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the coach says; the texts of the lesson go by its name."""

    name: str
    moment: int
    at: tuple[str, ...] = ()
    """What it is about: pieces and places of the board, or `it`, what is asked for."""
    look: str = "calm"
    """How the coach looks."""
    does: str | None = None
    """The choice that the learner is asked for; where there is none, one only listens."""


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game: everything is real but the luck."""

    game: str
    seats: int
    moments: list[Moment]
    steps: list[LessonStep]


class Puzzle(msgspec.Struct, frozen=True):
    """The puzzle of the day: a real moment in which what comes to mind first is wrong."""

    game: str
    day: str
    """As 2026-02-28, by UTC."""
    players: list[str]
    seat: int
    """Whose eyes one looks through, and who is to choose."""
    moments: list[Moment]
    """What happened last; the last one has the choices."""
    obvious: str
    right: list[str]
    """The best choice, and those that can't be told from it."""
    options: list[Advised]
    """All choices, the best first; values are chances to win."""


class Fault(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    why: Refusal
