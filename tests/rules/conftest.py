"""Tables to lay: `table` is New York with two players, at the start of seat 0's turn."""

from __future__ import annotations

from functools import partial

import pytest

from rules.table import Lay, Table


@pytest.fixture
def table() -> Table:
    return Table("new-york")


@pytest.fixture
def new_york() -> Lay:
    return partial(Table, "new-york")


@pytest.fixture
def europe() -> Lay:
    return partial(Table, "first-journey-europe")


@pytest.fixture
def usa() -> Lay:
    return partial(Table, "first-journey-usa")


@pytest.fixture
def big_usa() -> Lay:
    return partial(Table, "usa")


@pytest.fixture
def big_europe() -> Lay:
    return partial(Table, "europe")
