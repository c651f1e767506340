"""Work in several processes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wayfare.arena.pools import in_order
from wayfare.errors import WayfareError


def die_once(mark: Path) -> str:
    """End the process at the first try."""
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return mark.name


def die(number: int) -> int:
    os._exit(1)


@pytest.mark.deep
def test_what_a_dead_worker_had_is_done_again_in_order(tmp_path: Path) -> None:
    marks = [tmp_path / str(number) for number in range(3)]
    marks[0].touch()
    assert [found for _, found in in_order(die_once, marks, jobs=2)] == ["0", "1", "2"]


@pytest.mark.deep
def test_work_that_kills_every_worker_stops_the_run() -> None:
    with pytest.raises(WayfareError, match="kept crashing"):
        list(in_order(die, [1], jobs=2))
