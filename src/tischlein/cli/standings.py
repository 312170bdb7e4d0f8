"""How bots stand against each other, while they play and afterwards."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..arena import Duel, Standings
from ..arena.estimates import FEWEST_SHOWN
from ..arena.report import DASH, figures, percent
from .output import err, out, print_whole


class Bars:
    """A bar for each pairing, with its share and interval so far; drawn only for who looks at a terminal."""

    def __init__(self) -> None:
        self._bars = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=err, transient=True,
        )  # fmt: skip
        self._tasks: dict[int, TaskID] = {}

    def __enter__(self) -> Bars:
        return self

    def __exit__(self, *problem: object) -> None:
        if err.is_terminal:
            self._bars.stop()

    def reach(self, pairing: int, games: int, duel: Duel) -> None:
        if not err.is_terminal:
            return
        self._bars.start()
        raw, raw_ends, adjusted, adjusted_ends, _ = figures(duel)
        share, ends = (adjusted, adjusted_ends) if adjusted else (raw, raw_ends)
        text = f"{duel.one} – {duel.other}  {share} ({ends})"
        if pairing not in self._tasks:
            self._tasks[pairing] = self._bars.add_task(text, total=games)
        total = duel.games if duel.decided else games
        self._bars.update(self._tasks[pairing], description=text, completed=duel.games, total=total)


def show_standings(standings: Standings) -> None:
    print_whole(_duels(standings))
    out.print()
    print_whole(_bots(standings))
    s = standings
    out.print(f"\n{s.games:,} games of {s.players} players{_how_fast(s)}")
    if not all(duel.enough for duel in s.duels):
        out.print(f"{DASH} too few deals to say: there are intervals from {FEWEST_SHOWN} deals on")
    if any(duel.decided for duel in s.duels):
        out.print("* decided and stopped; its intervals hold at every moment. --all plays all games")
    if not any(duel.adjusted for duel in s.duels):
        out.print("luck is not taken off: nobody judged it")


def _how_fast(s: Standings) -> str:
    """What this run played, if anything."""
    if not s.played:
        return ", which were all there already"
    new = f", {s.played:,} of them now," if s.played < s.games else ""
    return f"{new} in {s.seconds:.1f} s: {s.games_per_second:,.1f} games/s"


def _duels(standings: Standings) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    others = "against" if standings.players == 2 else f"against {standings.players - 1} of"
    for title in ("bot", others):
        grid.add_column(title)
    for title in ("raw %", "95 %", "adjusted", "95 %", "narrower", "games"):
        grid.add_column(title, justify="right", no_wrap=True)
    for duel in standings.duels:
        games = f"{duel.games:,}" + "*" * duel.decided
        cells = [cell.removesuffix(" %") for cell in figures(duel)]
        grid.add_row(duel.one, duel.other, *cells, games)
    return grid


def _bots(standings: Standings) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("bot")
    for title in ("rating", "±", "victories", "points", "ms a move"):
        grid.add_column(title, justify="right")
    for bot in standings.bots:
        rating = (f"{bot.rating.mu:.1f}", f"{bot.rating.sigma:.1f}") if bot.rating else ("", "")
        grid.add_row(bot.bot, *rating, percent(bot.share), f"{bot.points:.1f}", f"{bot.milliseconds:.1f}")
    return grid
