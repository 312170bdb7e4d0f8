"""Compiled games of solvers. Import after `compiled.prepare(game)`, which readies numba."""

from __future__ import annotations

import numba

from .dueling import duel
from .selfplay import prepare_turn
from .teaching import teach

teach_games = numba.njit(cache=True, nogil=True)(teach)
duel_games = numba.njit(cache=True, nogil=True)(duel)
solve_dice_turn = numba.njit(cache=True, nogil=True)(prepare_turn)
