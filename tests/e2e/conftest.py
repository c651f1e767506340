"""A server with the built client, a browser, and people who visit.

`visit("/")` opens a page as someone new: with `phone=True`, `theme="dark"`, `language="hu"`. Animations are off unless
`speed=1`. A test fails when any of its pages threw an error; pictures of a failed test's pages are left in build/e2e.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from playwright.sync_api import Error as BrowserError
from server.processes import Server

from e2e.browsing import CLIENT, DESIGNS, PATIENCE, QUICK_REVIEWS, ROOT, Look, Person, launch
from e2e.tables import Tables

FAILED = pytest.StashKey[bool]()


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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for a module: Playwright holds the thread's event loop, which other tests need."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """`people(phone=True)`: someone with empty storage, who can `open(path)` several pages."""
    here: list[Person] = []

    def come(speed: float = 0, motion: bool = False, offline_shell: bool = False, **look: Any) -> Person:
        here.append(Person(browser, site, Look(**look), speed, motion, offline_shell))
        return here[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    for number, person in enumerate(here):
        if failed:
            photograph(person, f"{request.node.name}-{number}")
        person.close()
    faults = [fault for person in here for fault in person.faults]
    if not failed:
        assert not faults, "\n".join(faults)


@pytest.fixture
def visit(people: Callable[..., Person]) -> Callable[..., Page]:
    """`visit("/rules", language="sv")`: a page as someone new sees it."""

    def visit(path: str = "/", **how: Any) -> Page:
        return people(**how).open(path)

    return visit


def photograph(person: Person, name: str) -> None:
    folder = ROOT / "build" / "e2e"
    folder.mkdir(parents=True, exist_ok=True)
    file = re.sub(r"[^\w-]+", "-", name)
    for number, page in enumerate(person.context.pages):
        try:
            page.screenshot(path=folder / f"{file}-{number}.png")
        except BrowserError:
            continue  # the page is gone; the others are not


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
