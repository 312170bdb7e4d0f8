"""Learning a value function, and saying how strong it became."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..bots.nets import About, Net, Strength, path_of, save_net
from ..bots.solving import Wish
from ..core.errors import SetupError
from ..core.game import find_game
from ..odds.solver import dice_of
from .arguments import GameName, Json
from .output import err, out, print_json, say


def train_value_function(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="the same again, with the same rounds and cores")] = 1,
    rounds: Annotated[int | None, typer.Option(metavar="R", help="of self-play and learning; 60 by default")] = None,
    minutes: Annotated[float | None, typer.Option(metavar="M", help="as many rounds as fit in")] = None,
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all by default")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="games to measure its strength by, each rival")] = 2000,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="where to keep it; GAME-PLAYERS.net here by default")
    ] = None,
    as_json: Json = False,
) -> None:
    """Learn what a table of dice is worth, by self-play: what `expert` plays by. Then measure how strong it is."""
    train_net(game, players, seed, rounds, minutes, cores, games, file, as_json)


def train_net(
    name: str,
    players: int | None,
    seed: int,
    rounds: int | None,
    minutes: float | None,
    cores: int | None,
    games: int,
    file: Path | None,
    as_json: bool,
) -> None:
    """Learn, measure, keep."""
    from ..bots.measure import RIVALS, Measured
    from ..bots.train import ROUNDS, train

    game = find_game(name)
    dice_of(game)
    seats = game.fewest if players is None else players
    file = file or Path(path_of(game, seats).name)
    if rounds is not None and minutes is not None:
        raise SetupError("--rounds or --minutes, not both")
    if games < 2:
        raise SetupError(f"at least 2 games are needed to measure, not {games}")
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise SetupError(f"{file}: expected a file in a folder that is there")  # said before the work, not after it
    if err.is_terminal:
        say("readying the teacher; the first time it is compiled …")
    with _Bars() as bars:
        net = train(
            game, seats, seed, ROUNDS if rounds is None else rounds, minutes, cores,
            progress=lambda done, of, text: bars.reach("learning", of, done, text),
        )  # fmt: skip
        strength: dict[str, Strength] = {}
        for rival, wish in RIVALS.items():
            shown = partial(bars.reach, f"against {rival}", games)
            pairing = Measured(game, seats, net.weights, Wish(wins=True), wish)
            strength[rival] = pairing.play(games, f"measure/{seed}", cores, shown)
    about = msgspec.structs.replace(net.about, strength=strength)
    save_net(Net(about, net.weights), file)
    say(f"kept in {file}")
    if as_json:
        print_json(about)
    else:
        _show(about)


class _Bars:
    """A bar for each part of the work; drawn only for who looks at a terminal."""

    def __init__(self) -> None:
        self._bars = Progress(
            TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"), TimeRemainingColumn(),
            console=err,
        )  # fmt: skip
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> _Bars:
        return self

    def __exit__(self, *problem: object) -> None:
        if err.is_terminal:
            self._bars.stop()

    def reach(self, part: str, of: int, done: int, text: str = "") -> None:
        if not err.is_terminal:
            return
        self._bars.start()
        if part not in self._tasks:
            self._tasks[part] = self._bars.add_task(part, total=of)
        self._bars.update(self._tasks[part], description=f"{part} {text}", completed=done, total=of)


def _show(about: About) -> None:
    out.print(
        f"{about.game}, {about.seats} players: {about.positions:,} positions in {about.rounds} rounds, "
        f"{about.seconds:.0f} s on {about.cores} cores, seed {about.seed}\n"
    )
    grid = Grid(box=None, pad_edge=False)
    others = "against" if about.seats == 2 else f"against {about.seats - 1} of"
    for title in (others, "wins, luck taken off", "95 %", "games"):
        grid.add_column(title, justify="left" if title == others else "right")
    for rival, found in about.strength.items():
        low, high = found.share - found.within, found.share + found.within
        grid.add_row(rival, f"{100 * found.share:.1f} %", f"{100 * low:.1f}–{100 * high:.1f}", f"{found.games:,}")
    out.print(grid)
