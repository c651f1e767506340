"""How long a bot may think about a move: a number of iterations, or a time in seconds."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wayfare.errors import WayfareError

MOST_BUDGET = 1_000_000_000


@dataclass(frozen=True)
class Budget:
    """Iterations or seconds. Only with iterations does a seeded bot repeat itself exactly."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, given: Budget | int | str) -> Budget:
        """Read a budget: `2000` and `"2000"` are iterations, `"0.5s"` is half a second."""
        if isinstance(given, Budget):
            return given
        text = str(given).strip()
        try:
            timed = text.endswith("s")
            budget = cls(seconds=float(text[:-1])) if timed else cls(iterations=int(text))
        except ValueError:
            budget = cls()
        amount = budget.seconds if budget.iterations is None else budget.iterations
        if amount is None or isinstance(given, bool) or not (math.isfinite(amount) and 0 < amount <= MOST_BUDGET):
            raise WayfareError(f"{given!r} is not a valid budget: use iterations (2000) or seconds (0.5s).")
        return budget

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.iterations is None else str(self.iterations)
