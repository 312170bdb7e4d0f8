"""Pictures of a match as SVG that takes the colours of the page around it."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..core.errors import SetupError
from .standings import Standings

INK = "#010203"
"""Stands for the page's own ink, whatever that is."""
COLOURS = ("#e2562a", "#4d8f5b", "#3f7cac", "#b8860b", "#8e5ea2", "#c2557a", "#5f8a8b", "#8a6d5b")
"""Seen well on light and dark pages."""


@contextmanager
def _axes(wide: float, high: float) -> Iterator[tuple[Any, Callable[[], str]]]:
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise SetupError('a report needs matplotlib; install it with: pip install "tischlein[plots]"') from None
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    inked = ("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color")
    style: Any = {"svg.fonttype": "none", "svg.hashsalt": "arena", "font.size": 10} | dict.fromkeys(inked, INK)
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(wide, high), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        axes.patch.set_alpha(0)
        yield axes, lambda: _svg(figure)


def _svg(figure: Any) -> str:
    file = io.StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = file.getvalue()
    text = text[text.index("<svg") :].replace(INK, "currentColor")
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    return re.sub(
        r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", re.sub(r' height="[\d.]+pt"', "", text, count=1), count=1
    )


def win_matrix(standings: Standings) -> str:
    """Each bot's share against each other one, redder where it wins."""
    names = [bot.bot for bot in standings.bots]
    shares = matrix(standings)
    even = 1 / standings.players
    size = max(3.0, 1.0 + 0.9 * len(names))
    with _axes(size + 1, size) as (axes, svg):
        for y, one in enumerate(names):
            for x, other in enumerate(names):
                share = shares.get((one, other))
                if share is None:
                    continue
                axes.add_patch(_square(x, y, share, even))
                axes.text(x, y, f"{100 * share:.1f}", ha="center", va="center")
        axes.set(xlim=(-0.5, len(names) - 0.5), ylim=(len(names) - 0.5, -0.5), aspect="equal")
        axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
        axes.set_yticks(range(len(names)), names)
        axes.set_xlabel("against")
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        return svg()


def matrix(standings: Standings) -> dict[tuple[str, str], float]:
    """Shares by the two names; of two players both are known from one pairing."""
    found = {}
    for duel in standings.duels:
        share = (duel.best if duel.enough else duel.raw).share
        found[duel.one, duel.other] = share
        if standings.players == 2:
            found[duel.other, duel.one] = 1 - share
    return found


def _square(x: int, y: int, share: float, even: float) -> Any:
    from matplotlib.patches import Rectangle

    more = (share - even) / (1 - even) if share > even else (even - share) / even
    colour = COLOURS[0] if share > even else COLOURS[2]
    return Rectangle((x - 0.48, y - 0.48), 0.96, 0.96, color=colour, alpha=min(1.0, max(0.0, more)) * 0.75)


def intervals(standings: Standings) -> str:
    """Raw and adjusted shares with their intervals, a line a pairing."""
    duels = standings.duels
    with _axes(7.5, 1.2 + 0.5 * len(duels)) as (axes, svg):
        axes.axvline(1 / standings.players, color=INK, linewidth=1, linestyle=":")
        for y, duel in enumerate(duels):
            for off, found, colour in ((0.14, duel.raw, COLOURS[2]), (-0.14, duel.adjusted, COLOURS[0])):
                if found and duel.enough:
                    axes.plot([found.low, found.high], [y + off] * 2, color=colour, linewidth=2)
                    axes.plot([found.share], [y + off], "o", color=colour)
        axes.plot([], [], "o-", color=COLOURS[2], label="raw")
        if any(duel.adjusted for duel in duels):
            axes.plot([], [], "o-", color=COLOURS[0], label="luck-adjusted")
        axes.set_yticks(range(len(duels)), [f"{duel.one} – {duel.other}" for duel in duels])
        axes.set(ylim=(len(duels) - 0.5, -0.5), xlabel="share of victories, 95 %")
        axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=2)
        return svg()


def score_curves(standings: Standings) -> str:
    """How often each bot had so many points."""
    with _axes(7.5, 3.4) as (axes, svg):
        for number, bot in enumerate(standings.bots):
            low, high = min(bot.scores), max(bot.scores)
            step = max(1, (high - low) // 30)
            bins = Counter({(points - low) // step: 0 for points in range(low, high + 1)})
            for points, many in bot.scores.items():
                bins[(points - low) // step] += many
            x = [low + step * at for at in sorted(bins)]
            y = [bins[at] / bot.games / step for at in sorted(bins)]
            colour = COLOURS[number % len(COLOURS)]
            axes.fill_between(x, y, step="mid", color=colour, alpha=0.15, linewidth=0)
            axes.step(x, y, where="mid", color=colour, label=bot.bot)
            axes.axvline(bot.points, color=colour, linewidth=0.8, linestyle="--")
        axes.set(xlabel="points (dashed: mean)", ylabel="share of games", ylim=(0, None))
        axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=4)
        return svg()


def length_bars(standings: Standings) -> str:
    """How long the games were."""
    with _axes(7.5, 3.0) as (axes, svg):
        lengths = standings.lengths
        step = max(1, (max(lengths) - min(lengths)) // 30)
        bins = [edge - 0.5 for edge in range(min(lengths), max(lengths) + step + 1, step)]  # around whole numbers
        axes.hist(list(lengths), bins=bins, weights=list(lengths.values()), color=COLOURS[1])
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set(xlabel="events of a game", ylabel="games")
        return svg()
