"""What can't be at a table of barbecue."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dice import dice_faults, may_roll
from ...core.dice_turn import FIRST, GO, KEEP, OVER, ROLL
from .rules import HIGHEST, LOWEST, SNAIL, State, owner, place_for_snail, plates, worms_on


def faults(s: State) -> Iterator[str]:
    """Every snail is somewhere, the plates' worms are with their owners, and the phase fits what lies there."""
    if not 0 <= s.turn < s.seats:
        yield f"there is no seat {s.turn}"
        return
    for space in range(LOWEST, HIGHEST + 1):
        if owner(s, space) >= s.seats:
            yield f"on space {space} lies a plate of seat {owner(s, space)}, which is not there"
            return
    yield from snail_faults(s)
    yield from worm_faults(s)
    yield from dice_faults(s, in_turn=s.phase not in (FIRST, OVER), lie_rolled=s.phase == KEEP)
    if s.phase == GO and not any(s.kept):
        yield "no dice are kept"
    if s.phase in (ROLL, GO) and not may_roll(s):
        yield "the turn would have ended by itself"
    if s.phase == FIRST and (any(s.grill) or any(s.collected) or any(s.caught)):
        yield "nothing lies anywhere before the first player is drawn"
    if s.phase == OVER and s.stock > 0 and place_for_snail(s) > 0:
        yield f"the game is not over while a snail can go on space {place_for_snail(s)}"


def snail_faults(s: State) -> Iterator[str]:
    """Snails lie in the stock, on the grill or before players."""
    if s.stock < 0 or min(s.caught) < 0:
        yield "fewer than no snails"
        return
    snails = s.stock + s.grill.count(SNAIL) + sum(s.caught)
    if snails != s.snails:
        yield f"{snails} snails, expected {s.snails}"


def worm_faults(s: State) -> Iterator[str]:
    """Each plate's worms are with its owner; more only from plates that made room for a snail."""
    # Laying a plate brings its worms, losing it to another takes them again: so what a seat has never
    # sinks below what its plates brought, and a victim can always pay. Worms beyond that stay behind
    # where a snail drove a plate away, and each snail does so once at most.
    more = 0
    for seat in range(s.seats):
        brought = sum(
            plates(s, space) * worms_on(s, space) for space in range(LOWEST, HIGHEST + 1) if owner(s, space) == seat
        )
        if s.collected[seat] < brought:
            yield f"seat {seat} has {s.collected[seat]} worms, but its plates brought {brought}"
        more += max(0, s.collected[seat] - brought)
    most = (s.snails - s.stock) * max(s.worms)
    if more > most:
        yield f"{more} worms come from no plate on the grill; snails can have left {most} behind at most"
