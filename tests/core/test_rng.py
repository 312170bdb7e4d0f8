"""Random numbers: the same each time, even, and never beyond 63 bits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tischlein.core.rng import LOW, MULTIPLIER, TWO_32, below, seeded


def test_known_numbers() -> None:
    """Seeds and records of simulations rest on these: they must never change."""
    rng = seeded(7)
    assert rng == [463190522192896619]
    assert [below(rng, 6) for _ in range(16)] == [1, 0, 4, 2, 2, 1, 1, 0, 4, 4, 0, 0, 1, 1, 5, 1]
    assert [below(rng, 2**31 - 1) for _ in range(3)] == [1701167673, 804554853, 1697772088]


def test_the_period_is_long() -> None:
    """m = a·2**32 - 1 and q = (m-1)/2 are prime: the order of 2**32 is q or 2q, unless its square is 1."""
    modulus = MULTIPLIER * TWO_32 - 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        assert pow(base, modulus - 1, modulus) == 1
        assert pow(base, (modulus - 1) // 2 - 1, (modulus - 1) // 2) == 1
    assert pow(TWO_32, 2, modulus) != 1


@given(state=st.integers(1, 2**62), n=st.integers(1, 2**31 - 1))
def test_numbers_stay_inside(state: int, n: int) -> None:
    """Below n, and no state beyond 63 bits, where compiled code would overflow."""
    rng = [state]
    assert 0 <= below(rng, n) < n
    assert 0 < rng[0] < 2**63
    assert (rng[0] & LOW) * (2**31 - 1) < 2**63


@given(seed=st.one_of(st.integers(), st.text(max_size=20)), stream=st.integers(0, 9))
def test_seeds_fall_inside_the_cycle(seed: int | str, stream: int) -> None:
    assert 1 <= seeded(seed, stream)[0] <= 2**62


def test_streams_and_seeds_differ() -> None:
    assert len({seeded(seed, stream)[0] for seed in (0, 1, "a", "") for stream in range(5)}) == 20
    assert seeded(1) == seeded("1")


def test_every_number_is_equally_likely() -> None:
    """Chi-square of 60,000 throws of a die, and of pairs of throws."""
    rng = seeded("even")
    throws = [below(rng, 6) for _ in range(60_000)]
    square = sum((throws.count(face) - 10_000) ** 2 / 10_000 for face in range(6))
    assert square < 21  # 5 degrees of freedom, p = 0.0008
    pairs = [6 * a + b for a, b in zip(throws[::2], throws[1::2], strict=True)]
    square = sum((pairs.count(pair) - 30_000 / 36) ** 2 / (30_000 / 36) for pair in range(36))
    assert square < 67  # 35 degrees of freedom, p = 0.0009


def test_uneven_ranges_are_even_too() -> None:
    """2**32 is no multiple of 3·2**29: without redrawing, every third number would come a third less often."""
    rng, n = seeded("redraw"), 3 * 2**29
    thirds = [0, 0, 0]
    for _ in range(3000):
        thirds[below(rng, n) % 3] += 1
    assert max(abs(many - 1000) for many in thirds) < 120
