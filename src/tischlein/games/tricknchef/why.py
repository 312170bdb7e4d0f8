"""What each thing means that may be done at a table of Trick'n'Chef, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.why import Reason, reason
from ...core.words import Action
from .actions import Chef, Play
from .sentences import parts
from .state import COIN, MOST_COINS, SUITS
from .view import Player, TricknchefView


def explain(v: TricknchefView, action: Play | Chef) -> Reason:
    """What each kind of action means."""
    if isinstance(action, Chef):
        return reason("chefs", "tricknchef-can-draft" if v.phase == "draft" else "tricknchef-can-chef")
    if action.change:
        return reason("turn", "tricknchef-can-coins")
    led = led_suit(v)
    if led is None:
        return reason("turn", "tricknchef-can-lead")
    if holds(v, led):
        return reason("turn", "tricknchef-can-follow", suit=led)
    return reason("turn", "tricknchef-can-any", suit=led)


def tries(v: TricknchefView) -> Iterator[Action]:
    """Every card in hand, those that fit with one coin more than one has, and a chef of every suit."""
    too_many = own(v).coins + 1
    for card in own(v).hand or ():
        yield Play(card)
        if too_many <= MOST_COINS and why_not(v, Play(card)) is None:
            yield from (Play(card, COIN * too_many), Play(card, -COIN * too_many))
    yield from (Chef(suit) for suit in SUITS if suit != v.removed)


def why_not(v: TricknchefView, action: Play | Chef) -> Reason | None:
    """Chefs before the first trick, then cards, then a chef for the lowest of them."""
    if isinstance(action, Chef):
        return why_not_chef(v, action.suit)
    if v.phase == "draft":
        return reason("chefs", "tricknchef-why-draft-first")
    if v.phase == "reward":
        return reason("chefs", "tricknchef-why-chef-first")
    return why_not_card(v, action.card) or why_not_coins(v, action.change)


def why_not_chef(v: TricknchefView, suit: str) -> Reason | None:
    """Those set aside in the draft, those of the centre for the lowest card."""
    if suit == v.removed:
        return reason("options", "tricknchef-why-removed", suit=suit)
    if v.phase == "play":
        return reason("chefs", "tricknchef-why-chef-later")
    if v.phase == "draft":
        return None if v.set_aside[suit] else reason("chefs", "tricknchef-why-drafted", suit=suit)
    return None if v.centre[suit] else reason("chefs", "tricknchef-why-no-chef", suit=suit)


def why_not_card(v: TricknchefView, card: str) -> Reason | None:
    """The suit led must be followed; who leads or has none of it plays any card."""
    suit, rank = parts(card)
    if card not in (own(v).hand or ()):
        return reason("turn", "tricknchef-why-not-held", suit=suit, rank=rank)
    led = led_suit(v)
    if led is not None and suit != led and holds(v, led):
        return reason("turn", "tricknchef-why-follow", suit=led)
    return None


def why_not_coins(v: TricknchefView, change: int) -> Reason | None:
    """As many as one has."""
    coins = own(v).coins
    return None if abs(change) <= COIN * coins else reason("turn", "tricknchef-why-coins", coins=coins)


def led_suit(v: TricknchefView) -> str | None:
    """The suit of the leader's card, once it lies there."""
    played = None if v.leader is None else v.players[v.leader].played
    return parts(played.card)[0] if played else None


def holds(v: TricknchefView, suit: str) -> bool:
    """Is a card of this suit in one's hand?"""
    return any(parts(card)[0] == suit for card in own(v).hand or ())


def own(v: TricknchefView) -> Player:
    """What the one who looks has."""
    return v.players[v.seat or 0]
