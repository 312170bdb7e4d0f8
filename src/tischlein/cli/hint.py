"""What a strong player thinks of somebody's choices, for who asks in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid

from ..bots import LEVELS, Choice, LevelBot, Thought
from ..bots.ready import is_compiled, ready_desk
from ..core.catalogue import all_in_words
from ..core.table import Table
from ..core.words import Action, Event
from .output import READABLE, out, percent, show

MOST = 12
"""Choices that are told; the rest are worse."""

WORDS = {
    "en": {
        "choice": "choice", "wins": "to win", "points": "points", "why": "why", "about": "about",
        "worse": "seemed worse", "more": "more",
        "guess": "Only a guess: too little was tried to tell chances.",
    },
    "de": {
        "choice": "Wahl", "wins": "Gewinn", "points": "Punkte", "why": "warum", "about": "etwa",
        "worse": "schien schlechter", "more": "weitere",
        "guess": "Nur eine Vermutung: Für Prozente wurde zu wenig ausprobiert.",
    },
    "ru": {
        "choice": "выбор", "wins": "победа", "points": "очки", "why": "почему", "about": "около",
        "worse": "казалось хуже", "more": "ещё",
        "guess": "Только догадка: проб слишком мало, чтобы назвать шансы.",
    },
}  # fmt: skip
"""The titles of the table, by language."""


class Adviser:
    """An expert beside one seat: it sees and hears what that seat does, and nothing else."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._expert = LevelBot(LEVELS[-1], seed=f"hint/{seat}")

    def think(self, table: Table, news: Iterable[Event]) -> Thought:
        """Of all choices that the seat has now, once it has heard the news."""
        for event in news:
            self._expert.hear(event)
        if table.game.hands and is_compiled(table.game):
            ready_desk(table.game)  # it only needs to be loaded; without it there would be time for a guess
        return self._expert.think(table.view(self._seat), table.legal(self._seat))


def show_thought(table: Table, legal: Sequence[Action], thought: Thought, language: str) -> None:
    """The choices as a table, the best first, with what they are worth and why."""
    words = WORDS[language]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(words["choice"], no_wrap=True)
    if not thought.guess:
        grid.add_column(words[thought.unit], justify="right", no_wrap=True)
    grid.add_column(words["why"], overflow="fold")
    numbers = {action: number for number, action in enumerate(legal, start=1)}
    told = thought.choices[:MOST]
    shared = [reason for reason in told[0].reasons if len(told) > 1 and all(reason in one.reasons for one in told)]
    for choice in told:
        own = [reason for reason in choice.reasons if reason not in shared]
        reasons = all_in_words(table.game.id, own, table.names, language)
        worth = () if thought.guess else (_worth(table, thought, choice, words),)
        grid.add_row(f"[{numbers[choice.action]}] {choice.action}", *worth, " ".join(reasons))
    out.print(grid, width=min(out.width, READABLE), soft_wrap=False, markup=False)
    if len(thought.choices) > MOST:
        show(f"… {words['more']}: {len(thought.choices) - MOST}")
    for sentence in all_in_words(table.game.id, shared, table.names, language):
        show(sentence)
    if thought.guess:
        show(words["guess"])


def _worth(table: Table, thought: Thought, choice: Choice, words: dict[str, str]) -> str:
    """Chances of dice are exact; those of cards come from samples, so that only whole percents mean anything."""
    if choice.known == "hardly":
        return words["worse"]
    if thought.unit == "wins":
        text = percent(choice.value, digits=1 if table.game.dice_turn else 0)
    else:
        text = f"{choice.value:+.2f}"
    return f"{words['about']} {text}" if choice.known == "roughly" else text
