"""The sizes of a picture: all of them grow and shrink with one unit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Gauge:
    """Lengths in canvas units; `unit` is 1 on a canvas of about 850 by 850."""

    unit: float

    @property
    def width(self) -> float:
        """The width of a space, across its route."""
        return 18.5 * self.unit

    @property
    def longest(self) -> float:
        """The length of a space where there is room enough."""
        return 48 * self.unit

    @property
    def gap(self) -> float:
        """The gap between the spaces of a route, and between the halves of a double."""
        return 3.5 * self.unit

    @property
    def clear(self) -> float:
        """The room between a location and the first space."""
        return 16 * self.unit

    @property
    def letter(self) -> float:
        """The letter size of names."""
        return 16 * self.unit

    @property
    def margin(self) -> float:
        """The room between the canvas and the frame."""
        return 26 * self.unit
