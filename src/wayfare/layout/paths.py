"""SVG path data, and the numbers in it."""

from __future__ import annotations

from collections.abc import Iterable


def number(value: float, decimals: int = 2) -> str:
    """A number with at most this many decimals, and never `-0`."""
    short = f"{value:.{decimals}f}"
    short = short.rstrip("0").rstrip(".") if "." in short else short
    return "0" if short == "-0" else short


def path(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """Path data of straight lines through the points."""
    data = "L".join(f"{number(x, 1)} {number(y, 1)}" for x, y in points)
    return f"M{data}Z" if closed else f"M{data}"


def trace(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """The same in steps from point to point: shorter where there are many, and it compresses well."""
    data: list[str] = []
    last = (0, 0)
    for x, y in points:
        here = (round(x * 10), round(y * 10))
        if data and here == last:
            continue
        command = "M" if not data else "l" if len(data) == 1 else " "
        data.append(command + pair(here[0] - last[0], here[1] - last[1]))
        last = here
    return "".join(data) + ("z" if closed else "")


def pair(x: int, y: int) -> str:
    """Two numbers given in tenths, as short as path data allows."""
    second = _tenths(y)
    return _tenths(x) + ("" if second.startswith("-") else " ") + second


def _tenths(value: int) -> str:
    sign, (whole, part) = "-" if value < 0 else "", divmod(abs(value), 10)
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"
