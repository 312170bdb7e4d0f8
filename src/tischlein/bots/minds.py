"""How well the players of the card games think: what tells their levels apart."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """How well a player of cards thinks."""

    playouts: int
    seconds: float
    keeps: int = 100
    """Of a hundred things shown, so many stay in mind."""
    blur: float = 0.0
    """How far it misjudges a choice, in shares of a win."""
    doubt: int = 100
    """How far it trusts a playout's end: the more doubt, the more it goes by points; in percent of the game's swing."""
    trust: float = 0.0
    """How far it trusts what comes to mind first, as `Budget` says."""
    nodes: int = 0
    """Where at most so many positions are left, it looks at all of them in each sample."""


CARD_LEVELS: dict[str, dict[str, Level]] = {
    "karteneck": {  # only the best goes by points where the end is far; two know that playouts tell little of one card
        "easy": Level(8, 0.03, 0, 0.5, doubt=0),
        "normal": Level(16, 0.03, 12, 0.12, doubt=0),
        "hard": Level(40, 0.22, 45, 0.04, doubt=0, trust=0.18),
        "expert": Level(600, 0.8, trust=0.5),
    },
    "haecmaec": {  # a game of memory: who forgets is lost
        "easy": Level(20, 0.03, 30, 0.1),
        "normal": Level(36, 0.03, 43, 0.05),
        "hard": Level(86, 0.22, 65, 0.01),
        "expert": Level(1500, 0.8),
    },
    "tricknchef": {  # more playouts help little here, so the levels differ in what they remember and misjudge
        "easy": Level(8, 0.03, 0, 0.3),
        "normal": Level(20, 0.03, 20, 0.08),
        "hard": Level(60, 0.22, 50, 0.02),
        "expert": Level(1500, 0.7, nodes=3000),
    },
}
"""By game and by the level's name."""
