"""A quick player of karteneck for searches.

Laying one card of a type costs nothing, since a card is drawn for it; more of a type do, and who passes early draws
two. So the quick player fights for tiles that differ much, lays single cards first and several of the dear ones last,
and is content with what lies there where little is at stake. The numbers were tuned by games of the policy against
itself and the rule of thumb: 67 % against that for two, 37 % for three. With more at the table rank counts for more
than the best tile, and the rule of thumb is the better player.
"""

from __future__ import annotations

from ...core.cards import size
from ...core.outlook import final_share
from ...core.piles import height, top
from ...core.rule import rule
from ...core.struct import Row
from .known import of_type
from .rules import may_steal
from .state import (
    DONE,
    FAILED,
    GO,
    IN,
    MORE,
    PASS,
    STEAL,
    TAKE,
    WAITS,
    WORM,
    State,
    highest,
    lies,
    lowest,
    number_on,
    tiles_to_come,
    total,
)
from .theft import ANY_TYPE, best_theft, reachable, towards, worms_of
from .thumb import best_worm_held, cheapest, thumb

FEW = 3  # players for whom this was tuned
MODEST = 9  # points that are enough where it is not worth a fight
DEAR = 4  # of a card: several of these pay in a fight
WORTH_STEALING = 2  # worms on a tile
LARGE = 6  # worms between the best tile and the worst: then everything may be laid


outlook = final_share  # hands last longer than a round, so a playout goes on to the end


@rule
def swing(s: State) -> int:
    """A worm for each round to come; at large tables playouts tell more than points (19 % against 12)."""
    if s.seats > FEW:
        return 0
    return 12 * tiles_to_come(s) // s.seats


@rule
def policy(s: State, seat: int, known: Row, rng: Row) -> int:
    """Steal what is worth it, cover what is as good as stolen. In the last round lay all that one has. Else, who is
    left alone knows what is to be beaten; while others are in one goes for what is usually enough."""
    if s.phase == STEAL:
        return TAKE
    if as_good_as_stolen(s, seat):
        return PASS
    number = best_theft(s, seat, reachable(s, seat, ANY_TYPE, True))
    if number > 0 and pays(s, number, to_beat(s, seat)):
        return towards(s, seat, number)
    if tiles_to_come(s) == 0:
        return lay_everything(s, seat)
    if s.seats > FEW:
        return thumb(s, seat)
    if others_in(s, seat) == 0:
        return finish(s, seat)
    return compete(s, seat)


@rule
def as_good_as_stolen(s: State, seat: int) -> bool:
    """Somebody who is in has exactly the number of the own top before him, with a worm: he only needs to pass. Who
    fails first covers it with the lowest tile; with a worm of one's own laid it is too late for that."""
    if s.phase != GO or lies(s, seat, WORM) or height(s.stack[seat]) == 0:
        return False
    tile = top(s.stack[seat]) - 1
    if s.worms[tile] <= s.worms[lowest(s)]:
        return False
    for other in range(s.seats):
        if other != seat and s.status[other] == IN and lies(s, other, WORM) and total(s, other) == number_on(tile):
            return True
    return False


@rule
def others_in(s: State, seat: int) -> int:
    """How many others have not passed yet."""
    n = 0
    for other in range(s.seats):
        if other != seat and s.status[other] == IN:
            n += 1
    return n


@rule
def at_stake(s: State) -> int:
    """Worms between the best tile on the grill and the worst."""
    return s.worms[highest(s)] - s.worms[lowest(s)]


@rule
def to_beat(s: State, seat: int) -> int:
    """The highest total of those who wait for the share-out; 0 if nobody does."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.status[other] == WAITS:
            most = max(most, total(s, other))
    return most


@rule
def free_points(s: State, seat: int, all_of_them: bool) -> int:
    """What the types in hand that don't lie there yet would bring: one card of each, or all."""
    points = 0
    for kind in range(WORM + 1):
        many = of_type(s, seat, kind)
        if many > 0 and not lies(s, seat, kind):
            if all_of_them:
                points += many * s.values[kind]
            else:
                points += s.values[kind]
    return points


@rule
def of_this_type(s: State, seat: int) -> int:
    """What the rest of the type would bring that is being laid."""
    if s.phase != MORE:
        return 0
    return of_type(s, seat, s.laying - 1) * s.values[s.laying - 1]


