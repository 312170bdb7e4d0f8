"""Rule options of a game: a name and the values it may take, the first being the default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import SetupError


@dataclass(frozen=True)
class Option:
    """One option. The state holds the index of its value in a field of the same name."""

    name: str
    values: tuple[str, ...]
    only_with: str | None = None
    """Another option, without which this one means nothing."""

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def field(self) -> str:
        return self.name.replace("-", "_")


def switch(name: str, only_with: str | None = None) -> Option:
    """An option that is off or on."""
    return Option(name, ("off", "on"), only_with)


def settle_options(game: str, known: tuple[Option, ...], given: Mapping[str, object] | None) -> dict[str, str]:
    """All options with their values; what was not given has its default."""
    if given is not None and not isinstance(given, Mapping):
        raise SetupError(f"options are names with values, not {given!r}")
    rest = dict(given or {})
    settled = {}
    for option in known:
        value = rest.pop(option.name, option.default)
        if option.values == ("off", "on") and isinstance(value, bool):
            value = "on" if value else "off"
        if value not in option.values:
            raise SetupError(f"{game}: option {option.name} is one of {', '.join(option.values)}, not {value!r}")
        settled[option.name] = str(value)
    for name in rest:
        names = ", ".join(option.name for option in known) or "none"
        raise SetupError(f"{game} has no option {name!r}; there are: {names}")
    return settled


def options_of(known: tuple[Option, ...], s: Any) -> dict[str, str]:
    """The options that a state was opened with."""
    return {option.name: option.values[getattr(s, option.field)] for option in known}


def set_options(known: tuple[Option, ...], s: Any, settled: Mapping[str, str]) -> None:
    """Write settled options into a state."""
    for option in known:
        setattr(s, option.field, option.values.index(settled[option.name]))
