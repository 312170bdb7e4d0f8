"""The games. To add one: a folder beside these, and its name in this list."""

from __future__ import annotations

from importlib import import_module

from ..core.game import GAMES

NAMES = ("bratwurmeck", "karteneck", "barbecue", "haecmaec", "tricknchef")

for _name in NAMES:
    GAMES[_name] = import_module(f".{_name}", __package__).GAME
