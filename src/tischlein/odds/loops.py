"""The compiled solver. Import after `compiled.prepare()`, which readies numba."""

from __future__ import annotations

import numba

from .turn import solve, spread

solve_turn = numba.njit(cache=True, nogil=True)(solve)
spread_turn = numba.njit(cache=True, nogil=True)(spread)
