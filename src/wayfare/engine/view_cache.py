"""Parts of views that usually stay the same from one move to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class ViewCache:
    """Keeps the parts of one match's views. Each is made again only when whatever it is made from has changed."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[tuple[str, int | None], tuple[object, Any]] = {}

    def get(self, name: str, seat: int | None, source: object, make: Callable[[], T]) -> T:
        """A part, made from `source`. What only a seat may know has that seat in its key; otherwise it is None."""
        known = self._made.get((name, seat))
        if known is None or known[0] != source:
            known = self._made[name, seat] = source, make()
        part: T = known[1]
        return part
