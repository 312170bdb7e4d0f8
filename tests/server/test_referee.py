"""Reflexes decide, not distance; and a client that lies about its time gains no more than its quota."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from statistics import mean, median

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.bots.reactions import LEAST_MS, MOST_MS, reaction_ms
from tischlein.server.referee import (
    FREE_MS,
    GRACE_MS,
    HOLD_MS,
    HUMAN_MS,
    MOST_TIE_MS,
    PINGS,
    QUOTA_MS,
    REFILL_MS,
    TIE_MS,
    WIRE_SLACK_MS,
    Claim,
    Measured,
    RoundTrip,
    Verdict,
    error,
    grace,
    holds,
    judge,
    settle,
)

from .network import Lie, Player, honest, play

FAIR = 0.03
"""Each wins its share, give or take so much."""
STEADY = Measured(lowest=40, typical=50, highest=60, spread=5)


def claim(seat: int, ms: int | None, elapsed: int, trip: Measured = STEADY, quota: int = QUOTA_MS) -> Claim:
    return Claim(seat, ms, elapsed, trip, quota)


# -- equal reflexes, unequal lines --------------------------------------------------------------------

MIXES = [
    [10, 50, 200],
    [10, 200, 200],
    [10, 70, 130, 200],
    [10, 10, 10, 200],
    [10, 60, 110, 160, 200],
    [10, 40, 80, 120, 160, 200],
    [200, 200, 200, 200, 200, 10],
]


@pytest.mark.parametrize("pings", MIXES, ids=str)
def test_each_wins_its_share(pings: list[int]) -> None:
    rng = Random(1)
    outcome = play([Player(rng, ping) for ping in pings], 3000)
    share = 1 / len(pings)
    assert all(abs(won - share) < FAIR for won in outcome.judged), outcome.judged
    # Why there is a referee: by order of arrival the nearest wins far more, and the farthest far less.
    assert outcome.arrival[pings.index(min(pings))] > share + FAIR
    assert outcome.arrival[pings.index(max(pings))] < share - FAIR


def test_all_screens_show_the_card_at_one_moment() -> None:
    """Apart from jitter, and ways there and back that differ: no pings can tell these apart."""
    rng = Random(2)
    players = [Player(rng, ping) for ping in (10, 60, 200)]
    for player in players:
        player.down = player.up = (player.down + player.up) / 2
    outcome = play(players, 500)
    shown = [mean(window[seat].painted for window in outcome.answers) for seat in range(3)]
    assert max(shown) - min(shown) < 10


# -- who lies -----------------------------------------------------------------------------------------


def hurries(ms: int) -> int:
    return ms - 100


def claims_the_least(ms: int) -> int:
    return 0


def says_nothing(ms: int) -> None:
    return None


LIES = [hurries, claims_the_least, says_nothing]


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("pings", [[50, 50, 50], [10, 200, 200, 10], [200, 10, 10, 10]], ids=str)
def test_a_liar_gains_no_more_than_its_quota(pings: list[int], lie: Lie) -> None:
    """In ms, exactly: what it gets beyond its typical round trip, up to any window; and little of it in wins."""
    rng = Random(3)
    outcome = play([Player(rng, ping, lie if seat == 0 else honest) for seat, ping in enumerate(pings)], 2000)
    lied = [heard for window in outcome.windows for heard in window if heard.seat == 0]
    beyond = [heard.elapsed - min(heard.trip.typical, FREE_MS) - judge(heard)[0] for heard in lied]
    for windows, gained in enumerate(accumulate(max(0, ms) for ms in beyond), start=1):
        assert gained <= QUOTA_MS + REFILL_MS * (windows - 1)
    assert mean(outcome.gains(0)) < REFILL_MS
    assert outcome.judged[0] < 1 / len(pings) + 0.05


numbers = st.integers(-(10**6), 10**6)
trips = st.builds(
    lambda lowest, more, most, spread: Measured(lowest, lowest + more, lowest + more + most, spread),
    *[st.integers(0, 2000)] * 4,
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.none() | numbers, numbers, trips), min_size=1, max_size=30))
def test_no_series_of_claims_gets_more(series: list[tuple[int | None, int, Measured]]) -> None:
    """Whatever is claimed, however long it took, however the pings look."""
    quota, gained = QUOTA_MS, 0
    for windows, (ms, elapsed, trip) in enumerate(series):
        reaction, left = judge(claim(0, ms, elapsed, trip, quota))
        silent, _ = judge(claim(0, None, elapsed, trip, quota))
        gained += max(0, silent - reaction)
        assert reaction >= HUMAN_MS and reaction >= elapsed - FREE_MS - quota and 0 <= left <= QUOTA_MS
        assert gained <= QUOTA_MS + REFILL_MS * windows
        quota = left


@pytest.mark.parametrize("late", [100, 2000])
def test_late_pongs_gain_no_more_than_what_is_free(late: float) -> None:
    """A program that answers pings late looks far away: pings alone can't tell, but there is an end to it."""
    rng = Random(4)
    players = [Player(rng, 10, claims_the_least, late), *(Player(rng, 50) for _ in range(3))]
    for liar, *_ in play(players, 1000).answers:
        reaction, _ = judge(liar.claim)
        most = min(liar.claim.trip.typical, FREE_MS) + liar.claim.quota - liar.round_trip
        assert reaction >= HUMAN_MS
        assert liar.reaction - reaction <= most + 1  # all is rounded to whole ms
    assert mean(player.trip.measured().typical for player in players[1:]) < 80  # the others' lines are as they were


