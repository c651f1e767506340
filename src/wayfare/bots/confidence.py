"""How sure a search is of its best suggestion: by its tries, most of which go to what does best.

The difference in value over its standard error would say less: what has been tried little has its value by chance, and
the luckiest comes first. `benchmarks/confidence.py` measures how often other searches agree: see docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from wayfare.bots.explain import Confidence, Thought

CLEAR = 0.8  # of all tries: with at least as many, the choice is clear
CLOSE = 1.5  # with fewer than this many times the tries of the next, it's close


def confidence(thoughts: Sequence[Thought]) -> Confidence | None:
    """How sure the search is that the first of different thoughts is the best; None if there's no other."""
    if len(thoughts) < 2:
        return None
    first, second = thoughts[:2]
    if first.visits < CLOSE * second.visits:
        return "close"
    return "clear" if first.share >= CLEAR else "probable"
