"""Counts of what bots did instead of giving a legal answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from wayfare.bots import Fault
from wayfare.bots.guarded import STRIKES


class Faults:
    """Faults by bot and kind, with the first of each as an example."""

    def __init__(self) -> None:
        self._first: dict[tuple[str, str], Fault] = {}
        self._times: Counter[tuple[str, str]] = Counter()

    def add(self, faults: Iterable[Fault]) -> None:
        """Count faults; the first of each bot and kind is kept as an example."""
        for fault in faults:
            self._first.setdefault((fault.bot, fault.kind), fault)
            self._times[fault.bot, fault.kind] += 1

    def of(self, bot: str) -> int:
        """How many faults a bot had, of any kind."""
        return sum(times for (name, _), times in self._times.items() if name == bot)

    @property
    def struck(self) -> frozenset[str]:
        """The bots with too many faults, which are out."""
        return frozenset(bot for bot, _ in self._times if self.of(bot) >= STRIKES)

    def to_list(self) -> list[dict[str, Any]]:
        """The counts in plain JSON types."""
        return [
            {"bot": bot, "kind": kind, "times": times, "first": str(self._first[bot, kind])}
            for (bot, kind), times in self._times.items()
        ]
