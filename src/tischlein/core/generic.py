"""Rules of whatever game a state belongs to: how loops are written once for all games.

Interpreted, the game is looked up by the class of the state. Compiled, `compiled` binds these
functions to a game by the record's field names, once, when the loop is compiled for that record;
rules handed over as arguments would miss the compiler's disk cache every time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .game import GAMES, Game
from .struct import Struct

GENERIC: dict[str, Callable[..., Any]] = {}
"""The functions below by the name of the rule they stand for."""


@cache
def game_of(state: type[Struct]) -> Game:
    """The game that this is the state of."""
    return next(game for game in GAMES.values() if game.state is state)


def _generic(name: str) -> Callable[..., Any]:
    def call(s: Any, *rest: Any) -> Any:
        return getattr(game_of(s.__class__), name)(s, *rest)

    call.__name__ = name
    GENERIC[name] = call
    return call


actors: Callable[[Any], int] = _generic("actors")
legal: Callable[[Any, int, Any], int] = _generic("legal")
apply: Callable[[Any, int, int], None] = _generic("apply")
score: Callable[[Any, Any], None] = _generic("score")
tiebreak: Callable[[Any, int], int] = _generic("tiebreak")
chances: Callable[[Any, Any, Any], int] = _generic("chances")
possible: Callable[[Any, int], bool] = _generic("possible")
sample: Callable[[Any, Any], int] = _generic("sample")
redeal: Callable[[Any, int, Any], None] = _generic("redeal")
thumb: Callable[[Any, int], int] = _generic("thumb")
ways_to_end: Callable[[Any, int], int] = _generic("ways_to_end")
same_end: Callable[[Any, int], bool] = _generic("same_end")
end: Callable[[Any, int, int], None] = _generic("end")
gain: Callable[[Any, int, int], int] = _generic("gain")
kind_of_gain: Callable[[Any, int, int], int] = _generic("kind_of_gain")
features: Callable[[Any, Any], None] = _generic("features")
policy: Callable[[Any, int, Any, Any], int] = _generic("policy")
redeal_known: Callable[[Any, int, Any, Any], None] = _generic("redeal_known")
stage: Callable[[Any], int] = _generic("stage")
nodes: Callable[[Any], int] = _generic("nodes")
outlook: Callable[[Any, int, int, Any], int] = _generic("outlook")


def copy_state(tables: Any, to: int, source: int) -> None:
    """Lay a copy of one state of a row in another's place."""
    tables[to] = tables[source].copy()
