"""What is shown: each game with few and many players, at its beginning, when much lies there, at its own moments."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tischlein import GAMES

from . import moments as m

PAGES = "pages"
"""What is shown beside the games."""
ACTIONS = ".acts button, [data-action], button[data-card]"


class Position(NamedTuple):
    """A moment of a game, or a page."""

    game: str
    """Or PAGES."""
    name: str
    seats: int = 0
    moment: m.Moment = m.first
    options: Mapping[str, str] = MappingProxyType({})
    window: int = 0
    """Seconds to answer; the window opens when somebody looks."""
    crowded: bool = False
    """Some are away, for one a bot sits in, and people talk."""
    plays: str = "karteneck"
    """The game of a page that is no game's own."""
    waits: bool = False
    """Two chairs are free, and anybody may come."""
    together: bool = False
    """All sit at one device."""
    watched: bool = False
    """Seen by somebody who has no seat."""
    path: str = "/t/{table}"
    shows: str = ACTIONS
    """What is there once it is complete."""
    presses: tuple[str, ...] = ()
    """What is pressed first."""
    shown: str = ""
    """What is there after that."""
    sizes: tuple[str, ...] = ("phone", "tablet", "desktop")
    whole: bool = False
    """A page that is meant to be scrolled: its picture has all of it."""


def usual(game: str, moment: m.Moment, window: int = 0) -> list[Position]:
    """The same for every game, from few players to many, from the first choice to the ranking."""
    few, most = GAMES[game].fewest, GAMES[game].most
    return [
        Position(game, f"empty-{few}", few, window=window),
        Position(game, f"empty-{most}", most, window=window),
        Position(game, f"crowded-{few}", few, moment, window=window, crowded=True),
        Position(game, f"crowded-{most}", most, moment, window=window, crowded=True),
        Position(game, "idle", most, m.idle, window=window, shows=".board"),
        Position(game, "watched", most, moment, window=window, crowded=True, watched=True, shows=".board"),
        Position(game, "end", most, m.over, shows=".end h2", whole=True),
        Position(
            game, "after", most, m.over, shows=".end h2", presses=(".end .btn.quiet",), shown=".board", whole=True
        ),
        Position(game, "replay", most, m.over, path="/r/{table}", shows=".timeline", whole=True),
    ]


BRATWURMECK = [
    *usual("bratwurmeck", m.deciding(("keep",), m.stacks)),
    Position("bratwurmeck", "choice", 7, m.deciding(("go",), m.steal_or_take), crowded=True),
]

KARTENECK = [
    *usual("karteneck", m.deciding(("go",), m.laid)),
    Position("karteneck", "more", 6, m.deciding(("more",), m.laid)),
    Position("karteneck", "steal", 6, m.deciding(("steal",), m.laid)),
    Position("karteneck", "sure", 6, m.deciding(("go",), m.failing), presses=(".acts .cost",), shown=".costs"),
    Position("karteneck", "lifted", 6, m.deciding(("go",), m.pairs), presses=("[data-card]:has(b)",) * 2, shown=".lay"),
    Position("karteneck", "share-out", 6, m.deciding(("go",), m.shared), presses=(".plank button",), shown=".shares"),
]

BARBECUE = [
    *usual("barbecue", m.deciding(("keep",), m.plates)),
    Position("barbecue", "choice", 5, m.deciding(("go",), m.stop_or_roll), crowded=True),
]

SLAPPING = {"slapping": "on"}
HAECMAEC = [
    *usual("haecmaec", m.deciding(("act",), m.crowded_burger)),
    Position("haecmaec", "window", 6, m.deciding(("window",), m.burger), window=60),
    Position("haecmaec", "opened", 6, m.deciding(("act",), m.opened)),
    Position("haecmaec", "slap", 6, m.slapping, SLAPPING, window=60),
    Position(
        "haecmaec",
        "slapped",
        6,
        m.slapping,
        SLAPPING,
        window=60,
        presses=("[data-action=slap]",),
        shown=".times .first",
    ),
]

TRICKNCHEF = [
    *usual("tricknchef", m.deciding(("play",), m.trick)),
    Position(
        "tricknchef",
        "coins",
        4,
        m.deciding(("play",), m.with_coins),
        presses=("button[data-card]", ".coins .step:last-child"),
    ),
    Position("tricknchef", "reward", 4, m.deciding(("reward",), m.chefs)),
    Position("tricknchef", "between", 4, m.deciding(("play",), m.between)),
    Position(
        "tricknchef",
        "points",
        4,
        m.deciding(("play",), m.trick),
        presses=(".row .round",),
        shown="dialog table",
    ),
    Position("tricknchef", "draft", 4, m.deciding(("draft",), m.scored)),
]

CHAT = ".bar button[aria-expanded]"
OTHERS = [
    Position(PAGES, "home", 6, crowded=True, path="/", shows="a[href^='/t/']", whole=True),
    Position(PAGES, "new", path="/new/haecmaec", shows="form select", whole=True),
    *(Position(PAGES, f"rules-{game}", path=f"/rules/{game}", shows="article h2", whole=True) for game in GAMES),
    Position(PAGES, "waiting", 6, waits=True, shows=".waiting svg[role=img]", whole=True),
    Position(PAGES, "curtain", 6, together=True, shows=".curtain button"),
    Position(PAGES, "menu", 6, crowded=True, presses=(".bar button.round:last-child",), shown="dialog .language"),
    Position(PAGES, "talk", 6, crowded=True, presses=(CHAT, "dialog form [aria-expanded]"), sizes=("phone", "tablet")),
]

GALLERY = {
    "bratwurmeck": BRATWURMECK,
    "karteneck": KARTENECK,
    "barbecue": BARBECUE,
    "haecmaec": HAECMAEC,
    "tricknchef": TRICKNCHEF,
    PAGES: OTHERS,
}
