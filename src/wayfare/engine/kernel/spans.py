"""A set of actions as spans: runs of neighbours in the action space.

`offset[i] + k` is action k of the set, for the first i with `k < upto[i]`. Writing spans, even empty ones, needs no
branch that the processor would have to predict; that's what makes random play fast.
"""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.compiled import hot


@hot
def span(spans: Any, at: Any, first: int, count: int) -> Any:
    """Add a run of `count` actions. `at` is how many spans and actions there are; return the same, updated.

    Both stay in registers: reading the last sum back from memory would cost more than everything else.
    """
    n, size = at
    spans.offset[n] = first - size
    spans.upto[n] = size + count
    return n + 1, size + count


@hot
def action_at(spans: Any, n: int, index: int) -> int:
    """The action at an index of the set, which has n spans."""
    found = 0
    for i in range(n):
        found += spans.upto[i] <= index
    return spans.offset[found] + index  # type: ignore[no-any-return]
