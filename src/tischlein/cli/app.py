"""The commands."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from .. import __version__
from ..core.errors import TischleinError
from .arena import arena
from .games import games, rules
from .odds import odds
from .output import out, say
from .play import play
from .puzzles import puzzles
from .replay import replay
from .review import review_game
from .serve import serve
from .simulate import simulate
from .train import train_value_function
from .verify import verify
from .warm import warm

app = typer.Typer(
    name="tischlein",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Five tabletop games: play them, replay them, simulate them.",
)


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


COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve,
    "games": games,
    "rules": rules,
    "play": play,
    "replay": replay,
    "odds": odds,
    "review": review_game,
    "puzzles": puzzles,
    "verify": verify,
    "simulate": simulate,
    "arena": arena,
    "train": train_value_function,
    "warm": warm,
}
"""In the order in which the help lists them; each stands in the file of its name, with its options."""
for name, command in COMMANDS.items():
    app.command(name)(command)
