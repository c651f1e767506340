"""How long a bot may think."""

from __future__ import annotations

from typing import Any

import pytest

from wayfare.bots.budget import Budget
from wayfare.errors import WayfareError


@pytest.mark.parametrize(
    ("given", "budget"),
    [
        (2000, Budget(iterations=2000)),
        ("2000", Budget(iterations=2000)),
        ("0.5s", Budget(seconds=0.5)),
        (" 3s ", Budget(seconds=3.0)),
        (Budget(seconds=1.0), Budget(seconds=1.0)),
    ],
)
def test_reading_a_budget(given: Any, budget: Budget) -> None:
    assert Budget.read(given) == budget
    assert Budget.read(str(budget)) == budget


@pytest.mark.parametrize("given", ["", "s", "0", "-5", "0s", "nan s", "nans", "infs", "1.5", "2m", "1e99s", True])
def test_anything_else_is_refused(given: Any) -> None:
    with pytest.raises(WayfareError, match="is not a valid budget"):
        Budget.read(given)
