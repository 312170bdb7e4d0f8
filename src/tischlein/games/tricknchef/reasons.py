"""What a bot of Trick'n'Chef makes of what was shown."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.say import Say, say
from ...core.words import Action
from .actions import Chef, Play
from .memory import Memory
from .sentences import parts
from .state import CARDS, COIN, RANK_COUNT, SUITS, State
from .trick import is_trump, lowest, winner
from .view import PLACES, TricknchefView, imagine


def reasons(v: TricknchefView, memory: Memory, action: Action) -> Iterator[Say]:
    """Of a card: what it brings for sure, or how far it may be beaten. Of a chef: what he stands on."""
    if isinstance(action, Chef) and v.phase == "reward":
        stars = stars_under(v, action.suit)
        if stars:
            yield say("tricknchef-think-stands", stars=stars)
        yield from trumps_without(v, action.suit)
    if not isinstance(action, Play):
        return
    if is_last(v):
        wins, is_lowest = brings(v, action)
        if wins:
            yield say("tricknchef-think-trick")
        if is_lowest:
            yield say("tricknchef-think-lowest")
        if not wins and not is_lowest:
            yield say("tricknchef-think-coin")
        return
    suit, rank = parts(action.card)
    place = SUITS.index(suit)
    if action.change >= 0 and v.leader == v.seat and highest_left(v, memory, action.card):
        yield say("tricknchef-think-highest", suit=suit, rank=rank, beaten=beaten_by(v, suit))
    if v.leader == v.seat:
        void = tuple(sorted(seat for seat, none in memory.void if none == place and seat != v.seat))
        if void:
            yield say("tricknchef-think-void", all=void, many=len(void), suit=suit)


def pointless(v: TricknchefView, memory: Memory, action: Action) -> bool:
    """The last to play knows what a coin changes: where that is nothing, it is thrown away."""
    if not isinstance(action, Play) or not action.change or not is_last(v):
        return False
    one_less = action.change - COIN if action.change > 0 else action.change + COIN
    return brings(v, action) == brings(v, Play(action.card, one_less))


def is_last(v: TricknchefView) -> bool:
    """Do all the others' cards lie there?"""
    return all(player.played for seat, player in enumerate(v.players) if seat != v.seat)


def brings(v: TricknchefView, action: Play) -> tuple[bool, bool]:
    """Does the last card of a trick win it, and is it the lowest?"""
    s, seat = imagine(v), v.seat or 0
    s.trick[seat] = PLACES[action.card] + 1
    s.laid[seat] = action.change // COIN
    return winner(s) == seat, lowest(s) == seat


def trumps_without(v: TricknchefView, suit: str) -> Iterator[Say]:
    """Does a suit drop out of the trumps for good, or become the only one, when this chef leaves the centre?"""
    s = imagine(v)
    before = trumps(s)
    s.centre[SUITS.index(suit)] -= 1
    if not any(player.hand_size for player in v.players):
        return  # that was the last trick of the round
    if s.centre[SUITS.index(suit)] == 0:
        yield say("tricknchef-think-no-trump", suit=suit)
    elif trumps(s) != before and len(trumps(s)) == 1:
        yield say("tricknchef-think-trump", suit=trumps(s)[0])


def trumps(s: State) -> list[str]:
    return [suit for place, suit in enumerate(SUITS) if s.centre[place] and is_trump(s, place)]


def stars_under(v: TricknchefView, suit: str) -> int:
    """Stars of the card on which one more chef of this suit would stand now, with the trick that was just played."""
    player = v.players[v.seat or 0]
    cards = [*(player.won or ())]
    if winner(imagine(v)) == v.seat:
        cards += [other.played.card for other in v.players if other.played]
    ranks = sorted(PLACES[card] % RANK_COUNT for card in cards if parts(card)[0] == suit)
    chefs = player.chefs.get(suit, 0)
    return v.stars[ranks[chefs]] if chefs < len(ranks) else 0


def beaten_by(v: TricknchefView, suit: str) -> str:
    """What may still beat the highest card of a suit."""
    coins = any(player.coins for seat, player in enumerate(v.players) if seat != v.seat)
    trumps = any(trump != suit for trump in v.trumps)
    return {(True, True): "both", (True, False): "coins", (False, True): "trumps"}.get((coins, trumps), "nothing")


def highest_left(v: TricknchefView, memory: Memory, card: str) -> bool:
    """Are all higher cards of the suit gone, or one's own?"""
    mine = v.players[v.seat or 0].hand or ()
    place = PLACES[card]
    higher = range(place + 1, place - place % RANK_COUNT + RANK_COUNT)
    return all(other in memory.won or CARDS[other] in mine for other in higher)
