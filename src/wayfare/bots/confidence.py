"""How sure a search is of its best suggestion: by its tries, most of which go to what does best.

The difference in value over its standard error would say less: what has been tried little has its value by chance, and
the luckiest comes first. `benchmarks/confidence.py` measures how often other searches agree: see docs/bots.md.

Where a search settles on a planning style before it tries actions, most tries go to what that style would do, and other
searches settle on other styles. So nothing is clear there.
"""

from __future__ import annotations

from collections.abc import Sequence

from wayfare.bots.explain import Confidence, Thought
from wayfare.bots.search import tries_styles_first
from wayfare.engine import Game

CLEAR_SHARE = 0.8  # of all tries: with at least as many, the choice is clear
CLOSE_RATIO = 1.5  # with fewer than this many times the tries of the next, it's close


def confidence(game: Game, thoughts: Sequence[Thought]) -> Confidence | None:
    """How sure the search is that the first of different thoughts is the best; None if there's no other."""
    if len(thoughts) < 2:
        return None
    first, second = thoughts[:2]
    if first.visits < CLOSE_RATIO * second.visits:
        return "close"
    return "clear" if first.share >= CLEAR_SHARE and not tries_styles_first(game) else "probable"
