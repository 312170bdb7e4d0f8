"""What a table's log holds: the truth. Everything else about a table follows from it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .protocol import Opening
from .referee import Claim

REMEMBERED = 64
"""Messages of a tab of which it is known one by one whether they count."""


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Whose message an entry answers: the same message again is the same entry."""

    player: str
    tab: str
    n: int


class Counted(msgspec.Struct, frozen=True):
    """The numbers of one tab's messages that count; refused ones leave gaps."""

    highest: int = 0
    below: int = 0
    """Bit i: does highest - 1 - i count? Older ones than REMEMBERED are taken for counted."""

    def __contains__(self, n: int) -> bool:
        back = self.highest - 1 - n
        return n == self.highest or back >= REMEMBERED or (back >= 0 and bool(self.below >> back & 1))

    def with_number(self, n: int) -> Counted:
        if n <= self.highest:
            return self if n in self else Counted(self.highest, self.below | 1 << (self.highest - 1 - n))
        ahead = n - self.highest
        below = (self.below << 1 | 1) << (ahead - 1) if ahead <= REMEMBERED else 0
        return Counted(n, below & (1 << REMEMBERED) - 1)


NOTHING = Counted()


class Entry(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True, kw_only=True):
    """One thing that happened at a table."""

    by: Mark | None = None
    """None where nobody asked: a bot, a clock, a window that closed."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was opened; chairs may be held for people already."""

    plan: Opening
    host: str
    seed: str
    """The dealer's secret, in hex."""
    code: str
    held: dict[int, tuple[str, str]]
    """Chairs kept for people: seat -> player and name."""
    first: int | None = None
    """Who begins, where that is known: the next one after a game before."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    player: str
    name: str
    entropy: str


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody left a chair before the game."""

    seat: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody who waits is called otherwise now."""

    seat: int
    name: str


class Began(Entry, frozen=True, tag="began"):
    """The game began; bots sit on the chairs that were free."""

    events: tuple[str, ...]


class Played(Entry, frozen=True, tag="played"):
    """Actions and the chance events that followed, as in a record."""

    events: tuple[str, ...]
    why: Literal["chosen", "bot", "clock", "window"] = "chosen"
    claims: tuple[Claim, ...] = ()
    """What the referee weighed in the open window."""
    raced: dict[int, tuple[int, ...]] = {}
    """Races that the referee decided: number of the chance event -> who was first."""
    times: dict[int, int] = {}
    """Reaction times as everybody is shown them, once a window is settled."""


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its last choice back."""

    seat: int


class Chatted(Entry, frozen=True, tag="chatted"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Emoted(Entry, frozen=True, tag="emoted"):
    """Somebody made a face."""

    seat: int | None
    name: str
    emote: str


class Lent(Entry, frozen=True, tag="lent"):
    """A bot took a seat."""

    seat: int
    why: Literal["asked", "left", "late", "gone"] = "asked"


class Returned(Entry, frozen=True, tag="returned"):
    """A person took the seat back."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game is at another table."""

    table: str


AnyEntry: TypeAlias = (
    Opened | Sat | Stood | Renamed | Began | Played | Undone | Chatted | Emoted | Lent | Returned | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
