"""One game in the terminal: people and bots around a table, one keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..bots import Bot
from ..bots.protocol import Listener
from ..core.catalogue import all_in_words, in_words
from ..core.errors import TischleinError
from ..core.feed import Ears, Feed, News
from ..core.record import event_lines
from ..core.rulebook import rules_text
from ..core.table import Table
from ..core.words import Action, Event
from .arguments import read_language
from .hint import Adviser, show_thought
from .output import out, print_markdown, show, show_choices

Ask = Callable[[str], str]
NOBODY = -1
LISTED = 24
"""More choices than this are not numbered one by one."""

HELP = """\
Type the number of a choice, or write it out: {words}.
  board   show the table again        events  what happened so far
  rules   the short rules             hint    what a strong player thinks of your choices
  quit    leave the game"""


class Left(Exception):
    """Somebody leaves the table."""


class Evening:
    """One table with people and bots around it."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], ask: Ask) -> None:
        self.table, self.bots, self.ask = table, bots, ask
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.feeds = {seat: Feed(table, seat) for seat in self.people}
        self.ears = Ears(table, range(table.seats))
        self.advisers = {seat: Adviser(seat) for seat in self.people}
        self.at_keyboard = self.people[0] if len(self.people) == 1 else NOBODY
        self.seen: object = None
        """What was last shown for a moment."""

    def play(self) -> None:
        """Until it is over."""
        while waiting := sorted(self.table.actors):
            thinking = [seat for seat in waiting if seat in self.bots]
            if thinking:
                self._let_think(thinking[0])
                self._show_moment()
            else:
                self._turn(waiting[0])
        self._tell(self.at_keyboard)

    def _let_think(self, seat: int) -> None:
        """One choice of a bot, which has heard what its seat was told."""
        bot = self.bots[seat]
        news = self.ears.news(seat)
        if isinstance(bot, Listener):
            for event in news:
                bot.hear(event)
        self.table.play(seat, bot.choose(self.table.view(seat), self.table.legal(seat)))

    def _show_moment(self) -> None:
        """What is shown for a moment only is drawn before it passes."""
        if self.at_keyboard == NOBODY:
            return
        moment = self.table.game.moment(self.table.view(self.at_keyboard))
        if moment and moment != self.seen:
            self._tell(self.at_keyboard)
            self._board(self.at_keyboard)
        self.seen = moment

    def _turn(self, seat: int) -> None:
        """One choice of one person."""
        if seat != self.at_keyboard:
            self._hand_over(seat)
        if self._tell(seat):
            self._board(seat)
        legal = self.table.legal(seat)
        warned = None
        while True:
            self._list(seat, legal)
            said = self.ask(f"{self.table.names[seat]}> " if len(self.people) > 1 else "> ").lower()
            if self._aside(seat, said):
                continue
            try:
                action = self._meant(said, legal)
                warning = self.table.game.warning(self.table.view(seat), action) if action in legal else None
                if warning and action != warned:
                    warned = action
                    show(f"  {in_words(self.table.game.id, warning, self.table.names)} Choose it again to do it.")
                    continue
                self.table.play(seat, action)
            except TischleinError as error:
                show(f"  {error}")
                continue
            self._show_moment()
            return

    def _meant(self, said: str, legal: Sequence[Action]) -> Action:
        """The choice of this number, or the words written out."""
        number = int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0
        return legal[number - 1] if 0 < number <= len(legal) else self.table.game.actions.parse(said)

    def _list(self, seat: int, legal: Sequence[Action]) -> None:
        """What may be done, with numbers, and what it would do."""
        if len(legal) > LISTED:
            fewest = min(len(str(action).split()) for action in legal)
            plain = [str(action) for action in legal if len(str(action).split()) == fewest]
            show(f"{', '.join(plain)} … {len(legal)} choices; ? tells how they are written")
            return
        view = self.table.view(seat)
        choices = []
        for number, action in enumerate(legal, start=1):
            hint = hint_in_words(self.table, view, action)
            choices.append(f"[{number}] {action}" + (f" ({hint})" if hint else ""))
        show_choices(choices)

    def _aside(self, seat: int, said: str) -> bool:
        """Words that are not a choice."""
        if said in ("?", "help"):
            show(HELP.format(words=self.table.game.actions.usage))
        elif said == "board" or not said:
            self._board(seat)
        elif said == "events":
            self._say([News(event, ()) for event in self.table.told(seat)])
        elif said == "rules":
            print_markdown(rules_text(self.table.game, read_language(None)))
        elif said == "hint":
            thought = self.advisers[seat].think(self.table, self.ears.news(seat))
            show_thought(self.table, self.table.legal(seat), thought, read_language(None))
        elif said in ("quit", "q"):
            raise Left
        else:
            return False
        return True

    def _board(self, seat: int) -> None:
        show("\n" + self.table.draw(seat) + "\n")

    def _hand_over(self, seat: int) -> None:
        """Where hands are secret, what the last person saw is hidden before the next one looks."""
        if self.table.game.hands:
            show("\n" * 3)
            if out.is_terminal:
                out.clear()
                out.file.write("\x1b[3J")  # what has scrolled away, too
            name = self.table.names[seat]
            self.ask(f"The keyboard goes to {name}. Press Enter when only you can see the screen. ")
        self.at_keyboard = seat

    def _tell(self, seat: int) -> int:
        """Say what happened since this person last looked; how many events that were."""
        if seat == NOBODY:
            return 0
        news = self.feeds[seat].news()
        self._say(news)
        return len(news)

    def _say(self, news: Sequence[News]) -> None:
        """Events as lines, with names in place of seats, and what came of them."""
        events: list[Event] = []
        for event, story in news:
            events.append(event)
            if story:
                self._write(events)
                events = []
                show("    " + " ".join(all_in_words(self.table.game.id, story, self.table.names)))
        self._write(events)

    def _write(self, events: Sequence[Event]) -> None:
        for line in event_lines(self.table.game, events):
            who, _, what = line.partition(" ")
            if who != "*":
                who = ", ".join(self.table.names[int(seat)] for seat in who.split(",")) + ":"
            show(f"  {who} {what}")


def hint_in_words(table: Table, view: Any, action: Action) -> str:
    """What a choice would do, in a few words."""
    return ": ".join(all_in_words(table.game.id, table.game.hint(view, action), table.names)).removesuffix(".")
