"""What is said at a table of Trick'n'Chef."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.say import Say, say
from ...core.words import Action, Event, First, Word
from .actions import Chef, Play, Remove
from .rules import pay_coins, return_spent_coins
from .state import SUITS
from .trick import winner
from .view import Player, TricknchefView, imagine


def label(v: TricknchefView, action: Play | Chef) -> Say:
    """What a button says."""
    if isinstance(action, Play):
        return say_play("tricknchef-play", action)
    return say("tricknchef-chef", suit=action.suit)


def say_play(what: str, action: Play, **who: int) -> Say:
    """A sentence about a card that is played, and about the coins on it if there are any."""
    suit, rank = parts(action.card)
    if not action.change:
        return say(what, suit=suit, rank=rank, **who)
    return say(f"{what}-coins", suit=suit, rank=rank, change=f"{action.change:+}", makes=rank + action.change, **who)


def parts(card: str) -> tuple[str, int]:
    """The suit and the rank of a card."""
    suit, _, rank = card.partition("-")
    return suit, int(rank)


def hint(v: TricknchefView, action: Action) -> Iterator[Say]:
    """The rank that coins make of a card."""
    if isinstance(action, Play) and action.change:
        yield say("tricknchef-hint-coins", makes=parts(action.card)[1] + action.change)


def warning(v: TricknchefView, action: Action) -> Say | None:
    """Nothing here costs more than it says."""
    return None


def tell(before: TricknchefView, event: Event, after: TricknchefView) -> Say | None:
    """An event in words."""
    what, who = event.what, before.turn or 0
    if isinstance(what, First):
        return say("tricknchef-tell-first", who=what.seat)
    if isinstance(what, Remove):
        return say("tricknchef-tell-remove", suit=what.suit)
    if isinstance(what, Play):
        return say_play("tricknchef-tell-play", what, who=who)
    if isinstance(what, Chef) and before.phase == "draft":
        return say("tricknchef-tell-chef", who=who, suit=what.suit)
    return None  # cards are dealt in one sentence, and the lowest card's chef is told with its trick


def story(before: TricknchefView, what: Word, after: TricknchefView) -> Iterator[Say]:
    """Who got what of a trick, the points of a round, who begins, that cards are dealt, and what is trump now."""
    if isinstance(what, Chef) and before.phase == "reward":
        yield story_of_trick(before, what)
    if len(after.players[0].points) > len(before.players[0].points):
        yield from story_of_round(after)
    if before.phase == "deal" != after.phase:
        yield say("tricknchef-dealt", cards=after.players[0].hand_size)
    if after.trumps and after.trumps != before.trumps:
        yield story_of_trumps(after.trumps)


def story_of_trick(before: TricknchefView, what: Chef) -> Say:
    """The strongest card gets the trick, the lowest a chef, the others a coin while there are any."""
    s = imagine(before)
    best = winner(s)
    return_spent_coins(s)
    pay_coins(s, best, s.turn)
    paid = tuple(seat for seat, player in enumerate(before.players) if s.coins[seat] > player.coins)
    return say("tricknchef-trick", who=best, suit=what.suit, whom=s.turn, coins=len(paid), all=paid)


def story_of_round(after: TricknchefView) -> Iterator[Say]:
    """Everybody's points, and who begins the next one."""
    done = len(after.players[0].points)
    yield say("tricknchef-round", round=done)
    for seat, player in enumerate(after.players):
        yield say("tricknchef-points", who=seat, points=player.points[-1])
    if after.phase != "over" and after.starter is not None:
        yield say("tricknchef-begins", round=done + 1, who=after.starter)


def story_of_trumps(trumps: tuple[str, ...]) -> Say:
    """The suits that are trump: each comes first, next or not at all."""
    places = dict.fromkeys(SUITS, "no") | dict.fromkeys(trumps, "next") | {trumps[0]: "first"}
    return say("tricknchef-trumps", count=len(trumps), **places)


def account(v: TricknchefView, seat: int) -> Iterator[Say]:
    """Points round by round; of the last one, whose cards still lie there, what counted."""
    player = v.players[seat]
    for number, points in enumerate(player.points, start=1):
        yield say("tricknchef-account", round=number, points=points)
    last = len(player.points)
    for suit in player.chefs:
        ranks = ranks_with_chef(player, suit)
        if ranks:
            stars = sum(v.stars[rank - 1] for rank in ranks)
            joined = ", ".join(map(str, ranks))
            yield say("tricknchef-account-chefs", round=last, chefs=len(ranks), suit=suit, ranks=joined, stars=stars)
    if player.coins:
        yield say("tricknchef-account-coins", round=last, coins=player.coins, points=player.coins * v.coin_points)


def ranks_with_chef(player: Player, suit: str) -> list[int]:
    """The lowest won cards of a suit, one for each chef."""
    won = sorted(rank for of, rank in map(parts, player.won or ()) if of == suit)
    return won[: player.chefs[suit]]
