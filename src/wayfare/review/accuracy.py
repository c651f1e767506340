"""Accuracy as lichess defines it, from win probabilities: see docs/review.md.

The formulas are those of lila's `AccuracyPercent`. There a move's loss is the drop of the evaluation over the move;
here it is the error of the decision, because between two of our decisions chance plays a part as well.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import pstdev

ACCURACY_SCALE, ACCURACY_RATE, ACCURACY_OFFSET = 103.1668100711649, 0.04354415386753951, -3.166924740191411
ACCURACY_BONUS = 1.0  # because no analysis is perfect
WINDOW = 2, 8  # the shortest and the longest stretch of positions, over which …
WEIGHT = 0.5, 12.0  # … the spread of win percentages, within these bounds, is a move's weight


def move_accuracy(loss: float) -> float:
    """The accuracy of a decision, in percent, that lost so much win probability (0 to 1)."""
    if loss <= 0:
        return 100.0
    fitted = ACCURACY_SCALE * math.exp(-ACCURACY_RATE * 100 * loss) + ACCURACY_OFFSET
    return min(100.0, max(0.0, fitted + ACCURACY_BONUS))


def weights(win: Sequence[float]) -> list[float]:
    """How much each move counts: more where the win probability went up and down. `win` has the positions around it."""
    percent, shortest, longest = [100 * one for one in win], *WINDOW
    size = min(longest, max(shortest, (len(win) - 1) // 10))
    starts = [0] * (min(size, len(win)) - shortest) + list(range(len(win) - size + 1))
    return [min(WEIGHT[1], max(WEIGHT[0], pstdev(percent[start : start + size]))) for start in starts]


def game_accuracy(losses: Sequence[tuple[float, float]]) -> float | None:
    """The accuracy of a player's decisions, each given as its weight and loss: half weighted, half harmonic mean."""
    if not losses:
        return None
    found = [(weight, move_accuracy(loss)) for weight, loss in losses]
    weighted = sum(weight * accuracy for weight, accuracy in found) / sum(weight for weight, _ in found)
    harmonic = len(found) / sum(1 / max(1.0, accuracy) for _, accuracy in found)
    return (weighted + harmonic) / 2