@rule
def out_of_reach(s: State, seat: int, goal: int) -> bool:
    """Not even all cards in hand bring more than that, or no worm is there."""
    if not lies(s, seat, WORM) and of_type(s, seat, WORM) == 0:
        return True
    return total(s, seat) + free_points(s, seat, True) + of_this_type(s, seat) <= goal


@rule
def finish(s: State, seat: int) -> int:
    """Beat who waits with as few cards as it takes; then, or if that can't be, change single cards for new ones."""
    goal = to_beat(s, seat)
    mine = total(s, seat)
    if goal == 0 or at_stake(s) == 0 or out_of_reach(s, seat, goal) or (mine > goal and lies(s, seat, WORM)):
        if s.phase == MORE:
            return DONE
        return cheapest(s, seat)
    if s.phase == MORE:
        if mine + free_points(s, seat, True) <= goal:
            return lay_again(s, seat)
        return DONE
    return chicken_or_worm(s, seat)


@rule
def pays(s: State, number: int, goal: int) -> bool:
    """Another loses what one gains; a theft with less than the others have gives the better tile away."""
    worms = worms_of(s, number)
    return worms >= WORTH_STEALING and (number > goal or 2 * worms > at_stake(s))


@rule
def chicken_or_worm(s: State, seat: int) -> int:
    """The lowest chicken; if there is none, a worm."""
    if cheapest(s, seat) == PASS and not lies(s, seat, WORM):
        worm = best_worm_held(s, seat)
        if worm >= 0:
            return worm
    return cheapest(s, seat)


@rule
def lay_everything(s: State, seat: int) -> int:
    """No card is worth anything after the last round."""
    if s.phase == MORE:
        return lay_again(s, seat)
    return chicken_or_worm(s, seat)


@rule
def lay_again(s: State, seat: int) -> int:
    """Another card of the type that is being laid."""
    if s.laying - 1 == WORM:
        return best_worm_held(s, seat)
    return s.laying - 1


@rule
def compete(s: State, seat: int) -> int:
    """While others are in: lay towards what is usually enough, then pass, and draw two."""
    fights = worth_a_fight(s, seat)
    goal = MODEST
    if fights:
        goal = usually_enough(s, seat)
    if s.phase == MORE:
        if fights and needs_more(s, seat, goal):
            return lay_again(s, seat)
        return DONE
    if lies(s, seat, WORM):
        if may_steal(s) or total(s, seat) >= goal:
            return PASS
        return cheapest(s, seat)
    worms = of_type(s, seat, WORM)
    if at_stake(s) < 2 and (worms == 0 or total(s, seat) == 0):
        return PASS
    if worms == 0:
        if fights:
            return cheapest(s, seat)  # fishing for one
        return PASS
    if cheapest(s, seat) == PASS or total(s, seat) + worms * s.values[WORM] >= goal + 2:
        return best_worm_held(s, seat)
    return cheapest(s, seat)


@rule
def most_cards(s: State, seat: int) -> int:
    """The largest hand among the others who are in."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.status[other] == IN:
            most = max(most, size(s.hand[other]))
    return most


@rule
def worth_a_fight(s: State, seat: int) -> bool:
    """Much is at stake, less with more cards than the others and with few worms to lose; and it can be won."""
    waits = to_beat(s, seat)
    if waits > 0 and out_of_reach(s, seat, waits):
        return False
    cards = size(s.hand[seat]) - most_cards(s, seat)
    return 8 * at_stake(s) + 2 * cards - 3 * min(2, of_type(s, seat, WORM)) >= 29


@rule
def usually_enough(s: State, seat: int) -> int:
    """A total that the others rarely beat: the more cards they have, and the more is at stake, the higher."""
    lying = 0
    for other in range(s.seats):
        if other != seat and s.status[other] != FAILED:
            lying = max(lying, total(s, other))
    goal = 31 + most_cards(s, seat) // 2 + 7 * at_stake(s) // 8 + lying // 8 - size(s.hand[seat]) // 8
    return max(goal, to_beat(s, seat) + 1)


@rule
def needs_more(s: State, seat: int, goal: int) -> bool:
    """Single cards of the other types will not do, and this one is dear; or so much is at stake that nothing is."""
    mine = total(s, seat)
    if s.values[s.laying - 1] >= DEAR and mine < goal and mine + free_points(s, seat, False) < goal - 3:
        return True
    return at_stake(s) >= LARGE and mine + free_points(s, seat, True) < goal - 1
