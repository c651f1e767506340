"""A set of actions as spans: runs of neighbours in the action space.

`offset[i] + k` is the action at place k of the set, for the first i with `k < upto[i]`. Writing spans, empty ones
too, needs no branch that the processor would have to guess; that is what makes random play fast.
"""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.compiled import hot


@hot
def span(spans: Any, at: Any, first: int, count: int) -> Any:
    """Add a run of `count` actions. `at` is how many spans and how many actions there are; the answer is both, after.

    They travel in registers: reading the last sum back from memory would cost more than all the rest.
    """
    n, size = at
    spans.offset[n] = first - size
    spans.upto[n] = size + count
    return n + 1, size + count


@hot
def action_at(spans: Any, n: int, place: int) -> int:
    """The action at a place of the set."""
    found = 0
    for i in range(n):
        found += spans.upto[i] <= place
    return spans.offset[found] + place  # type: ignore[no-any-return]
