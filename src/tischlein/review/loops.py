"""Compiled playouts of reviews. Import after `compiled.prepare(game)`, which readies numba."""

from __future__ import annotations

import numba

from . import samples

value_table = numba.njit(cache=True, nogil=True)(samples.value_table)
try_choices = numba.njit(cache=True, nogil=True)(samples.try_choices)
