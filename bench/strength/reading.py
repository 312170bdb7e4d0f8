"""Games of experts to be read, with what they thought: `python -m bench.strength.reading karteneck -n 10 > games.txt`.

Every event is a line, every choice with its worth, the best others, and the reasons that were given.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial

from tischlein import GAMES, Table
from tischlein.bots import Choice, LevelBot, Thought
from tischlein.bots.ready import be_patient
from tischlein.core.catalogue import all_in_words
from tischlein.core.feed import Ears
from tischlein.core.game import find_game

SHOWN = 4
"""Choices beside the one that was made."""
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("-n", type=int, default=10, help="games")
    parser.add_argument("--players", type=int)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--seed", default="read")
    asked = parser.parse_args()
    game = find_game(asked.game)
    be_patient(game)
    options = dict(one.split("=", 1) for one in asked.option)
    for number in range(asked.n):
        table = Table(
            game.id, players=NAMES[: asked.players or game.fewest], seed=f"{asked.seed} {number}", options=options
        )
        print(f"== game {number + 1}", *played(table, asked.level, f"{asked.seed}/{number}"), "", sep="\n", flush=True)


def played(table: Table, level: str, seed: str) -> Iterator[str]:
    """A game, told line by line."""
    bots = [LevelBot(level, f"{seed}/{seat}") for seat in range(table.seats)]
    ears = Ears(table, range(table.seats))
    yield from map(str, table.events)
    while table.actors:
        seat = min(table.actors)
        for event in ears.news(seat):
            bots[seat].hear(event)
        legal, before = table.legal(seat), len(table.events)
        thought = bots[seat].think(table.view(seat), legal) if len(legal) > 1 else None
        table.play(seat, thought.best.action if thought else legal[0])
        yield f"{table.events[before]}{told(table, seat, thought) if thought else '   (no choice)'}"
        yield from map(str, table.events[before + 1 :])
    yield str(table)
    yield f"points {table.scores}, winners {[table.names[seat] for seat in table.winners]}"


def told(table: Table, seat: int, thought: Thought) -> str:
    """What the choice was worth, and the next best ones."""
    worded = partial(all_in_words, table.game.id, names=table.names)
    percent = thought.unit == "wins"

    def one(choice: Choice) -> str:
        worth = f"{100 * choice.value:.1f} %" if percent else f"{choice.value:.2f}"
        worth = {"well": worth, "roughly": f"about {worth}", "hardly": "seemed worse"}[choice.known]
        reasons = " ".join(worded(choice.reasons))
        return f"{choice.action}: {worth}" + (f" ({reasons})" if reasons else "")

    shown = [one(choice) for choice in thought.choices[: SHOWN + 1]]
    more = len(thought.choices) - len(shown)
    return "\n" + "\n".join(f"      {line}" for line in shown) + (f"\n      and {more} more" if more > 0 else "")


if __name__ == "__main__":
    main()
