"""Pictures by matplotlib, which is an extra."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.errors import SetupError
from ..odds import TurnChances
from ..review import Review

SUFFIXES = (".png", ".svg", ".pdf")
INK, FIRE, LEAF = "#3d2013", "#e2562a", "#4d8f5b"


def figure(path: Path, wide: float = 8, high: float = 4.5) -> Any:
    """A figure and its axes; the file's name says in which form it is kept."""
    if path.suffix.lower() not in SUFFIXES:
        raise SetupError(f"{path.name}: a picture's name ends with {', '.join(SUFFIXES)}")
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise SetupError('pictures need matplotlib; install it with: pip install "tischlein[plots]"') from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    made, axes = pyplot.subplots(figsize=(wide, high), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", alpha=0.25)
    return made, axes


def keep_figure(made: Any, path: Path) -> None:
    """Write it where it was asked for."""
    from matplotlib import pyplot

    made.savefig(path, dpi=150)
    pyplot.close(made)


def draw_chances(chances: TurnChances, path: Path) -> None:
    """At least as a line, exactly as bars."""
    made, axes = figure(path)
    totals = [int(total) for total in chances.at_least]
    axes.bar(totals, [float(chance) for chance in chances.exactly.values()], color=FIRE, label="exactly")
    axes.plot(totals, [float(chance) for chance in chances.at_least.values()], color=INK, marker="o", label="at least")
    axes.set(xlabel="points, with a worm", ylabel="chance", ylim=(0, 1), title=f"A turn of {chances.game}")
    axes.legend(frameon=False)
    keep_figure(made, path)


def draw_review(found: Review, path: Path) -> None:
    """Everybody's chance to win over the game, with its turning points."""
    made, axes = figure(path, wide=9)
    for seat, name in enumerate(found.names):
        line = [found.start[seat], *(step.after[seat] for step in found.steps)]
        axes.plot(range(len(line)), line, label=name, drawstyle="steps-post")
    for number in found.turning:
        axes.axvline(number, color=INK, alpha=0.25, linewidth=1)
    axes.set(xlabel="event", ylabel="chance to win", ylim=(-0.02, 1.02), title=f"A game of {found.game}")
    axes.legend(frameon=False)
    keep_figure(made, path)
