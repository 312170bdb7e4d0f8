"""What a client is shown of a table: who sits there, the scene of one viewer, the card in the lobby."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec

from ..core.game import Game
from ..core.say import Say, say
from ..core.table import Table
from ..core.views import View
from ..core.why import allowed, denied
from .bodies import TableCard
from .chairs import Chair
from .course import Course
from .protocol import Choice, Info, Person, Reasons, Scene, Standing
from .telling import Viewer

_encode = msgspec.json.Encoder().encode


def person(chair: Chair, here: Collection[str], player: str | None) -> Person:
    """A chair as everybody sees it; `player` is who looks."""
    if chair.kind == "open":
        return Person("open")
    if chair.kind == "bot":
        return Person("bot", chair.name, chair.level)
    return Person(
        "person",
        chair.name,
        here=chair.player in here,
        held=chair.kind == "held",
        lent=bool(chair.lent),
        yours=chair.player == player,
    )


def info(course: Course, player: str, here: Collection[str], watching: int) -> Info:
    """A table without its game, as this player sees it."""
    plan = course.plan
    return Info(
        id=course.id,
        game=plan.game,
        stage=course.stage,
        people=[person(chair, here, player) for chair in course.chairs],
        host=course.host == player,
        options=plan.options,
        components=plan.components,
        clock=plan.clock,
        window=plan.window,
        pace=plan.pace,
        public=plan.public,
        spectators=plan.spectators,
        hints=plan.hints,
        watching=watching,
        code=course.code if course.stage == "waiting" else None,
        commitment=course.commitment,
        next=course.next,
    )


def scene(course: Course, viewer: Viewer, left: int | None) -> Scene | None:
    """What one seat, or a spectator, sees now; None before the game."""
    if not course.game or not course.telling:
        return None
    game = course.game
    view = game.view(viewer)
    return Scene(
        course.telling.told[viewer],
        msgspec.Raw(_encode(view)),
        choices(course, game, viewer, view),
        course.may_undo(viewer),
        left,
        course.sealed,
        standings(game) if course.stage == "over" else None,
    )


def choices(course: Course, game: Table, viewer: Viewer, view: View) -> tuple[Choice, ...]:
    """What the viewer may do, with words for it; nothing while a bot sits there."""
    if viewer is None or viewer not in view.asked or course.chairs[viewer].by_bot:
        return ()
    return worded(game.game, view, game.legal_codes(viewer), course.plan.hints)


def worded(game: Game, view: View, codes: Iterable[int], hints: bool) -> tuple[Choice, ...]:
    """What may be done, with words for it."""
    found = []
    for code in codes:
        action = game.actions.decode(code)
        hint = tuple(game.hint(view, action)) if hints else ()
        found.append(Choice(game.actions.text(code), game.label(view, action), hint, game.warning(view, action)))
    return tuple(found)


def reasons(course: Course, viewer: Viewer) -> Reasons | None:
    """What each choice means, and why not the rest; nothing while a bot sits there, None before the game."""
    if not course.game or not course.telling:
        return None
    game, view, no = course.game, course.game.view(viewer), course.telling.told[viewer]
    if viewer is None:
        return Reasons(no, may_not=denied(game.game, view))
    if course.chairs[viewer].by_bot:
        return Reasons(no)
    return Reasons(no, allowed(game.game, view, game.legal(viewer)), denied(game.game, view))


def standings(game: Table) -> tuple[Standing, ...]:
    """Everybody at the end, with how the points came about."""
    view = game.view(None)
    return tuple(
        Standing(rank, score, (*game.game.account(view, seat), *_tied(game, tie)))
        for seat, (rank, score, tie) in enumerate(zip(game.ranks, game.scores, game.ties, strict=True))
    )


def _tied(game: Table, tie: int | None) -> Iterator[Say]:
    if tie is not None:
        yield say(f"{game.game.id}-tie", number=tie)


def card(course: Course, player: str, here: Collection[str]) -> TableCard:
    """A table in a list."""
    asked = course.game.view(None).asked if course.game else ()
    return TableCard(
        id=course.id,
        game=course.plan.game,
        stage=course.stage,
        people=[person(chair, here, player) for chair in course.chairs],
        changed=course.since,
        your_turn=any(course.chairs[seat].player == player and not course.chairs[seat].lent for seat in asked),
        turn=course.names[asked[0]] if asked else None,
        clock=course.plan.clock,
    )
