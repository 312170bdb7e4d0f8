"""Who takes part: a name, a Python object, a module path, an entry point, or a program behind a socket."""

from __future__ import annotations

import copy
import inspect
import re
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from ..bots import make_bot
from ..bots.protocol import chooser
from ..core.errors import SetupError
from ..core.words import Action, Event
from .errors import BotError
from .wire import ProgramBot

GROUP = "tischlein.bots"
"""Entry points of this group are bots by their names."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot with the name that it goes by in the tables."""

    name: str
    source: Any
    """What it is made from, anew for each seat and game: a text, a class, or an object that is copied."""

    def player(self, seed: str, limit: float) -> Player:
        """The bot at a seat, before its first move."""
        with blamed(self.name):
            return Player(self.name, _made(self.source, seed, limit))


class Player:
    """A bot at a seat, whatever it calls what it does."""

    def __init__(self, name: str, bot: Any) -> None:
        try:
            self._act = chooser(bot)
        except SetupError as error:
            raise SetupError(f"{name}: {error}") from None
        self.name, self._bot = name, bot
        self.hears = callable(getattr(bot, "hear", None))

    def hear(self, event: Event) -> None:
        with blamed(self.name):
            self._bot.hear(event)

    def act(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of the legal actions; anything else is the bot's mistake."""
        with blamed(self.name):
            said = str(self._act(view, legal))
        found = {str(action): action for action in legal}.get(" ".join(said.split()))
        if found is None:
            some = ", ".join(map(str, legal[:12])) + (", …" if len(legal) > 12 else "")
            raise BotError(f"{self.name} said {said[:60]!r}; expected one of: {some}")
        return found

    def leave(self) -> None:
        """The game is over."""
        if isinstance(self._bot, ProgramBot):
            self._bot.close()


@contextmanager
def blamed(name: str) -> Iterator[None]:
    """Whatever goes wrong inside is this bot's mistake, and said in one line."""
    try:
        yield
    except SetupError:
        raise
    except BotError as error:
        raise BotError(f"{name}: {error}") from None
    except (Exception, SystemExit) as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f" ({Path(at.filename).name}, line {at.lineno})"
        said = " ".join(f"{name} failed: {type(error).__name__}: {error}".split()).removesuffix(":")
        raise BotError(said + where) from error


def entrants(bots: Sequence[Any]) -> tuple[Entrant, ...]:
    """All of them, with names of their own. `NAME=…` gives one another name."""
    found = [_entrant(bot) for bot in bots]
    names = [one.name for one in found]
    for name in names:
        if names.count(name) > 1:
            raise SetupError(f"two bots are called {name!r}; write one of them as other-name={name}")
    return tuple(found)


def _entrant(bot: Any) -> Entrant:
    if isinstance(bot, Entrant):
        return bot
    if isinstance(bot, str):
        named = re.fullmatch(r"([^=:/]+)=(.+)", bot.strip())
        return Entrant(named[1].strip(), named[2].strip()) if named else Entrant(bot.strip(), bot.strip())
    kind = bot if isinstance(bot, type) else type(bot)
    return Entrant(str(getattr(bot, "name", kind.__name__)), bot)


def _made(source: Any, seed: str, limit: float) -> Any:
    if not isinstance(source, str):
        return _fresh(source, seed)
    if source.startswith("tcp://"):
        return ProgramBot(source, limit)
    if ":" in source:
        return _fresh(_imported(source), seed)
    try:
        return make_bot(source, seed)
    except SetupError as unknown:
        for point in entry_points(group=GROUP, name=source):
            return _fresh(point.load(), seed)
        raise SetupError(f"{unknown}; or a module:Name, an entry point of {GROUP}, or tcp://HOST:PORT") from None


def _imported(path: str) -> Any:
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"no bot is found at {path!r}: {error}") from None


def _fresh(source: Any, seed: str) -> Any:
    """A class is called, with a seed if it takes one; an object is copied, so that no game knows of another."""
    if not callable(source) or (hasattr(source, "act") and not isinstance(source, type)):
        return copy.deepcopy(source)
    takes_seed = "seed" in inspect.signature(source).parameters
    return source(seed=seed) if takes_seed else source()
