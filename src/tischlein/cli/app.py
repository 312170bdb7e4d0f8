"""The commands."""

from __future__ import annotations

import io
import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from .. import __version__
from ..bots.ready import ready_desk
from ..core import compiled
from ..core.errors import SetupError, TischleinError
from ..core.game import GAMES, Game, find_game
from ..core.playout import PLAYERS
from ..core.rulebook import rules_text
from ..core.simulate import Summary
from ..core.simulate import simulate as simulate_games
from ..core.text import plural
from .arguments import read_components, read_language, read_options
from .odds import show_odds
from .output import Bar, out, print_json, print_markdown, say
from .play import choose_table, play_in_terminal
from .replay import print_table, read_table, show_table
from .review import show_review
from .verify import verify_record

app = typer.Typer(
    name="tischlein",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Five tabletop games: play them, replay them, simulate them.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="one of: " + ", ".join(GAMES))]
Json = Annotated[bool, typer.Option("--json", help="write JSON for a program to read")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="a rule option; may be repeated")
]
Components = Annotated[str | None, typer.Option(metavar="JSON", help="numbers that differ from the box")]


def main() -> None:
    """Run a command; what is wrong with its input is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows the others
    try:
        code = app(standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        say("stopped")
        sys.exit(130)
    except typer.TyperException as error:
        _fail(error.format_message())
    except TischleinError as error:
        _fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more to say to nobody
        sys.exit(1)
    except OSError as error:
        _fail(f"{error.filename or 'output'}: {(error.strerror or str(error)).lower()}")
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str) -> None:
    say("tischlein: " + " ".join(message.split()))
    sys.exit(2)


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"tischlein {__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="say the version")
    ] = False,
) -> None:
    """Five tabletop games: play them, replay them, simulate them."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 lets others in your network come")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="the port; a free one by default")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="where tables are kept")] = None,
    proxy: Annotated[
        list[str],
        typer.Option(metavar="ADDRESS", help="a reverse proxy whose X-Forwarded headers count; may be repeated"),
    ] = [],  # noqa: B006
    no_open: Annotated[bool, typer.Option("--no-open", help="don't open the browser")] = False,
) -> None:
    """Open the tables: play in the browser, alone or with friends. This is what `tischlein` alone does."""
    from ..server.serve import serve as serve_tables

    serve_tables(host, port, data, proxies=proxy, open_browser=not no_open, say=say)


@app.command()
def games(as_json: Json = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print_json([_described(game) for game in GAMES.values()])
        return
    grid = Grid(box=None, pad_edge=False)
    for title in ("game", "name", "players", "options"):
        grid.add_column(title, overflow="fold", no_wrap=title == "game")
    for game in GAMES.values():
        options = "\n".join(f"{option.name}: {', '.join(option.values)}" for option in game.options)
        grid.add_row(game.id, game.name, f"{game.fewest}–{game.most}", options)
    out.print(grid)


def _described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "fewest": game.fewest,
        "most": int(game.most),
        "rules": game.version,
        "options": {option.name: {"default": option.default, "values": option.values} for option in game.options},
        "components": game.component_tables(),
    }


@app.command()
def rules(
    game: GameName,
    lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="LANGUAGE", help="en, de or ru")] = None,
    as_json: Json = False,
) -> None:
    """Show the short rules of a game."""
    language = read_language(lang)
    text = rules_text(find_game(game), language)
    if as_json:
        print_json({"game": game, "language": language, "text": text})
    else:
        print_markdown(text)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="one of: " + ", ".join(GAMES))] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    name: Annotated[list[str], typer.Option("--name", "-n", help="a person at this keyboard; may be repeated")] = [],  # noqa: B006
    bot: Annotated[str, typer.Option("--bot", help="who takes the other seats: " + ", ".join(PLAYERS))] = "thumb",
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


@app.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="a record, or a position as JSON; - reads from standard input")
    ],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="stop after so many events")] = None,
    as_json: Json = False,
) -> None:
    """Replay a record, or read a position, and show the table it leads to."""
    table, of = read_table(file, at)
    if as_json:
        print_table(table, of)
    else:
        show_table(table)


@app.command()
def odds(
    game: GameName,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="a record or a position: the odds of the turn there; - reads stdin"),
    ] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="after so many events of the record")] = None,
    kept: Annotated[str | None, typer.Option(metavar="FACES", help='dice set aside, such as "w w 5"')] = None,
    rolled: Annotated[str | None, typer.Option(metavar="FACES", help="dice that lie rolled")] = None,
    grill: Annotated[
        str | None, typer.Option(metavar="TILES", help="bratwurmeck: open tiles, such as 21-29,33")
    ] = None,
    tops: Annotated[str | None, typer.Option(metavar="TILES", help="bratwurmeck: top tiles of the others")] = None,
    own: Annotated[
        str | None, typer.Option(metavar="NUMBERS", help="your top tile; barbecue: spaces with one plate of yours")
    ] = None,
    others: Annotated[
        str | None, typer.Option(metavar="SPACES", help="barbecue: spaces with one plate of another")
    ] = None,
    locked: Annotated[str | None, typer.Option(metavar="SPACES", help="barbecue: spaces with two plates")] = None,
    snails: Annotated[str | None, typer.Option(metavar="SPACES", help="barbecue: spaces with a snail")] = None,
    stock: Annotated[str | None, typer.Option(metavar="N", help="barbecue: snails left beside the grill")] = None,
    exact: Annotated[bool, typer.Option("--exact", help="as fractions")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="draw it: .png, .svg or .pdf")] = None,
    as_json: Json = False,
) -> None:
    """The exact odds of a dice turn: of what the dice allow, or of every choice at a table."""
    words = {"grill": grill, "tops": tops, "own": own, "others": others}
    words |= {"locked": locked, "snails": snails, "stock": stock}
    show_odds(game, file, at, kept, rolled, words, exact, plot, as_json)


