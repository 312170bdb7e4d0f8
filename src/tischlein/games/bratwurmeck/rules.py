"""Heckmeck am Bratwurmeck: roll eight dice, set faces aside, take tiles from the grill or from each other.

Tiles go by their numbers, 21 to 36. A seat's tiles form a stack of which only the top one counts
for stealing and for giving back.
"""

from __future__ import annotations

from typing import Annotated

from ...core.dice import SIDES, clear, keep, legal_keep, may_roll, put_roll, stuck
from ...core.dice_turn import FIRST, GO, KEEP, OVER, PHASES, ROLL
from ...core.options import Option, switch
from ...core.piles import height, put, take_top, top
from ...core.rule import rule
from ...core.struct import FIXED, Piles, Row, Seats, Small, Struct
from ...core.words import CHANCE

FACES = ("1", "2", "3", "4", "5", "w")
WORM = 5  # the face's place in FACES; it counts 5 like the face before it, but is another face
SEATS = Seats(7)
LOWEST, HIGHEST = 21, 36
TILES = tuple(str(number) for number in range(LOWEST, HIGHEST + 1))

GRILL = ("gone", "up", "turned")
GONE, UP, TURNED = range(3)

FASTER = ("off", "no-exception", "all-returned")
OFF, NO_EXCEPTION, ALL_RETURNED = range(3)
OPTIONS = (Option("faster", FASTER), switch("flip-without-tile"))

# Actions: 0…5 keep the face of that place in FACES, then
ROLL_ON, TAKE, STEAL, STOP = range(SIDES, SIDES + 4)


class State(Struct):
    """The whole table."""

    seats: Small  # how many play
    phase: Annotated[Small, PHASES]
    turn: Small  # seat whose turn it is
    rolled: Annotated[Row, FACES]  # dice of each face lying rolled; all 0 unless a face is to be kept
    kept: Annotated[Row, FACES]  # dice set aside of each face this turn; 0 = face still free
    grill: Annotated[Row, TILES, GRILL]  # face up, turned over for good, or gone to a player
    stack: Annotated[Piles, SEATS, 16]  # each seat's tiles by number, the top one last
    worms: Annotated[Row, TILES, FIXED]  # worms on each tile
    faster: Annotated[Small, FIXED]
    flip_without_tile: Annotated[Small, FIXED]


@rule
def setup(s: State) -> None:
    """All sixteen tiles lie face up on the grill; who begins is drawn."""
    for tile in range(LOWEST, HIGHEST + 1):
        lay(s, tile, UP)
    s.phase = FIRST


@rule
def actors(s: State) -> int:
    """Chance rolls; else it is the turn player who acts."""
    if s.phase == FIRST or s.phase == ROLL:
        return CHANCE
    if s.phase == OVER:
        return 0
    return 1 << s.turn


# -- what may be done -----------------------------------------------------------------------------


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """After a roll a face must be kept; after that the player rolls on or stops."""
    if s.phase == KEEP:
        return legal_keep(s, out)
    return legal_go(s, out)


@rule
def legal_go(s: State, out: Row) -> int:
    """Roll the rest, take from the grill, steal; stopping with nothing to take is a failure."""
    n = 0
    taking, stealing = may_take(s), may_steal(s)
    if may_roll(s):
        out[n] = ROLL_ON
        n += 1
    if taking:
        out[n] = TAKE
        n += 1
    if stealing:
        out[n] = STEAL
        n += 1
    if not taking and not stealing:
        out[n] = STOP
        n += 1
    return n


@rule
def may_take(s: State) -> bool:
    """With a worm kept, the total reaches a tile that lies face up on the grill."""
    return s.kept[WORM] > 0 and next_lower(s, total(s)) > 0


@rule
def may_steal(s: State) -> bool:
    """With a worm kept, the total is exactly another player's top tile."""
    return s.kept[WORM] > 0 and owner_of_top(s, total(s)) >= 0


# -- what happens then ----------------------------------------------------------------------------


@rule
def apply(s: State, actor: int, code: int) -> None:
    """One event: chance, a face kept, or what the player does after it."""
    if s.phase == FIRST:
        s.turn = code
        begin_turn(s)
    elif s.phase == ROLL:
        look_at_roll(s, code)
    elif s.phase == KEEP:
        keep_face(s, code)
    else:
        go(s, code)


@rule
def begin_turn(s: State) -> None:
    """All eight dice are rolled."""
    clear(s.rolled)
    clear(s.kept)
    s.phase = ROLL


