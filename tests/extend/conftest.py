"""What a stranger adds without touching the code. The browser and its visitors are those of tests/e2e."""

from __future__ import annotations

from e2e.conftest import browser, people, pytest_runtest_makereport, visit

__all__ = ["browser", "people", "pytest_runtest_makereport", "visit"]
