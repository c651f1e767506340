"""The sizes of a picture: all of them grow and shrink with one unit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Gauge:
    unit: float

    @property
    def width(self) -> float:
        """Of a space."""
        return 18.5 * self.unit

    @property
    def longest(self) -> float:
        """A space at its longest."""
        return 48 * self.unit

    @property
    def gap(self) -> float:
        """Between the spaces of a route, and between the halves of a double."""
        return 3.5 * self.unit

    @property
    def clear(self) -> float:
        """Between a location and the first space."""
        return 16 * self.unit

    @property
    def letter(self) -> float:
        """Of names."""
        return 16 * self.unit

    @property
    def margin(self) -> float:
        """Between the canvas and the frame."""
        return 24 * self.unit
