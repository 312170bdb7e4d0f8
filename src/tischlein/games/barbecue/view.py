"""What people see of a table of barbecue: everything."""

from __future__ import annotations

from functools import lru_cache
from itertools import count

import msgspec
from msgspec.structs import replace

from ...core.dice import counts_shown, dice_left, faces_shown
from ...core.dice_turn import FIRST, OVER, PHASES
from ...core.views import View, seats_in
from ...core.words import Word
from .rules import EMPTY, FACES, LOWEST, PLATE, SNAIL, TWO_PLATES, State, actors, score, total


class Space(msgspec.Struct, frozen=True):
    """A space of the grill and what lies on it."""

    number: int
    worms: int
    """Worms shown on it."""
    owner: int | None
    """The seat whose plates lie on it."""
    plates: int
    """One can be captured, two are protected for good."""
    snail: bool


class Player(msgspec.Struct, frozen=True):
    """What lies before a player."""

    worms: int
    snails: int
    points: int


class BarbecueView(View, frozen=True, kw_only=True):
    """A table of barbecue, the same for all."""

    rolled: tuple[str, ...]
    kept: tuple[str, ...]
    dice: int
    """Dice not set aside."""
    total: int
    grill: tuple[Space, ...]
    stock: int
    """Snails beside the grill."""
    snail_points: int
    """What a snail counts at the end."""
    players: tuple[Player, ...]


def view(s: State, seat: int | None) -> BarbecueView:
    """Everything lies open."""
    v = outside(s)
    return v if seat is None else own(v, s, seat)


def outside(s: State) -> BarbecueView:
    """What everybody sees."""
    points = [0] * s.seats
    score(s, points)

    return BarbecueView(
        game="barbecue",
        seat=None,
        seats=s.seats,
        phase=PHASES[s.phase],
        turn=None if s.phase in (FIRST, OVER) else s.turn,
        asked=seats_in(actors(s)),
        options={},
        rolled=faces_shown(s.rolled, FACES),
        kept=faces_shown(s.kept, FACES),
        dice=dice_left(s),
        total=total(s),
        grill=tuple(map(space, count(LOWEST), s.worms, s.grill)),
        stock=s.stock,
        snail_points=s.snail_points,
        players=tuple(Player(s.collected[other], s.caught[other], points[other]) for other in range(s.seats)),
    )


def own(v: BarbecueView, s: State, seat: int) -> BarbecueView:
    """Nothing is for one's eyes alone."""
    return replace(v, seat=seat)


@lru_cache(4096)
def space(number: int, worms: int, lies: int) -> Space:
    """A space as it can lie on any grill."""
    plates = 2 if lies >= TWO_PLATES else 1 if lies >= PLATE else 0
    owner = lies - (TWO_PLATES if plates == 2 else PLATE) if plates else None
    return Space(number, worms, owner, plates, lies == SNAIL)


def imagine(v: BarbecueView) -> State:
    """The state that this view comes from."""
    s = State()
    s.seats = v.seats
    s.phase = PHASES.index(v.phase)
    s.turn = v.turn or 0
    s.rolled = counts_shown(v.rolled, FACES)
    s.kept = counts_shown(v.kept, FACES)
    s.grill = [lying(space) for space in v.grill]
    s.stock = v.stock
    s.collected[: v.seats] = [player.worms for player in v.players]
    s.caught[: v.seats] = [player.snails for player in v.players]
    s.worms = [space.worms for space in v.grill]
    s.snails = s.stock + sum(s.caught) + s.grill.count(SNAIL)
    s.snail_points = v.snail_points
    return s


def lying(space: Space) -> int:
    """What lies on a space, as the state says it."""
    if space.owner is not None:
        return (PLATE if space.plates == 1 else TWO_PLATES) + space.owner
    return SNAIL if space.snail else EMPTY


def redact(s: State, actor: int, what: Word, seat: int | None) -> Word:
    """Nothing that happens at this table is secret."""
    return what
