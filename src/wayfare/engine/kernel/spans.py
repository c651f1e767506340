"""A set of actions as spans: runs of neighbours in the action space.

`offset[i] + k` is action k of the set, for the first i with `k < upto[i]`. Writing spans, even empty ones, needs no
branch that the processor would have to predict; that's what makes random play fast. Draws and the payments for gray
routes are only counted: their spans lie beyond the action space, and `turns.action_in` finds the one that is chosen.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import hot
from wayfare.engine.state import Spans

Mask: TypeAlias = NDArray[np.int8] | NDArray[np.uint8]  # 1 for every action of a set, 0 for the others
At = tuple[int, int]  # how many spans there are, and how many actions in them


@hot
def span(spans: Spans, at: At, first: int, count: int) -> At:
    """Add a run of `count` actions. `at` is how many spans and actions there are; return the same, updated.

    Both stay in registers: reading the last sum back from memory would cost more than everything else.
    """
    n, size = at
    upto = size + int(count)
    spans.offset[n] = first - size
    spans.upto[n] = upto
    return n + 1, upto


@hot
def span_of(spans: Spans, n: int, index: int) -> int:
    """Which of n spans has the action at an index of the set."""
    found = 0
    for i in range(n):
        found += spans.upto[i] <= index
    return found
