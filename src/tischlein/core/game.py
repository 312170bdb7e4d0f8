"""What a game is: plain data and functions, gathered under one name."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from typing import Any, get_type_hints

from .components import differing, labelled, lay_out, overlay
from .endings import Dice
from .errors import SetupError
from .options import Option, options_of, set_options, settle_options
from .rule import rule
from .say import Say
from .struct import Field, Struct
from .why import Reason, wait
from .words import Event, Vocabulary, Word

GAMES: dict[str, Game] = {}
"""All games by their id; `tischlein.games` fills it."""


def no_faults(s: Any) -> Iterator[str]:
    """Nothing to check."""
    return iter(())


def never(s: Any) -> bool:
    """No."""
    return False


@rule
def zero(s: Any) -> int:
    """Always the same."""
    return 0


def sensible(view: Any, memory: Any, action: Word) -> bool:
    """Nothing is known to be pointless."""
    return False


def nothing(view: Any, *about: Any) -> None:
    """Nothing to show or to say."""


def no_dice(*about: Any) -> Any:
    """Only games of dice turns are asked for this."""
    raise TypeError("this game has no dice turns")


def no_search(*about: Any) -> Any:
    """Only games of hidden cards are asked for this."""
    raise TypeError("no search bot plays this game")


def any_combination(seats: int, options: Mapping[str, str]) -> Iterator[str]:
    """Every option goes with every number of players."""
    return iter(())


@dataclass(frozen=True, eq=False)
class Game:
    """One game. The functions in the middle are rules: they also run compiled."""

    id: str
    name: str
    folder: Path
    """Where the game's data files lie: components.toml, rules.en.md …"""
    fewest: int
    most: int
    state: type[Struct]

    # Rules over the state.
    setup: Callable[[Any], None]
    actors: Callable[[Any], int]
    """Bit set of the seats that may act; CHANCE alone; 0 when it is over."""
    legal: Callable[[Any, int, Any], int]
    apply: Callable[[Any, int, int], None]
    score: Callable[[Any, Any], None]
    tiebreak: Callable[[Any, int], int]
    """What decides between seats of equal score; the more the better."""
    chances: Callable[[Any, Any, Any], int]
    possible: Callable[[Any, int], bool]
    sample: Callable[[Any, Any], int]
    redeal: Callable[[Any, int, Any], None]
    thumb: Callable[[Any, int], int]
    """The rule-of-thumb player: what this seat does, from what it can see."""

    # What crosses the border.
    actions: Vocabulary
    outcomes: Vocabulary
    view: Callable[[Any, int | None], Any]
    own: Callable[[Any, Any, int], Any]
    """What a seat sees, from what everybody sees: the view is the one and the other."""
    imagine: Callable[[Any], Any]
    """A state that this view could come from."""
    redact: Callable[[Any, int, Word, int | None], Word | None]
    """What a seat is told of an event that happens in this state; None: nothing."""
    draw: Callable[[Any, tuple[str, ...]], str]
    faults: Callable[[Any], Iterator[str]]
    """What about this state can't be."""

    # What is said, in no language yet; the catalogues words.en.ftl … word it.
    label: Callable[[Any, Word], Say]
    """What an action's button says."""
    hint: Callable[[Any, Word], Iterable[Say]]
    """What an action would do now, where its name doesn't say."""
    warning: Callable[[Any, Word], Say | None]
    """What an action costs, where a player should be asked once more."""
    tell: Callable[[Any, Event, Any], Say | None]
    """An event as it was told, from the views before and after it; None where its story says it all."""
    story: Callable[[Any, Word, Any], Iterable[Say]]
    """What came of an event: from the views before and after it, and what was told of it."""
    account: Callable[[Any, int], Iterable[Say]]
    """How a seat's points came about, from a view of the end."""
    explain: Callable[[Any, Word], Reason]
    """What an action means that the seat may do now."""
    why_not: Callable[[Any, Word], Reason | None]
    """Why a seat that is asked may not do this now; None if it may."""
    tries: Callable[[Any], Iterable[Word]]
    """What somebody who sees this might try, whether it may be done or not."""

    # Where each turn is rolling dice and setting them aside: how it can end, for solvers.
    dice_turn: Dice | None = None
    ways_to_end: Callable[[Any, int], int] = no_dice
    """What stopping with a worm and so many points allows, as bits: to act on them, to steal."""
    same_end: Callable[[Any, int], bool] = no_dice
    """Does acting on so many points come to the same as on one less?"""
    end: Callable[[Any, int, int], None] = no_dice
    """The turn ends with so many points in this way."""
    gain: Callable[[Any, int, int], int] = no_dice
    """Points that this end brings at once."""
    kind_of_gain: Callable[[Any, int, int], int] = no_dice
    """1 where somebody loses those, 2 where they come a second time, else 0."""
    features: Callable[[Any, Any], None] = no_dice
    """What a value function looks at between two turns, as numbers about 1."""
    feature_count: Callable[[int], int] = no_dice
    """How many these are for so many seats."""

    # Where cards are hidden: what a search over samples needs.
    policy: Callable[[Any, int, Any, Any], int] = no_search
    """What a decent player does at once, with what is known of others, and chance to vary it."""
    redeal_known: Callable[[Any, int, Any, Any], None] = no_search
    """Like `redeal`, but nothing contradicts what the seat remembers."""
    stage: Callable[[Any], int] = zero
    """A number that changes where a playout may stop, such as after a round; by default it goes on to the end."""
    swing: Callable[[Any], int] = no_search
    """How far a lead may still swing from here beyond what playouts tell, in tenths of a point."""
    outlook: Callable[[Any, int, int, Any], int] = no_search
    """What a seat may hope for then, if a lead swings so far: its share of the win, in parts of `outlook.WIN`."""
    far: Callable[[Any], bool] = never
    """Does a playout from here stop before the end? Then its outlook is a bare share, without `outlook.NUDGE`."""
    memory: Callable[[Any, Callable[[], bool]], Any] = no_search
    """What a seat remembers: made from a view, then told event by event; the other argument says what stays in mind."""
    reasons: Callable[[Any, Any, Word], Iterable[Say]] = no_search
    """What speaks for or against an action, from a view and what is remembered."""
    nodes: Callable[[Any], int] = zero
    """About how many positions are left until this stage ends, where chance has no part in it; else 0."""
    pointless: Callable[[Any, Any, Word], bool] = sensible
    """Does a seat know, from a view and what it remembers, that this action can only harm it?"""

    chance_key: Callable[[Any], Hashable | None] = nothing
    """The same key, the same chances: for the few long lists that come again and again; None: they may differ."""
    sealed: Callable[[Any], bool] = never
    """Are answers under way that nobody may know yet? What `redact` kept back is told when they no longer are."""
    dealing: Callable[[Any], bool] = never
    """Are cards dealt one after another? Of each alone nothing is said, only of all, when they lie there."""
    wait: Callable[[Any], Reason] = wait
    """Why a seat that is not asked may do nothing now; whose turn it is, for who only looks on."""
    moment: Callable[[Any], object] = nothing
    """What a view shows for a moment only, if anything: a client shows it before it passes."""
    component_faults: Callable[[Any], Iterator[str]] = no_faults
    option_faults: Callable[[int, Mapping[str, str]], Iterator[str]] = any_combination
    options: tuple[Option, ...] = ()
    answers: frozenset[str] = frozenset()
    """Texts with which several seats may answer in one window."""
    shows: frozenset[str] = frozenset()
    """Actions that show their seat something new, without chance and before the end: they can't be taken back."""
    hands: bool = True
    """Do players hold what others must not see? Then a shared screen is handed over with care."""
    version: int = 1
    """Of the rules: a record made under other rules says so."""
    most_legal: int = 64
    most_chances: int = 2048

    @cached_property
    def component_fields(self) -> dict[str, Field]:
        options = {option.field for option in self.options}
        return {f.name: f for f in self.state.FIELDS if f.fixed and f.name not in options}

    @cached_property
    def components(self) -> dict[str, Any]:
        """The component tables as the box holds them."""
        with (self.folder / "components.toml").open("rb") as file:
            tables = tomllib.load(file)
        return {name: lay_out(f, tables[name]) for name, f in self.component_fields.items()}

    @cached_property
    def view_type(self) -> type:
        """The struct that `view` gives."""
        found: type = get_type_hints(self.view)["return"]
        return found

    def component_tables(self) -> dict[str, Any]:
        """The component tables with the names that stand on them."""
        return {name: labelled(f.axes, self.components[name]) for name, f in self.component_fields.items()}

    def open(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        components: Mapping[str, object] | None = None,
    ) -> Any:
        """The state before the first event."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise SetupError(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")
        settled = settle_options(self.id, self.options, options)
        for fault in self.option_faults(seats, settled):
            raise SetupError(f"{self.id}: {fault}")
        s: Any = self.state()
        s.seats = int(seats)
        set_options(self.options, s, settled)
        for name, value in overlay(self.id, self.component_fields, self.components, components).items():
            setattr(s, name, value)
        for fault in self.component_faults(s):
            raise SetupError(f"{self.id} components: {fault}")
        self.setup(s)
        return s

    def options_of(self, s: Any) -> dict[str, str]:
        """The options this table was opened with."""
        return options_of(self.options, s)

    def components_of(self, s: Any) -> dict[str, Any]:
        """Where this table's components differ from the box."""
        return differing(self.component_fields, self.components, s)

    def scores(self, s: Any) -> tuple[int, ...]:
        """Points of each seat as if the game ended now."""
        out = [0] * self.most
        self.score(s, out)
        return tuple(out[: s.seats])

    def ranks(self, s: Any) -> tuple[int, ...]:
        """1 for the best; seats that nothing tells apart share a rank."""
        keys = [(score, self.tiebreak(s, seat)) for seat, score in enumerate(self.scores(s))]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    def ties(self, s: Any) -> tuple[int | None, ...]:
        """What decides between equal points, for each seat that has an equal; None for the others."""
        scores = self.scores(s)
        return tuple(self.tiebreak(s, seat) if scores.count(score) > 1 else None for seat, score in enumerate(scores))

    def legal_codes(self, s: Any, seat: int) -> list[int]:
        """What a seat may choose now; nothing when it is not asked."""
        actors = self.actors(s)
        if actors <= 0 or not actors >> seat & 1:
            return []
        out = [0] * self.most_legal
        return out[: self.legal(s, seat, out)]

    def chance_codes(self, s: Any) -> list[tuple[int, int]]:
        """Every outcome possible now with its weight."""
        out, weight = [0] * self.most_chances, [0] * self.most_chances
        n = self.chances(s, out, weight)
        return list(zip(out[:n], weight[:n], strict=True))

    def weighed(self, s: Any) -> tuple[Sequence[int], Sequence[int]]:
        """Every outcome possible now, and for each the sum of the weights up to it."""
        key = self.chance_key(s)
        if key is not None and key in self._weighed:
            return self._weighed[key]
        out, weight = [0] * self.most_chances, [0] * self.most_chances
        n = self.chances(s, out, weight)
        lists = out[:n], list(accumulate(weight[:n]))
        if key is not None:
            self._weighed[key] = lists
        return lists

    @cached_property
    def _weighed(self) -> dict[Hashable, tuple[list[int], list[int]]]:
        return {}

    def __repr__(self) -> str:
        return f"GAMES[{self.id!r}]"


