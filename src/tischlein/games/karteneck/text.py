"""A table of karteneck drawn as text.

round 3 of 7

grill    21  31  39
worms     2   6   8

  0 Kira        failed   -                   8 cards  [18] 2 tiles
> 1 Fedya (you) in      25 = 2 2 2 4 5 5 5   4 cards  [30] 1 tile, 5 worms
  2 Nikita      waits   30 = 5 5 5 5 w3 w4   5 cards  no tile
  3 Lena        in      14 = 2 4 4 4         4 cards  [17] 1 tile

hand    1 3 w7 w12
deck    54 cards
discard 1 ×2, 4, 5, w2
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ...core.text import plural, seat_lines
from ...core.words import Action, Word
from .actions import Done, Lay, Pass, Steal
from .state import CARDS, type_of
from .view import KarteneckView, Player


def draw(v: KarteneckView, names: tuple[str, ...]) -> str:
    """The grill above, the players with what lies before them, one's own hand below."""
    over = v.phase == "over"
    lines = [f"round {v.round} of {v.rounds}", ""]
    lines.append("grill   " + (" ".join(f"{tile.number:>3}" for tile in v.grill) or "empty"))
    if v.grill:
        lines.append("worms   " + " ".join(f"{tile.worms:>3}" for tile in v.grill))
    lines.append("")
    width = max(len(laid(player)) for player in v.players)
    lines += seat_lines(v, names, [stack(p) if over else before(p, width) for p in v.players])
    lines.append("")
    for seat, player in enumerate(v.players):
        if player.hand is not None:
            whose = f"{seat}: " if over else ""
            lines.append(f"hand    {whose}{' '.join(player.hand) or 'empty'}")
    lines.append(f"deck    {plural(v.deck, 'card', 'cards')}")
    lines.append(f"discard {piled(v.discard) or 'empty'}")
    if v.laying is not None:
        lines.append(f"laying  {v.laying}")
    if v.victim is not None:
        lines.append(f"steal   {v.players[v.victim].top} from {names[v.victim]}")
    return "\n".join(line.rstrip() for line in lines)


def before(player: Player, width: int) -> str:
    """A player's status, the cards laid, how many are in hand, and the stack."""
    cards = plural(player.cards, "card", "cards")
    return f"{player.status:<6} {laid(player):<{width}}  {cards:>8}  {stack(player)}"


def laid(player: Player) -> str:
    """The total and the cards it is made of."""
    return f"{player.total:>3} = {' '.join(player.laid)}" if player.laid else "  -"


def stack(player: Player) -> str:
    """The top tile and how high the stack is; what lies below where it is seen."""
    if player.top is None:
        return "no tile"
    shown = f"[{player.top}] {plural(player.height, 'tile', 'tiles')}"
    if player.stack is not None:
        below = " ".join(str(tile) for tile in reversed(player.stack[:-1]))
        shown += f"{f' on {below}' if below else ''}, {plural(player.worms or 0, 'worm', 'worms')}"
    return shown


def piled(cards: tuple[str, ...]) -> str:
    """Many cards in one line: equal ones are counted."""
    groups = [(card, len(list(group))) for card, group in groupby(cards)]
    return ", ".join(card if many == 1 else f"{card} ×{many}" for card, many in groups)


def warning(v: KarteneckView, action: Action) -> str | None:
    """Passing without a worm is a failure."""
    if not isinstance(action, Pass) or v.turn is None:
        return None
    if worm_lies(v.players[v.turn]):
        return None
    return f"Without a worm this is a failure: you take the {v.grill[0].number}."


def worm_lies(player: Player) -> bool:
    """Has the player laid a worm card this round?"""
    return any(card.startswith("w") for card in player.laid)


def hint(v: KarteneckView, action: Action, names: tuple[str, ...]) -> str | None:
    """The total with a card, what passing means, whose tile is there to steal."""
    if v.turn is None:
        return None
    player = v.players[v.turn]
    if isinstance(action, Lay):
        return f"= {player.total + v.box.values[type_of(CARDS.index(action.card))]}"
    if isinstance(action, Pass):
        return f"wait with {player.total}" if worm_lies(player) else f"failure; take {v.grill[0].number}"
    if isinstance(action, Steal) and v.victim is not None:
        return f"{player.total} from {names[v.victim]}"
    return None


def story(before: KarteneckView, what: Word, after: KarteneckView, names: tuple[str, ...]) -> Iterator[str]:
    """The total reached, a failure, a theft, the share-out, and what begins then."""
    if before.turn is not None:
        yield from story_of_turn(before, what, after, names)
    if after.deck > before.deck or len(after.discard) < len(before.discard):
        yield "The discard is shuffled."
    if after.phase == "tile" != before.phase and after.turn is not None:
        yield f"Round {after.round} begins with {names[after.turn]}."


def story_of_turn(before: KarteneckView, what: Word, after: KarteneckView, names: tuple[str, ...]) -> Iterator[str]:
    """What the turn player's cards, pass or theft came to."""
    turn = before.turn or 0
    failure = isinstance(what, Pass) and not worm_lies(before.players[turn])
    if isinstance(what, Lay | Done) and after.phase != "more":
        yield f"Total of {names[turn]}: {after.players[turn].total}."
    if failure:
        yield f"{names[turn]}: failure, and {before.grill[0].number} from the grill."
    if isinstance(what, Steal) and before.victim is not None:
        yield f"{before.players[before.victim].top} goes from {names[before.victim]} to {names[turn]}."
    if before.phase in ("go", "steal") and after.phase in ("tile", "over"):
        waited = [seat for seat, player in enumerate(before.players) if player.status == "waits" and seat != turn]
        yield from story_of_shares(after, waited if failure else [*waited, turn], names)


def story_of_shares(after: KarteneckView, seats: list[int], names: tuple[str, ...]) -> Iterator[str]:
    """The tiles of those who waited, the best first: each lies on top of a stack now."""
    # Of equal tiles (0) the last goes to who begins the next round.
    best_first = sorted(seats, key=lambda seat: (-(after.players[seat].top or 0), seat == after.turn))
    shares = [f"{names[seat]} {after.players[seat].top}" for seat in best_first]
    if shares:
        yield f"The tiles are shared out: {', '.join(shares)}."
