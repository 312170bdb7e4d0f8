"""Pictures by matplotlib, which is an extra."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.errors import SetupError
from ..odds import TurnChances, TurnOdds
from ..review import Review
from .output import say

SUFFIXES = (".png", ".svg", ".pdf")
INK, FIRE, LEAF = "#3d2013", "#e2562a", "#4d8f5b"


def check_picture(path: Path | None) -> None:
    """Can a picture be drawn there? Said before the work, not after it."""
    if path is None:
        return
    if path.suffix.lower() not in SUFFIXES:
        raise SetupError(f"{path.name}: a picture's name ends with {', '.join(SUFFIXES)}")
    if path.is_dir():
        raise SetupError(f"{path} is a folder; expected a file")
    if not path.absolute().parent.is_dir():
        raise SetupError(f"{path}: there is no such folder")
    if find_spec("matplotlib") is None:
        raise SetupError('pictures need matplotlib; install it with: pip install "tischlein[plots]"')


def figure(wide: float = 8, high: float = 4.5, rows: int = 1, **more: Any) -> Any:
    """A figure and its axes, one below another."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    made, found = pyplot.subplots(rows, figsize=(wide, high), layout="constrained", squeeze=False, **more)
    several = [row[0] for row in found]
    for axes in several:
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", alpha=0.25)
    return made, several


def keep_figure(made: Any, path: Path) -> None:
    """Write it where it was asked for, and say so."""
    from matplotlib import pyplot

    made.savefig(path, dpi=150)
    pyplot.close(made)
    say(f"picture: {path}")


def draw_chances(chances: TurnChances, path: Path) -> None:
    """At least as a line, exactly as bars."""
    made, [axes] = figure()
    totals = [int(total) for total in chances.at_least]
    axes.bar(totals, [float(chance) for chance in chances.exactly.values()], color=FIRE, label="exactly")
    axes.plot(totals, [float(chance) for chance in chances.at_least.values()], color=INK, marker="o", label="at least")
    axes.set(xlabel="points, with a worm", ylabel="chance", ylim=(0, 1), title=f"A turn of {chances.game}")
    axes.legend(frameon=False)
    keep_figure(made, path)


def draw_choices(odds: TurnOdds, unit: str, useless: Callable[[int], bool], path: Path) -> None:
    """Where the turn ends after each choice under the best play, the best choice on top; failures are dark."""
    choices = odds.choices
    made, several = figure(9, 1.2 + 1.3 * len(choices), rows=len(choices), sharex=True, sharey=True)
    totals = sorted({int(total) for choice in choices for total in choice.ends})
    places = {total: place for place, total in enumerate(totals, start=2)}
    for axes, choice in zip(several, choices, strict=True):
        ends = {0: choice.fails} | {places[int(total)]: chance for total, chance in choice.ends.items()}
        dark = {0, *(place for total, place in places.items() if useless(total))}
        shares = [100 * float(chance) for chance in ends.values()]
        bars = axes.bar(list(ends), shares, color=[INK if place in dark else FIRE for place in ends])
        axes.bar_label(bars, [f"{share:.0f}" if share >= 0.5 else "" for share in shares], fontsize=8, padding=1)
        axes.set_title(f"{choice.action}: brings {float(choice.value):+.3f} {unit}", loc="left", fontsize=10)
        axes.margins(y=0.25)
    several[-1].set_xticks([0, *places.values()], ["fails", *map(str, totals)], fontsize=8)
    several[-1].set_xlabel("points that the turn ends with; dark: they bring nothing")
    made.suptitle(f"A turn of {odds.game}: where it ends under the best play")
    made.supylabel("chance in %")
    keep_figure(made, path)


def draw_review(found: Review, titles: Sequence[str], rows: Sequence[Sequence[str]], path: Path) -> None:
    """Everybody's chance to win over the game with its turning points, and below what luck and choices gave."""
    lines = 0.3 * (len(rows) + 1)
    made, [axes, below] = figure(9, 4.5 + lines, rows=2, height_ratios=[4.5, lines])
    for seat, name in enumerate(found.names):
        line = [found.start[seat], *(step.after[seat] for step in found.steps)]
        axes.plot(range(len(line)), line, label=name, drawstyle="steps-post")
    for number in found.turning:
        axes.axvline(number, color=INK, alpha=0.25, linewidth=1)
    axes.set(xlabel="event", ylabel="chance to win", ylim=(-0.02, 1.02), title=f"A game of {found.game}")
    axes.legend(frameon=False)
    below.axis("off")
    figures = below.table(
        [list(row) for row in rows], colLabels=list(titles), loc="center", cellLoc="center", edges="horizontal"
    )
    figures.auto_set_font_size(False)
    figures.set_fontsize(9)
    figures.scale(1, 1.2)
    keep_figure(made, path)
