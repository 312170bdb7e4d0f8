"""A position: the whole state as JSON with readable names, for puzzles, tests and analysis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import PositionError, TischleinError
from .game import Game, find_game
from .struct import Field, Length, Names, Seats, names

FORMAT = 1
WIDEST = 1 << 31


def to_position(game: Game, players: Sequence[str], s: Any) -> dict[str, Any]:
    """The state in words a person can read; what is empty is left out."""
    data: dict[str, Any] = {"tischlein": FORMAT, "game": game.id, "players": list(players)}
    data["options"] = game.options_of(s)
    if components := game.components_of(s):
        data["components"] = components
    data["state"] = {
        f.name: _shown(f.axes, f.values, getattr(s, f.name), s.seats)
        for f in game.state.FIELDS
        if not f.fixed and f.name != "seats"
    }
    return data


def _shown(axes: tuple[Length, ...], values: Names | None, value: Any, seats: int) -> Any:
    if not axes:
        return value if values is None else values[value]
    inner = [_shown(axes[1:], values, item, seats) for item in value]
    nothing = [_empty(item) for item in value]
    if isinstance(axes[0], Seats):
        return inner[:seats]
    if isinstance(axes[0], int):
        while inner and nothing[len(inner) - 1]:
            inner.pop()
        return inner
    return {label: item for label, item, empty in zip(axes[0], inner, nothing, strict=True) if not empty}


def _empty(value: Any) -> bool:
    return all(_empty(item) for item in value) if isinstance(value, list) else bool(value == 0)


def from_position(data: object) -> tuple[Game, list[str], Any]:
    """The state that a position describes, after checking that it can be."""
    if not isinstance(data, dict):
        raise PositionError(f"a position is an object with game, players and state, not {type(data).__name__}")
    unknown = set(data) - {"tischlein", "game", "players", "options", "components", "state"}
    if unknown:
        raise PositionError(f"a position has no {sorted(map(str, unknown))[0]!r}")
    if data.get("tischlein") != FORMAT or isinstance(data.get("tischlein"), bool):
        raise PositionError(f'expected "tischlein": {FORMAT}, got {data.get("tischlein")!r}')
    players = data.get("players")
    if not isinstance(players, list):
        raise PositionError(f"players is a list of names, not {players!r}")
    try:
        game = find_game(data.get("game"))
        s = game.open(len(players), data.get("options"), data.get("components"))
    except TischleinError as error:
        raise PositionError(str(error)) from None
    _read_state(game, s, data.get("state"))
    for fault in game.faults(s):
        raise PositionError(f"this position can't be: {fault}")
    return game, players, s


def _read_state(game: Game, s: Any, state: object) -> None:
    if not isinstance(state, dict):
        raise PositionError(f"state is an object with the fields of the game, not {state!r}")
    fields = {f.name: f for f in game.state.FIELDS if not f.fixed and f.name != "seats"}
    for name in state:
        if name not in fields:
            raise PositionError(f"state has no {name!r}; expected {', '.join(fields)}")
    for name, field in fields.items():
        if name not in state:
            raise PositionError(f"state lacks {name!r}")
        setattr(s, name, _read(name, field, field.axes, state[name], s.seats))


def _read(where: str, field: Field, axes: tuple[Length, ...], given: object, seats: int) -> Any:
    if not axes:
        return _read_number(where, field.values, given)
    axis = axes[0]
    length = len(names(axis))
    filled: list[Any] = [0 if len(axes) == 1 else [0] * len(names(axes[1])) for _ in range(length)]
    if isinstance(axis, int):
        most = seats if isinstance(axis, Seats) else length
        if not isinstance(given, list) or len(given) > most or (isinstance(axis, Seats) and len(given) != most):
            raise PositionError(f"{where} is a list of {most} entries{'' if isinstance(axis, Seats) else ' at most'}")
        for at, item in enumerate(given):
            filled[at] = _read(f"{where}[{at}]", field, axes[1:], item, seats)
        return filled
    if not isinstance(given, dict):
        raise PositionError(f"{where} is an object with names like {axis[0]!r}, not {given!r}")
    for label, item in given.items():
        if label not in axis:
            raise PositionError(f"{where} has no {label!r}; expected {axis[0]} … {axis[-1]}")
        filled[axis.index(label)] = _read(f"{where} {label}", field, axes[1:], item, seats)
    return filled


def _read_number(where: str, values: Names | None, given: object) -> int:
    if values is not None:
        if given not in values:
            raise PositionError(f"{where} is one of {', '.join(filter(None, values))}, not {given!r}")
        return values.index(str(given))
    if isinstance(given, bool) or not isinstance(given, int) or not -WIDEST < given < WIDEST:
        raise PositionError(f"{where} is a whole number, not {given!r}")
    return given
