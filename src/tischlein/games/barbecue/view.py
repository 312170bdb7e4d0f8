"""What people see of a table of barbecue: everything."""

from __future__ import annotations

import msgspec

from ...core.dice import counts_shown, dice_left, faces_shown
from ...core.dice_turn import FIRST, OVER, PHASES
from ...core.views import View, seats_in
from ...core.words import Word
from .rules import EMPTY, FACES, LOWEST, PLATE, SNAIL, TWO_PLATES, State, actors, lies, owner, plates, score, total


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
    points = [0] * s.seats
    score(s, points)

    def space(number: int) -> Space:
        return Space(
            number=number,
            worms=s.worms[number - LOWEST],
            owner=owner(s, number) if plates(s, number) else None,
            plates=plates(s, number),
            snail=lies(s, number) == SNAIL,
        )

    return BarbecueView(
        game="barbecue",
        seat=seat,
        seats=s.seats,
        phase=PHASES[s.phase],
        turn=None if s.phase in (FIRST, OVER) else s.turn,
        asked=seats_in(actors(s)),
        options={},
        rolled=faces_shown(s.rolled, FACES),
        kept=faces_shown(s.kept, FACES),
        dice=dice_left(s),
        total=total(s),
        grill=tuple(space(LOWEST + place) for place in range(len(s.grill))),
        stock=s.stock,
        snail_points=s.snail_points,
        players=tuple(Player(s.collected[other], s.caught[other], points[other]) for other in range(s.seats)),
    )


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