@app.command("review")
def review_game(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="of a finished game; - reads standard input")],
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="draw it: .png, .svg or .pdf")] = None,
    ponder: Annotated[
        int | None, typer.Option(metavar="N", min=2, help="card games: playouts of each table; more is more exact")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", "-s", help="card games: the same playouts each time")] = "0",
    as_json: Json = False,
) -> None:
    """What luck gave each player, what choices cost, and where the game turned."""
    show_review(file, plot, ponder, seed, as_json)


@app.command()
def puzzles(
    game: GameName,
    many: Annotated[int, typer.Option("--number", "-n", min=1, help="how many")] = 60,
    seed: Annotated[str, typer.Option("--seed", "-s", help="the same puzzles each time")] = "0",
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="write them here, not to stdout")] = None,
) -> None:
    """Find positions in self-play where what comes to mind first is clearly wrong. It takes a while."""
    from .puzzles import make_puzzles

    make_puzzles(game, many, seed, players, file)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="of a table with fair dice; - reads standard input")],
    as_json: Json = False,
) -> None:
    """Check that every dice roll and card of a record is what its seed says."""
    if not verify_record(file, as_json):
        raise typer.Exit(1)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="how many games")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="the same games each time")] = "0",
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="one for all seats, or one for each, with commas")
    ] = "thumb",
    option: Options = [],  # noqa: B006
    components: Components = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="write a record of each game here")] = None,
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all by default")] = None,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="don't compile")] = False,
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    chosen = find_game(game)
    with Bar(game, games) as bar:
        summary = simulate_games(
            chosen,
            chosen.fewest if players is None else players,
            games,
            seed=seed,
            bots=[bot.strip() for bot in bots.split(",")],
            records=records,
            cores=cores,
            interpreted=interpreted,
            options=read_options(option),
            components=read_components(components),
            progress=bar.reach,
            notice=say,
        )
    if as_json:
        print_json(summary)
    else:
        _show(summary)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", help="two or more with commas: names, module:Name, tcp://HOST:PORT; other-name=BOT"
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="games of each pairing, at most")] = 2000,
    players: Annotated[int | None, typer.Option("--players", "-p", help="how many sit at the table")] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="the first bot against each other one")] = False,
    play_all: Annotated[bool, typer.Option("--all", help="play all games, also when it is decided")] = False,
    raw: Annotated[bool, typer.Option("--raw", help="don't judge luck")] = False,
    limit: Annotated[float, typer.Option(metavar="SECONDS", help="a program's time for an answer")] = 10.0,
    seed: Annotated[str, typer.Option("--seed", "-s", help="the same games each time")] = "0",
    option: Options = [],  # noqa: B006
    cores: Annotated[int | None, typer.Option(help="how many cores to use; all by default")] = None,
    on: Annotated[str, typer.Option("--on", metavar="WHERE", help="local, or ray for a Ray cluster")] = "local",
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="keep the games here; a second run goes on")
    ] = None,
    html: Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help="write a report")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, on the same deals and with luck taken off, until it is decided."""
    from ..arena import Match
    from .arena import play_arena

    match = Match(
        game=game,
        bots=tuple(bot for bot in bots.split(",") if bot.strip()),
        players=players,
        games=games,
        gauntlet=gauntlet,
        seed=seed,
        options=read_options(option),
        adjust=not raw,
        until_decided=not play_all,
        limit=limit,
    )
    play_arena(match, cores, on, folder, html, as_json)


@app.command("train")
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
    from .train import train_net

    train_net(game, players, seed, rounds, minutes, cores, games, file, as_json)


def _show(summary: Summary) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in ("seat", "bot"):
        grid.add_column(title)
    for title in ("wins", "mean rank", "points", "±", "from", "to"):
        grid.add_column(title, justify="right")
    for seat in summary.seats:
        score = seat.score
        grid.add_row(
            str(seat.seat),
            seat.bot,
            f"{100 * seat.wins:.1f} %",
            f"{seat.rank:.2f}",
            f"{score.mean:.1f}",
            f"{score.deviation:.1f}",
            str(score.least),
            str(score.most),
        )
    out.print(grid)
    length = summary.length
    games = plural(summary.games, "game", "games")
    out.print(f"\n{games} of {length.mean:.0f} events on average ({length.least}–{length.most})")
    how = f"compiled, {plural(summary.cores, 'core', 'cores')}" if summary.compiled else "interpreted"
    out.print(
        f"{summary.seconds:.2f} s: {summary.games_per_second:,.0f} games/s, "
        f"{summary.steps_per_second:,.0f} events/s ({how})"
    )


@app.command()
def warm(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="all games by default")] = None,
    as_json: Json = False,
) -> None:
    """Compile the games now, so that simulation and bots start at once later."""
    chosen = [find_game(name) for name in game or GAMES]
    if not compiled.available():
        raise SetupError('compiling needs numba; install it with: pip install "tischlein[fast]"')
    compiled.forget_old()
    took = {}
    for each in chosen:
        began = time.perf_counter()
        simulate_games(each, each.fewest, 1, notice=say)
        if each.hands:
            ready_desk(each)
        took[each.id] = round(time.perf_counter() - began, 2)
    if as_json:
        print_json({"folder": str(compiled.cache_folder()), "seconds": took})
    else:
        for each_id, seconds in took.items():
            out.print(f"{each_id}: {seconds} s")
