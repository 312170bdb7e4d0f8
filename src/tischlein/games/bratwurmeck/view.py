"""What people see of a table of bratwurmeck."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from ...core.dice import counts_shown, dice_left, faces_shown
from ...core.dice_turn import FIRST, OVER, PHASES
from ...core.options import options_of, set_options
from ...core.struct import Pile
from ...core.views import View, put_at, seats_in
from ...core.words import Word
from .rules import FACES, GRILL, LOWEST, OPTIONS, State, actors, total


class Tile(msgspec.Struct, frozen=True):
    """A tile's place on the grill."""

    number: int
    worms: int
    lies: str
    """up, turned, or gone."""


class Player(msgspec.Struct, frozen=True):
    """What lies before a player."""

    top: int | None
    """The tile that can be stolen."""
    height: int
    stack: tuple[int, ...] | None
    """All tiles, the top one last: one's own, and everybody's when the game is over."""
    worms: int | None
    """Worms on them, where the stack is seen."""


class BratwurmeckView(View, frozen=True, kw_only=True):
    """A table of bratwurmeck as a seat sees it."""

    rolled: tuple[str, ...]
    kept: tuple[str, ...]
    dice: int
    """Dice not set aside."""
    total: int
    grill: tuple[Tile, ...]
    players: tuple[Player, ...]


def view(s: State, seat: int | None) -> BratwurmeckView:
    """Everything but the tiles buried in the others' stacks."""
    v = outside(s)
    return v if seat is None else own(v, s, seat)


def outside(s: State) -> BratwurmeckView:
    """What everybody sees."""
    over = s.phase == OVER

    def player(other: int) -> Player:
        stack = tiles(s.stack[other])
        return Player(
            top=stack[-1] if stack else None,
            height=len(stack),
            stack=stack if over else None,
            worms=worms_on(s, stack) if over else None,
        )

    return BratwurmeckView(
        game="bratwurmeck",
        seat=None,
        seats=s.seats,
        phase=PHASES[s.phase],
        turn=None if s.phase in (FIRST, OVER) else s.turn,
        asked=seats_in(actors(s)),
        options=s.once(options),
        rolled=faces_shown(s.rolled, FACES),
        kept=faces_shown(s.kept, FACES),
        dice=dice_left(s),
        total=total(s),
        grill=grill(tuple(s.grill), tuple(s.worms)),
        players=tuple(player(other) for other in range(s.seats)),
    )


def options(s: State) -> dict[str, str]:
    return options_of(OPTIONS, s)


def own(v: BratwurmeckView, s: State, seat: int) -> BratwurmeckView:
    """All tiles of one's stack."""
    stack = tiles(s.stack[seat])
    player = replace(v.players[seat], stack=stack, worms=worms_on(s, stack))
    return replace(v, seat=seat, players=put_at(v.players, seat, player))


def tiles(stack: Pile) -> tuple[int, ...]:
    """The tiles of a stack, the top one last."""
    return tuple(filter(None, stack))


def worms_on(s: State, stack: tuple[int, ...]) -> int:
    """Worms on these tiles."""
    return sum(s.worms[tile - LOWEST] for tile in stack)


@lru_cache(4096)
def grill(lying: tuple[int, ...], worms: tuple[int, ...]) -> tuple[Tile, ...]:
    """The tiles' places; they look alike for a whole turn."""
    return tuple(Tile(LOWEST + place, worms[place], GRILL[lies]) for place, lies in enumerate(lying))


def imagine(v: BratwurmeckView) -> State:
    """A state that this view could come from: buried tiles lie anywhere among the others."""
    s = State()
    s.seats = v.seats
    s.phase = PHASES.index(v.phase)
    s.turn = v.turn or 0
    s.rolled = counts_shown(v.rolled, FACES)
    s.kept = counts_shown(v.kept, FACES)
    s.grill = [GRILL.index(tile.lies) for tile in v.grill]
    s.worms = [tile.worms for tile in v.grill]
    set_options(OPTIONS, s, v.options)
    seen = {tile for player in v.players for tile in (player.stack or (player.top,))}
    unseen = [tile.number for tile in v.grill if tile.lies == "gone" and tile.number not in seen]
    for seat, player in enumerate(v.players):
        stack = player.stack
        if stack is None:
            stack = (*(unseen.pop() for _ in range(player.height - 1)), *([player.top] if player.top else []))
        s.stack[seat][: len(stack)] = stack
    return s


def redact(s: State, actor: int, what: Word, seat: int | None) -> Word:
    """Nothing that happens at this table is secret."""
    return what
