"""Why not, in a game in which each turn is rolling dice and setting faces aside."""

from __future__ import annotations

from typing import Protocol

from .why import Reason, reason


class DiceView(Protocol):
    """What everybody sees of a dice turn."""

    @property
    def game(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def rolled(self) -> tuple[str, ...]: ...
    @property
    def kept(self) -> tuple[str, ...]: ...


def faces_once(faces: tuple[str, ...]) -> tuple[str, ...]:
    """Each face that lies there."""
    return tuple(dict.fromkeys(faces))


def why_not_keep(v: DiceView, face: str) -> Reason | None:
    """A face may be kept if it was rolled now and not kept before; one of each roll."""
    if v.phase != "keep":
        return reason("turn", f"{v.game}-why-one-face")
    if face in v.kept:
        return reason("turn", f"{v.game}-why-kept", face=face)
    if face not in v.rolled:
        return reason("turn", f"{v.game}-why-not-rolled", face=face)
    return None


def keep_first(v: DiceView) -> Reason | None:
    """Between a roll and the face kept of it, nothing else may be done."""
    return reason("turn", f"{v.game}-why-keep-first") if v.phase == "keep" else None
