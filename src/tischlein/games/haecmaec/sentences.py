"""What is said at a table of Häc Mäc."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.say import Argument, Say, say
from ...core.words import Action, Event, First, Word
from .actions import Accuse, Close, CloseDouble, Draw, Fly, Pass, Play, Race, Slap
from .view import Cards, HaecmaecView

BUTTONS: dict[type[Word], Say] = {
    Fly: say("haecmaec-fly"),
    Close: say("haecmaec-close"),
    CloseDouble: say("haecmaec-close-double"),
    Pass: say("haecmaec-pass"),
    Accuse: say("haecmaec-accuse"),
    Slap: say("haecmaec-slap"),
}


def label(v: HaecmaecView, action: Action) -> Say:
    """What a button says."""
    return say("haecmaec-play", **printed(action.card)) if isinstance(action, Play) else BUTTONS[type(action)]


def hint(v: HaecmaecView, action: Action) -> Iterator[Say]:
    """How much is in the burger that would be closed, and what a wrong accusation costs."""
    if isinstance(action, Close | CloseDouble):
        yield say("haecmaec-hint-close", ingredients=lying(v))
    elif isinstance(action, Accuse) and v.burger and v.burger.top:
        yield say("haecmaec-hint-accuse", cost=v.box.penalty_times * value(v.burger.top))


def warning(v: HaecmaecView, action: Action) -> Say | None:
    """A fly throws away what all have built."""
    return say("haecmaec-cost-fly") if isinstance(action, Fly) else None


# -- what happened --------------------------------------------------------------------------------


def tell(before: HaecmaecView, event: Event, after: HaecmaecView) -> Say | None:
    """An event in words, as far as it was told."""
    what, who = event.what, event.actor
    if isinstance(what, First):
        return say("haecmaec-tell-first", who=what.seat)
    if isinstance(what, Draw):
        return None if before.phase == "deal" else tell_draw(before, what.card, after)
    if isinstance(what, Play):
        return say("haecmaec-tell-play", who=who, **printed(what.card))
    if isinstance(what, Accuse):
        return say("haecmaec-tell-accuse", who=who, whom=before.turn or 0)
    if isinstance(what, Fly | Pass | Slap):
        return say(f"haecmaec-tell-{what}", who=who)
    return None  # closing and a race are told by their stories


def tell_draw(before: HaecmaecView, card: str | None, after: HaecmaecView) -> Say:
    """Who draws, and what, if that may be known."""
    who = next(seat for seat in range(after.seats) if after.players[seat].cards > before.players[seat].cards)
    if card == "fly":
        return say("haecmaec-tell-draw-fly", who=who)
    if card:
        return say("haecmaec-tell-draw-card", who=who, **printed(card))
    return say("haecmaec-tell-draw", who=who)


def story(before: HaecmaecView, what: Word, after: HaecmaecView) -> Iterator[Say]:
    """What came of a window, who got the burger, and why it ends."""
    if before.phase == "deal" != after.phase:
        yield say("haecmaec-dealt", cards=after.box.hand_size)
    if isinstance(what, Race) and after.verdict != before.verdict:  # of hands, the burger itself says who was first
        yield say("haecmaec-first", who=what.seat)
    yield from story_of_window(before, after)
    if after.thrown.number > before.thrown.number:
        yield say("haecmaec-thrown", ingredients=lying(before))
    for who, (had, has) in enumerate(zip(before.players, after.players, strict=True)):
        if has.closed.number > had.closed.number:
            yield say("haecmaec-closed", who=who, ingredients=lying(before))
        if has.doubled.number > had.doubled.number:
            yield say("haecmaec-doubled", who=who, ingredients=lying(before))
    if after.phase == "over" != before.phase:
        yield why_over(before, after)


def story_of_window(before: HaecmaecView, after: HaecmaecView) -> Iterator[Say]:
    """What an accusation showed, and who put a hand on the burger."""
    shown = after.verdict
    if shown and not before.verdict:
        outcome = "haecmaec-right" if shown.right else "haecmaec-wrong"
        yield say(outcome, who=shown.accuser, whom=shown.accused, **printed(shown.card))
    if after.phase == "race" and before.phase == "window":
        yield from at_once(after)
    if after.phase == "lay" != before.phase:
        yield say("haecmaec-hand-on", who=after.asked[0])


def at_once(v: HaecmaecView) -> Iterator[Say]:
    """Who was quick, where chance says who was first."""
    for answer in ("accuse", "slap"):
        quick = tuple(seat for seat in range(v.seats) if v.answers[seat] == answer)
        if quick:
            yield say(f"haecmaec-at-once-{answer}", all=quick, many=len(quick))


def why_over(before: HaecmaecView, after: HaecmaecView) -> Say:
    """The turn player has no ingredient left, or a bottom was needed."""
    last = before.turn or 0
    if set(after.players[last].hand or ()) <= {"fly"}:
        return say("haecmaec-over-hand", who=last)
    return say("haecmaec-over-bottoms")


# -- the end --------------------------------------------------------------------------------------


def account(v: HaecmaecView, seat: int) -> Iterator[Say]:
    """Burgers, doubled ones twice; less the hand, and each open card so often as the box says."""
    player = v.players[seat]
    closed, doubled, penalty = player.closed, player.doubled, player.penalty
    hand = tuple(card for card in player.hand or () if card != "fly")
    if closed.number:
        yield say("haecmaec-account-closed", burgers=closed.number, points=worth(closed.cards))
    if doubled.number:
        inside = worth(doubled.cards)
        yield say("haecmaec-account-doubled", burgers=doubled.number, inside=inside, points=2 * inside)
    if hand:
        yield say("haecmaec-account-hand", ingredients=len(hand), points=-worth(hand))
    for card in penalty:
        yield say("haecmaec-account-open", points=-v.box.penalty_times * value(card), **printed(card))
    if not (closed.number or doubled.number or hand or penalty):
        yield say("haecmaec-account-none")


# -- cards ----------------------------------------------------------------------------------------


def lying(v: HaecmaecView) -> int:
    """Ingredients on the bottom."""
    return v.burger.height if v.burger else 0


def printed(card: str) -> dict[str, Argument]:
    """What an ingredient shows, for its words."""
    kind, _, number = card.partition("-")
    return {"kind": kind, "value": int(number)}


def value(card: str) -> int:
    """The number on an ingredient."""
    return int(card.partition("-")[2])


def worth(cards: Cards | None) -> int:
    """All values together."""
    return sum(map(value, cards or ()))
