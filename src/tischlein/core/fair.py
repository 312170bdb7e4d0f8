"""Dice that anyone can check: every outcome follows from a seed that was promised before the game.

Before the first event the server publishes SHA-256 of a secret seed (the commitment), then every seat adds a text of
its own (its entropy). Outcome number i, counted from 0 over all chance events of a table, is then

    n = number_below(seed, mix(entropies), table, i, total of the weights)

and the n-th unit of weight, counted through the outcomes in the order in which the game lists them, says which it is.
The record reveals the seed when the game is over. `tests/vectors/fair.json` holds known answers for other programs.

    frame(a, b, …)   = length of a (8 bytes, big endian), a, length of b, b, …
    mix(entropies)   = SHA-256 of frame(entropy of seat 0, of seat 1, …), each in UTF-8
    block(k)         = HMAC-SHA-256, key seed, of frame(mix, table in UTF-8, i (8 bytes), k (8 bytes))
    number_below     : take as many bits as total - 1 has from the front of block(0); if they make a number below
                       total, that is it; else try block(1), and so on. Above 2**256 a try takes several blocks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from .errors import IllegalAction, SetupError
from .game import Game
from .words import Outcome

SEED_BYTES = 32
LONGEST_ENTROPY = 256
LONGEST_TABLE = 64
HEX = frozenset("0123456789abcdef")
BLOCK_BITS = 256
INNER, OUTER = bytes(byte ^ 0x36 for byte in range(256)), bytes(byte ^ 0x5C for byte in range(256))
"""HMAC's pads, as tables to translate a key with."""


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game: its SHA-256 in hex."""
    if len(seed) != SEED_BYTES:
        raise SetupError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return sha256(seed).hexdigest()


def frame(*parts: bytes) -> bytes:
    """Parts one after another, each with its length before it, so that no two lists of parts look the same."""
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def mix(entropies: Sequence[str]) -> bytes:
    """What all seats gave, in the order of the seats, as one."""
    return sha256(frame(*(entropy.encode() for entropy in entropies))).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """As RFC 2104 has it, for keys of up to 64 bytes; Python's own looks its method up anew for every call."""
    key = key.ljust(64, b"\0")
    return sha256(key.translate(OUTER) + sha256(key.translate(INNER) + message).digest()).digest()


def number_below(seed: bytes, entropy: bytes, table: str, i: int, total: int) -> int:
    """A number from 0 to total-1, each equally likely; whatever is too large is thrown again."""
    if total < 1:
        raise SetupError(f"a number is drawn from at least 1, not {total}")
    bits = (total - 1).bit_length()
    if bits == 0:
        return 0
    before = frame(entropy, table.encode(), i.to_bytes(8, "big"))
    blocks = -(-bits // BLOCK_BITS)
    k = 0
    while True:
        drawn = b""
        for _ in range(blocks):
            drawn += hmac_sha256(seed, before + frame(k.to_bytes(8, "big")))
            k += 1
        number = int.from_bytes(drawn, "big") >> (blocks * BLOCK_BITS - bits)
        if number < total:
            return number


class Proof(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What it takes to check a table's chance events, as it stands in a record's header."""

    table: str
    seed: str
    """In hex; secret until the game is over."""
    commitment: str
    """What was published before the game."""
    entropies: tuple[str, ...]
    """What each seat added, by seat."""
    raced: dict[int, tuple[int, ...]] = {}
    """What did not go by the seed alone: number of the chance event -> seats that were first in a race, several if
    tied; or the seat that begins, because it is the next one after the game before."""

    def check(self) -> None:
        """SetupError unless it is well formed; whether it is true is for `verify` to say."""
        if not 1 <= len(self.table) <= LONGEST_TABLE or not self.table.isprintable():
            raise SetupError(f"a table's name has 1 to {LONGEST_TABLE} printable characters, not {self.table[:80]!r}")
        for what, value in (("seed", self.seed), ("commitment", self.commitment)):
            if len(value) != 2 * SEED_BYTES or not HEX.issuperset(value):
                raise SetupError(f"a {what} has {2 * SEED_BYTES} digits 0-9 a-f, not {value[:80]!r}")
        for text in (self.table, *self.entropies):
            if any("\ud800" <= letter <= "\udfff" for letter in text):
                raise SetupError(f"half a character in {text[:80]!r}")
        for entropy in self.entropies:
            if len(entropy) > LONGEST_ENTROPY:
                raise SetupError(f"a seat's entropy has at most {LONGEST_ENTROPY} characters, not {len(entropy)}")
        for number, seats in self.raced.items():
            in_order = list(seats) == sorted(set(seats)) and len(seats) > 0
            if number < 0 or not in_order or not 0 <= seats[0] <= seats[-1] < len(self.entropies):
                raise SetupError(f"raced is number: seats in ascending order, not {number}: {list(seats)[:20]}")


class Fair:
    """Deals what the seed and the seats' entropies say; the seed stays inside until it is revealed."""

    def __init__(
        self,
        seed: bytes,
        entropies: Sequence[str],
        table: str,
        *,
        raced: Mapping[int, Sequence[int]] | None = None,
        number: int = 0,
    ) -> None:
        races = {at: tuple(seats) for at, seats in (raced or {}).items()}
        self._proof = Proof(table, seed.hex(), commitment(seed), tuple(entropies), races)
        self._proof.check()
        self.number = number
        """Of the coming chance event."""
        self._seed = seed
        self._entropy = mix(entropies)

    @property
    def raced(self) -> dict[int, tuple[int, ...]]:
        """Races that went by reaction time, by the number of the chance event."""
        return self._proof.raced

    def race(self, *first: Sequence[int]) -> None:
        """Say who was first in the coming chance events, one race after another; several seats have tied.

        A window can end with two races, accusers and then slappers: say both before its last answer is given.
        """
        coming = {self.number + ahead: tuple(sorted(seats)) for ahead, seats in enumerate(first)}
        proof = msgspec.structs.replace(self._proof, raced={**self.raced, **coming})
        proof.check()
        self._proof = proof

    def deal(self, game: Game, s: Any) -> Outcome:
        if s.seats != len(self._proof.entropies):
            raise SetupError(f"{len(self._proof.entropies)} entropies for {s.seats} seats")
        codes, sums = self._weighed(game, s)
        drawn = number_below(self._seed, self._entropy, self._proof.table, self.number, sums[-1])
        self.number += 1
        return game.outcomes.decode(codes[bisect_right(sums, drawn)])

    def _weighed(self, game: Game, s: Any) -> tuple[Sequence[int], Sequence[int]]:
        """The outcomes to draw from and the sums of their weights; where a race was run, only who was first."""
        seats = self.raced.get(self.number)
        if seats is None:
            return game.weighed(s)
        named = {f"{verb} {seat}" for seat in seats for verb in ("race", "first")}
        codes = [code for code, _ in game.chance_codes(s) if str(game.outcomes.decode(code)) in named]
        if len(codes) != len(seats):
            raise IllegalAction(f"chance event {self.number} does not name one of the seats {list(seats)}")
        return codes, range(1, len(codes) + 1)

    def copy(self) -> Fair:
        other = object.__new__(Fair)
        other.__dict__.update(self.__dict__)  # a proof is replaced, never changed
        return other

    def reveal(self) -> Proof:
        """Everything, the seed too: for the record of a game that is over."""
        return self._proof

    def __repr__(self) -> str:
        return f"Fair(table={self._proof.table!r}, number={self.number})"
