"""SVG path data, and the numbers in it."""

from __future__ import annotations

from collections.abc import Iterable


def number(value: float) -> str:
    """A number with at most two decimals, and never `-0`."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def path(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """Path data of straight lines through the points."""
    data = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{data}Z" if closed else f"M{data}"