def test_the_kernel_gives_late_pongs_away() -> None:
    rng = Random(5)
    players = [Player(rng, 10, claims_the_least, late=2000, wired=True), *(Player(rng, 50) for _ in range(3))]
    outcome = play(players, 2000)
    assert mean(outcome.gains(0)) < WIRE_SLACK_MS + REFILL_MS + 10  # and some jitter in its favour
    assert outcome.judged[0] < 1 / 4 + 0.12


# -- one by one ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ms", "elapsed", "quota", "expected"),
    [
        (400, 450, 80, (400, 80)),  # as typical
        (400, 445, 80, (400, 80)),  # a quick round trip
        (400, 460, 80, (400, 80)),  # 10 beyond typical are paid, and come back
        (400, 470, 80, (400, 70)),  # 20 are paid, 10 come back
        (400, 500, 80, (420, 60)),  # nothing above 80 was measured or is plausible
        (400, 480, 15, (415, 10)),  # the quota is too small
        (400, 480, 0, (430, 10)),  # there is none
        (400, 420, 80, (380, 80)),  # slower than its line allows: the lowest round trip was 40
        (None, 450, 80, (400, 80)),  # says nothing: typical
        (None, 450, 40, (400, 50)),
        (0, 450, 80, (370, 60)),
        (-(10**9), 450, 80, (370, 60)),
        (10**9, 450, 80, (410, 80)),
        (20, 70, 80, (HUMAN_MS, 80)),  # guessed
        (0, -300, 80, (HUMAN_MS, 80)),  # came before it was sent
    ],
)
def test_a_claim_is_believed_as_far_as_the_pings_go(
    ms: int | None, elapsed: int, quota: int, expected: tuple[int, int]
) -> None:
    assert judge(claim(0, ms, elapsed, quota=quota)) == expected


def test_who_is_clearly_first() -> None:
    verdict = settle([claim(2, 400, 450), claim(0, 430, 480), claim(1, None, 700)])
    assert verdict == Verdict({2: 400, 0: 430, 1: 650}, (2,), {2: 80, 0: 80, 1: 80})


