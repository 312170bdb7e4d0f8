"""Sitting down in the terminal: which game, who plays, what is kept."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..bots import BOTS, LEVELS, make_bot
from ..core.errors import SetupError
from ..core.game import GAMES, Game, find_game
from ..core.table import Table
from ..core.text import plural
from .arguments import Components, Options, read_components, read_options
from .evening import Ask, Evening, Left
from .output import show

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrows and history at the prompt, where the machine has it

USUAL_BOT = "normal"
BOT_HELP = f"{', '.join(LEVELS)}; or {', '.join(name for name in BOTS if name not in LEVELS)}"
BOT_NAMES = ("Rosa", "Otto", "Frieda", "Kolja", "Greta", "Emil")


def ask(prompt: str) -> str:
    """A line from the keyboard; the end of input leaves the table."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise Left from None


def choose_table(ask: Ask = ask) -> tuple[str, int] | None:
    """Let the player pick a game and how many play, or leave."""
    show("Welcome to Tischlein. Which game?\n")
    for number, game in enumerate(GAMES.values(), start=1):
        show(f"  {number}  {game.name} ({game.fewest}–{game.most} players)")
    show("")
    try:
        chosen = _pick(ask, f"1–{len(GAMES)}, or q to leave: ", list(range(1, len(GAMES) + 1)))
        game = list(GAMES.values())[chosen - 1]
        seats = range(game.fewest, game.most + 1)
        usual = usual_seats(game)
        many = _pick(ask, f"How many players, {seats[0]}–{seats[-1]}? Enter for {usual}: ", list(seats), usual)
    except (Left, KeyboardInterrupt):
        show("")
        return None
    return game.id, many


def _pick(ask: Ask, prompt: str, numbers: list[int], usual: int | None = None) -> int:
    while True:
        said = ask(prompt).lower()
        if said in ("q", "quit"):
            raise Left
        if not said and usual is not None:
            return usual
        if said.isascii() and said.isdigit() and int(said[:4]) in numbers:
            return int(said[:4])
        show(f"Expected a number from {numbers[0]} to {numbers[-1]}.")


def usual_seats(game: Game, people: int = 1) -> int:
    """Three, where the game and the people allow it."""
    return max(game.fewest, people, min(3, game.most))


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="one of: " + ", ".join(GAMES))] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    name: Annotated[list[str], typer.Option("--name", "-n", help="a person at this keyboard; may be repeated")] = [],  # noqa: B006
    bot: Annotated[str, typer.Option("--bot", help=f"who takes the other seats: {BOT_HELP}")] = USUAL_BOT,
    option: Options = [],  # noqa: B006
    components: Components = None,
    seed: Annotated[str | None, typer.Option(help="the same luck each time")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="write the record of the game here")] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard."""
    if game is None:
        chosen = choose_table()
        if chosen is None:
            return
        game, players = chosen
    play_in_terminal(
        game,
        players=players,
        people=name,
        bot=bot,
        options=read_options(option),
        components=read_components(components),
        seed=seed,
        record=record,
    )


def play_in_terminal(
    game: str,
    players: int | None = None,
    people: Sequence[str] = (),
    bot: str = USUAL_BOT,
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
    seed: str | None = None,
    record: Path | None = None,
    ask: Ask = ask,
) -> Table:
    """One game from its first event to its end, or until somebody leaves."""
    people = list(people) or ["You"]
    seats = players if players is not None else usual_seats(find_game(game), len(people))
    find_game(game).open(seats, options, components)  # what is wrong is said before anybody sits down
    if seats < len(people):
        who, where = plural(len(people), "person does", "people do"), plural(seats, "seat", "seats")
        raise SetupError(f"{who} not fit on {where}")
    names = people + [f"{name} (bot)" for name in BOT_NAMES][: seats - len(people)]
    if len(set(names)) < len(names):
        raise SetupError("two players have the same name")
    bots = {seat: make_bot(bot, seed=f"{seed}/{seat}") for seat in range(len(people), seats)}
    table = Table(game, names, seed=seed, options=options, components=components)
    if record is not None:
        reserve(record)
    show(f"{table.game.name}: {', '.join(names)}. Type ? for help.")
    try:
        Evening(table, bots, ask).play()
        show(result(table))
    except (Left, KeyboardInterrupt):
        show("\nYou leave the table.")
    finally:
        if record is not None:
            record.write_text(str(table.record()), encoding="utf-8")
            show(f"The record is in {record}.")
    return table


def reserve(record: Path) -> None:
    """Make sure that the record can be written, before the game."""
    if record.exists():
        raise SetupError(f"{record} is there already; expected a new file")
    record.touch()


def result(table: Table) -> str:
    """The last board and the ranking."""
    order = sorted(range(table.seats), key=lambda seat: table.ranks[seat])
    lines = ["", str(table), "", "The game is over."]
    lines += [f"  {table.ranks[seat]}. {table.names[seat]}  {table.scores[seat]}" for seat in order]
    return "\n".join(lines)
