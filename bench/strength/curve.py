"""What longer thinking brings in a card game: `python -m bench.strength.curve karteneck -n 400`.

The expert with fewer and with more playouts, each against the level below, in one match on the same deals.
"""

from __future__ import annotations

import argparse
from functools import partial

from bench.strength.__main__ import percent
from tischlein.arena import Match, play_match
from tischlein.arena.entrants import Entrant
from tischlein.bots.cards import CardBot
from tischlein.bots.minds import CARD_LEVELS

PLAYOUTS = (50, 200, 800, 3200)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=CARD_LEVELS)
    parser.add_argument("-n", type=int, default=400, help="games each")
    parser.add_argument("--players", type=int)
    parser.add_argument("--cores", type=int, help="all by default")
    asked = parser.parse_args()
    expert = CARD_LEVELS[asked.game]["expert"]
    for playouts in PLAYOUTS:
        one = Entrant(f"{playouts}", partial(CardBot, expert._replace(playouts=playouts, seconds=60.0)))
        match = Match(
            game=asked.game,
            bots=(one, "hard"),
            players=asked.players,
            games=asked.n,
            gauntlet=True,
            seed="curve",
            until_decided=False,
        )
        found = play_match(match, cores=asked.cores)
        [duel], times = found.duels, {bot.bot: bot.milliseconds for bot in found.bots}
        share = f"{percent(duel.best.share)} ± {100 * duel.best.half:.1f}"
        print(f"{playouts:5} playouts, {times[one.name]:6.1f} ms: {share} against hard", flush=True)


if __name__ == "__main__":
    main()