FILES: dict[str, tuple[str, ...]] = {
    "rules": ("State", "setup", "actors", "legal", "apply", "score", "tiebreak"),
    "chance": ("chances", "possible", "sample", "redeal"),
    "actions": ("ACTIONS", "OUTCOMES"),
    "view": ("view", "own", "imagine", "redact"),
    "faults": ("faults",),
    "text": ("draw",),
    "sentences": ("label", "hint", "warning", "tell", "story", "account"),
    "why": ("explain", "why_not", "tries"),
    "thumb": ("thumb",),
}
"""What each file of a game's folder gives; see CONTRIBUTING."""
IF_THERE: dict[str, tuple[str, ...]] = {
    "chance": ("chance_key",),
    "view": ("sealed", "dealing", "moment"),
    "faults": ("component_faults", "option_faults"),
    "why": ("wait",),
    "endings": ("DICE_TURN", "ways_to_end", "same_end", "end", "gain", "kind_of_gain"),
    "features": ("features", "feature_count"),
    "policy": ("policy", "swing", "stage", "outlook", "far", "nodes"),
    "known": ("redeal_known",),
    "memory": ("Memory",),
    "reasons": ("reasons", "pointless"),
}
"""What a file may give; the file itself need not be there either."""


def gather(package: str, **facts: Any) -> Game:
    """The game in a folder, from its files and the facts that stand in no file."""
    found = dict(facts, most=int(facts["most"]))
    for file, given in FILES.items():
        module = import_module(f"{package}.{file}")
        for name in given:
            if name.lower() not in found:
                found[name.lower()] = getattr(module, name)
    for file, given in IF_THERE.items():
        if find_spec(f"{package}.{file}") is None:
            continue
        module = import_module(f"{package}.{file}")
        for name in given:
            if hasattr(module, name):
                found[name.lower()] = getattr(module, name)
    module = import_module(package)
    return Game(id=package.rpartition(".")[2], folder=Path(str(module.__file__)).parent, **found)


def find_game(name: object) -> Game:
    """The game of this id."""
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise SetupError(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    return game
