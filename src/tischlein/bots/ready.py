"""Which desk a bot gets: the compiled one where it is ready, else the interpreted one.

Compiling takes seconds a game, loading what was compiled before a fraction of one. Nobody waits for either: until a
game's compiled desk is ready, its bots think on the interpreted one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from functools import cache

from ..core import compiled
from ..core.game import GAMES, Game
from ..core.rng import seeded
from .desks import Desk, FastDesk
from .halving import Budget, Clock, look
from .solving import ready_solver

SEARCH = "search"
"""How the compiled search is called among the loops on disk."""

_READY: dict[str, FastDesk] = {}
_READYING: dict[str, threading.Thread | None] = {}
"""Who readies a game's compiled desk; None: nobody beside us."""
_PATIENT: set[str] = set()
"""Games whose bots wait for it."""


def desk_for(game: Game) -> Desk:
    """The compiled one where it is ready; it is readied beside, once a process. Until then, the interpreted one."""
    if game.id in _PATIENT:
        return ready_desk(game)
    if game.id not in _READYING and compiled.available():
        beside = _READYING[game.id] = threading.Thread(target=_make_ready, args=(game,), daemon=True)
        beside.start()
    return _READY.get(game.id) or plain_desk(game)


def ready_desk(game: Game) -> Desk:
    """The compiled one, however long it takes; the interpreted one where there is no compiler."""
    if compiled.available() and game.id not in _READY:
        beside = _READYING.setdefault(game.id, None)
        if beside:
            beside.join()
        else:
            _make_ready(game)
    return _READY.get(game.id) or plain_desk(game)


def clock_for(game: Game) -> Clock:
    """Nobody waits longer than a bot may think; who is patient counts only what it really thought, however busy the
    machine is."""
    return time.process_time if game.id in _PATIENT else time.perf_counter


def be_patient(game: Game) -> None:
    """From now on bots of this game think compiled: where strength is measured, nobody waits for them."""
    if game.dice_turn:
        ready_solver(game)
    else:
        _PATIENT.add(game.id)


def load_compiled() -> None:
    """Ready what was compiled before, now; for the rest this process stays interpreted."""
    for game in searched_games():
        _READYING.setdefault(game.id, None)
        if is_compiled(game):
            ready_desk(game)


def searched_games() -> Iterable[Game]:
    """Games that bots search in."""
    return (game for game in GAMES.values() if game.hands)


def is_compiled(game: Game) -> bool:
    """Does the compiled search of this game lie on disk?"""
    return compiled.available() and compiled.is_warm(game, SEARCH)


@cache
def plain_desk(game: Game) -> Desk:
    return Desk(game)


def _make_ready(game: Game) -> None:
    """Compile, or load, by the search for any first choice."""
    desk = FastDesk(game)
    s = game.open(game.fewest)
    rng = seeded("ready")
    while game.actors(s) < 0:
        game.apply(s, -1, game.sample(s, rng))
    seat = game.actors(s).bit_length() - 1
    view = game.view(s, seat)
    known = game.memory(view, lambda: True).known(view)
    look(desk, s, seat, game.legal_codes(s, seat), known, "ready", Budget(1))
    _READY[game.id] = desk
    compiled.mark_warm(game, SEARCH)
