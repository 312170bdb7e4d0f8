"""A small net that says each seat's chance to win: two hidden layers, rectified, then shares that add up to 1.

All weights lie in one row: for each input its weights to the first layer, the first layer's biases, and so on.
"""

from __future__ import annotations

from math import exp
from typing import Any

from .rule import rule

FIRST, SECOND = 64, 32
"""How wide the hidden layers are."""


def net_size(inputs: int, seats: int) -> int:
    """How many weights such a net has."""
    return (inputs + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * seats


@rule
def layer(w: Any, start: int, x: Any, inputs: int, out: Any, outputs: int) -> int:
    """One layer without its rectifier; where the next one's weights begin."""
    bias = start + inputs * outputs
    for j in range(outputs):
        out[j] = w[bias + j]
    for i in range(inputs):
        if x[i] != 0.0:
            at = start + i * outputs
            for j in range(outputs):
                out[j] += x[i] * w[at + j]
    return bias + outputs


@rule
def rectify(x: Any, n: int) -> None:
    for i in range(n):
        if x[i] < 0.0:
            x[i] = 0.0


@rule
def shares(w: Any, x: Any, inputs: int, first: Any, second: Any, out: Any, seats: int) -> None:
    """Each seat's chance, from the one whose turn it is."""
    at = layer(w, 0, x, inputs, first, FIRST)
    rectify(first, FIRST)
    at = layer(w, at, first, FIRST, second, SECOND)
    rectify(second, SECOND)
    layer(w, at, second, SECOND, out, seats)
    most = out[0]
    for j in range(1, seats):
        if out[j] > most:
            most = out[j]
    total = 0.0
    for j in range(seats):
        out[j] = exp(out[j] - most)
        total += out[j]
    for j in range(seats):
        out[j] /= total
