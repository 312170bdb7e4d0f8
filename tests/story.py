"""Golden playthroughs: whole games written down as a story, so that a change of rules shows as a readable diff."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tischlein import Table
from tischlein.core.words import CHANCE

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Petya", "Masha", "Lena", "Nikita", "Kira", "Fedya", "Anna")

# name: game, players, options; every player goes by the rule of thumb, now and then by chance
GOLDEN: dict[str, tuple[str, int, dict[str, str]]] = {
    "bratwurmeck": ("bratwurmeck", 3, {}),
    "bratwurmeck-no-exception": ("bratwurmeck", 2, {"faster": "no-exception"}),
    "bratwurmeck-all-returned": ("bratwurmeck", 4, {"faster": "all-returned"}),
    "bratwurmeck-flip-without-tile": ("bratwurmeck", 2, {"flip-without-tile": "on"}),
    "barbecue": ("barbecue", 3, {}),
    "tricknchef": ("tricknchef", 4, {}),
    "tricknchef-3-players": ("tricknchef", 3, {}),
    "tricknchef-remove-red": ("tricknchef", 3, {"remove": "red"}),
    "tricknchef-remove-yellow": ("tricknchef", 3, {"remove": "yellow"}),
    "tricknchef-remove-blue": ("tricknchef", 3, {"remove": "blue"}),
    "tricknchef-remove-green": ("tricknchef", 3, {"remove": "green"}),
    "karteneck": ("karteneck", 4, {}),
    "karteneck-six": ("karteneck", 6, {}),
    "haecmaec": ("haecmaec", 3, {}),
    "haecmaec-two": ("haecmaec", 2, {}),
    "haecmaec-slapping": ("haecmaec", 4, {"slapping": "on"}),
    "haecmaec-close-in-turn": ("haecmaec", 3, {"slapping": "on", "close-in-turn": "on"}),
}


def golden_table(name: str) -> Table:
    """The game of this name, played to its end; the same each time."""
    game, players, options = GOLDEN[name]
    table = Table(game, NAMES[:players], seed=name, options=options)
    turn = 0
    while not table.over:
        seat = min(table.actors)
        codes = table.game.legal_codes(table._s, seat)
        thumb = table.game.thumb(table._s, seat)
        turn += 1
        table.play(seat, table.game.actions.decode(codes[turn % len(codes)] if turn % 7 == 0 else thumb))
    return table


def tell(table: Table) -> str:
    """The game as a story: the board whenever the turn passes, every event, and what else could have been done."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: Table) -> Iterator[str]:
    head, _, _ = str(table.record()).partition("\n\n")
    yield head
    turn: object = None
    record = table.record()
    now = record.table(at=0)
    for event in table.events:
        view = now.view(None)
        if view.turn != turn and not now.chance:
            turn = view.turn
            yield from ("", now.draw(min(now.actors)), "")
        told = {str(what) for seat in range(now.seats) if (what := _told(now, seat, event.actor, event.what))}
        others = [str(a) for a in now.legal(event.actor) if a != event.what] if event.actor != CHANCE else []
        line = str(event)
        if told - {str(event.what)}:
            line += f"   (others hear: {', '.join(sorted(told - {str(event.what)}))})"
        if others:
            line += f"   (or {', '.join(others[:12])}{' …' if len(others) > 12 else ''})"
        yield line
        if event.actor == CHANCE:
            now.deal(event.what)
        else:
            now.play(event.actor, event.what)
    yield from ("", now.draw(None), "")
    yield f"points {', '.join(map(str, now.scores))}; ranks {', '.join(map(str, now.ranks))}"
    yield f"won by {', '.join(now.names[seat] for seat in sorted(now.winners))}"


def _told(table: Table, seat: int, actor: int, what: object) -> object:
    return table.game.redact(table._s, actor, what, seat)  # type: ignore[arg-type]
