"""How much there is to see at a moment of a game: the fullest one is shown. None: not this kind of moment."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from tischlein import Table

Moment = Callable[[Table], float | None]


def age(table: Table) -> int:
    """How much has happened; all events would have to be worded to be counted."""
    return len(table._codes)


def may(table: Table) -> list[str]:
    """What the first seat may do."""
    return [str(action) for action in table.legal(0)]


def first(table: Table) -> float | None:
    """The first decision."""
    return -age(table) if 0 in table.actors else None


def over(table: Table) -> float | None:
    """The end, after as long a game as can be."""
    return age(table) if table.over else None


def idle(table: Table) -> float | None:
    """Somebody else is to act; the longest sentences are at the end."""
    return age(table) if table.actors and 0 not in table.actors else None


def deciding(phases: Collection[str], fullness: Callable[[Any, list[str]], float | None]) -> Moment:
    """The first seat is asked in one of these phases; the fuller the better."""

    def score(table: Table) -> float | None:
        if 0 not in table.actors or (view := table.view(0)).phase not in phases:
            return None
        return fullness(view, may(table))

    return score


# -- bratwurmeck and barbecue ---------------------------------------------------------------------------


def stacks(view: Any, choices: list[str]) -> float:
    """Tiles before everybody, most of all before oneself; many kinds of dice."""
    tiles = sum(player.height + 2 * bool(player.height) for player in view.players)
    return float(tiles + 2 * view.players[0].height + 3 * len(choices) + len(view.kept))


def steal_or_take(view: Any, choices: list[str]) -> float | None:
    """All that may be done with dice in hand: steal, take, roll on."""
    return stacks(view, choices) if {"steal", "grill", "roll"} <= set(choices) else None


def plates(view: Any, choices: list[str]) -> float:
    """Plates and snails all over the grill, many kinds of dice."""
    lying = sum(space.plates for space in view.grill) + sum(space.snail for space in view.grill)
    return float(lying + 2 * len(choices) + len(view.kept))


def stop_or_roll(view: Any, choices: list[str]) -> float | None:
    return plates(view, choices) if {"stop", "roll"} <= set(choices) else None


# -- karteneck --------------------------------------------------------------------------------------


def laid(view: Any, choices: list[str]) -> float:
    """Cards before everybody, a large hand, high stacks."""
    cards = sum(len(player.laid) for player in view.players)
    tiles = sum(player.height for player in view.players)
    return float(cards + tiles + 2 * len(view.players[0].hand) + 2 * len(choices))


def failing(view: Any, choices: list[str]) -> float | None:
    """The same, where passing is a failure."""
    worm = any(card.startswith("w") for card in view.players[0].laid)
    return None if worm else laid(view, choices)


def pairs(view: Any, choices: list[str]) -> float | None:
    """The same, with several cards of one kind to lay."""
    several = any(view.players[0].hand.count(action.split()[-1]) > 1 for action in choices)
    return laid(view, choices) if several else None


def shared(view: Any, choices: list[str]) -> float | None:
    """A round has just ended: the mats still show who got what."""
    fresh = view.round > 1 and not any(player.laid for player in view.players)
    return float(sum(player.height for player in view.players)) if fresh else None


# -- haecmaec ---------------------------------------------------------------------------------------


def burger(view: Any, choices: list[str]) -> float:
    """A tall burger, trophies and penalty cards."""
    trophies = sum(player.closed.number + player.doubled.number + len(player.penalty) for player in view.players)
    return float(3 * (view.burger.height if view.burger else 0) + trophies + len(choices))


def crowded_burger(view: Any, choices: list[str]) -> float | None:
    """The same, with a full hand and nothing opened."""
    return None if view.verdict else burger(view, choices) + 5 * view.players[0].cards


def opened(view: Any, choices: list[str]) -> float | None:
    """An accusation shows what was in it."""
    return burger(view, choices) if view.verdict else None


def slapping(table: Table) -> float | None:
    """Others have slapped, and one may still."""
    if "slap" not in may(table):
        return None
    hands = sum(table.view(seat).answers[seat] == "slap" for seat in range(1, table.seats))
    return float(10 * hands + burger(table.view(0), []))


# -- tricknchef -------------------------------------------------------------------------------------


def trick(view: Any, choices: list[str]) -> float:
    """Cards in the trick and in hand, coins, rounds behind."""
    played = sum(player.played is not None for player in view.players)
    own = view.players[0]
    return float(8 * played + 5 * own.hand_size + 6 * min(own.coins, 4) + 4 * len(own.points) + len(own.won))


def with_coins(view: Any, choices: list[str]) -> float | None:
    """The same, with coins to put on any card."""
    return trick(view, choices) if view.players[0].coins > 1 else None


def chefs(view: Any, choices: list[str]) -> float:
    """Chefs before everybody."""
    return float(sum(sum(player.chefs.values()) for player in view.players) + len(choices))


def between(view: Any, choices: list[str]) -> float | None:
    """A trick has gone where it belongs, and one leads the next."""
    lies = any(player.played for player in view.players)
    return None if lies or not view.tricks else trick(view, choices)


def scored(view: Any, choices: list[str]) -> float | None:
    """A round has just been scored."""
    return float(len(view.players[0].points)) or None
