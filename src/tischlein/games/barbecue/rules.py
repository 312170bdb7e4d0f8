"""Heckmeck Barbecue: roll eight dice, set faces aside, lay plates on the grill, catch worms and snails.

Spaces go by their numbers, 23 to 36. The result of a turn must be a space's number exactly; what lies
there says what happens. Plates and worms don't run out, snails do.
"""

from __future__ import annotations

from typing import Annotated

from ...core.dice import SIDES, clear, keep, legal_keep, may_roll, put_roll, stuck
from ...core.dice_turn import FIRST, GO, KEEP, OVER, PHASES, ROLL
from ...core.rule import rule
from ...core.struct import FIXED, Row, Seats, Small, Struct
from ...core.words import CHANCE

FACES = ("1", "2", "3", "4", "w", "6")  # there is no plain 5: the worm has its place and counts 5
WORM = 4  # the face's place in FACES
SEATS = Seats(5)
LOWEST, HIGHEST = 23, 36
SPACES = tuple(str(number) for number in range(LOWEST, HIGHEST + 1))

# What lies on a space, as one number, so that a snail and a plate can't lie there together:
#
#     0      1      2 … 6                7 … 11
#     empty  snail  one plate of a seat  two plates of a seat
EMPTY, SNAIL, PLATE, TWO_PLATES = 0, 1, 2, 2 + SEATS
LIES = (
    "empty",
    "snail",
    *(f"plate of {seat}" for seat in range(SEATS)),
    *(f"two plates of {seat}" for seat in range(SEATS)),
)

# Actions: 0…5 keep the face of that place in FACES, then
ROLL_ON, STOP = range(SIDES, SIDES + 2)


class State(Struct):
    """The whole table."""

    seats: Small  # how many play
    phase: Annotated[Small, PHASES]
    turn: Small  # seat whose turn it is
    rolled: Annotated[Row, FACES]  # dice of each face lying rolled; all 0 unless a face is to be kept
    kept: Annotated[Row, FACES]  # dice set aside of each face this turn; 0 = face still free
    grill: Annotated[Row, SPACES, LIES]  # what lies on each space
    stock: Small  # snails beside the grill
    collected: Annotated[Row, SEATS]  # worms before each seat
    caught: Annotated[Row, SEATS]  # snails before each seat
    worms: Annotated[Row, SPACES, FIXED]  # worms on each space
    snails: Annotated[Small, FIXED]  # snails in the box
    snail_points: Annotated[Small, FIXED]  # what a snail counts at the end


@rule
def setup(s: State) -> None:
    """The grill is empty, all snails lie beside it; who begins is drawn."""
    s.stock = s.snails
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
    """Roll the rest, or stop; nobody may stop on a result that would fail."""
    out[0] = ROLL_ON  # a turn that can't go on has ended by itself
    if not valid(s):
        return 1
    out[1] = STOP
    return 2


@rule
def valid(s: State) -> bool:
    """With a worm kept, the result is above the grill, or a space that is not protected by two plates."""
    result = total(s)
    if s.kept[WORM] == 0 or result < LOWEST:
        return False
    return result > HIGHEST or lies(s, result) < TWO_PLATES


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
    elif code == ROLL_ON:
        s.phase = ROLL
    else:
        act(s)


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
        fail(s)
    else:
        s.phase = KEEP


@rule
def keep_face(s: State, face: int) -> None:
    """All dice of a face are set aside; with no dice or no faces left the turn ends by itself."""
    keep(s, face)
    if may_roll(s):
        s.phase = GO
    elif valid(s):
        act(s)
    else:
        fail(s)


@rule
def act(s: State) -> None:
    """What lies on the space of the result says what the player does there: it is no choice."""
    space = total(s)
    if space > HIGHEST:
        take_any_snail(s)
    elif lies(s, space) == EMPTY:
        occupy(s, space)
    elif lies(s, space) == SNAIL:
        take_snail(s, space)
    elif lies(s, space) == PLATE + s.turn:
        protect(s, space)
    else:
        capture(s, space)


