"""The state of a table as one flat record, derived from an annotated class.

A game writes its state once, as annotations:

    class State(Struct):
        turn: Small                          # a whole number
        kept: Annotated[Row, FACES]          # one number a face; FACES holds the faces' names
        stack: Annotated[Piles, SEATS, 16]   # one pile a seat, of at most 16 things

Everything else follows from that: the plain carrier (ints and lists, for interpreted play), the
layout of the compiled record, copy, equality, hash, bytes, and the readable JSON of a position.
All numbers are 64 bits wide, so that neither mode wraps before the other.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Self, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")
Small: TypeAlias = int
"""A whole number."""
Row: TypeAlias = list[int]
"""A number for each of a fixed set of things."""
Grid: TypeAlias = list[list[int]]
"""A row for each of a fixed set of things."""
Pile: TypeAlias = list[int]
"""Things lying on one another, bottom first; 0 = nothing there, so no thing is called 0."""
Piles: TypeAlias = list[list[int]]
"""A pile for each of a fixed set of things."""

Names: TypeAlias = tuple[str, ...]
Length: TypeAlias = "int | Names"


class Seats(int):
    """The length of an axis that has an entry for each seat, as many as the game seats at most.

    It equals no plain number: older Pythons cache `Annotated[Row, 2]` and would hand it out for `Seats(2)`.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seats) and int(self) == int(other)

    def __hash__(self) -> int:
        return hash((Seats, int(self)))


class _Fixed:
    """Marks what is settled when the table is opened (components, options) and never changes."""

    def __repr__(self) -> str:
        return "FIXED"


FIXED = _Fixed()


class Field:
    """One field of a state: its name, its shape and how a person would label its numbers."""

    def __init__(self, name: str, hint: Any) -> None:
        self.name = name
        marks: tuple[Any, ...] = ()
        if get_origin(hint) is Annotated:
            hint, *rest = get_args(hint)
            marks = tuple(rest)
        self.fixed = FIXED in marks
        marks = tuple(m for m in marks if m is not FIXED)
        depth = {int: 0, list[int]: 1, list[list[int]]: 2}.get(hint)
        if depth is None or len(marks) not in (depth, depth + 1):
            raise TypeError(f"field {name!r} is neither Small nor Row, Grid, Pile or Piles: {hint!r} {marks!r}")
        self.axes: tuple[Length, ...] = marks[:depth]
        self.values: Names | None = marks[depth] if len(marks) > depth else None  # names of 0, 1, 2 …

    @cached_property
    def shape(self) -> tuple[int, ...]:
        return tuple(int(axis) if isinstance(axis, int) else len(axis) for axis in self.axes)

    @cached_property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def zero(self) -> Any:
        match self.shape:
            case ():
                return 0
            case (length,):
                return [0] * length
            case (rows, length):
                return [[0] * length for _ in range(rows)]
        raise TypeError(f"field {self.name!r} has more than two axes")


class Struct:
    """Base of every game's state: a plain carrier of ints and lists."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    SIZE: ClassVar[int] = 0
    ROWS: ClassVar[tuple[str, ...]] = ()
    """Fields with one axis that change."""
    GRIDS: ClassVar[tuple[str, ...]] = ()
    """Fields with two axes that change."""

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.FIELDS = tuple(Field(name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar)
        cls.SIZE = sum(field.size for field in cls.FIELDS)
        cls.ROWS = tuple(field.name for field in cls.FIELDS if len(field.axes) == 1 and not field.fixed)
        cls.GRIDS = tuple(field.name for field in cls.FIELDS if len(field.axes) == 2 and not field.fixed)

    def __init__(self) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, field.zero())
        self._once: dict[Any, Any] = {}

    def copy(self) -> Self:
        """An equal state of its own; what never changes is shared."""
        other = object.__new__(type(self))
        its = other.__dict__
        its.update(self.__dict__)
        for name in self.ROWS:
            its[name] = its[name][:]
        for name in self.GRIDS:
            its[name] = [row[:] for row in its[name]]
        return other

    def once(self, make: Callable[[Self], T]) -> T:
        """What follows from fixed fields alone: made once for a state and all its copies."""
        found: T | None = self._once.get(make)
        if found is None:
            found = self._once[make] = make(self)
        return found

    def to_bytes(self) -> bytes:
        """The state as the compiled record holds it."""
        found = array("q")
        for field in self.FIELDS:
            value = self.__dict__[field.name]
            if not field.axes:
                found.append(value)
            elif len(field.axes) == 1:
                found.fromlist(value)
            else:
                for row in value:
                    found.fromlist(row)
        return found.tobytes()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        numbers = array("q")
        numbers.frombytes(data)
        if len(numbers) != cls.SIZE:
            raise ValueError(f"a state of this game has {cls.SIZE} numbers, got {len(numbers)}")
        s = cls()
        at = 0
        for field in cls.FIELDS:
            chunk = numbers[at : at + field.size].tolist()
            at += field.size
            if not field.axes:
                setattr(s, field.name, chunk[0])
            elif len(field.axes) == 1:
                setattr(s, field.name, chunk)
            else:
                width = field.shape[1]
                setattr(s, field.name, [chunk[i : i + width] for i in range(0, len(chunk), width)])
        return s

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        mine, its = self.__dict__, other.__dict__
        return all(mine[field.name] == its[field.name] for field in self.FIELDS)

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        inside = ", ".join(f"{f.name}={self.__dict__[f.name]!r}" for f in self.FIELDS if not f.fixed)
        return f"<{type(self).__module__} {inside}>"


def record_layout(cls: type[Struct]) -> list[tuple[str, str] | tuple[str, str, tuple[int, ...]]]:
    """What numpy.dtype needs to lay the state out as one record."""
    return [(f.name, "<i8", f.shape) if f.axes else (f.name, "<i8") for f in cls.FIELDS]


def names(length: int | Sequence[str]) -> Sequence[str]:
    """The labels of an axis; a bare length counts from 0."""
    return [str(i) for i in range(length)] if isinstance(length, int) else length