def test_who_can_not_be_told_apart_ties() -> None:
    assert settle([claim(1, 400, 450), claim(0, 408, 458), claim(2, 409, 459)]).first == (0, 1)
    shaky = Measured(40, 50, 90, spread=18)
    assert error(STEADY, STEADY) == TIE_MS and error(STEADY, shaky) == 19 and error(shaky, shaky) == MOST_TIE_MS
    assert settle([claim(1, 400, 450), claim(0, 419, 469, shaky)]).first == (0, 1)
    assert settle([claim(1, 400, 450), claim(0, 420, 470, shaky)]).first == (1,)
    assert settle([claim(seat, seat, 50 + seat) for seat in (3, 1, 2)]).first == (1, 2, 3)  # all guessed


def test_the_order_of_the_claims_does_not_matter() -> None:
    claims = [claim(0, 431, 480), claim(1, 400, 460), claim(2, 405, 450)]
    one, other = settle(claims), settle(claims[::-1])
    assert one == other and one.first == (1, 2)


def test_nobody_is_no_race() -> None:
    with pytest.raises(ValueError, match="nobody has claimed anything"):
        settle([])


def test_a_replay_of_the_log_reaches_the_same_verdict() -> None:
    rng = Random(6)
    players = [Player(rng, ping, lie) for ping, lie in ((10, honest), (90, hurries), (200, says_nothing))]
    for claims in play(players, 300).windows:
        log = msgspec.json.encode(claims)
        again = settle(msgspec.json.decode(log, type=list[Claim]))
        assert again == settle(claims)
        assert msgspec.json.decode(msgspec.json.encode(again), type=Verdict) == again


# -- measuring, holding, waiting ----------------------------------------------------------------------


def test_a_round_trip_is_measured() -> None:
    trip = RoundTrip()
    assert trip.measured() == Measured(0, 0, 0, 0)
    trip.add(70.4)
    assert trip.measured() == Measured(70, 70, 70, 0)
    for ms in (60, 50, 300, 80):
        trip.add(ms)
    assert trip.measured() == Measured(50, 70, 300, 10)


def test_old_samples_are_forgotten() -> None:
    trip = RoundTrip()
    for ms in [500] * PINGS + [20] * PINGS:
        trip.add(ms)
    assert trip.measured() == Measured(20, 20, 20, 0)


def test_the_kernel_knows_better() -> None:
    trip = RoundTrip()
    trip.add(500, wire=30)
    assert trip.measured().typical == 30 + WIRE_SLACK_MS
    trip = RoundTrip()
    trip.add(35, wire=30)
    assert trip.measured().typical == 35
    trip = RoundTrip()
    trip.add(-5)
    assert trip.measured().lowest == 0


def test_near_screens_wait_for_far_ones() -> None:
    far = {0: Measured(5, 10, 20, 1), 1: Measured(180, 200, 250, 9), 2: Measured(90, 100, 120, 5)}
    assert holds(far) == {0: 95, 1: 0, 2: 50}
    assert holds({0: Measured(), 1: Measured(typical=5000)}) == {0: HOLD_MS, 1: 0}
    assert holds({}) == {}


def test_the_grace_is_as_long_as_the_farthest_needs() -> None:
    first = claim(0, 400, 450)
    assert grace(first, {1: Measured(8, 10, 12, 1)}) == 0  # has been heard, if it was as quick
    assert grace(first, {1: STEADY, 2: Measured(180, 200, 240, 9)}) == 210
    assert grace(first, {1: Measured(180, 200, 4000, 9)}) == GRACE_MS
    assert grace(first, {}) == 0


# -- bots ---------------------------------------------------------------------------------------------


def test_bots_react_like_people() -> None:
    rng = Random(7)
    by_level = {level: [reaction_ms(rng, level) for _ in range(2000)] for level in (0, 0.5, 1)}
    for level, expected in ((0, 750), (0.5, 575), (1, 400)):
        times = by_level[level]
        assert min(times) >= LEAST_MS and max(times) <= MOST_MS
        assert abs(median(times) - expected) < 15
        assert mean(times) > median(times)  # now and then much slower
        assert len(set(times)) > 200
    assert [reaction_ms(Random(8)) for _ in range(3)] == [reaction_ms(Random(8)) for _ in range(3)]
    assert reaction_ms(Random(9), 7) == reaction_ms(Random(9), 1)
