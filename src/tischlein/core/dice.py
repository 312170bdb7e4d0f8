"""Eight dice: rolling, setting aside, and what a roll looks like as a number.

A roll is packed four bits a face, so that one event holds all dice and order doesn't matter:

    bits   0-3        4-7       8-11     …   24-27
           0          of the    of the       of the
                      1st face  2nd face     6th face      code of "roll 1 1 w" = 0x1000020

The rules below work on any state with the fields `rolled` and `kept` (one number a face).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from .cards import one_by_one
from .rng import below
from .rule import rule
from .struct import Row
from .words import Word

DICE = 8
SIDES = 6


class Turn(Protocol):
    """The part of a state that a dice turn is about."""

    rolled: Row
    kept: Row


@rule
def dice_left(s: Turn) -> int:
    """Dice not set aside yet."""
    left = DICE
    for face in range(SIDES):
        left -= s.kept[face]
    return left


@rule
def face_left(s: Turn) -> bool:
    """Is any face still free to take?"""
    for face in range(SIDES):
        if s.kept[face] == 0:
            return True
    return False


@rule
def may_keep(s: Turn, face: int) -> bool:
    """A face may be kept if it was rolled now and not kept before."""
    return s.rolled[face] > 0 and s.kept[face] == 0


@rule
def legal_keep(s: Turn, out: Row) -> int:
    """Any face just rolled that was not kept before."""
    n = 0
    for face in range(SIDES):
        if may_keep(s, face):
            out[n] = face
            n += 1
    return n


@rule
def may_roll(s: Turn) -> bool:
    """Dice are left, and a face that could be kept."""
    return dice_left(s) > 0 and face_left(s)


@rule
def stuck(s: Turn) -> bool:
    """Only faces kept before were rolled."""
    for face in range(SIDES):
        if may_keep(s, face):
            return False
    return True


@rule
def keep(s: Turn, face: int) -> None:
    """Set aside all dice of a face; the others go back into the hand."""
    s.kept[face] = s.rolled[face]
    clear(s.rolled)


@rule
def clear(row: Row) -> None:
    for i in range(len(row)):
        row[i] = 0


@rule
def put_roll(s: Turn, code: int) -> None:
    """Lay the dice of a roll on the table."""
    for face in range(SIDES):
        s.rolled[face] = (code >> (4 * face + 4)) & 15


@rule
def roll_possible(s: Turn, code: int) -> bool:
    """Is this a roll of exactly the dice left?"""
    if code & 15 != 0 or code < 0 or code >> (4 * SIDES + 4) != 0:
        return False
    dice = 0
    for face in range(SIDES):
        dice += (code >> (4 * face + 4)) & 15
    return dice == dice_left(s)


@rule
def sample_roll(s: Turn, rng: Row) -> int:
    """Roll the dice left: one random number of base 6, a digit a die."""
    dice = dice_left(s)
    roll = below(rng, SIDES**dice)
    code = 0
    for _ in range(dice):
        code += 1 << (4 * (roll % SIDES) + 4)
        roll //= SIDES
    return code


@rule
def roll_chances(s: Turn, out: Row, weight: Row) -> int:
    """All rolls of the dice left, codes ascending; the weight is in how many ways it can fall."""
    n = 0
    dice = dice_left(s)
    for f in range(dice + 1):
        for e in range(dice + 1 - f):
            for d in range(dice + 1 - f - e):
                for c in range(dice + 1 - f - e - d):
                    for b in range(dice + 1 - f - e - d - c):
                        a = dice - f - e - d - c - b
                        out[n] = (a << 4) + (b << 8) + (c << 12) + (d << 16) + (e << 20) + (f << 24)
                        weight[n] = ways(dice, a, b, c, d, e)
                        n += 1
    return n


@rule
def ways(dice: int, a: int, b: int, c: int, d: int, e: int) -> int:
    """The multinomial coefficient: orders in which such a roll can fall."""
    return (
        choose(dice, a)
        * choose(dice - a, b)
        * choose(dice - a - b, c)
        * choose(dice - a - b - c, d)
        * choose(dice - a - b - c - d, e)
    )


@rule
def choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


class Rolled(Word, frozen=True, tag="roll"):
    """Chance shows the faces of all dice rolled, sorted."""

    faces: tuple[str, ...]


def pack(counts: list[int]) -> int:
    return sum(count << (4 * face + 4) for face, count in enumerate(counts))


def worth(face: str) -> int:
    """Points of a die; a worm counts 5 in every game."""
    return 5 if face == "w" else int(face)


def faces_shown(counts: Row, faces: tuple[str, ...]) -> tuple[str, ...]:
    """The dice one by one, sorted by face."""
    return one_by_one(faces, counts)


def counts_shown(shown: tuple[str, ...], faces: tuple[str, ...]) -> Row:
    """How many dice of each face: the way back from `faces_shown`."""
    return [shown.count(face) for face in faces]


def roll_words(faces: tuple[str, ...]) -> Iterator[tuple[int, Word]]:
    """Every roll of one to eight dice."""

    def spread(dice: int, sides: int) -> Iterator[list[int]]:
        if sides == 1:
            yield [dice]
            return
        for count in range(dice + 1):
            for rest in spread(dice - count, sides - 1):
                yield [count, *rest]

    for dice in range(1, DICE + 1):
        for counts in spread(dice, SIDES):
            yield pack(counts), Rolled(faces_shown(counts, faces))


def sort_roll(text: str, faces: tuple[str, ...]) -> str:
    """A roll may be written in any order; the writer sorts it."""
    verb, *shown = text.split(" ")
    if verb != "roll" or not all(face in faces for face in shown):
        return text
    return " ".join([verb, *sorted(shown, key=faces.index)])


def dice_faults(s: Turn, in_turn: bool, lie_rolled: bool) -> Iterator[str]:
    """Dice kept and rolled are eight at most, and rolled ones lie there only while a face is to be kept."""
    if min(s.kept) < 0 or min(s.rolled) < 0:
        yield "fewer than no dice"
    elif sum(s.kept) > DICE:
        yield f"{sum(s.kept)} dice are kept, there are {DICE}"
    elif any(s.kept) and not in_turn:
        yield "dice are kept outside a turn"
    elif any(s.rolled) and not lie_rolled:
        yield "dice lie rolled, but no face is to be kept"
    elif lie_rolled and sum(s.rolled) != dice_left(s):
        yield f"{sum(s.rolled)} dice are rolled, {dice_left(s)} were left"
    elif lie_rolled and stuck(s):
        yield "no face can be kept"
