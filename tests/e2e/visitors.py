"""A browser, and people who visit a site with it. `site` is the folder's own fixture.

`visit("/")` opens a page as someone new: with `phone=True`, `theme="dark"`, `language="hu"`. Animations are off unless
`speed=1`. A test fails when any of its pages threw an error; pictures of a failed test's pages are left in build/e2e.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from playwright.sync_api import Error as BrowserError

from e2e.browsing import PATIENCE, ROOT, Look, Person, launch

FAILED = pytest.StashKey[bool]()
Rested = dict[tuple[object, ...], list[Person]]


@pytest.fixture(scope="session")
def chromium_at_rest() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One browser for a whole process, and Playwright's event loop, which nobody is in."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def browser(chromium_at_rest: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Playwright's event loop runs in this thread between calls, too. Other modules may need one of their own."""
    browser, loop = chromium_at_rest
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def rested() -> Rested:
    """People who left nothing behind in their browsers but the cache, by how they view a page."""
    return {}


@pytest.fixture
def people(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """`people(phone=True)`: someone with empty storage and cache, who can `open(path)` several pages."""
    here: list[Person] = []

    def come(speed: float = 0, motion: bool = False, offline_shell: bool = False, **look: Any) -> Person:
        here.append(Person(browser, site, Look(**look), speed, motion, offline_shell))
        return here[-1]

    yield come
    try:
        examine(here, request.node)
    finally:
        for person in here:
            person.close()


@pytest.fixture
def visit(browser: Browser, site: str, rested: Rested, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """`visit("/rules", language="sv")`: a page as someone new sees it, but the client may be in the cache."""
    here: list[tuple[tuple[object, ...], Person]] = []

    def visit(path: str = "/", speed: float = 0, motion: bool = False, **look: Any) -> Page:
        kind = (site, Look(**look), speed, motion)
        others = rested.setdefault(kind, [])
        person = others.pop() if others else Person(browser, site, Look(**look), speed, motion)
        here.append((kind, person))
        return person.open(path)

    yield visit
    try:
        examine([person for _, person in here], request.node)
    finally:
        for kind, person in here:
            person.rest()
            rested[kind].append(person)


def examine(people: list[Person], test: pytest.Item) -> None:
    """What went wrong in their pages. Of a failed test there are pictures."""
    if test.stash.get(FAILED, False):
        for number, person in enumerate(people):
            photograph(person, f"{test.name}-{number}")
    else:
        faults = [fault for person in people for fault in person.faults]
        assert not faults, "\n".join(faults)


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
