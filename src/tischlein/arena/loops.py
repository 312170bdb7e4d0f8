"""The compiled judge. Import after `compiled.prepare(game)`, which readies numba."""

from __future__ import annotations

import numba

from .judging import judge_turn

judge_dice_turn = numba.njit(cache=True, nogil=True)(judge_turn)
