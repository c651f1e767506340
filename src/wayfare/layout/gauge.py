"""The sizes of a picture: all of them grow and shrink with one unit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Gauge:
    """Lengths in canvas units; `unit` is 1 on a canvas of about 850 by 850."""

    unit: float
    usual: float  # the unit of a board of this size whose routes have room enough

    @property
    def width(self) -> float:
        """The width of a space, across its route."""
        return 18.5 * self.unit

    @property
    def longest(self) -> float:
        """The length of a space where there is room enough; on a crowded board they shrink less than their width."""
        return max(48 * self.unit, 30 * self.usual)

    @property
    def gap(self) -> float:
        """The gap between the spaces of a route, and between the halves of a double."""
        return 3.5 * self.unit

    @property
    def shore(self) -> float:
        """How far from the middle of a ferry the waves along it are."""
        return self.width / 2 + 4.6 * self.unit

    @property
    def wave(self) -> float:
        """Half the length of a wave."""
        return 5 * self.unit

    @property
    def clear(self) -> float:
        """The room between a location and the first space."""
        return 16 * self.unit

    @property
    def letter(self) -> float:
        """The letter size of names; on a crowded board they shrink less than the spaces."""
        return max(16 * self.unit, 9.4 * self.usual)

    @property
    def margin(self) -> float:
        """The room between the canvas and the frame."""
        return 26 * self.unit
