"""What a bot says of burgers is true: what they are worth to whoever gets them, and when the game is over by it."""

from __future__ import annotations

from collections import Counter

from tischlein import Table, make_bot
from tischlein.core.feed import Ears
from tischlein.core.say import Say
from tischlein.core.words import Action

ENDING = {"close", "close double", "fly", "slap"}


def said_of(table: Table, seat: int, memory: object, action: Action) -> dict[str, Say]:
    return {one.id.partition("think-")[2]: one for one in table.game.reasons(table.view(seat), memory, action)}


def test_worth_and_end_are_what_happens() -> None:
    """Told to who forgets nothing, so no points are guessed."""
    seen: Counter[str] = Counter()
    for seed, (players, options) in enumerate([(2, {}), (3, {}), (3, {"slapping": "on"}), (4, {"slapping": "on"})] * 2):
        table = Table("haecmaec", players, seed=seed, options=options)
        ears, bot = Ears(table, range(players)), make_bot("thumb")
        memories = [table.game.memory(table.view(seat), lambda: True) for seat in range(players)]
        while not table.over:
            seat = min(table.actors)
            for event in ears.news(seat):
                memories[seat].hear(event)
            for action in table.legal(seat):
                said = said_of(table, seat, memories[seat], action)
                if str(action) in ENDING:
                    points = said["spoils" if str(action) == "fly" else "worth"].args
                    burger = sum(int(card.rpartition("-")[2]) for card in cards_in_burger(table))
                    assert points == {"points": burger * (1 + (str(action) == "close double")), "forgotten": 0}
                    seen[str(action)] += 1
                if str(action) in ENDING - {"slap"}:  # slapping waits for the others
                    after = table.copy()
                    after.play(seat, action)
                    assert after.over == ("over" in said)
                    seen["over"] += after.over
                assert "notices" not in said or memories[seat].asked != [5] * players
            table.play(seat, bot.choose(table.view(seat), table.legal(seat)))
    assert all(seen[what] for what in (*ENDING, "over")), seen


def cards_in_burger(table: Table) -> list[str]:
    """As nobody sees them."""
    found: list[str] = table.position()["state"]["burger"]
    return found
