"""What a bot says that others surely hold is in their hands, and can still be laid."""

from __future__ import annotations

from tischlein import GAMES, Table, make_bot
from tischlein.core.feed import Feed
from tischlein.games.karteneck.known import of_type
from tischlein.games.karteneck.reasons import reasons
from tischlein.games.karteneck.state import CARDS, WORM, State, lies, number_on


def test_what_somebody_surely_holds_is_there_and_can_be_laid() -> None:
    said: list[int] = []
    for seed in range(4):
        table = Table("karteneck", 3, seed=seed)
        bots = [make_bot("thumb", seat) for seat in range(3)]
        feeds = [Feed(table, seat) for seat in range(3)]
        memories = [GAMES["karteneck"].memory(table.view(seat), lambda: True) for seat in range(3)]
        while not table.over:
            [seat] = table.actors
            for news in feeds[seat].news():
                memories[seat].hear(news.event)
            view, legal = table.view(seat), table.legal(seat)
            s: State = table.state
            for reason in reasons(view, memories[seat], legal[0]):
                if reason.id == "karteneck-think-covers":
                    continue
                who, cards = reason.args.get("who"), str(reason.args.get("cards", "")).split(", ")
                assert isinstance(who, int)
                if reason.id == "karteneck-think-holds":
                    kinds = [CARDS.index(card) for card in cards]
                    assert len(kinds) == reason.args["many"]
                    said.append(len(kinds))
                    kinds += [WORM] * (reason.args["worm"] == 1)
                elif reason.id == "karteneck-think-holds-worm":
                    kinds = [WORM]
                else:
                    continue
                assert all(of_type(s, who, kind) and not lies(s, who, kind) for kind in kinds)
            table.play(seat, bots[seat].choose(view, legal))
    assert {1, 2} <= set(said)


def test_who_is_told_that_a_pass_covers_a_tile_keeps_it_below_the_lowest() -> None:
    covered = 0
    for seed in range(4):
        table = Table("karteneck", 3, seed=seed)
        bots = [make_bot("random", seat) for seat in range(3)]
        memories = [GAMES["karteneck"].memory(table.view(seat), lambda: True) for seat in range(3)]
        while not table.over:
            [seat] = table.actors
            view, legal = table.view(seat), table.legal(seat)
            for action in legal:
                for reason in reasons(view, memories[seat], action):
                    if reason.id == "karteneck-think-covers":
                        after = table.copy()
                        after.play(seat, action)
                        tiles = [number_on(tile - 1) for tile in after.state.stack[seat] if tile]
                        assert tiles[-2:] == [reason.args["number"], reason.args["lowest"]]
                        covered += 1
            table.play(seat, bots[seat].choose(view, legal))
    assert covered