@rule
def look_at_roll(s: State, code: int) -> None:
    """Only faces kept before: the turn fails. Else one must be kept."""
    put_roll(s, code)
    if stuck(s):
        bust(s)
    else:
        s.phase = KEEP


@rule
def keep_face(s: State, face: int) -> None:
    """All dice of a face are set aside; with no dice or no faces left the turn ends by itself."""
    keep(s, face)
    s.phase = GO
    if not may_roll(s):
        settle(s)


@rule
def settle(s: State) -> None:
    """A turn that can't go on: what is left to do is done, unless there is a choice."""
    if may_take(s) and may_steal(s):
        return  # ruling 2: the player chooses
    if may_take(s):
        take(s)
    elif may_steal(s):
        steal(s)
    else:
        bust(s)


@rule
def go(s: State, code: int) -> None:
    """The player rolls on, or ends the turn."""
    if code == ROLL_ON:
        s.phase = ROLL
    elif code == TAKE:
        take(s)
    elif code == STEAL:
        steal(s)
    else:
        bust(s)


@rule
def take(s: State) -> None:
    """The tile of the total, else the next lower one, goes from the grill onto the player's stack."""
    tile = next_lower(s, total(s))
    lay(s, tile, GONE)
    put(s.stack[s.turn], tile)
    end_turn(s)


@rule
def steal(s: State) -> None:
    """The other's top tile goes onto the player's stack and uncovers the next."""
    victim = owner_of_top(s, total(s))
    put(s.stack[s.turn], take_top(s.stack[victim]))
    end_turn(s)


@rule
def bust(s: State) -> None:
    """The turn fails: the top tile goes back, and the dearest one on the grill is turned over."""
    if height(s.stack[s.turn]) > 0:
        give_back(s, take_top(s.stack[s.turn]))
    elif s.flip_without_tile:
        turn_over(s, dearest(s))  # ruling 9, a house rule; normally nothing happens without a tile
    end_turn(s)


@rule
def give_back(s: State, tile: int) -> None:
    """The tile returns to the grill; the dearest is turned, unless it is the one just returned."""
    if s.faster == ALL_RETURNED:
        lay(s, tile, TURNED)  # ruling 8: laid face down, and the dearest is turned as well
        turn_over(s, dearest(s))
        return
    lay(s, tile, UP)
    if dearest(s) != tile or s.faster == NO_EXCEPTION:
        turn_over(s, dearest(s))


@rule
def end_turn(s: State) -> None:
    """The game ends the moment no tile lies face up on the grill; else the dice go to the left."""
    if dearest(s) == 0:
        clear(s.rolled)
        clear(s.kept)
        s.phase = OVER
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)


# -- words for what lies there --------------------------------------------------------------------


@rule
def total(s: State) -> int:
    """Points on the dice kept; a worm counts 5."""
    points = WORM * s.kept[WORM]
    for face in range(WORM):
        points += (face + 1) * s.kept[face]
    return points


@rule
def lay(s: State, tile: int, how: int) -> None:
    """Say how a tile lies on the grill now."""
    s.grill[tile - LOWEST] = how


@rule
def turn_over(s: State, tile: int) -> None:
    """Turn a tile face down for good; 0 is no tile."""
    if tile > 0:
        lay(s, tile, TURNED)


@rule
def next_lower(s: State, number: int) -> int:
    """The highest face-up tile on the grill that is not above the number; 0 if there is none."""
    for tile in range(min(number, HIGHEST), LOWEST - 1, -1):
        if s.grill[tile - LOWEST] == UP:
            return tile
    return 0


@rule
def dearest(s: State) -> int:
    """The highest face-up tile on the grill; 0 if there is none."""
    return next_lower(s, HIGHEST)


@rule
def owner_of_top(s: State, number: int) -> int:
    """The other seat whose top tile has this number; -1 if nobody's has. One's own doesn't count."""
    for seat in range(s.seats):
        if seat != s.turn and top(s.stack[seat]) == number and number > 0:
            return seat
    return -1


# -- how it ends ----------------------------------------------------------------------------------


@rule
def score(s: State, out: Row) -> None:
    """Worms on all tiles of a stack."""
    for seat in range(s.seats):
        out[seat] = 0
        for at in range(height(s.stack[seat])):
            out[seat] += s.worms[s.stack[seat][at] - LOWEST]


@rule
def tiebreak(s: State, seat: int) -> int:
    """The highest single tile decides."""
    best = 0
    for tile in s.stack[seat]:
        best = max(best, tile)
    return best