@rule
def occupy(s: State, space: int) -> None:
    """An empty space: the player's plate goes on it, and its worms come from the stock."""
    lay(s, space, PLATE + s.turn)
    s.collected[s.turn] += worms_on(s, space)
    end_turn(s)


@rule
def capture(s: State, space: int) -> None:
    """Another's single plate: its worms come from that player, and the plates change."""
    # A victim always has enough: a plate's worms stay with its owner until it is captured.
    s.collected[owner(s, space)] -= worms_on(s, space)
    s.collected[s.turn] += worms_on(s, space)
    lay(s, space, PLATE + s.turn)
    end_turn(s)


@rule
def protect(s: State, space: int) -> None:
    """The player's own single plate: the second goes on it for good, and its worms come once more."""
    lay(s, space, TWO_PLATES + s.turn)
    s.collected[s.turn] += worms_on(s, space)
    end_turn(s)


@rule
def take_snail(s: State, space: int) -> None:
    """A snail on the space: the player takes it and lays no plate."""
    lay(s, space, EMPTY)
    s.caught[s.turn] += 1
    end_turn(s)


@rule
def take_any_snail(s: State) -> None:
    """Above the grill: a snail from the stock, else the one on the highest space; without any the game ends."""
    if s.stock > 0:
        s.stock -= 1
        s.caught[s.turn] += 1
        end_turn(s)
    elif highest(s, SNAIL, SNAIL) > 0:
        take_snail(s, highest(s, SNAIL, SNAIL))
    else:
        end_game(s)


@rule
def fail(s: State) -> None:
    """The player loses nothing, but a snail goes on the grill; where it can't, the game ends."""
    space = place_for_snail(s)
    if s.stock == 0 or space == 0:
        end_game(s)
    else:
        # A plate lying there goes back; its worms stay with the owner.
        s.stock -= 1
        lay(s, space, SNAIL)
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The dice go to the left."""
    s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


@rule
def end_game(s: State) -> None:
    """It ends at once."""
    clear(s.rolled)
    clear(s.kept)
    s.phase = OVER


# -- words for what lies there --------------------------------------------------------------------


@rule
def total(s: State) -> int:
    """Points on the dice kept; a worm counts 5, as its place says."""
    points = 0
    for face in range(SIDES):
        points += (face + 1) * s.kept[face]
    return points


@rule
def lies(s: State, space: int) -> int:
    """What lies on a space."""
    return s.grill[space - LOWEST]


@rule
def lay(s: State, space: int, what: int) -> None:
    """Say what lies on a space now."""
    s.grill[space - LOWEST] = what


@rule
def worms_on(s: State, space: int) -> int:
    """Worms shown on a space."""
    return s.worms[space - LOWEST]


@rule
def plates(s: State, space: int) -> int:
    """How many plates lie on a space."""
    if lies(s, space) >= TWO_PLATES:
        return 2
    if lies(s, space) >= PLATE:
        return 1
    return 0


@rule
def owner(s: State, space: int) -> int:
    """The seat whose plates lie on a space; -1 if none do."""
    if plates(s, space) == 0:
        return -1
    return (lies(s, space) - PLATE) % SEATS


@rule
def highest(s: State, least: int, most: int) -> int:
    """The highest space on which something of these numbers lies; 0 if there is none."""
    for space in range(HIGHEST, LOWEST - 1, -1):
        if least <= lies(s, space) <= most:
            return space
    return 0


@rule
def place_for_snail(s: State) -> int:
    """The highest empty space, else the highest with a single plate; 0 if there is neither."""
    space = highest(s, EMPTY, EMPTY)
    if space == 0:
        space = highest(s, PLATE, TWO_PLATES - 1)
    return space


# -- how it ends ----------------------------------------------------------------------------------


@rule
def score(s: State, out: Row) -> None:
    """Points of all seats."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def points(s: State, seat: int) -> int:
    """One a worm, and what the box says a snail."""
    return s.collected[seat] + s.snail_points * s.caught[seat]


@rule
def tiebreak(s: State, seat: int) -> int:
    """The plate on the highest space decides; one or two of them is the same."""
    return max(highest(s, PLATE + seat, PLATE + seat), highest(s, TWO_PLATES + seat, TWO_PLATES + seat))
