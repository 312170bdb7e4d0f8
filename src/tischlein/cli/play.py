"""Playing in the terminal: plain prompts, the board drawn as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots import Bot, make_bot
from ..core.errors import SetupError, TischleinError
from ..core.game import GAMES, find_game
from ..core.record import event_lines
from ..core.table import Table
from ..core.words import Event
from .output import out

Ask = Callable[[str], str]
BOT_NAMES = ("Rosa", "Otto", "Frieda", "Kolja", "Greta", "Emil")
LISTED = 24
"""More choices than this are not numbered one by one."""

HELP = """\
Type the number of a choice, or write it out.
  board   show the table again        events  what happened so far
  rules   the short rules             quit    leave the game"""


class Left(Exception):
    """Somebody leaves the table."""


def ask(prompt: str) -> str:
    """A line from the keyboard; the end of input leaves the table."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise Left from None


def choose_game(ask: Ask = ask) -> str | None:
    """Let the player pick a game, or leave."""
    show("Welcome to Tischlein. Which game?\n")
    for number, game in enumerate(GAMES.values(), start=1):
        show(f"  {number}  {game.name} ({game.fewest}–{game.most} players)")
    show("")
    names = list(GAMES)
    while True:
        try:
            said = ask(f"1–{len(names)}, or q to leave: ")
        except Left:
            said = "q"
        if said in GAMES:
            return said
        if said.isascii() and said.isdigit() and 1 <= int(said) <= len(names):
            return names[int(said) - 1]
        if said.lower() in ("q", "quit"):
            return None
        show(f"Expected a number from 1 to {len(names)}.")


def show(text: str) -> None:
    out.print(text, markup=False)


def play_in_terminal(
    game: str,
    players: int | None = None,
    people: Sequence[str] = (),
    bot: str = "thumb",
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
    seed: str | None = None,
    record: Path | None = None,
    ask: Ask = ask,
) -> Table:
    """One game from its first event to its end, or until somebody leaves."""
    people = list(people) or ["You"]
    seats = players if players is not None else max(find_game(game).fewest, len(people), min(3, find_game(game).most))
    if seats < len(people):
        raise SetupError(f"{len(people)} people don't fit on {seats} seats")
    names = people + [f"{name} (bot)" for name in BOT_NAMES][: seats - len(people)]
    bots = {seat: make_bot(bot, seed=f"{seed}/{seat}") for seat in range(len(people), seats)}
    table = Table(game, names, seed=seed, options=options, components=components)
    if record is not None and record.exists():
        raise SetupError(f"{record} is there already; expected a new file")
    show(f"{table.game.name}: {', '.join(names)}. Type ? for help.")
    try:
        _Evening(table, bots, ask).play()
        show(_result(table))
    except (Left, KeyboardInterrupt):
        show("\nYou leave the table.")
    finally:
        if record is not None:
            record.write_text(str(table.record()), encoding="utf-8")
            show(f"The record is in {record}.")
    return table


class _Evening:
    """One table with people and bots around it."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], ask: Ask) -> None:
        self.table, self.bots, self.ask = table, bots, ask
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.heard = dict.fromkeys(self.people, 0)
        """How many events each person has been told of."""
        self.at_keyboard = self.people[0]
        self.seen: object = None
        """What was last shown for a moment."""

    def play(self) -> None:
        while waiting := sorted(self.table.actors):
            thinking = [seat for seat in waiting if seat in self.bots]
            if thinking:
                bot = thinking[0]
                self.table.play(bot, self.bots[bot].choose(self.table.view(bot), self.table.legal(bot)))
                self._show_moment()
            else:
                self._turn(waiting[0])
        self._tell(self.at_keyboard)

    def _show_moment(self) -> None:
        """What is shown for a moment only is drawn before it passes."""
        moment = self.table.game.moment(self.table.view(self.at_keyboard))
        if moment and moment != self.seen:
            self._tell(self.at_keyboard)
            show("\n" + self.table.draw(self.at_keyboard) + "\n")
        self.seen = moment

    def _turn(self, seat: int) -> None:
        """One choice of one person."""
        if seat != self.at_keyboard:
            self._draw_curtain(seat)
        if self._tell(seat):
            show("\n" + self.table.draw(seat) + "\n")
        legal = self.table.legal(seat)
        warned = None
        while True:
            said = self.ask(self._prompt(seat, legal))
            if self._aside(seat, said):
                continue
            number = int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0
            try:
                action = legal[number - 1] if 0 < number <= len(legal) else self.table.game.actions.parse(said)
                warning = self.table.game.warning(self.table.view(seat), action) if action in legal else None
                if warning and action != warned:
                    warned = action
                    show(f"  {warning} Choose it again to do it.")
                    continue
                self.table.play(seat, action)
                self._know_own(seat)
                self._show_moment()
                return
            except TischleinError as error:
                show(f"  {error}")

    def _know_own(self, seat: int) -> None:
        """One knows what one did: it need not be told."""
        told = self.table.told(seat)[self.heard[seat] :]
        if told and told[0].actor == seat:
            self.heard[seat] += 1

    def _prompt(self, seat: int, legal: Sequence[Any]) -> str:
        who = f"{self.table.names[seat]}, " if len(self.people) > 1 else ""
        if len(legal) > LISTED:
            shortest = sorted({str(action) for action in legal}, key=lambda text: len(text.split()))
            few = [text for text in shortest if len(text.split()) == len(shortest[0].split())]
            return f"{who}{', '.join(few)} … {len(legal)} choices: "
        choices = "  ".join(f"{number} {action}" for number, action in enumerate(legal, start=1))
        return f"{who}{choices}: "

    def _aside(self, seat: int, said: str) -> bool:
        """Words that are not a choice."""
        if said == "?":
            show(HELP)
        elif said == "board" or not said:
            show("\n" + self.table.draw(seat) + "\n")
        elif said == "events":
            self._say(self.table.told(seat))
        elif said == "rules":
            show(self.table.game.short_rules("en"))
        elif said in ("quit", "q"):
            raise Left
        else:
            return False
        return True

    def _draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        show("\n" * 3)
        if out.is_terminal:
            out.clear()
        self.ask(f"The keyboard goes to {self.table.names[seat]}. Press Enter when only you can see the screen. ")
        self.at_keyboard = seat

    def _tell(self, seat: int) -> int:
        """Say what happened since this person last looked; how many events that were."""
        told = self.table.told(seat)
        news = told[self.heard[seat] :]
        self.heard[seat] = len(told)
        self._say(news)
        return len(news)

    def _say(self, events: Sequence[Event]) -> None:
        """Events as lines, with names in place of seats."""
        for line in event_lines(self.table.game, events):
            who, _, what = line.partition(" ")
            if who != "*":
                who = ", ".join(self.table.names[int(seat)] for seat in who.split(",")) + ":"
            show(f"  {who} {what}")


def _result(table: Table) -> str:
    order = sorted(range(table.seats), key=lambda seat: table.ranks[seat])
    lines = ["", str(table), "", "The game is over."]
    lines += [f"  {table.ranks[seat]}. {table.names[seat]}  {table.scores[seat]}" for seat in order]
    return "\n".join(lines)
