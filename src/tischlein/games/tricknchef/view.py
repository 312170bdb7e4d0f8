"""What people see of a table of Trick'n'Chef."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ...core.cards import one_by_one
from ...core.options import options_of, set_options
from ...core.struct import Row
from ...core.views import View, put_at, seats_in
from ...core.words import Word
from .actions import Draw
from .points import round_points
from .rules import actors
from .state import CARDS, COIN, DEAL, FIRST, OPTIONS, OVER, PHASES, PLAY, REWARD, ROUND_COUNT, SUITS, State
from .trick import did_not_follow, is_trump, led_suit, rank_before, suit_of

PLACES = {card: place for place, card in enumerate(CARDS)}


class Played(msgspec.Struct, frozen=True):
    """A card played to the trick."""

    card: str
    change: int
    """By the coins on it, two each."""
    rank: int
    """With that change."""


class Player(msgspec.Struct, frozen=True):
    """What lies before a player and in his hand."""

    hand_size: int
    hand: tuple[str, ...] | None
    """One's own, and everybody's when the game is over."""
    won_size: int
    won: tuple[str, ...] | None
    """Cards won this round: one's own, and everybody's when the game is over."""
    chefs: dict[str, int]
    coins: int
    played: Played | None
    """To the trick that lies there."""
    points: tuple[int, ...]
    """Of each round that is over."""
    now: int | None
    """Points if the round ended now, where the won cards are seen."""


class TricknchefView(View, frozen=True, kw_only=True):
    """A table of Trick'n'Chef as a seat sees it."""

    starter: int | None
    """Start player of the round."""
    leader: int | None
    """Who led the trick or is to lead it; None outside the tricks."""
    tricks: int
    """Tricks played this round."""
    removed: str | None
    """The suit that left the game."""
    trumps: tuple[str, ...]
    """Of this trick; empty outside the tricks."""
    set_aside: dict[str, int]
    """Chefs to be drafted, of each suit in the game."""
    centre: dict[str, int]
    """Chefs in the centre."""
    reserve: int
    """Coins in the reserve."""
    players: tuple[Player, ...]
    stars: tuple[int, ...]
    """On cards of rank 1 to 10."""
    chef_tokens: dict[str, int]
    """Chefs in the box, of each suit."""
    coin_points: int
    """For each coin left at the end of a round."""


def view(s: State, seat: int | None) -> TricknchefView:
    """Everything but the others' hands and the cards they won."""
    v = outside(s)
    return v if seat is None else own(v, s, seat)


def outside(s: State) -> TricknchefView:
    """What everybody sees."""
    over = s.phase == OVER
    suits = [suit for suit in range(len(SUITS)) if s.removed != suit + 1]
    in_tricks = s.phase in (PLAY, REWARD)

    def by_suit(counts: Row) -> dict[str, int]:
        return {SUITS[suit]: counts[suit] for suit in suits}

    def player(other: int) -> Player:
        return Player(
            hand_size=sum(s.hand[other]),
            hand=named(s.hand[other]) if over else None,
            won_size=sum(s.won[other]),
            won=named(s.won[other]) if over else None,
            chefs=by_suit(s.chefs[other]),
            coins=s.coins[other],
            played=played(s, other) if s.trick[other] else None,
            points=tuple(s.points[other][: s.rounds_done]),
            now=round_points(s, other) if over else None,
        )

    return TricknchefView(
        game="tricknchef",
        seat=None,
        seats=s.seats,
        phase=PHASES[s.phase],
        turn=None if s.phase in (FIRST, OVER) else s.turn,
        asked=seats_in(actors(s)),
        options=s.once(options),
        starter=None if s.phase == FIRST else s.starter,
        leader=s.leader if in_tricks else None,
        tricks=sum(map(sum, s.won)) // s.seats,
        removed=SUITS[s.removed - 1] if s.removed else None,
        trumps=tuple(SUITS[suit] for suit in suits if in_tricks and is_trump(s, suit)),
        set_aside=by_suit(s.set_aside),
        centre=by_suit(s.centre),
        reserve=s.reserve,
        players=tuple(player(other) for other in range(s.seats)),
        stars=s.once(stars),
        chef_tokens=s.once(chef_tokens),
        coin_points=s.coin_points,
    )


