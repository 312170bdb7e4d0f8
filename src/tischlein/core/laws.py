"""Laws that hold for every game, checked state by state; a new game's author runs the same.

    from tischlein import laws
    laws.check_game("bratwurmeck", players=3, seed=1)

A broken law raises LawBroken, whose text says which, where, and how to see it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import msgspec

from .game import Game, find_game
from .playout import NOBODY, RANDOM, decide, next_actor
from .position import from_position, to_position
from .rng import below, seeded
from .table import check_names
from .why import why_not
from .words import CHANCE

LONGEST = 200_000
"""Events after which a random game should long be over."""


class LawBroken(AssertionError):
    """A game breaks a law that every game keeps."""


def check_game(
    game: Game | str,
    players: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
    share: int = 1,
) -> int:
    """Play one random game and check the laws at every state, or at one in `share`; how many views were compared."""
    game = find_game(game) if isinstance(game, str) else game
    start = game.open(players, options, components)
    s, rng, luck = start.copy(), seeded(seed), seeded(seed, stream=1)
    log: list[list[int]] = []
    out = [0] * game.most_legal
    compared = 0
    try:
        while True:
            if below(luck, share) == 0:
                compared += check_state(game, s, luck)
            actor = next_actor(s)
            if actor == NOBODY:
                break
            code = decide(s, actor, rng, [RANDOM] * game.most, out)
            if below(luck, share) == 0:
                check_event(game, s, actor, code, luck)
            game.apply(s, actor, code)
            log.append([actor, code])
            _hold(len(log) < LONGEST, "9: random play ends")
        compared += check_state(game, s, luck)
        check_end(game, s)
        check_replay(game, start, log, s)
    except LawBroken as broken:
        raise LawBroken(
            f"{broken} (after {len(log)} events of check_game({game.id!r}, {players}, {seed!r}, {options!r}))"
        ) from None
    return compared


def _hold(condition: object, law: str, *details: object) -> None:
    if not condition:
        raise LawBroken("law " + law + "".join(f"; {detail}" for detail in details))


def check_state(game: Game, s: Any, rng: list[int]) -> int:
    """All laws that a single state can show; how many views were compared."""
    check_actors(game, s)
    check_legal(game, s)
    check_reasons(game, s, rng)
    check_chances(game, s, rng)
    check_position(game, s)
    _hold(not list(game.faults(s)), "8: nothing is lost or doubled", *game.faults(s))
    return sum(check_secrets(game, s, seat, rng) for seat in (None, *range(s.seats)))


def check_actors(game: Game, s: Any) -> None:
    """1: nobody to act means over; chance never acts together with seats."""
    bits = game.actors(s)
    _hold(bits == CHANCE or 0 <= bits < 1 << s.seats, "1: chance alone, or seats of the table", bits)
    _hold((game.view(s, None).phase == "over") == (bits == 0), "1: nobody to act means over", bits)


def check_legal(game: Game, s: Any) -> None:
    """2: whoever is to act has a choice, listed ascending, each once; the bot takes one of them."""
    for seat in range(s.seats):
        codes = game.legal_codes(s, seat)
        if game.actors(s) > 0 and game.actors(s) >> seat & 1:
            _hold(codes, "2: who is to act may do something", seat)
            _hold(game.thumb(s, seat) in codes, "2: the rule of thumb is legal", seat, game.thumb(s, seat), codes)
        _hold(codes == sorted(set(codes)), "2: legal codes ascend", codes)
        for code in codes:
            check_word(game, False, code)


def check_reasons(game: Game, s: Any, rng: list[int]) -> None:
    """11: what may not be done has a reason, what may be done has none."""
    words = [code for code, _ in game.actions]
    for seat in range(s.seats) if game.actors(s) > 0 else ():
        view, legal = game.view(s, seat), game.legal_codes(s, seat)
        some = [words[below(rng, len(words))] for _ in range(8)]
        tried = [game.actions.encode(action) for action in game.tries(view)] if seat in view.asked else []
        for code in {*legal, *tried, *some}:
            found = why_not(game, view, game.actions.decode(code))
            _hold((found is None) == (code in legal), "11: a reason for what is denied alone", seat, code, found)


def check_chances(game: Game, s: Any, rng: list[int]) -> None:
    """3: outcomes ascend, weigh something, and are what the sampler and `possible` know."""
    if game.actors(s) != CHANCE:
        return
    chances = game.chance_codes(s)
    codes = [code for code, _ in chances]
    _hold(codes, "3: chance can do something")
    _hold(codes == sorted(set(codes)), "3: outcomes ascend", codes)
    _hold(all(weight > 0 for _, weight in chances), "3: weights are positive")
    sums = list(accumulate(weight for _, weight in chances))
    _hold(game.weighed(s) == (codes, sums), "3: the same chance key, the same chances", game.chance_key(s))
    _hold(game.sample(s, rng) in codes, "3: the sampler stays inside")
    some = codes if len(codes) < 20 else [codes[below(rng, len(codes))] for _ in range(5)]
    for code in some:
        _hold(game.possible(s, code), "3: every outcome is possible", code)
        _hold(game.possible(s, code + 1) == (code + 1 in codes), "3: nothing else is possible", code + 1)
        check_word(game, True, code)


def check_word(game: Game, chance: bool, code: int) -> None:
    """5: code, typed word, text and JSON say the same."""
    words = game.outcomes if chance else game.actions
    word = words.decode(code)
    _hold(words.encode(word) == code, "5: code and word", word)
    _hold(words.parse(str(word)) == word, "5: word and text", word)
    _hold(msgspec.json.decode(msgspec.json.encode(word), type=type(word)) == word, "5: word and JSON", word)


def check_position(game: Game, s: Any) -> None:
    """5: a position holds the whole state, through JSON and back."""
    data = to_position(game, check_names(s.seats), s)
    again = from_position(msgspec.json.decode(msgspec.json.encode(data)))[2]
    _hold(again == s, "5: position and state", s, again)
    _hold(type(s).from_bytes(s.to_bytes()) == s, "5: bytes and state")


def check_secrets(game: Game, s: Any, seat: int | None, rng: list[int]) -> int:
    """6: what a seat can't see doesn't change what it is shown. 7: what it is shown is enough to play by."""
    other = s.copy()
    game.redeal(other, -1 if seat is None else seat, rng)
    _faultless(game, other, "6: a redealt table can be")
    view, legal = game.view(s, seat), _may(game, s, seat)
    shown, also = message(game, view, legal), message(game, game.view(other, seat), _may(game, other, seat))
    _hold(shown == also, "6: no leak", seat, shown, also)
    imagined = game.imagine(view)
    again = game.view(imagined, seat)
    _hold(again == view, "7: the view can be imagined", view, again)
    _faultless(game, imagined, "7: what is imagined can be")
    if seat is not None:
        _hold(game.legal_codes(imagined, seat) == legal, "7: the view tells what is legal", seat)
        if legal:
            _hold(
                game.thumb(s, seat) == game.thumb(other, seat) == game.thumb(imagined, seat),
                "6: the rule of thumb doesn't peek",
                seat,
            )
    return 1


def message(game: Game, view: Any, legal: list[int]) -> bytes:
    """All that a seat is sent of a state, as it would travel."""
    return msgspec.json.encode((view, [game.actions.decode(code) for code in legal]))


def _may(game: Game, s: Any, seat: int | None) -> list[int]:
    return [] if seat is None else game.legal_codes(s, seat)


def _faultless(game: Game, s: Any, law: str) -> None:
    found = list(game.faults(s))
    _hold(not found, law, *found)


def check_event(game: Game, s: Any, actor: int, code: int, rng: list[int]) -> None:
    """6: of what is kept from a seat it learns nothing, whatever it was."""
    words = game.outcomes if actor == CHANCE else game.actions
    codes = [code for code, _ in game.chance_codes(s)] if actor == CHANCE else game.legal_codes(s, actor)
    if len(codes) > 64:
        codes = codes[:64]
    happened = words.decode(code)
    if game.redact(s, actor, happened, None) is happened:
        everybody = [game.redact(s, actor, happened, seat) for seat in range(s.seats)]
        _hold(everybody == [happened] * s.seats, "6: what is told outside is told to all", happened, everybody)
    if actor != CHANCE:
        check_news(game, s, actor, code)
    for seat in (None, *range(s.seats)):
        told = game.redact(s, actor, happened, seat)
        other = s.copy()
        game.redeal(other, -1 if seat is None else seat, rng)
        _hold(told == game.redact(other, actor, happened, seat), "6: news depends on what is seen", seat, happened)
        heard = [(word, game.redact(s, actor, word, seat)) for word in map(words.decode, codes)]
        if any(told != word for word, told in heard):
            _hold(actor != seat, "7: one knows what one does", happened)
            _hold(len({told for _, told in heard}) == 1, "6: secret news are all alike", seat, heard)


def check_news(game: Game, s: Any, seat: int, code: int) -> None:
    """7: a choice shows its seat nothing new: not without chance, before the end, unless the game says so."""
    after, imagined = s.copy(), game.imagine(game.view(s, seat))
    for each in (after, imagined):
        game.apply(each, seat, code)
    news = game.sealed(s) or game.sealed(after) or game.actions.text(code) in game.shows
    if game.actors(after) > 0 and not news:
        same = game.view(after, seat) == game.view(imagined, seat)
        _hold(same, "7: who may take a choice back has learned nothing by it", seat, code)


def check_end(game: Game, s: Any) -> None:
    """10: ranks follow the scores, then the tie-break; equals share."""
    scores, ranks = game.scores(s), game.ranks(s)
    _hold(min(ranks) == 1, "10: somebody wins", ranks)
    for a in range(s.seats):
        for b in range(s.seats):
            ahead = (scores[a], game.tiebreak(s, a)) > (scores[b], game.tiebreak(s, b))
            _hold((ranks[a] < ranks[b]) == ahead, "10: ranks follow points and tie-breaks", scores, ranks)


def check_replay(game: Game, start: Any, log: list[list[int]], end: Any) -> None:
    """4: the same events give the same bytes."""
    s = start.copy()
    for actor, code in log:
        game.apply(s, actor, code)
    _hold(s.to_bytes() == end.to_bytes(), "4: replay gives equal bytes")
