"""Play what is asked for and write docs/strength.md: `python -m bench.strength --minutes 60`.

The pairing that is furthest from its games comes next, so that all stand about equally sure when time is up. What was
played is kept; the same command goes on, and plays again only what plays otherwise now.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bench.rows import machine
from bench.strength.kept import Kept, fingerprint, load, save
from bench.strength.pairings import Pairing, pairings
from tischlein import GAMES
from tischlein.arena import Match, play_match

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
PARTS = 5
"""A pairing is played in so many; each makes its workers anew."""
INTRO = """# How strong the levels are

Made by `make strength`. The first bot sits on one seat, the second kind on all others; *share* is the part of the
victories that the first one wins, ties split, with its interval of 95 %. Seats are balanced, every deal is played from
each seat, and luck is taken off where the arena can ([how](arena.md)). *ms* is the mean time of a move of either.

`thumb` is the rule of thumb, `thief` the best single turn for who counts stolen worms twice (and worms of an own second
plate one and a half times); `hard` in the dice games is the best single turn by expected worms.

*By earlier players*: the bots of this game have changed since, and this pairing was not played again yet.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after these; a part is played to its end")
    parser.add_argument("--game", choices=GAMES, action="append", help="these alone")
    parser.add_argument("--cores", type=int, help="all by default")
    asked = parser.parse_args()
    wanted = [one for one in pairings() if not asked.game or one.game in asked.game]
    before = load()
    kept = current(before)
    until = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < until:
        pairing = min(wanted, key=lambda one: kept[one.key].games / one.games)
        if kept[pairing.key].games >= pairing.games:
            break
        kept[pairing.key] = play_part(pairing, kept[pairing.key], asked.cores)
        print(line(pairing, kept[pairing.key]), flush=True)
        save(before | played(kept))
    PAGE.write_text(page(before | played(kept)), encoding="utf-8")


def current(kept: dict[str, Kept]) -> dict[str, Kept]:
    """What still holds; a pairing whose players changed begins anew."""
    found = {}
    for one in pairings():
        now = fingerprint(one.game)
        before = kept.get(one.key)
        found[one.key] = before if before and before.players_of == now else Kept(now)
    return found


def played(kept: dict[str, Kept]) -> dict[str, Kept]:
    """Where there are games by the players as they are now; of the rest, what earlier ones did is still told."""
    return {key: one for key, one in kept.items() if one.games}


def play_part(pairing: Pairing, kept: Kept, cores: int | None) -> Kept:
    """Some deals more, which no part before had."""
    match = Match(
        game=pairing.game,
        bots=(pairing.one, pairing.other),
        players=pairing.players,
        games=-(-pairing.games // PARTS),
        gauntlet=True,
        seed=f"strength {kept.parts}",
        until_decided=False,
    )
    return kept.and_also(play_match(match, cores=cores))


def page(kept: dict[str, Kept]) -> str:
    """Everything as Markdown."""
    lines = [INTRO, f"Measured on {machine('numba')}."]
    for game in GAMES.values():
        lines += ["", f"## {game.name}", "", "| players | bot | against | share | asked | games | ms | |"]
        lines += ["|---|---|---|---|---|---|---|---|"]
        lines += [f"| {line(one, kept.get(one.key, Kept('')))} |" for one in pairings() if one.game == game.id]
    return "\n".join(lines) + "\n"


def line(pairing: Pairing, kept: Kept) -> str:
    other = pairing.other.partition("=")[0]
    who = f"{pairing.players} | {pairing.one} | {other}"
    if not kept.games:
        return f"{who} | not played yet | {percent(pairing.asked)} | 0 | |"
    share = f"{percent(kept.share)} ± {100 * kept.half:.1f}"
    times = " / ".join(f"{one:.3g}" for one in kept.milliseconds)
    verdict = "" if kept.share >= pairing.asked else "falls short"
    if kept.players_of != fingerprint(pairing.game):
        verdict = f"{verdict} (by earlier players)".strip()
    return f"{who} | {share} | {percent(pairing.asked)} | {kept.games:,} | {times} | {verdict}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


if __name__ == "__main__":
    main()
