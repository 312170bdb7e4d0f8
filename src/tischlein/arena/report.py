"""A match as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .estimates import Estimate
from .pictures import intervals, length_bars, score_curves, win_matrix
from .standings import Duel, Standing, Standings

STYLE = """
:root { color-scheme: light dark; --paper: #fffaf2; --ink: #3d2013; --quiet: #7a6357; --line: #e4d6c6 }
@media (prefers-color-scheme: dark) { :root { --paper: #211812; --ink: #f3e6d8; --quiet: #b9a595; --line: #4a3a2e } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem; text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
p, figcaption { color: var(--quiet) } figure { margin: 1rem 0 } svg { height: auto; max-width: 100%; width: 44rem }
svg.small { width: 26rem }
"""


def report(standings: Standings) -> str:
    """Tables and pictures; in light or dark, as the reader's system is."""
    s = standings
    sections = [
        ("Ratings", _table(_BOTS, map(_bot_row, s.bots))),
        ("Pairings", _table(_DUELS, map(_duel_row, s.duels)) + _notes(s)),
        ("Who beats whom", _figure(win_matrix(s), "The share of victories of the row's bot, in percent.", "small")),
        ("How sure it is", _figure(intervals(s), "Dotted: the even share.")),
        ("Points", _figure(score_curves(s), "How often each bot ended with so many points.")),
        ("Length", _figure(length_bars(s), "Events of a game, chance included.")),
    ]
    body = "".join(f"<section><h2>{escape(title)}</h2>{content}</section>\n" for title, content in sections)
    title = f"{escape(s.game)}: {', '.join(escape(bot.bot) for bot in s.bots)}"
    about = f"{s.games:,} games of {s.players} players, seed {escape(str(s.seed))}."
    return (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style></head>\n'
        f"<body>\n<h1>{title}</h1>\n<p>{about}</p>\n{body}</body>\n</html>\n"
    )


DASH = "–"
"""Where there are too few deals to say anything."""
_BOTS = ("bot", "rating", "±", "victories", "points", "ms a move", "games")
_DUELS = ("pairing", "games", "raw", "95 %", "luck-adjusted", "95 %", "narrower")


def _bot_row(bot: Standing) -> Iterable[str]:
    rating = (f"{bot.rating.mu:.1f}", f"{bot.rating.sigma:.1f}") if bot.rating else ("", "")
    return bot.bot, *rating, percent(bot.share), f"{bot.points:.1f}", f"{bot.milliseconds:.1f}", f"{bot.games:,}"


def _duel_row(duel: Duel) -> Iterable[str]:
    games = f"{duel.games:,}" + (" (decided)" if duel.decided else "")
    return f"{duel.one} – {duel.other}", games, *figures(duel)


def figures(duel: Duel) -> tuple[str, str, str, str, str]:
    """Raw and adjusted share, each with its interval in percent, and how much narrower the second is.

    Nothing where there is no judge, a dash while there are too few deals."""
    raw = percent(duel.raw.share)
    if not duel.enough:
        later = DASH if duel.adjusted else ""
        return raw, DASH, later, later, later
    narrower = f"{duel.narrowed:.2f} ×" if duel.narrowed else ""
    adjusted = (percent(duel.adjusted.share), ends(duel.adjusted)) if duel.adjusted else ("", "")
    return raw, ends(duel.raw), *adjusted, narrower


def ends(found: Estimate) -> str:
    """Of an interval, in percent."""
    return f"{100 * found.low:.1f}–{100 * found.high:.1f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _notes(s: Standings) -> str:
    even = percent(1 / s.players)
    seats = "" if s.players == 2 else " The first bot has one seat, the second all others."
    stopped = (
        " A pairing marked as decided was stopped when its even share was excluded with 99 % at every moment; its "
        "intervals are those that hold at every moment." * any(duel.decided for duel in s.duels)
    )
    return (
        f"<p>Ties are split; equals would have {even}.{seats} Every deal was played once on each seat and counts as "
        f"one observation. {DASH} stands for too few deals to say. "
        f"Luck-adjusted: what chance gave, as a value function judges it, is taken off.{stopped}</p>"
    )


def _table(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _figure(svg: str, caption: str, kind: str = "") -> str:
    svg = svg.replace("<svg ", f'<svg class="{kind}" role="img" aria-label="{escape(caption)}" ', 1)
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
