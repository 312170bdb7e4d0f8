"""Pretended answers of a server, to look at screens before, or without, a real one."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tischlein import GAMES
from tischlein.core.lesson import has_lesson
from tischlein.games.bratwurmeck.rules import FACES, GRILL, LOWEST

MINUTES = {"bratwurmeck": 20, "karteneck": 30, "barbecue": 25, "haecmaec": 25, "tricknchef": 40}
NAMES = ["Aylin", "Masha", "Ole", "Мила", "Maximiliane-Charlotte", "Вячеслав Александрович", "Bo"]

STACKS = [[22], [25, 24], [27], [30], [], [], []]


def facts() -> dict[str, Any]:
    """What GET /api/games would say."""
    games = [
        {
            "id": game.id,
            "name": game.name,
            "fewest": game.fewest,
            "most": game.most,
            "minutes": MINUTES[game.id],
            "hands": game.hands,
            "windows": bool(game.answers),
            "options": [{"name": option.name, "values": list(option.values)} for option in game.options],
            "components": game.component_tables(),
            "lesson": has_lesson(game),
            "puzzles": True,
        }
        for game in GAMES.values()
    ]
    return {"games": games, "levels": ["easy", "normal"]}


def people(seats: int, mine: int = 0) -> list[dict[str, Any]]:
    """Two bots among people, one of whom is away."""
    found: list[dict[str, Any]] = []
    for seat in range(seats):
        person: dict[str, Any] = {"kind": "person", "name": NAMES[seat], "here": True}
        if seat == mine:
            person["yours"] = True
        if seat == 2:
            person["here"] = False
        if seat == 3:
            person["lent"] = True
        found.append(person)
    return found


def info(stage: str, seats: int, **other: Any) -> dict[str, Any]:
    """A table without its game."""
    return {
        "id": "AbCdEfGhIjKlMnOpQrStUv",
        "game": "bratwurmeck",
        "stage": stage,
        "people": people(seats),
        "host": True,
        "options": {"faster": "off", "flip-without-tile": "off"},
        "components": {},
        "clock": {"kind": "move", "seconds": 60},
        "window": 5,
        "pace": "quick",
        "public": False,
        "spectators": True,
        "hints": True,
        "watching": 2,
        "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        **other,
    }


def state(seats: int, phase: int, kept: str = "", rolled: str = "") -> Any:
    """A table of bratwurmeck in the middle of a turn."""
    s = GAMES["bratwurmeck"].open(seats)
    s.phase, s.turn = phase, 0
    for face in kept:
        s.kept[FACES.index(face)] += 1
    for face in rolled:
        s.rolled[FACES.index(face)] += 1
    for seat in range(seats):
        for place, tile in enumerate(STACKS[seat]):
            s.stack[seat][place] = tile
            s.grill[tile - LOWEST] = GRILL.index("gone")
    s.grill[-2:] = [GRILL.index("turned")] * 2
    return s


def view(s: Any, seat: int | None = 0) -> Any:
    """What a seat sees, as JSON."""
    return json.loads(msgspec.json.encode(GAMES["bratwurmeck"].view(s, seat)))


def label(name: str, **args: Any) -> dict[str, Any]:
    """A sentence of bratwurmeck."""
    return {"id": f"bratwurmeck-{name}", "args": args}


def keep_scene(seats: int) -> dict[str, Any]:
    """Dice lie there and one face is to be kept."""
    v = view(state(seats, 2, "ww44", "3315"))
    choices = [
        {
            "action": f"keep {face}",
            "label": label("keep", dice=count, face=face),
            "hint": [label("hint-keep", adds=count * int(face), total=18 + count * int(face))],
        }
        for face, count in (("1", 1), ("3", 2), ("5", 1))
    ]
    return {"view": v, "no": 9, "choices": choices, "left": 42_000}


def go_scene(seats: int) -> dict[str, Any]:
    """Roll on, take, steal or give up."""
    v = view(state(seats, 3, "ww4433"))
    choices = [
        {"action": "roll", "label": label("roll", dice=2)},
        {"action": "grill", "label": label("grill", tile=23)},
        {"action": "steal", "label": label("steal", tile=24, whom=1)},
        {"action": "stop", "label": label("stop"), "cost": label("cost-tile", tile=22)},
    ]
    return {"view": v, "no": 9, "choices": choices, "left": 42_000, "undo": True}


def over_scene(seats: int) -> dict[str, Any]:
    """The end."""
    v = view(state(seats, 4))
    account = [
        label("account", tile=24, worms=1),
        label("account", tile=25, worms=2),
        label("account", tile=33, worms=4),
    ]
    result = [{"rank": 1 + seat, "score": 9 - 2 * seat, "account": account[: 3 - seat % 3]} for seat in range(seats)]
    return {"view": v, "no": 9, "result": result}


LINES = [
    {"at": 1, "kind": "people", "says": [{"id": "people-sat", "args": {"who": 1}}]},
    {"at": 2, "kind": "event", "who": 1, "says": [label("tell-keep", who=1, dice=3, face="w", total=15)]},
    {"at": 3, "kind": "event", "who": 1, "says": [label("taken", who=1, tile=24)]},
    {"at": 4, "kind": "event", "who": 2, "says": [label("failed", who=2, back=26, turned=1, tile=36, other=0)]},
    {"at": 5, "kind": "chat", "who": 1, "name": "Masha", "text": "Don’t you dare. <img src=x onerror=alert(1)>"},
    {"at": 6, "kind": "event", "who": 0, "says": [label("tell-keep", who=0, dice=2, face="4", total=18)]},
]


def welcome(about: dict[str, Any], scene: dict[str, Any] | None) -> dict[str, Any]:
    """The first thing that a socket hears."""
    return {
        "t": "welcome",
        "info": about,
        "seat": 0,
        "seen": len(LINES),
        "lines": LINES if scene else [],
        "scene": scene,
    }


def replay() -> dict[str, Any]:
    """A few moments."""
    frames: list[dict[str, Any]] = [{"view": keep_scene(4)["view"]}]
    frames += [{"view": go_scene(4)["view"], "lines": [line]} for line in LINES if line["kind"] == "event"]
    return {
        "game": "bratwurmeck",
        "players": NAMES[:4],
        "options": {},
        "frames": frames,
        "result": over_scene(4)["result"],
        "draws": None,
        "proof": None,
    }


def lobby() -> dict[str, Any]:
    """A table of one's own, and an open one."""
    mine = {
        "id": "a" * 22,
        "game": "bratwurmeck",
        "stage": "playing",
        "people": people(4),
        "changed": 1,
        "your_turn": True,
    }
    other = {"id": "b" * 22, "game": "haecmaec", "stage": "playing", "people": people(3), "changed": 1, "turn": "Masha"}
    free = {
        "id": "c" * 22,
        "game": "tricknchef",
        "stage": "waiting",
        "people": [*people(2), {"kind": "open"}],
        "changed": 1,
    }
    return {"mine": [mine, other], "open": [free]}
