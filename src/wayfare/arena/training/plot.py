"""Strength over time, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wayfare.arena.training.loop import Generation


def plot(generations: Sequence[Generation], path: Path) -> None:
    """Draw how often the best weights win against the start, by the minutes it took, with 95% intervals."""
    from matplotlib.figure import Figure

    minutes, rates = [one.seconds / 60 for one in generations], [100 * one.strength for one in generations]
    below = [100 * (one.strength - one.strength_low) for one in generations]
    above = [100 * (one.strength_high - one.strength) for one in generations]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(minutes, rates, yerr=(below, above), marker="o", capsize=3, color="#1f6f8b")
    axes.set_xlim(left=0)
    axes.set_xlabel("minutes")
    axes.set_ylabel("wins against the start, %")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)
