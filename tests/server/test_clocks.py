"""Time limits: a change never shortens the turn under way, and an undo gives back no time."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.backend import Backend, backend, by
from server.test_moves import after_a_claim
from wayfare.server.lobby.host import set_options
from wayfare.server.table.table import REOPENED_SECONDS
from wayfare.server.wire import Created, Options


async def limit(here: Backend, created: Created, seconds: int | None) -> float | None:
    """The host changes the limit. Returns how long the turn lasts now."""
    wanted = Options(pace_ms=0, turn_seconds=seconds)
    info = await set_options(here.tables, by(created.host_token), created.table.id, wanted)
    return None if info.turn_until is None else info.turn_until - here.clock.now()


async def test_a_shorter_limit_never_shortens_the_turn_under_way(tmp_path: Path) -> None:
    """It used to count from the turn's start, so the guest's stand-in moved at once."""
    async with backend(tmp_path) as here:
        ann = await here.create(turn_seconds=300)
        table = here.table(ann)
        here.clock.advance(100)
        assert await limit(here, ann, 10) == 200
        here.clock.advance(50)
        await here.settle()
        assert table.version == 0
        assert await limit(here, ann, 600) == 600
        await here.play(ann, 0, here.legal(table))
        assert table.turn_until == here.clock.now() + 600


async def test_a_new_limit_counts_from_the_change(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        table = here.table(ann)
        here.clock.advance(1000)
        assert await limit(here, ann, 10) == 10
        here.clock.advance(9)
        assert await limit(here, ann, None) is None
        assert await limit(here, ann, 30) == 30
        here.clock.advance(31)
        await here.until(lambda: table.version == 1)
        assert table.turn_until == here.clock.now() + 30


async def test_the_next_turn_has_the_new_limit(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create(turn_seconds=3000)
        await limit(here, ann, 10)
        here.clock.advance(5)
        await here.play(ann, 0, here.legal(here.table(ann)))
        assert here.table(ann).turn_until == here.clock.now() + 10
        here.tables.drop(here.table(ann))
        assert (await here.tables.open(ann.table.id)).turn_until == here.clock.now() + 10


async def test_claiming_and_undoing_gives_back_no_time(tmp_path: Path) -> None:
    """It used to start the clock again each time, for ever."""
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        table = here.table(ann)
        await limit(here, ann, 60)
        await here.undo(ann, 0)
        until = table.turn_until
        assert until is not None and until <= here.clock.now() + 60
        for _ in range(2):
            here.clock.advance(10)
            await here.play(ann, 0, here.legal(table, "claim"))
            here.clock.advance(1)
            await here.undo(ann, 0)
            assert table.turn_until == until


@pytest.mark.parametrize(("moved_with", "left"), [(20, REOPENED_SECONDS), (2, 2)])
async def test_after_an_undo_nobodys_stand_in_moves_at_once(tmp_path: Path, moved_with: int, left: int) -> None:
    """Someone undoes their move after their time would have run out: a few seconds, if they had them left."""
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        table = here.table(ann)
        await here.undo(ann, 0)
        await limit(here, ann, 60)
        here.clock.advance(60 - moved_with)
        await here.play(ann, 0, here.legal(table, "claim"))
        here.clock.advance(40)
        await here.undo(ann, 0)
        assert table.turn_until == here.clock.now() + left
