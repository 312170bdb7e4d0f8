"""What lies in the box, as tables of numbers that a table may be opened with others in place.

A table of components is a field of the state marked FIXED; the defaults stand in components.toml.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import SetupError
from .struct import Field, Length, names

MOST = 999
"""No number in any box comes near this."""


def lay_out(field: Field, table: Any) -> Any:
    """The numbers of components.toml in the shape of the field."""
    return _filled(field.name, field.axes, table, field.zero())


def overlay(
    game: str, fields: Mapping[str, Field], box: Mapping[str, Any], given: Mapping[str, object] | None
) -> dict[str, Any]:
    """The box with some numbers replaced."""
    if given is not None and not isinstance(given, Mapping):
        raise SetupError(f"components are names with tables, not {given!r}")
    given = given or {}
    for name in given:
        if name not in fields:
            raise SetupError(f"{game} has no components {name!r}; there are: {', '.join(fields) or 'none'}")
    return {
        name: _filled(f"{game} components: {name}", field.axes, given[name], box[name]) if name in given else box[name]
        for name, field in fields.items()
    }


def _filled(where: str, axes: tuple[Length, ...], given: object, box: Any) -> Any:
    """The numbers given, over those of the box: a mapping replaces what it names, a list everything."""
    if not axes:
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MOST:
            raise SetupError(f"{where} is a number from 0 to {MOST}, not {given!r}")
        return given
    labels = names(axes[0])
    if isinstance(given, list | tuple):
        if len(given) != len(labels):
            raise SetupError(f"{where} has {len(labels)} numbers, not {len(given)}")
        given = dict(zip(labels, given, strict=True))
    if not isinstance(given, Mapping):
        raise SetupError(f"{where} is a table of {len(labels)} numbers, not {given!r}")
    filled = list(box)
    for label, value in given.items():
        if str(label) not in labels:
            raise SetupError(f"{where} has no {label!r}; expected {labels[0]} … {labels[-1]}")
        at = list(labels).index(str(label))
        filled[at] = _filled(f"{where} {label}", axes[1:], value, box[at])
    return filled


def differing(fields: Mapping[str, Field], box: Mapping[str, Any], s: Any) -> dict[str, Any]:
    """Only what is not as in the box, in the form `overlay` takes."""
    found = {}
    for name, field in fields.items():
        difference = _difference(field.axes, box[name], getattr(s, name))
        if difference is not None:
            found[name] = difference
    return found


def _difference(axes: tuple[Length, ...], box: Any, used: Any) -> Any:
    if not axes:
        return None if box == used else used
    differences = {
        label: difference
        for label, here, there in zip(names(axes[0]), box, used, strict=True)
        if (difference := _difference(axes[1:], here, there)) is not None
    }
    return differences or None


def labelled(axes: tuple[Length, ...], numbers: Any) -> Any:
    """A table of numbers with its labels."""
    if not axes:
        return numbers
    return {label: labelled(axes[1:], part) for label, part in zip(names(axes[0]), numbers, strict=True)}
