"""A server with the built client. The browser and its visitors are in visitors.py."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from server.processes import Server

from e2e.browsing import CLIENT, DESIGNS, QUICK_REVIEWS
from e2e.tables import Tables


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of this process's own, which knows two designers' boards besides the built-in ones."""
    if not CLIENT.exists():
        pytest.fail("the browser client is not built: make client")
    folder = tmp_path_factory.mktemp("site")
    designs = os.pathsep.join(map(str, DESIGNS.values()))
    server = Server(
        f"sqlite:///{folder}/tables.db", folder, WAYFARE_GAMES=designs, WAYFARE_REVIEW_QUALITY=QUICK_REVIEWS
    )
    try:
        yield server.start().url
        server.stop()
    finally:
        server.kill()


@pytest.fixture(scope="session")
def tables(site: str) -> Tables:
    """Tables made without a browser, for tests that begin later."""
    return Tables(site)
