"""Health is the truth, whatever goes wrong with looking for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from server.backend import backend
from wayfare.server.store import database


async def test_a_database_that_was_deleted_is_a_problem(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        health = here.services.health
        await health.check()
        assert health.problems == []
        (tmp_path / "backend.db").rename(tmp_path / "moved.db")
        await health.check()
        assert health.problems == ["The database's file has been deleted or moved."]
        (tmp_path / "moved.db").rename(tmp_path / "backend.db")
        await health.check()
        assert health.problems == []


async def test_a_check_that_fails_is_a_problem_and_not_the_last_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with backend(tmp_path) as here:
        health = here.services.health
        with monkeypatch.context() as patch:
            patch.setattr(database, "WRITE_WITHOUT_CHANGE", text("UPDATE alembic_version SET version_num = NULL"))
            await health.check()  # which raises no StoreDown: waiting would not help
        assert health.problems == ["The database can't be written to."]
        await health.check()
        assert health.problems == []
