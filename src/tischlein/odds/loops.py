"""The compiled solver. Import after `compiled.prepare()`, which readies numba."""

from __future__ import annotations

import numba

from .turn import solve, spread_all

solve_turn = numba.njit(cache=True, nogil=True)(solve)
spread_turns = numba.njit(cache=True, nogil=True)(spread_all)