def options(s: State) -> dict[str, str]:
    return options_of(OPTIONS, s)


def stars(s: State) -> tuple[int, ...]:
    return tuple(s.stars)


def chef_tokens(s: State) -> dict[str, int]:
    return dict(zip(SUITS, s.chef_tokens, strict=True))


def own(v: TricknchefView, s: State, seat: int) -> TricknchefView:
    """One's hand, and the cards that one has won."""
    hand, won = named(s.hand[seat]), named(s.won[seat])
    player = replace(v.players[seat], hand=hand, won=won, now=round_points(s, seat))
    return replace(v, seat=seat, players=put_at(v.players, seat, player))


def named(cards: Row) -> tuple[str, ...]:
    """Cards by their names, sorted."""
    return one_by_one(CARDS, cards)


def played(s: State, seat: int) -> Played:
    return Played(CARDS[s.trick[seat] - 1], COIN * s.laid[seat], rank_before(s, seat))


def imagine(v: TricknchefView) -> State:
    """A state that this view could come from: cards not seen are anywhere that they may be."""
    s = State()
    s.seats = v.seats
    s.phase = PHASES.index(v.phase)
    s.turn = v.turn or 0
    s.starter = v.starter or 0
    s.leader = v.leader or 0
    s.removed = SUITS.index(v.removed) + 1 if v.removed else 0
    s.set_aside = counts(v.set_aside)
    s.centre = counts(v.centre)
    s.reserve = v.reserve
    s.stars = list(v.stars)
    s.chef_tokens = counts(v.chef_tokens)
    s.coin_points = v.coin_points
    set_options(OPTIONS, s, v.options)
    for seat, player in enumerate(v.players):
        s.chefs[seat] = counts(player.chefs)
        s.coins[seat] = player.coins
        if player.played:
            s.trick[seat] = PLACES[player.played.card] + 1
            s.laid[seat] = player.played.change // COIN
        s.rounds_done = len(player.points)
        s.points[seat] = [*player.points, *[0] * (ROUND_COUNT - len(player.points))]
    s.coin_tokens = s.reserve + sum(s.coins) + sum(map(abs, s.laid))
    place_cards(s, v)
    return s


def counts(by_suit: dict[str, int]) -> Row:
    return [by_suit.get(suit, 0) for suit in SUITS]


def place_cards(s: State, v: TricknchefView) -> None:
    """Cards seen lie where they are seen; the others fill first the hands that can't hold the suit led."""
    seen = {card for player in v.players for card in (*(player.hand or ()), *(player.won or ()))}
    seen |= {player.played.card for player in v.players if player.played}
    rest = [card for card in CARDS if card not in seen and not card.startswith(f"{v.removed}-")]

    def put(cards: Iterable[str], place: Row) -> None:
        for card in cards:
            place[PLACES[card]] = 1

    def take(many: int, led: int | None = None) -> list[str]:
        """So many of the rest, none of the suit led."""
        fit = [card for card in rest if led is None or suit_of(PLACES[card]) != led][:many]
        rest[:] = [card for card in rest if card not in fit] if led is not None else rest[many:]
        return fit

    for seat, player in enumerate(v.players):
        if player.hand is None and did_not_follow(s, seat):
            put(take(player.hand_size, led_suit(s)), s.hand[seat])
    for seat, player in enumerate(v.players):
        if player.hand is not None:
            put(player.hand, s.hand[seat])
        elif not did_not_follow(s, seat):
            put(take(player.hand_size), s.hand[seat])
        put(take(player.won_size) if player.won is None else player.won, s.won[seat])
    put(rest, s.unseen)


def redact(s: State, actor: int, what: Word, seat: int | None) -> Word:
    """A card dealt is told only to whom it is dealt."""
    if isinstance(what, Draw) and seat != s.turn:
        return Draw(None)
    return what


def dealing(s: State) -> bool:
    """Everybody gets his cards."""
    return s.phase == DEAL
