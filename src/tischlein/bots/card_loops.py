"""Compiled search. Import after `compiled.prepare(game)`, which readies numba."""

from __future__ import annotations

import numba

from .search import try_choices

try_many = numba.njit(cache=True, nogil=True)(try_choices)
